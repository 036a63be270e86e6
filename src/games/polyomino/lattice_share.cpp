#include "games/polyomino/lattice_share.h"

#include "base/base64url.h"
#include "base/text.h"
#include "games/polyomino/lattice/drawing.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_cut.h"
#include "games/polyomino/lattice_sets.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/lattice_text.h"
#include "games/polyomino/polyomino.h"
#include "games/polyomino/share_styles.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr int count_bits = 12;
constexpr int orientation_bits = 6;

// Returns the number of bits of each coordinate of a place.
Site bits_of_place(const Lattice& lattice) {
    return lattice.is_in_space ? Site{4, 4, 4} : Site{0, 6, 7};
}

// --- writing

void put_place(BitWriter& bits, const Lattice& lattice, const Site& place) {
    const Site sizes = bits_of_place(lattice);
    bits.put(static_cast<std::uint32_t>(place.layer), sizes.layer);
    bits.put(static_cast<std::uint32_t>(place.row), sizes.row);
    bits.put(static_cast<std::uint32_t>(place.column), sizes.column);
}

void put_drawing(BitWriter& bits, const Lattice& lattice, const std::vector<Site>& sites) {
    const Drawing drawing = drawing_of(lattice, sites);
    std::vector<Site> places;
    Site last;
    for (const Site& site : sites) {
        const Site place = lattice.place_of(site) - drawing.moved;
        places.push_back(place);
        last = {std::max(last.layer, place.layer), std::max(last.row, place.row),
                std::max(last.column, place.column)};
    }
    std::sort(places.begin(), places.end());
    put_place(bits, lattice, last);
    if (lattice.letters_a_cell > 1) {
        bits.put(lattice.site_at(drawing.moved) ? 0 : 1, 1);
    }
    Site place;
    for (place.layer = 0; place.layer <= last.layer; ++place.layer) {
        for (place.row = 0; place.row <= last.row; ++place.row) {
            for (place.column = 0; place.column <= last.column; ++place.column) {
                if (lattice.site_at(place + drawing.moved)) {
                    bits.put(std::binary_search(places.begin(), places.end(), place) ? 1 : 0, 1);
                }
            }
        }
    }
}

std::string pieces_bits(const Lattice& lattice, const std::vector<Piece>& pieces) {
    BitWriter bits;
    for (const Piece& piece : pieces) {
        bits.put(1, 1);
        bits.put(piece.count > 1 ? 1 : 0, 1);
        if (piece.count > 1) {
            bits.put(static_cast<std::uint32_t>(piece.count - 1), count_bits);
        }
        bits.put(piece.can_flip ? 1 : 0, 1);
        bits.put(piece.can_turn ? 1 : 0, 1);
        put_drawing(bits, lattice, sites_of_shape(lattice, piece.shape));
    }
    bits.put(0, 1);
    return bits.digits();
}

std::string placements_bits(const Level& level, const std::vector<Placement>& placements) {
    const Lattice& lattice = *level.lattice;
    const Site moved = drawing_of_board(level).moved;
    BitWriter bits;
    for (const Placement& placement : placements) {
        bits.put(1, 1);
        bits.put(static_cast<std::uint32_t>(placement.piece), bits_below(int_size(level.pieces)));
        bits.put(static_cast<std::uint32_t>(placement.orientation), orientation_bits);
        put_place(bits, lattice, first_place(lattice, cells_of(level, placement)) - moved);
    }
    bits.put(0, 1);
    return bits.digits();
}

// Gives the pieces of a link the looks that it can carry.
std::vector<Piece> styled_pieces(const Lattice& lattice, const std::vector<Piece>& pieces) {
    std::vector<Piece> styled = pieces;
    for (Piece& piece : styled) {
        piece.name.clear();
        piece.style = {};
    }
    name_pieces(&lattice, styled);
    for (int index = 0; index < int_size(pieces); ++index) {
        const Piece& piece = at(pieces, index);
        const bool may_be_called = is_plain_name(piece.name) &&
                                   std::none_of(styled.begin(), styled.end(),
                                                [&](const Piece& other) { return other.name == piece.name; });
        Piece& own = at(styled, index);
        own.style = {piece.style.is_named && may_be_called, piece.style.tint};
        own.name = own.style.is_named ? piece.name : own.name;
    }
    return styled;
}

std::vector<Placement> placed_by_moves(const Shared& shared) {
    State state = Polyomino::start(shared.level);
    for (const Move& move : shared.moves) {
        if (const Result<State> next = Polyomino::play(shared.level, state, move)) {
            state = *next;
        }
    }
    std::vector<Placement> moved;
    std::set_difference(state.placed.begin(), state.placed.end(), shared.level.givens.begin(),
                        shared.level.givens.end(), std::back_inserter(moved));
    return moved;
}

// --- reading

tl::unexpected<Error> cut_off(std::size_t offset) {
    return fail(ErrorCode::bad_syntax, offset, say("the link is cut off or has a letter too many"));
}

// Reads the bits of a part of a body; what is missing reads as nothing.
class LatticeBits {
public:
    LatticeBits(const Lattice& lattice, std::string_view digits)
        : lattice_(lattice), bits_(BitReader::open(digits)) {}

    std::optional<int> number(int bit_count) {
        const auto value = bits_ ? bits_->read(bit_count) : std::nullopt;
        return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
    }

    std::optional<Site> place() {
        const Site sizes = bits_of_place(lattice_);
        const auto layer = number(sizes.layer);
        const auto row = number(sizes.row);
        const auto column = number(sizes.column);
        return column ? std::optional<Site>({*layer, *row, *column}) : std::nullopt;
    }

    // Returns nothing for a drawing that is cut off, empty or too large.
    std::optional<std::vector<Site>> drawing() {
        const auto last = place();
        const auto start = lattice_.letters_a_cell > 1 ? number(1) : 0;
        if (!last || !start ||
            (lattice_.is_in_space &&
             std::max({last->layer, last->row, last->column}) >= most_side_in_space)) {
            return std::nullopt;
        }
        std::vector<Site> sites;
        Site place;
        for (place.layer = 0; place.layer <= last->layer; ++place.layer) {
            for (place.row = 0; place.row <= last->row; ++place.row) {
                for (place.column = 0; place.column <= last->column; ++place.column) {
                    const auto site = lattice_.site_at(place + Site{0, 0, *start});
                    const auto is_cell = site ? number(1) : 0;
                    if (!is_cell) {
                        return std::nullopt;
                    }
                    if (*is_cell != 0) {
                        sites.push_back(*site);
                    }
                }
            }
        }
        const bool is_sound = !sites.empty() && int_size(sites) <= most_cells_on_lattice;
        return is_sound ? std::optional(std::move(sites)) : std::nullopt;
    }

    bool at_end() const { return bits_ && bits_->at_end(); }

private:
    const Lattice& lattice_;
    std::optional<BitReader> bits_;
};

std::optional<Piece> read_piece(const Lattice& lattice, LatticeBits& bits) {
    const auto has_count = bits.number(1);
    const auto count = has_count ? bits.number(*has_count * count_bits) : std::nullopt;
    const auto can_flip = bits.number(1);
    const auto can_turn = bits.number(1);
    const auto sites = can_turn && count ? bits.drawing() : std::nullopt;
    if (!sites) {
        return std::nullopt;
    }
    std::vector<Cell> cells;
    for (const Site& site : *sites) {
        cells.push_back(unfolded(lattice, site));
    }
    const Shape shape = make_shape(std::move(cells));
    return is_connected(&lattice, shape)
               ? std::optional(make_piece(&lattice, "", shape, *count + 1, *can_flip != 0, *can_turn != 0))
               : std::nullopt;
}

Result<std::vector<Piece>> read_pieces_on(const Lattice& lattice, const Token& part) {
    if (part.text.starts_with('.')) {
        auto set = pieces_of_set(lattice, part.text.substr(1));
        return set ? Result<std::vector<Piece>>(std::move(*set)) : cut_off(part.offset);
    }
    std::vector<Piece> pieces;
    LatticeBits bits(lattice, part.text);
    std::int64_t count = 0;
    auto more = bits.number(1);
    for (; more && *more != 0; more = bits.number(1)) {
        auto piece = read_piece(lattice, bits);
        if (!piece) {
            return cut_off(part.offset);
        }
        count += piece->count;
        if (int_size(pieces) == max_piece_kinds || count > max_piece_count) {
            return fail(ErrorCode::limit_exceeded, part.offset, say("the pieces in the link cannot be read"));
        }
        pieces.push_back(std::move(*piece));
    }
    if (!more || !bits.at_end()) {
        return cut_off(part.offset);
    }
    name_pieces(&lattice, pieces);
    return pieces;
}

Result<std::vector<Placement>> read_placements_on(const Level& level, const Token& part) {
    std::vector<Placement> placements;
    LatticeBits bits(*level.lattice, part.text);
    auto more = bits.number(1);
    for (; more && *more != 0; more = bits.number(1)) {
        const auto piece = bits.number(bits_below(int_size(level.pieces)));
        const auto orientation = bits.number(orientation_bits);
        const auto place = bits.place();
        if (!place) {
            return cut_off(part.offset);
        }
        const bool is_known = *piece < int_size(level.pieces) &&
                              *orientation < int_size(at(level.pieces, *piece).orientations) &&
                              int_size(placements) < max_piece_count;
        const auto placement =
            is_known ? placement_on_lattice(level, *piece, *orientation, numbers_of(*level.lattice, *place))
                     : std::nullopt;
        if (!placement) {
            return fail(ErrorCode::damaged, part.offset, say("the link places a piece that does not exist"));
        }
        placements.push_back(*placement);
    }
    return more && bits.at_end() ? Result<std::vector<Placement>>(std::move(placements))
                                 : cut_off(part.offset);
}

}  // namespace

std::string encode_on_lattice(const Shared& shared) {
    const Level& level = shared.level;
    const Lattice& lattice = *level.lattice;
    const std::optional<std::string> set = set_on_lattice(level);
    const std::vector<Piece> pieces = set ? level.pieces : styled_pieces(lattice, level.pieces);
    BitWriter board;
    put_drawing(board, lattice, open_sites(lattice, level.board));
    std::string body = lattice.letter + board.digits() + "/";
    body += set ? "." + *set : pieces_bits(lattice, pieces);
    body += "/" + placements_bits(level, level.givens);
    const std::vector<Placement> moved = placed_by_moves(shared);
    const std::string styles = styles_code(pieces);
    if (!moved.empty() || !styles.empty()) {
        body += "/" + placements_bits(level, moved);
    }
    return styles.empty() ? body : body + "/" + styles;
}

Result<Shared> decode_on_lattice(std::string_view body) {
    const std::vector<Token> parts = split_at(body, '/');
    if (parts.size() < 3 || parts.size() > 5) {
        return cut_off(body.size());
    }
    Shared shared;
    for (const Lattice* const lattice : lattices()) {
        if (lattice->letter == body.front()) {
            shared.level.lattice = lattice;
        }
    }
    const Lattice& lattice = *shared.level.lattice;
    LatticeBits board(lattice, parts[0].text.substr(1));
    const auto sites = board.drawing();
    if (!sites || !board.at_end()) {
        return cut_off(parts[0].offset);
    }
    shared.level.board = board_of(lattice, *sites).board;
    Result<std::vector<Piece>> pieces = read_pieces_on(lattice, parts[1]);
    if (!pieces) {
        return tl::unexpected(pieces.error());
    }
    shared.level.pieces = std::move(*pieces);
    if (parts.size() == 5 && !read_styles(shared.level.pieces, parts[4].text)) {
        return cut_off(parts[4].offset);
    }
    Result<std::vector<Placement>> givens = read_placements_on(shared.level, parts[2]);
    Result<std::vector<Placement>> moved =
        parts.size() > 3 ? read_placements_on(shared.level, parts[3]) : std::vector<Placement>();
    if (!givens || !moved) {
        return tl::unexpected(!givens ? givens.error() : moved.error());
    }
    shared.level.givens = std::move(*givens);
    for (const Placement& placement : *moved) {
        shared.moves.push_back(placing(placement));
    }
    return shared;
}

}  // namespace tessera::polyomino
