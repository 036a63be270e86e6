#include "formats/cover/puzzle_cover.h"
#include "games/polyomino/engines/placements.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace tessera {

std::vector<int> order_prefixes(int place, int digits, int digit) {
    std::vector<int> prefixes;
    for (int length = 0; length < digits; ++length) {
        if (((place >> (digits - 1 - length)) & 1) == digit) {
            prefixes.push_back((1 << length) - 1 + (place >> (digits - length)));
        }
    }
    return prefixes;
}

namespace {

using polyomino::Level;
using polyomino::Piece;
using polyomino::Placement;
using polyomino::State;

// Pieces that lie alike in every way.
struct AlikePieces {
    int piece = 0;  // the first of them
    int count = 0;  // those that are left
    int first_item = 0;
    int first_order = 0;  // the first of the items that order them
};

std::string cell_name(Cell cell) {
    return std::to_string(cell.row) + "," + std::to_string(cell.column);
}

// Returns the piece's own name if Knuth's programs can read it, else a number.
std::string item_name_of(const Piece& piece, int index) {
    constexpr std::size_t longest = 5;  // leaves room for the number of a copy
    const bool is_plain =
        piece.name.size() <= longest && std::all_of(piece.name.begin(), piece.name.end(), [](char letter) {
            return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z') ||
                   (letter >= '0' && letter <= '9') || letter == '.';
        });
    return is_plain ? piece.name : "#" + std::to_string(index);
}

class PieceCoverWriter {
public:
    PieceCoverWriter(const Level& level, const State& state)
        : level_(level),
          open_(polyomino::open_cells(level, state)),
          item_of_cell_(open_.rows(), open_.columns(), -1) {
        name_cells();
        find_alike_pieces(polyomino::left_counts(level, state));
    }

    Result<NamedCover> write() {
        name_pieces_and_orders();
        for (const AlikePieces& pieces : alike_) {
            for (const Placement& placement : fitting_placements(level_, open_, pieces.piece)) {
                add_placement(pieces, placement);
                if (cover_.problem.entry_count() > most_cover_entries) {
                    return fail(
                        ErrorCode::limit_exceeded, 0,
                        say("this puzzle has more than {} entries as exact cover", most_cover_entries));
                }
            }
            add_left_over(pieces);
        }
        return without_unused_items(cover_);
    }

private:
    void name_cells() {
        for (int index = 0; index < open_.size(); ++index) {
            if (open_[index]) {
                item_of_cell_[index] = cell_count_++;
                cover_.item_names.push_back(cell_name(open_.cell(index)));
            }
        }
        // The place after all cells is that of a piece that is left over.
        digits_ = static_cast<int>(std::bit_width(static_cast<unsigned>(cell_count_)));
    }

    void find_alike_pieces(const std::vector<int>& left) {
        for (int index = 0; index < int_size(left); ++index) {
            const auto alike = std::find_if(alike_.begin(), alike_.end(), [&](const AlikePieces& pieces) {
                return may_lie_alike(at(level_.pieces, pieces.piece), at(level_.pieces, index));
            });
            if (at(left, index) > 0 && alike == alike_.end()) {
                alike_.push_back({index, at(left, index)});
            } else if (alike != alike_.end()) {
                alike->count += at(left, index);
            }
            offered_ += at(left, index) * at(level_.pieces, index).shape.size();
        }
    }

    // Single pieces that may be left over are secondary items. Several that lie alike are primary ones with an
    // option to be left over, so that they have an order.
    bool is_primary(const AlikePieces& pieces) const { return !may_be_left() || pieces.count > 1; }
    bool may_be_left() const { return offered_ > cell_count_; }

    void name_pieces_and_orders() {
        for (const bool primary : {true, false}) {
            for (AlikePieces& pieces : alike_) {
                if (is_primary(pieces) == primary) {
                    name_pieces(pieces);
                }
            }
            primary_count_ = primary ? int_size(cover_.item_names) : primary_count_;
        }
        for (AlikePieces& pieces : alike_) {
            pieces.first_order = int_size(cover_.item_names);
            for (int pair = 0; pair + 1 < pieces.count; ++pair) {
                for (int prefix = 0; prefix < order_prefix_count(digits_); ++prefix) {
                    cover_.item_names.push_back("o" + std::to_string(pieces.first_order + pair) + "." +
                                                std::to_string(prefix));
                }
            }
        }
        cover_.problem = ExactCover(primary_count_, int_size(cover_.item_names) - primary_count_);
        cover_.color_names.emplace_back();
    }

    void name_pieces(AlikePieces& pieces) {
        const Piece& piece = at(level_.pieces, pieces.piece);
        const std::string name = item_name_of(piece, pieces.piece);
        pieces.first_item = int_size(cover_.item_names);
        for (int copy = 0; copy < pieces.count; ++copy) {
            cover_.item_names.push_back(pieces.count == 1 ? name : name + "/" + std::to_string(copy + 1));
        }
        if (name != piece.name) {
            cover_.comments.push_back(name + " is a piece of " + std::to_string(piece.shape.size()) +
                                      " cells, number " + std::to_string(pieces.piece) + " of the level");
        }
    }

    void add_placement(const AlikePieces& pieces, const Placement& placement) {
        std::vector<int> cells;
        for (const Cell cell : cells_of(level_, placement)) {
            cells.push_back(item_of_cell_[cell]);
        }
        const int place = *std::min_element(cells.begin(), cells.end());
        for (int copy = 0; copy < pieces.count; ++copy) {
            add_option(pieces, copy, place, cells);
        }
    }

    void add_left_over(const AlikePieces& pieces) {
        if (may_be_left() && is_primary(pieces)) {
            for (int copy = 0; copy < pieces.count; ++copy) {
                add_option(pieces, copy, cell_count_, {});
            }
        }
    }

    void add_option(const AlikePieces& pieces, int copy, int place, const std::vector<int>& cells) {
        std::vector<int> items{pieces.first_item + copy};
        items.insert(items.end(), cells.begin(), cells.end());
        const auto add_orders = [&](int pair, int digit) {
            for (const int prefix : order_prefixes(place, digits_, digit)) {
                items.push_back(pieces.first_order + pair * order_prefix_count(digits_) + prefix);
            }
        };
        if (copy > 0) {
            add_orders(copy - 1, 0);
        }
        if (copy + 1 < pieces.count) {
            add_orders(copy, 1);
        }
        cover_.problem.add_option(items);
    }

    const Level& level_;
    Grid<bool> open_;
    Grid<int> item_of_cell_;
    int cell_count_ = 0;
    int offered_ = 0;  // cells of all pieces that are left
    int digits_ = 0;   // binary digits of a place
    int primary_count_ = 0;
    std::vector<AlikePieces> alike_;
    NamedCover cover_;
};

bool share_an_orientation(const Piece& one, const Piece& other) {
    return std::any_of(
        one.orientations.begin(), one.orientations.end(),
        [&other](const polyomino::Shape& shape) { return orientation_index(other, shape) >= 0; });
}

}  // namespace

bool distinguishes_twins(const Level& level) {
    for (auto one = level.pieces.begin(); one != level.pieces.end(); ++one) {
        const bool is_distinguished =
            std::any_of(one + 1, level.pieces.end(), [&level, one](const Piece& other) {
                const bool are_equal = level.lattice == nullptr
                                           ? canonical(one->shape) == canonical(other.shape)
                                           : share_an_orientation(*one, other);
                return are_equal && !may_lie_alike(*one, other);
            });
        if (is_distinguished) {
            return true;
        }
    }
    return false;
}

Result<NamedCover> cover_of_puzzle(const Level& level, const State& state) {
    return PieceCoverWriter(level, state).write();
}

}  // namespace tessera
