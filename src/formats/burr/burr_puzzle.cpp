#include "formats/burr/burr_puzzle.h"

#include "base/text.h"
#include "formats/burr/voxels.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace tessera {

namespace {

using polyomino::Level;

// The fewest and the most copies of a shape in a problem.
struct BurrUse {
    int shape = 0;
    int least = 0;
    int most = 0;
};

// A use with the cells of its shape.
struct BurrPiece {
    BurrUse use;
    std::vector<Voxel> voxels;
    polyomino::Shape shape = {};

    int size() const { return int_size(voxels); }
};

// The cells of the board, and which of its bounds each use takes.
struct Settled {
    std::vector<Voxel> board;
    int BurrUse::*bound = nullptr;
    bool is_loose = false;  // pieces may be left over
};

Error refusal_at(const pugi::xml_node& element, ErrorCode code, Sentence sentence) {
    return {code, offset_of(element), std::move(sentence)};
}

bool has_value(const pugi::xml_node& element, const char* name) {
    return *element.attribute(name).value() != '\0';
}

Error optional_cells(const BurrShape& shape) {
    return refusal_of(shape, "shape {} has optional cells, which no puzzle here can have");
}

// Returns A to Z, AA, AB and so on.
std::string letter_name(int index) {
    constexpr int letters = 26;
    std::string name;
    for (int rest = index; rest >= 0; rest = rest / letters - 1) {
        name.insert(name.begin(), static_cast<char>('A' + rest % letters));
    }
    return name;
}

bool is_name_of_piece(std::string_view name) {
    constexpr std::size_t longest = 16;
    const auto is_alphanumeric = [](char letter) {
        return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z') || is_digit(letter);
    };
    return !name.empty() && name.size() <= longest && is_alphanumeric(name.front()) &&
           std::all_of(name.begin(), name.end(), [&](char letter) {
               return is_alphanumeric(letter) || letter == '_' || letter == '.' || letter == '-';
           });
}

// One problem of a file.
class BurrReader {
public:
    BurrReader(const pugi::xml_node& puzzle, const pugi::xml_node& problem, BurrGrid grid)
        : problem_(problem), grid_(grid) {
        for (const pugi::xml_node& voxel : puzzle.child("shapes").children("voxel")) {
            shapes_.push_back({voxel, int_size(shapes_) + 1});
        }
    }

    Result<BurrPuzzle> read() {
        const Result<int> result =
            shape_named(problem_.child("result"), say("this problem has no result to use as the board"));
        const Result<std::vector<BurrUse>> uses = result ? read_uses() : tl::unexpected(result.error());
        Result<std::vector<BurrPiece>> pieces = uses ? read_pieces(*uses) : tl::unexpected(uses.error());
        if (!pieces) {
            return tl::unexpected(pieces.error());
        }
        const BurrShape& board = at(shapes_, *result);
        const Result<Settled> settled = settle_cells(board, *pieces);
        if (!settled) {
            return tl::unexpected(settled.error());
        }
        choose_lattice(*pieces, settled->board);
        const Result<std::vector<polyomino::Site>> sites = sites_of(board, settled->board);
        if (!sites) {
            return tl::unexpected(sites.error());
        }
        for (BurrPiece& piece : *pieces) {
            if (auto error = shape_piece(piece)) {
                return tl::unexpected<Error>(std::move(*error));
            }
        }
        remark_on(*settled, *uses, board);
        return finish(*sites, *pieces, settled->bound);
    }

private:
    Result<int> shape_named(const pugi::xml_node& element, Sentence otherwise) const {
        if (!has_value(element, "id")) {
            return tl::unexpected<Error>(
                refusal_at(element ? element : problem_, ErrorCode::bad_syntax, std::move(otherwise)));
        }
        const std::optional<int> id = whole_number(element.attribute("id").value());
        return id && *id < int_size(shapes_)
                   ? Result<int>(*id)
                   : tl::unexpected<Error>(refusal_at(element, ErrorCode::unknown_name,
                                                      say("this problem names a shape that is not there")));
    }

    Result<BurrUse> read_use(const pugi::xml_node& element) const {
        const Result<int> shape = shape_named(element, say("this problem uses a shape without saying which"));
        if (!shape) {
            return tl::unexpected(shape.error());
        }
        const auto number = [&element](const char* name) {
            return whole_number(element.attribute(name).value());
        };
        const bool has_range = has_value(element, "min") && has_value(element, "max");
        const bool has_count = has_value(element, "count");
        const auto least = has_count ? number("count") : has_range ? number("min") : std::optional(1);
        const auto most = has_count ? least : has_range ? number("max") : std::optional(1);
        if (!least || !most || *least > *most) {
            return tl::unexpected<Error>(
                refusal_of(at(shapes_, *shape), "the number of uses of shape {} cannot be read"));
        }
        return BurrUse{*shape, *least, *most};
    }

    Result<std::vector<BurrUse>> read_uses() const {
        std::vector<BurrUse> uses;
        std::int64_t total = 0;
        for (const pugi::xml_node& element : problem_.child("shapes").children("shape")) {
            const Result<BurrUse> use = read_use(element);
            if (!use) {
                return tl::unexpected(use.error());
            }
            const auto same = std::find_if(
                uses.begin(), uses.end(), [&use](const BurrUse& other) { return other.shape == use->shape; });
            total += use->most;
            if (total > polyomino::max_piece_count || int_size(uses) > polyomino::max_piece_kinds) {
                return tl::unexpected<Error>(
                    refusal_at(problem_, ErrorCode::limit_exceeded,
                               say("there are more pieces than a puzzle can have here")));
            }
            if (same == uses.end()) {
                uses.push_back(*use);
            } else {
                same->least += use->least;
                same->most += use->most;
            }
        }
        std::erase_if(uses, [](const BurrUse& use) { return use.most == 0; });
        return uses;
    }

    Result<BurrPiece> read_piece(const BurrUse& use) const {
        const BurrShape& shape = at(shapes_, use.shape);
        Result<std::vector<Voxel>> voxels = read_voxels(shape);
        if (!voxels) {
            return tl::unexpected(voxels.error());
        }
        if (std::any_of(voxels->begin(), voxels->end(),
                        [](const Voxel& voxel) { return voxel.is_optional; })) {
            return tl::unexpected<Error>(optional_cells(shape));
        }
        return BurrPiece{use, std::move(*voxels)};
    }

    // Cubes in one layer are squares.
    void choose_lattice(const std::vector<BurrPiece>& pieces, const std::vector<Voxel>& board) {
        const bool is_flat =
            is_in_one_layer(board) && std::all_of(pieces.begin(), pieces.end(), [](const BurrPiece& piece) {
                return is_in_one_layer(piece.voxels);
            });
        lattice_ = grid_ == BurrGrid::triangles ? &polyomino::triangular_lattice()
                   : grid_ == BurrGrid::spheres ? &polyomino::sphere_lattice()
                   : is_flat                    ? &polyomino::square_lattice()
                                                : &polyomino::cubic_lattice();
    }

    Result<std::vector<polyomino::Site>> sites_of(const BurrShape& shape,
                                                  const std::vector<Voxel>& voxels) const {
        return lay_on(shape, voxels, *lattice_);
    }

    std::optional<Error> shape_piece(BurrPiece& piece) const {
        const BurrShape& shape = at(shapes_, piece.use.shape);
        const Result<std::vector<polyomino::Site>> sites = sites_of(shape, piece.voxels);
        if (!sites) {
            return sites.error();
        }
        if (piece.size() > polyomino::max_piece_size) {
            return refusal_of(shape, "shape {} is larger than a board or a piece can be here");
        }
        std::vector<Cell> cells;
        for (const polyomino::Site& site : *sites) {
            cells.push_back(unfolded(*lattice_, site));
        }
        piece.shape = polyomino::make_shape(std::move(cells));
        return is_connected(lattice_, piece.shape)
                   ? std::nullopt
                   : std::optional(refusal_of(
                         shape,
                         "shape {} has several parts, but the cells of a piece must be connected here"));
    }

    Result<std::vector<BurrPiece>> read_pieces(const std::vector<BurrUse>& uses) const {
        std::vector<BurrPiece> pieces;
        for (const BurrUse& use : uses) {
            Result<BurrPiece> piece = read_piece(use);
            if (!piece) {
                return tl::unexpected(piece.error());
            }
            pieces.push_back(std::move(*piece));
        }
        return pieces;
    }

    // Decides which cells of the result are the board. Optional ones are decided only if the pieces leave no
    // choice: they fill all cells, or exactly the required ones.
    static Result<Settled> settle_cells(const BurrShape& shape, const std::vector<BurrPiece>& pieces) {
        Result<std::vector<Voxel>> voxels = read_voxels(shape);
        if (!voxels) {
            return tl::unexpected(voxels.error());
        }
        const auto area = [&pieces](int BurrUse::*bound) {
            std::int64_t sum = 0;
            for (const BurrPiece& piece : pieces) {
                sum += std::int64_t{piece.use.*bound} * piece.size();
            }
            return sum;
        };
        if (area(&BurrUse::least) == int_size(*voxels)) {
            return Settled{std::move(*voxels), &BurrUse::least};
        }
        const int all = int_size(*voxels);
        std::erase_if(*voxels, [](const Voxel& voxel) { return voxel.is_optional; });
        const std::int64_t most = area(&BurrUse::most);
        if (int_size(*voxels) < all && most != int_size(*voxels)) {
            return tl::unexpected<Error>(optional_cells(shape));
        }
        const bool has_ranges = std::any_of(pieces.begin(), pieces.end(), [](const BurrPiece& piece) {
            return piece.use.least < piece.use.most;
        });
        return Settled{std::move(*voxels), &BurrUse::most, has_ranges && most > all};
    }

    void remark_on(const Settled& settled, const std::vector<BurrUse>& uses, const BurrShape& board) {
        const bool is_coloured =
            has_colours(board) || std::any_of(uses.begin(), uses.end(), [&](const BurrUse& use) {
                return has_colours(at(shapes_, use.shape));
            });
        if (is_coloured) {
            puzzle_.remarks.push_back(say("colours are ignored: here any piece may go on any cell"));
        }
        const auto used = problem_.child("shapes").children("shape");
        if (std::any_of(used.begin(), used.end(),
                        [](const pugi::xml_node& use) { return bool(use.child("group")); })) {
            puzzle_.remarks.push_back(
                say("groups are left out: here it does not matter how pieces are taken apart"));
        }
        if (settled.is_loose) {
            puzzle_.remarks.push_back(
                say("each piece is there as often as it may be used, so some may be left over"));
        }
    }

    // Returns the shapes' own names if level text can have them, else letters.
    std::vector<std::string> names_for(const std::vector<BurrPiece>& pieces) const {
        std::vector<std::string> names;
        std::set<std::string> used;
        for (const BurrPiece& piece : pieces) {
            const std::string wish = at(shapes_, piece.use.shape).element.attribute("name").value();
            names.push_back(is_name_of_piece(wish) && used.insert(wish).second ? wish : "");
        }
        int next = 0;
        for (std::string& name : names) {
            while (name.empty()) {
                const std::string letter = letter_name(next++);
                name = used.insert(letter).second ? letter : "";
            }
        }
        return names;
    }

    Result<BurrPuzzle> finish(const std::vector<polyomino::Site>& board, const std::vector<BurrPiece>& pieces,
                              int BurrUse::*bound) {
        Level& level = puzzle_.level;
        level.lattice = lattice_ == &polyomino::square_lattice() ? nullptr : lattice_;
        level.board = board_of(*lattice_, board).board;
        const std::vector<std::string> names = names_for(pieces);
        for (int index = 0; index < int_size(pieces); ++index) {
            const BurrPiece& piece = at(pieces, index);
            if (piece.use.*bound > 0) {
                level.pieces.push_back(polyomino::make_piece(level.lattice, at(names, index), piece.shape,
                                                             piece.use.*bound, may_flip_by_default(*lattice_),
                                                             true));
            }
        }
        auto reason = why_level_is_unsound(level);
        return reason ? tl::unexpected<Error>(
                            refusal_at(problem_, ErrorCode::impossible_puzzle, std::move(*reason)))
                      : Result<BurrPuzzle>(std::move(puzzle_));
    }

    std::vector<BurrShape> shapes_;
    pugi::xml_node problem_;
    BurrGrid grid_;
    const polyomino::Lattice* lattice_ = nullptr;  // known once all shapes are read
    BurrPuzzle puzzle_;
};

Result<BurrGrid> grid_of(const pugi::xml_node& puzzle) {
    const pugi::xml_node grid = puzzle.child("gridType");
    const std::string_view type = grid.attribute("type").as_string("0");
    const auto index = parse_int(type, 0, static_cast<int>(BurrGrid::spheres));
    if (!index) {
        return tl::unexpected<Error>(
            refusal_at(grid, ErrorCode::impossible_puzzle,
                       say("only puzzles made of cubes, triangles or spheres are read")));
    }
    return static_cast<BurrGrid>(*index);
}

// Returns the problem of that number, or an error about the file as a whole.
Result<pugi::xml_node> problem_in(const pugi::xml_node& puzzle, int number) {
    const auto problems = puzzle.child("problems").children("problem");
    const auto count = static_cast<int>(std::distance(problems.begin(), problems.end()));
    if (count == 0) {
        return tl::unexpected<Error>(
            refusal_at(puzzle, ErrorCode::bad_syntax, say("this file has shapes, but no problem to solve")));
    }
    return number <= count ? Result<pugi::xml_node>(*std::next(problems.begin(), number - 1))
                           : tl::unexpected<Error>(
                                 refusal_at(puzzle.child("problems"), ErrorCode::unknown_name,
                                            say("there is no problem {}: this file has {}", number, count)));
}

// True for more elements or attributes than any program writes: each takes many times its text's memory.
bool is_too_much(std::string_view text) {
    constexpr int most_tags = 400'000;
    constexpr int most_attributes = 1'000'000;
    return std::count(text.begin(), text.end(), '<') > most_tags ||
           std::count(text.begin(), text.end(), '=') > most_attributes;
}

int problem_count_in(const pugi::xml_node& puzzle) {
    const auto problems = puzzle.child("problems").children("problem");
    return static_cast<int>(std::distance(problems.begin(), problems.end()));
}

}  // namespace

Result<BurrPuzzle> read_burr(std::string_view text, int number) {
    if (is_too_much(text)) {
        return fail(ErrorCode::limit_exceeded, 0, say("this file has more elements than a puzzle can have"));
    }
    pugi::xml_document document;
    const pugi::xml_parse_result parsed =
        document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
    if (!parsed) {
        return fail(ErrorCode::bad_syntax, std::min(static_cast<std::size_t>(parsed.offset), text.size()),
                    say("this file is not well-formed XML"));
    }
    const pugi::xml_node puzzle = document.child("puzzle");
    if (!puzzle) {
        return fail(ErrorCode::bad_syntax, offset_of(document.document_element()),
                    say("this XML file is not a BurrTools puzzle"));
    }
    const Result<BurrGrid> grid = grid_of(puzzle);
    const Result<pugi::xml_node> problem = grid ? problem_in(puzzle, number) : tl::unexpected(grid.error());
    Result<BurrPuzzle> read =
        problem ? BurrReader(puzzle, *problem, *grid).read() : tl::unexpected(problem.error());
    if (read && problem_count_in(puzzle) > 1) {
        read->remarks.insert(read->remarks.begin(),
                             say("problem {} of {} is read", number, problem_count_in(puzzle)));
    }
    return read;
}

}  // namespace tessera
