#include "base/text.h"
#include "formats/coordinate_lists.h"
#include "formats/points.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

std::string json_list(const CellPoints& points) {
    return list_of(points, "[]", ",");
}

}  // namespace

Result<Taken> read_cemulate(std::string_view text, const ReadOptions& /*options*/) {
    const Result<std::vector<Literal>> values = parse_literals(text);
    if (!values) {
        return tl::unexpected(values.error());
    }
    const std::vector<Literal> none;
    const std::vector<Literal>& items = values->empty() ? none : values->front().items;
    const auto called = [&items](std::string_view key, std::string_view other) {
        const Literal* const item = item_called(items, key);
        return item == nullptr ? item_called(items, other) : item;
    };
    const Literal* const pieces = called("pieces", "savedPolyomino");
    const Literal* const region = called("region", "regionCoords");
    if (pieces == nullptr || region == nullptr) {
        return fail(ErrorCode::bad_syntax, 0, say("there are no pieces or no region in this text"));
    }
    PointPuzzle puzzle;
    Result<CellPoints> board = points_of(*region);
    if (!board) {
        return tl::unexpected(board.error());
    }
    puzzle.board = std::move(*board);
    puzzle.board_offset = region->offset;
    for (const Literal& piece : pieces->items) {
        Result<CellPoints> points = points_of(piece);
        if (!points) {
            return tl::unexpected(points.error());
        }
        puzzle.pieces.emplace_back(std::move(*points), piece.offset);
    }
    const Literal* const turns = item_called(items, "allowRotation");
    const Literal* const flips = item_called(items, "allowReflection");
    puzzle.can_turn = turns == nullptr || is_true(*turns);
    puzzle.can_flip = flips != nullptr && is_true(*flips);
    return taken_of(puzzle, {});
}

Result<Written> write_cemulate(const Content& content, const WriteOptions& /*options*/) {
    const polyomino::Level& level = polyomino_in(content);
    const SitedPuzzle puzzle = sited(level);
    if (puzzle.lattice->is_in_space) {
        return fail(ErrorCode::impossible_puzzle, 0, say("cemulate can only describe boards of squares"));
    }
    const std::string size = std::to_string(std::max(level.board.rows(), level.board.columns()));
    const auto word = [](bool is) {
        return std::string(is ? "true" : "false");
    };
    return Written{"{\"savedPolyomino\":[" + join(piece_texts(puzzle, json_list), ",") + "],\n\"size\":" +
                   size + ",\n\"regionCoords\":" + json_list(points_of(puzzle.board, false)) +
                   ",\n\"allowRotation\":" + word(may_turn(level)) +
                   ",\"allowReflection\":" + word(may_flip(level)) + "}\n"};
}

bool is_cemulate(std::string_view text) {
    return text.find("\"savedPolyomino\"") != std::string_view::npos ||
           text.find("\"region\"") != std::string_view::npos;
}

}  // namespace tessera
