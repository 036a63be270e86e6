#include "formats/coordinate_lists.h"
#include "formats/points.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace tessera {

namespace {

const Literal* solver_in(const std::vector<Literal>& items) {
    for (const Literal& item : items) {
        const Literal* const found =
            item.is_list() && item.word == "TilingSolver" ? &item : solver_in(item.items);
        if (found != nullptr) {
            return found;
        }
    }
    return nullptr;
}

class SageReader {
public:
    explicit SageReader(std::vector<Literal> lines) : lines_(std::move(lines)) {}

    Result<Taken> read() {
        const Literal* const solver = solver_in(lines_);
        if (solver == nullptr) {
            return fail(ErrorCode::bad_syntax, 0, say("there is no TilingSolver(pieces, box) in this text"));
        }
        for (int index = 0; index < int_size(solver->items); ++index) {
            if (auto error = take_argument(at(solver->items, index), index)) {
                return tl::unexpected<Error>(std::move(*error));
            }
        }
        if (puzzle_.board.empty() || puzzle_.pieces.empty()) {
            return fail(ErrorCode::bad_syntax, solver->offset, say("a TilingSolver takes pieces and a box"));
        }
        return taken_of(puzzle_, std::move(remarks_));
    }

private:
    static constexpr std::array<std::string_view, 6> order = {"pieces",     "box",      "rotation",
                                                              "reflection", "reusable", "outside"};

    // Follows names to what they stand for.
    const Literal& meant_by(const Literal& literal) const {
        const Literal* meant = &literal;
        for (int steps = 0; steps < int_size(order) && !meant->is_list() && !meant->word.empty(); ++steps) {
            const Literal* const named = item_called(lines_, meant->word);
            meant = named == nullptr ? meant : named;
        }
        return *meant;
    }

    std::optional<Error> take_argument(const Literal& argument, int index) {
        const std::string_view name = !argument.key.empty()     ? argument.key
                                      : index < int_size(order) ? at(order, index)
                                                                : "";
        const Literal& value = meant_by(argument);
        if (name == "pieces") {
            return take_pieces(value);
        }
        if (name == "box") {
            return take_box(value);
        }
        if (name == "rotation" || name == "reflection") {
            (name == "rotation" ? puzzle_.can_turn : puzzle_.can_flip) = is_true(value);
            return std::nullopt;
        }
        if (name == "reusable" || name == "outside") {
            return is_true(value) ? std::optional(Error{ErrorCode::impossible_puzzle, argument.offset,
                                                        say("a puzzle here has a fixed number of each piece, "
                                                            "and all of them go on the board")})
                                  : std::nullopt;
        }
        return Error{ErrorCode::unknown_name, argument.offset, say("a TilingSolver has no {}", name)};
    }

    // Returns the cells of Polyomino(cells, color=...), or of a list of cells.
    Result<CellPoints> cells_in(const Literal& value) {
        if (value.word != "Polyomino" || value.items.empty()) {
            return points_of(value);
        }
        const bool is_coloured = value.items.size() > 1;
        if (is_coloured && remarks_.empty()) {
            remarks_.push_back(say("colours are left out"));
        }
        const Literal* const named = item_called(value.items, "coords");
        return points_of(meant_by(named == nullptr ? value.items.front() : *named));
    }

    std::optional<Error> take_pieces(const Literal& list) {
        for (const Literal& item : list.items) {
            Result<CellPoints> points = cells_in(meant_by(item));
            if (!points) {
                return points.error();
            }
            puzzle_.pieces.emplace_back(std::move(*points), item.offset);
        }
        return std::nullopt;
    }

    std::optional<Error> take_box(const Literal& box) {
        const bool is_of_sides =
            box.word.empty() && !box.items.empty() && box.items.front().kind == Literal::Kind::number;
        Result<CellPoints> points = is_of_sides ? box_of(box) : cells_in(box);
        if (!points) {
            return points.error();
        }
        puzzle_.board = std::move(*points);
        puzzle_.board_offset = box.offset;
        return std::nullopt;
    }

    std::vector<Literal> lines_;
    PointPuzzle puzzle_;
    std::vector<Sentence> remarks_;
};

std::string sage_list(const CellPoints& points) {
    return list_of(points, "()", ", ");
}

// Returns the sides of a board that is a full rectangle, else all of its cells.
std::string sage_box(const polyomino::Level& level, const SitedPuzzle& puzzle) {
    const bool is_full = level.lattice == nullptr && open_cell_count(level) == level.board.size();
    return is_full
               ? "(" + std::to_string(level.board.columns()) + ", " + std::to_string(level.board.rows()) + ")"
               : "Polyomino(" + sage_list(points_of(puzzle.board, puzzle.lattice->is_in_space)) + ")";
}

}  // namespace

Result<Taken> read_sage(std::string_view text, const ReadOptions& /*options*/) {
    Result<std::vector<Literal>> lines = parse_literals(text);
    return lines ? SageReader(std::move(*lines)).read() : tl::unexpected(lines.error());
}

Result<Written> write_sage(const Content& content, const WriteOptions& /*options*/) {
    const polyomino::Level& level = polyomino_in(content);
    const SitedPuzzle puzzle = sited(level);
    if (!puzzle.lattice->has_squares || puzzle.lattice->is_round) {
        return fail(ErrorCode::impossible_puzzle, 0, say("Sage can only describe squares and cubes"));
    }
    std::string text = "from sage.combinat.tiling import TilingSolver, Polyomino\n\npieces = [\n";
    for (const std::string& piece : piece_texts(puzzle, sage_list)) {
        text += "    Polyomino(" + piece + "),\n";
    }
    text += "]\nbox = " + sage_box(level, puzzle) + "\nsolver = TilingSolver(pieces, box=box";
    text += may_turn(level) ? ", rotation=True" : ", rotation=False";
    text += may_flip(level) ? ", reflection=True)\n" : ", reflection=False)\n";
    return Written{std::move(text)};
}

bool is_sage(std::string_view text) {
    return text.find("TilingSolver(") != std::string_view::npos;
}

}  // namespace tessera
