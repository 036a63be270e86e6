#include "games/polyomino/params.h"

#include "base/apart.h"
#include "base/check.h"
#include "base/text.h"
#include "games/polyomino/board_mask.h"
#include "games/polyomino/catalogue.h"
#include "games/polyomino/draft.h"
#include "games/polyomino/figures.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice_board.h"
#include "games/polyomino/level.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tessera::polyomino {

namespace {

struct ParamsField {
    std::string_view keyword;
    int Params::*value;
};
constexpr std::array<ParamsField, 3> params_fields = {{
    {"pieces", &Params::max_pieces},
    {"smallest", &Params::min_size},
    {"largest", &Params::max_size},
}};

constexpr std::string_view no_figure = "none";
constexpr std::string_view no_set = "none";
constexpr std::string_view squares = "square";
constexpr std::string_view usual_outline = "usual";
constexpr std::string_view any_tier = "any";
constexpr std::string_view shared_stream = "shared";
constexpr std::string_view own_stream = "own";
constexpr std::string_view look_grade = "looks";
constexpr std::string_view proof_grade = "proof";

void apply(Params& params, const ParamValue& given) {
    if (given.name == "size") {
        params.columns = given.number;
        params.rows = given.rows;
    } else if (given.name == "mask") {
        params.mask = given.value.text;
    } else if (given.name == "figure") {
        params.figure = given.value.text == no_figure ? "" : std::string(given.value.text);
    } else if (given.name == "set") {
        params.set = given.value.text == no_set ? "" : std::string(given.value.text);
    } else if (given.name == "unique") {
        params.is_unique = given.number != 0;
    } else if (given.name == "tier" && given.value.text != any_tier) {
        params.tier = static_cast<Tier>(given.number - 1);
    } else if (given.name == "stream") {
        params.has_own_stream = given.value.text == own_stream;
    } else if (given.name == "lattice") {
        params.lattice = given.value.text == squares ? "" : std::string(given.value.text);
    } else if (given.name == "outline") {
        params.outline = given.value.text == usual_outline ? "" : std::string(given.value.text);
    } else if (given.name == "layers") {
        params.layers = given.number;
    } else if (given.name == "aim") {
        params.aim = static_cast<Aim>(given.number);
    } else if (given.name == "grade") {
        params.has_proof_grade = given.value.text == proof_grade;
    }
    for (const ParamsField& field : params_fields) {
        if (field.keyword == given.name) {
            params.*field.value = given.number;
        }
    }
}

// Returns the number of cells of the board; at least so many of one that is chosen by the seed.
int board_cells(const Params& params) {
    if (!params.lattice.empty()) {
        return open_cell_count(apart(level_on_lattice)(params));
    }
    if (params.figure.empty()) {
        const auto board = board_of_mask(params.rows, params.columns, params.mask);
        return board ? open_cell_count(*board) : 0;
    }
    int least = max_unique_cells;
    for (const std::string_view name : figure_names()) {
        const int cells = open_cell_count(figure_board(name));
        if (name == params.figure) {
            return cells;
        }
        least = std::min(least, cells);
    }
    return least;
}

// Returns the total cells of the pieces available to cover the board.
int offered_cells(const Params& params) {
    if (params.set.empty()) {
        return board_cells(params);
    }
    if (!params.lattice.empty()) {
        return piece_cell_count(apart(level_on_lattice)(params));
    }
    const auto* const pieces = pieces_of_set(params.set);
    int offered = 0;
    for (int index = 0; pieces != nullptr && index < int_size(*pieces); ++index) {
        offered += at(*pieces, index).shape.size() * at(*pieces, index).count;
    }
    return offered;
}

// Checks set, unique and tier, which go beyond a cut.
std::optional<Sentence> why_wishes_are_impossible(const Params& params) {
    const int area = board_cells(params);
    if (offered_cells(params) < area) {
        return say("the pieces cannot fill the board: {} {cell|cells} for {}", offered_cells(params), area);
    }
    if ((params.is_unique || !params.set.empty()) && area > max_unique_cells) {
        return say("a single solution can only be proved up to {} cells", max_unique_cells);
    }
    return std::nullopt;
}

std::vector<std::string_view> figure_words() {
    std::vector<std::string_view> words = {no_figure, any_figure};
    words.insert(words.end(), figure_names().begin(), figure_names().end());
    return words;
}

std::vector<std::string_view> set_words() {
    std::vector<std::string_view> words = {no_set};
    words.insert(words.end(), set_names().begin(), set_names().end());
    words.insert(words.end(), lattice_set_names().begin(), lattice_set_names().end());
    return words;
}

std::vector<std::string_view> lattice_words() {
    std::vector<std::string_view> words = {squares};
    for (const LatticeMark& lattice : other_lattice_marks) {
        words.push_back(lattice.name);
    }
    return words;
}

std::vector<std::string_view> outline_words() {
    std::vector<std::string_view> words = {usual_outline};
    words.insert(words.end(), outline_names().begin(), outline_names().end());
    return words;
}

// Returns nothing, or the reason why there is no such board or set on squares.
std::optional<Sentence> why_not_on_squares(const Params& params) {
    if (!params.outline.empty() || params.layers > 0) {
        return say("only boards on other lattices than squares have outlines and layers");
    }
    if (!params.set.empty() && pieces_of_set(params.set) == nullptr) {
        return say("the set {} is not made of squares: name its lattice", params.set);
    }
    return std::nullopt;
}

std::vector<std::string_view> tier_words() {
    std::vector<std::string_view> words = {any_tier};
    words.insert(words.end(), tier_names.begin(), tier_names.end());
    return words;
}

}  // namespace

std::optional<Sentence> why_params_are_impossible(const Params& params) {
    if (std::min(params.columns, params.rows) < 1 || std::max(params.columns, params.rows) > max_board_side) {
        return say("a board has 1 to {} cells a side", max_board_side);
    }
    if (auto absent = params.lattice.empty() ? std::nullopt : why_absent(params.lattice)) {
        return absent;
    }
    if (auto reason =
            params.lattice.empty() ? why_not_on_squares(params) : apart(why_not_on_lattice)(params)) {
        return reason;
    }
    const int area = board_cells(params);
    if (area == 0) {
        return say("no board {} wide and {} high with an open cell has this mask", params.columns,
                   params.rows);
    }
    if (area == 1 && params.min_size > 1) {
        return say("on a board of one cell the smallest piece has one cell: ask for smallest 1");
    }
    if (params.min_size < 1 || params.min_size > std::min(area, max_piece_size)) {
        return say("the smallest piece has 1 to {} cells", std::min(area, max_piece_size));
    }
    if (params.max_size != 0 && (params.max_size < params.min_size || params.max_size > max_piece_size)) {
        return say("the largest piece has {} to {} cells", params.min_size, max_piece_size);
    }
    if (params.max_pieces < 0 || params.max_pieces > max_piece_count) {
        return say("the number of pieces is at most {}", max_piece_count);
    }
    const int largest = params.max_size > 0 ? params.max_size : max_piece_size;
    if (params.max_pieces > 0 && params.max_pieces * largest < area) {
        return say("{} {piece|pieces} of at most {} {cell|cells} cannot fill {} {cell|cells}",
                   params.max_pieces, largest, area);
    }
    return why_wishes_are_impossible(params);
}

const ParamTable& param_table() {
    using Form = ParamInfo::Form;
    static const ParamTable table = {
        {"size", Form::size, "8x8", "the board", 1, max_board_side},
        {"pieces", Form::number, "0", "the most pieces; 0: no limit", 0, max_piece_count},
        {"smallest", Form::number, "2", "cells of the smallest piece, where the board allows it", 1,
         max_piece_size},
        {"largest", Form::number, "0",
         "cells of the largest piece, where the board allows it; 0: the shorter side of the board", 0,
         max_piece_size},
        {"mask",
         Form::digits,
         "(none)",
         "the board drawn in a file: . is an open cell, # a blocked one; also the board of a level file",
         0,
         0,
         {},
         {},
         "board",
         params_of_drawing},
        {"figure", Form::word, no_figure, "a board in the shape of a thing, instead of the size", 0, 0,
         figure_words()},
        {"set", Form::word, no_set, "the set whose pieces cover the board, instead of a random cut", 0, 0,
         set_words()},
        {"unique", Form::flag, "no",
         "whether there must be only one solution: off by default, because scripts rely on that and large "
         "boards cannot have only one"},
        {"tier", Form::word, any_tier, "how hard it is for people; implies a single solution", 0, 0,
         tier_words()},
        {"stream",
         Form::word,
         shared_stream,
         "whose solutions a seed makes where there is a single one: own, which no other size, set or tier "
         "has, "
         "or shared by all of them, as in older links",
         0,
         0,
         {shared_stream, own_stream},
         own_stream},
        {"lattice", Form::word, squares,
         "the cells of the board: squares, hexagons, triangles, cubes or balls", 0, 0, lattice_words()},
        {"outline", Form::word, usual_outline,
         "the board's form on another lattice; its sides have as many cells as the size says", 0, 0,
         outline_words()},
        {"layers", Form::number, "0", "layers of a box of cubes; 0: one", 0, most_layers},
        {"aim",
         Form::word,
         aim_names.front(),
         "fewest: as few fixed pieces as are found; hardest: the hardest of twelve such puzzles; hole, "
         "ahead, pair, parity: needs "
         "this technique of the course and nothing harder; implies a single solution",
         0,
         0,
         {aim_names.begin(), aim_names.end()}},
        {"grade",
         Form::word,
         look_grade,
         "what the tier goes by: proof, by the explanation, or looks, as in older links",
         0,
         0,
         {look_grade, proof_grade},
         proof_grade},
    };
    return table;
}

Result<Params> parse_params(std::string_view text) {
    const auto values = read_params(text, param_table());
    if (!values) {
        return tl::unexpected(values.error());
    }
    Params params;
    for (const ParamValue& value : *values) {
        apply(params, value);
    }
    params.is_unique = params.is_unique || params.tier || params.aim != Aim::none;
    if (!params.figure.empty()) {
        params.columns = usual_side;
        params.rows = usual_side;
        params.mask.clear();
    }
    params.has_own_stream =
        params.has_own_stream && params.is_unique;  // otherwise there is no filled board to vary
    params.has_proof_grade = params.has_proof_grade && params.tier;
    if (auto reason = why_params_are_impossible(params)) {
        return fail(ErrorCode::limit_exceeded, 0, std::move(*reason));
    }
    return params;
}

namespace {

// Reads a line with a lattice and a drawing below as the board of a draft.
Result<std::string> params_of_lattice_drawing(std::string_view text) {
    const std::string head = "tessera 1 polyomino\n";
    const std::size_t line_end = std::min(text.find('\n'), text.size());
    const std::string block = "\nboard\n";
    const std::string rows(text.substr(std::min(line_end + 1, text.size())));
    const Result<Level> draft = read_draft(head + std::string(text.substr(0, line_end)) + block + rows +
                                           (rows.ends_with('\n') ? "" : "\n") + "end\n");
    if (!draft) {
        Error error = draft.error();
        const std::size_t added =
            error.offset > head.size() + line_end ? head.size() + block.size() - 1 : head.size();
        error.offset -= std::min(added, error.offset);
        return tl::unexpected(std::move(error));
    }
    TESSERA_ASSERT(draft->lattice != nullptr);
    return apart(params_of_board_on_lattice)(*draft);
}

}  // namespace

Result<std::string> params_of_drawing(std::string_view text) {
    if (text.starts_with("lattice ")) {
        return apart(params_of_lattice_drawing)(text);
    }
    if (text.starts_with("tessera ")) {
        const Result<Level> draft = read_draft(text);
        if (draft && draft->lattice != nullptr) {
            return apart(params_of_board_on_lattice)(*draft);
        }
    }
    const Result<Grid<Square>> board = read_drawing(text);
    if (!board) {
        return tl::unexpected(board.error());
    }
    const std::string mask = mask_of(*board);
    return "size " + format_sides(board->columns(), board->rows()) + (mask.empty() ? "" : " mask " + mask);
}

std::string format_params(const Params& params) {
    const bool is_sized = params.figure.empty();
    std::string text =
        "size " + format_sides(is_sized ? params.columns : usual_side, is_sized ? params.rows : usual_side);
    for (const ParamsField& field : params_fields) {
        text += " " + std::string(field.keyword) + " " + std::to_string(params.*field.value);
    }
    if (!params.mask.empty() && params.figure.empty()) {
        text += " mask " + params.mask;
    }
    if (!params.figure.empty()) {
        text += " figure " + params.figure;
    }
    if (!params.set.empty()) {
        text += " set " + params.set;
    }
    if (params.is_unique) {
        text += " unique yes";
    }
    if (params.tier) {
        text += " tier " + std::string(at(tier_names, static_cast<int>(*params.tier)));
    }
    if (params.has_own_stream && params.is_unique) {
        text += " stream " + std::string(own_stream);
    }
    if (!params.lattice.empty()) {
        text += " lattice " + params.lattice;
    }
    if (!params.outline.empty()) {
        text += " outline " + params.outline;
    }
    if (params.layers > 0) {
        text += " layers " + std::to_string(params.layers);
    }
    if (params.aim != Aim::none) {
        text += " aim " + std::string(at(aim_names, static_cast<int>(params.aim)));
    }
    if (params.has_proof_grade && params.tier) {
        text += " grade " + std::string(proof_grade);
    }
    return text;
}

}  // namespace tessera::polyomino
