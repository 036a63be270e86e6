#include "formats/formats.h"

#include "base/check.h"
#include "base/text.h"
#include "formats/burr/burr_puzzle.h"
#include "formats/burr_texts.h"
#include "formats/coordinate_lists.h"
#include "formats/cover_texts.h"
#include "formats/difference.h"
#include "formats/families.h"
#include "formats/polyomino_grids.h"
#include "formats/polysolver.h"
#include "formats/puzzle_texts.h"
#include "formats/tile_lists.h"
#include "formats/workshop_texts.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::size_t most_cover_bytes = 1U << 26U;

// The formats that can write boards on lattices other than squares, or that themselves refuse those they lack.
constexpr std::string_view lattice_formats =
    "level link dlx cnf minizinc lp mps xmpuzzle sage polysolver svg png stl 3mf";

template <class... Gs>
std::string ids_of_all(TypeList<Gs...> /*families*/) {
    return join({std::string(Gs::id)...}, " ");
}

// Returns the families with an exact cover, and exact cover itself.
template <class... Gs>
std::string ids_of_covers(TypeList<Gs...> /*families*/) {
    std::string ids;
    ((ids += CoverOf<Gs>::has_cover ? std::string(Gs::id) + " " : ""), ...);
    return ids + std::string(cover_kind);
}

bool is_on_lattice(const Content& content) {
    const auto* const puzzle = std::get_if<AnySession>(&content);
    const auto* const game = puzzle != nullptr ? std::get_if<Session<Polyomino>>(puzzle) : nullptr;
    return game != nullptr && game->level().lattice != nullptr;
}

bool begins_a_level(std::string_view text) {
    return family_of_level(text).has_value();
}

bool is_link(std::string_view text) {
    return code_in(text).has_value();
}

bool has_word(std::string_view words, std::string_view wanted) {
    const std::vector<Token> all = split_words({words, 0});
    return std::any_of(all.begin(), all.end(), [&](const Token& word) { return word.text == wanted; });
}

// Returns "polyomino, edge_match".
std::string kinds_of(const Format& format) {
    std::vector<std::string> kinds;
    for (const Token& kind : split_words({format.kinds, 0})) {
        kinds.emplace_back(kind.text);
    }
    return join(kinds, ", ");
}

std::vector<std::string> ids_of(bool (*is_wanted)(const Format&)) {
    std::vector<std::string> ids;
    for (const Format& format : formats()) {
        if (is_wanted(format)) {
            ids.emplace_back(format.id);
        }
    }
    return ids;
}

// Adds what the text lacks of the content, to what the format says itself.
Result<Written> compared(const Format& format, const Content& content, Written written) {
    const Result<Taken> again = format.read(written.text, {});
    if (!again) {
        return tl::unexpected(again.error());
    }
    const auto* const before = std::get_if<AnySession>(&content);
    const auto* const after = std::get_if<AnySession>(&again->content);
    if (before == nullptr || after == nullptr) {
        return written;
    }
    std::optional<std::vector<std::string>> left_out = left_out_of(*before, *after);
    if (!left_out) {
        return fail(ErrorCode::impossible_puzzle, 0, say("{} cannot describe this puzzle", format.id));
    }
    written.left_out.insert(written.left_out.end(), left_out->begin(), left_out->end());
    return written;
}

}  // namespace

const std::vector<Format>& formats() {
    static const std::string all_families = ids_of_all(FamilyList());
    static const std::string covers = ids_of_covers(FamilyList());
    // clang-format off
    static const std::vector<Format> all = {
        {"level", ".txt", all_families, "level text, as `tessera open` prints it",
         read_level_text, write_level_text, begins_a_level},
        {"link", ".link .url", all_families, "a share code, or an address that ends with one",
         read_link_text, write_link_text, is_link},
        {"cut", ".cut", "polyomino", "a cut grid: a solved board, a label a cell with blanks between them",
         read_cut_grid, write_cut_grid},
        {"letters", ".letters", "polyomino", "a solved board as a picture, a letter a cell",
         read_letters, write_letters},
        {"matrix", ".mat", "polyomino", "0/1 matrices with a blank line between them: the board, then each piece",
         read_matrices, write_matrices},
        {"sage", ".sage", "polyomino", "Python for Sage's TilingSolver: pieces and box as lists of coordinates",
         read_sage, write_sage, is_sage},
        {"cemulate", ".json", "polyomino", "JSON of the solver at cemulate.github.io: pieces and region as coordinates",
         read_cemulate, write_cemulate, is_cemulate},
        {"polysolver", ".psv", "polyomino", "puzzles of Jaap's PolySolver: squares, hexagons, triangles, cubes",
         read_polysolver, write_polysolver},
        {"dlx", ".dlx .xcc", covers, "exact cover as Knuth's programs read it: items, options, colours",
         read_dlx_text, write_dlx_text, nullptr, most_cover_bytes},
        {"cnf", ".cnf .dimacs", covers, "exact cover for SAT solvers, with the meaning of variables as comments",
         nullptr, write_cnf_text},
        {"minizinc", ".mzn", covers, "exact cover as a MiniZinc model", nullptr, write_minizinc_text},
        {"lp", ".lp", covers, "exact cover as an integer program", nullptr, write_lp_text},
        {"mps", ".mps", covers, "the same program as free MPS", nullptr, write_mps_text},
        {"xmpuzzle", ".xmpuzzle", "polyomino", "puzzles of BurrTools: cubes, flat triangles, spheres",
         read_burr_text, write_burr_text, is_burr, most_burr_bytes, unpack_burr},
        {"eternity", ".e2", "edge_match", "Eternity II piece lists: the edges of a tile as four numbers, 0 the border",
         read_eternity_list, write_eternity_list},
        {"bucas", ".bucas", "edge_match", "addresses of the viewer e2.bucas.name",
         read_bucas_address, write_bucas_address, is_bucas_address},
        {"tiles", ".tiles", "edge_match", "rows of tiles as level text has them: HOBBBVHM",
         read_tile_rows, write_tile_rows},
        {"laser", ".laser.svg", "polyomino", "lines for a laser cutter: tray, floor and pieces",
         nullptr, write_laser_text, nullptr, 0, nullptr, "cell clearance kerf"},
        {"stl", ".stl", "polyomino", "solids for a 3D printer: tray and pieces",
         nullptr, write_stl_text, nullptr, 0, nullptr, "cell clearance height engrave"},
        {"3mf", ".3mf", "polyomino", "the same solids as 3MF, a named object a piece",
         nullptr, write_3mf, nullptr, 0, nullptr, "cell clearance height engrave"},
        {"svg", ".svg", all_families, "a picture of the position", nullptr, write_picture},
#ifdef TESSERA_DRAWS_PNG
        {"png", ".png", all_families, "the same picture of 1,200 pixels", nullptr, write_png},
#endif
    };
    // clang-format on
    return all;
}

std::string_view kind_of(const Content& content) {
    const auto* const session = std::get_if<AnySession>(&content);
    return session != nullptr ? family_id(*session) : cover_kind;
}

const Format* format_called(std::string_view id) {
    const auto found = std::find_if(formats().begin(), formats().end(),
                                    [id](const Format& format) { return format.id == id; });
    return found == formats().end() ? nullptr : &*found;
}

const Format* format_ending(std::string_view file_name) {
    for (const Format& format : formats()) {
        for (const Token& ending : split_words({format.endings, 0})) {
            if (file_name.size() > ending.text.size() && file_name.ends_with(ending.text)) {
                return &format;
            }
        }
    }
    return nullptr;
}

const Format* format_of_text(std::string_view text) {
    const auto found = std::find_if(formats().begin(), formats().end(), [text](const Format& format) {
        return format.knows != nullptr && format.knows(text);
    });
    return found == formats().end() ? nullptr : &*found;
}

std::vector<std::string> formats_read() {
    return ids_of([](const Format& format) { return format.read != nullptr; });
}

std::vector<std::string> formats_written() {
    return ids_of([](const Format& format) { return format.write != nullptr; });
}

std::string description_of(const Format& format) {
    const std::string does = format.write == nullptr  ? "read"
                             : format.read == nullptr ? "written"
                                                      : "read and written";
    return std::string(format.help) + "; " + does + "; " + std::string(format.endings);
}

bool heeds(const Format& format, std::string_view length) {
    return has_word(format.lengths, length);
}

Result<std::string> unpacked(const Format& format, std::string bytes) {
    return format.unpack == nullptr ? Result<std::string>(std::move(bytes)) : format.unpack(bytes);
}

Result<Taken> read_as(const Format& format, std::string_view text, const ReadOptions& options) {
    TESSERA_ASSERT(format.read != nullptr);
    if (text.size() > format.most_bytes) {
        return fail(ErrorCode::limit_exceeded, 0,
                    say("this is larger than the {} {megabyte|megabytes} that {} may have",
                        format.most_bytes >> 20U, format.id));
    }
    return format.read(text, options);
}

Result<Written> write_as(const Format& format, const Content& content, const WriteOptions& options) {
    TESSERA_ASSERT(format.write != nullptr);
    if (!has_word(format.kinds, kind_of(content))) {
        return fail(ErrorCode::impossible_puzzle, 0,
                    say("{} takes {,or}, and this is {}", format.id, kinds_of(format), kind_of(content)));
    }
    if (is_on_lattice(content) && !has_word(lattice_formats, format.id)) {
        return fail(ErrorCode::impossible_puzzle, 0,
                    say("{} can only describe boards of squares", format.id));
    }
    Result<Written> written = format.write(content, options);
    return written && format.read != nullptr ? compared(format, content, std::move(*written))
                                             : std::move(written);
}

}  // namespace tessera
