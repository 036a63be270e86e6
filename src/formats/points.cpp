#include "formats/points.h"

#include "base/text.h"
#include "games/polyomino/lattice/lattices.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace tessera {

namespace {

using polyomino::Site;

constexpr int largest_coordinate = 1000;

Error not_cells(const Literal& literal) {
    return {ErrorCode::bad_syntax, literal.offset,
            say("a list of cells is expected here, each of two or three coordinates: [(0, 0), (0, 1)]")};
}

Result<CellPoint> point_of(const Literal& literal) {
    const auto count = literal.items.size();
    const bool are_numbers = std::all_of(literal.items.begin(), literal.items.end(), [](const Literal& item) {
        return item.kind == Literal::Kind::number && std::abs(item.number) <= largest_coordinate;
    });
    if (!literal.is_list() || !are_numbers || (count != 2 && count != 3)) {
        return tl::unexpected<Error>(not_cells(literal));
    }
    CellPoint point;
    point.is_in_space = count == 3;
    std::transform(literal.items.begin(), literal.items.end(), point.at.begin(),
                   [](const Literal& item) { return item.number; });
    return point;
}

std::vector<Site> sites_of(const CellPoints& points) {
    std::set<Site> sites;
    for (const CellPoint& point : points) {
        sites.insert({point.at[2], -point.at[1], point.at[0]});
    }
    return {sites.begin(), sites.end()};
}

// True if some piece may be turned over, or turned.
template <class May>
bool any_piece(const polyomino::Level& level, const May& may) {
    return std::any_of(level.pieces.begin(), level.pieces.end(), may);
}

}  // namespace

Result<CellPoints> points_of(const Literal& literal) {
    CellPoints points;
    for (const Literal& item : literal.items) {
        const Result<CellPoint> point = point_of(item);
        if (!point) {
            return tl::unexpected(point.error());
        }
        points.push_back(*point);
    }
    const bool is_mixed = std::any_of(points.begin(), points.end(), [&points](const CellPoint& point) {
        return point.is_in_space != points.front().is_in_space;
    });
    return !literal.is_list() || points.empty() || is_mixed
               ? Result<CellPoints>(tl::unexpected<Error>(not_cells(literal)))
               : std::move(points);
}

Result<CellPoints> box_of(const Literal& literal) {
    const Result<CellPoint> sides = point_of(literal);
    if (!sides) {
        return tl::unexpected(sides.error());
    }
    const auto [columns, rows, layers] = sides->at;
    const int depth = sides->is_in_space ? layers : 1;
    if (std::min({columns, rows, depth}) < 1 ||
        std::max({columns, rows, depth}) > polyomino::max_board_side ||
        columns * rows * depth > polyomino::max_board_side * polyomino::max_board_side) {
        return fail(ErrorCode::limit_exceeded, literal.offset,
                    say("the sides of a board are 1 to {} cells", polyomino::max_board_side));
    }
    CellPoints points;
    for (int z = 0; z < depth; ++z) {
        for (int y = 0; y < rows; ++y) {
            for (int x = 0; x < columns; ++x) {
                points.push_back({{x, y, z}, sides->is_in_space});
            }
        }
    }
    return points;
}

bool is_true(const Literal& literal) {
    return literal.word == "True" || literal.word == "true" || literal.number != 0;
}

Result<Taken> taken_of(const PointPuzzle& puzzle, std::vector<Sentence> remarks) {
    SitedPuzzle sited;
    sited.lattice =
        puzzle.board.front().is_in_space ? &polyomino::cubic_lattice() : &polyomino::square_lattice();
    sited.board = sites_of(puzzle.board);
    sited.board_offset = puzzle.board_offset;
    for (const auto& [points, offset] : puzzle.pieces) {
        if (points.front().is_in_space != puzzle.board.front().is_in_space) {
            return fail(ErrorCode::bad_syntax, offset,
                        say("the cells of pieces and board must have the same number of coordinates"));
        }
        sited.pieces.push_back({"", sites_of(points), 1, puzzle.can_flip, puzzle.can_turn, offset});
    }
    Result<polyomino::Level> level = level_of(std::move(sited), true);
    return level ? Result<Taken>(Taken{Session<Polyomino>(std::move(*level)), std::move(remarks)})
                 : tl::unexpected(level.error());
}

CellPoints points_of(const std::vector<Site>& sites, bool is_in_space) {
    const int bottom = std::max_element(sites.begin(), sites.end(), [](const Site& a, const Site& b) {
                           return a.row < b.row;
                       })->row;
    CellPoints points;
    for (const Site& site : sites) {
        points.push_back({{site.column, bottom - site.row, site.layer}, is_in_space});
    }
    return points;
}

std::string list_of(const CellPoints& points, std::string_view brackets, std::string_view comma) {
    std::vector<std::string> cells;
    for (const CellPoint& point : points) {
        std::vector<std::string> numbers{std::to_string(point.at[0]), std::to_string(point.at[1])};
        if (point.is_in_space) {
            numbers.push_back(std::to_string(point.at[2]));
        }
        cells.push_back(brackets.front() + join(numbers, comma) + brackets.back());
    }
    return "[" + join(cells, comma) + "]";
}

std::vector<std::string> piece_texts(const SitedPuzzle& puzzle,
                                     std::string (*text)(const CellPoints& points)) {
    std::vector<std::string> texts;
    for (const SitedPiece& piece : puzzle.pieces) {
        texts.insert(texts.end(), static_cast<std::size_t>(piece.count),
                     text(points_of(piece.sites, puzzle.lattice->is_in_space)));
    }
    return texts;
}

bool may_turn(const polyomino::Level& level) {
    return any_piece(level, [](const polyomino::Piece& piece) { return piece.can_turn; });
}

bool may_flip(const polyomino::Level& level) {
    return any_piece(level, [](const polyomino::Piece& piece) { return piece.can_flip; });
}

const polyomino::Level& polyomino_in(const Content& content) {
    return std::get<Session<Polyomino>>(std::get<AnySession>(content)).level();
}

}  // namespace tessera
