#include "games/polyomino/share.h"

#include "base/apart.h"
#include "base/base64url.h"
#include "base/text.h"
#include "games/polyomino/board_mask.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice_share.h"
#include "games/polyomino/polyomino.h"
#include "games/polyomino/share_pieces.h"
#include "games/polyomino/share_styles.h"

#include <algorithm>
#include <map>

namespace tessera::polyomino {

namespace {

constexpr std::size_t longest_with_styles = 1900;  // a link has at most 2,000 letters

// --- writing

std::string placements_code(const Level& level, const std::vector<Placement>& placements) {
    BitWriter bits;
    for (const Placement& placement : placements) {
        bits.put(1, 1);
        bits.put(static_cast<std::uint32_t>(placement.piece), bits_below(int_size(level.pieces)));
        bits.put(static_cast<std::uint32_t>(placement.orientation), 3);
        bits.put(static_cast<std::uint32_t>(level.board.index(placement.corner)),
                 bits_below(level.board.size()));
    }
    bits.put(0, 1);
    return bits.digits();
}

// Returns the same placement among the `canonical` pieces: the equal piece with an orientation that matches.
Placement in_canonical_form(const Level& canonical, const Level& level, const Placement& placement) {
    const Shape& shape = oriented_shape(level, placement);
    const Piece kind = canonical_piece(at(level.pieces, placement.piece));
    for (int piece = 0; piece < int_size(canonical.pieces); ++piece) {
        const std::vector<Shape>& shapes = at(canonical.pieces, piece).orientations;
        const auto found = std::find(shapes.begin(), shapes.end(), shape);
        if (found != shapes.end() && is_same_kind(canonical_piece(at(canonical.pieces, piece)), kind)) {
            return {piece, static_cast<int>(found - shapes.begin()), placement.corner};
        }
    }
    TESSERA_ASSERT(false);
    return {};
}

// Assigns placements of equal pieces to the equal entries of a set, filling the first entries first.
void order_twins(const Level& canonical, std::vector<Placement>& placements) {
    std::sort(placements.begin(), placements.end());
    std::map<int, int> used;
    for (Placement& placement : placements) {
        while (used[placement.piece] == at(canonical.pieces, placement.piece).count) {
            ++placement.piece;
        }
        ++used[placement.piece];
    }
    std::sort(placements.begin(), placements.end());
}

struct CanonicalPuzzle {
    Level level;
    std::vector<Placement> moved;  // on the board, not givens
};

CanonicalPuzzle canonical_puzzle(const Shared& shared) {
    State state = Polyomino::start(shared.level);
    for (const Move& move : shared.moves) {
        if (const Result<State> next = Polyomino::play(shared.level, state, move)) {
            state = *next;
        }
    }
    CanonicalPuzzle canonical;
    canonical.level.board = shared.level.board;
    canonical.level.pieces = link_pieces(canonical_pieces(shared.level.pieces));
    for (const Placement& placement : state.placed) {
        const bool is_given =
            std::binary_search(shared.level.givens.begin(), shared.level.givens.end(), placement);
        (is_given ? canonical.level.givens : canonical.moved)
            .push_back(in_canonical_form(canonical.level, shared.level, placement));
    }
    order_twins(canonical.level, canonical.level.givens);
    order_twins(canonical.level, canonical.moved);
    take_styles(canonical.level.pieces, shared.level.pieces);
    return canonical;
}

// --- reading

tl::unexpected<Error> cut_off(std::size_t offset) {
    return fail(ErrorCode::bad_syntax, offset, say("the link is cut off or has a letter too many"));
}

Result<Grid<Square>> read_board(std::string_view code) {
    const std::size_t dot = std::min(code.find('.'), code.size());
    const auto sides = parse_sides(code.substr(0, dot), 1, max_board_side);
    if (!sides) {
        return fail(ErrorCode::limit_exceeded, 0,
                    say("the link has no board of 1 to {} cells a side", max_board_side));
    }
    if (dot + 1 == code.size()) {
        return cut_off(dot);
    }
    auto board = board_of_mask(sides->rows, sides->columns, code.substr(std::min(dot + 1, code.size())));
    return board ? Result<Grid<Square>>(std::move(*board)) : cut_off(dot);
}

Result<std::vector<Placement>> read_placements(const Level& level, std::string_view code,
                                               std::size_t offset) {
    std::vector<Placement> placements;
    auto bits = BitReader::open(code);
    for (auto more = bits ? bits->read(1) : std::nullopt; more != 0U; more = bits->read(1)) {
        const auto piece = more ? bits->read(bits_below(int_size(level.pieces))) : std::nullopt;
        const auto orientation = piece ? bits->read(3) : std::nullopt;
        const auto corner = orientation ? bits->read(bits_below(level.board.size())) : std::nullopt;
        if (!corner) {
            return cut_off(offset);
        }
        const bool is_known =
            static_cast<int>(*piece) < int_size(level.pieces) &&
            static_cast<int>(*orientation) < int_size(at(level.pieces, *piece).orientations) &&
            static_cast<int>(*corner) < level.board.size();
        if (!is_known || int_size(placements) == max_piece_count) {
            return fail(ErrorCode::damaged, offset, say("the link places a piece that does not exist"));
        }
        placements.push_back({static_cast<int>(*piece), static_cast<int>(*orientation),
                              level.board.cell(static_cast<int>(*corner))});
    }
    if (!bits->at_end()) {
        return cut_off(offset);
    }
    return placements;
}

Result<Shared> read_body(std::string_view body) {
    if (!body.empty() && is_lattice_letter(body.front())) {
        const std::optional<Sentence> absent = why_absent(body.front());
        return absent ? fail(ErrorCode::impossible_puzzle, 0, *absent) : apart(decode_on_lattice)(body);
    }
    const std::vector<Token> parts = split_at(body, '/');
    if (parts.size() < 2 || parts.size() > 5) {
        return cut_off(body.size());
    }
    Shared shared;
    const auto board = read_board(parts[0].text);
    const auto pieces = board ? read_pieces(parts[1].text, parts[1].offset)
                              : Result<std::vector<Piece>>(tl::unexpected(board.error()));
    if (!pieces) {
        return tl::unexpected(pieces.error());
    }
    shared.level.board = *board;
    shared.level.pieces = *pieces;
    if (parts.size() == 5 && !read_styles(shared.level.pieces, parts[4].text)) {
        return cut_off(parts[4].offset);
    }
    for (std::size_t index = 2; index < std::min<std::size_t>(parts.size(), 4); ++index) {
        const Token& part = parts[index];
        const auto placements = read_placements(shared.level, part.text, part.offset);
        if (!placements) {
            return tl::unexpected(placements.error());
        }
        if (index == 2) {
            shared.level.givens = *placements;
        }
        for (std::size_t place = 0; index == 3 && place < placements->size(); ++place) {
            shared.moves.push_back(placing((*placements)[place]));
        }
    }
    return shared;
}

std::vector<Cell> sorted_cells(const Level& level, const Placement& placement) {
    std::vector<Cell> cells = cells_of(level, placement);
    std::sort(cells.begin(), cells.end());
    return cells;
}

}  // namespace

std::string encode_share(const Shared& shared) {
    if (shared.level.lattice != nullptr) {
        return apart(encode_on_lattice)(shared);
    }
    const CanonicalPuzzle canonical = canonical_puzzle(shared);
    const Level& level = canonical.level;
    std::string body = format_sides(level.board.columns(), level.board.rows());
    const std::string mask = mask_of(level.board);
    body += (mask.empty() ? "" : "." + mask) + "/" + pieces_code(canonical_pieces(level.pieces));
    const std::string givens = "/" + placements_code(level, level.givens);
    const std::string moves = "/" + placements_code(level, canonical.moved);
    const std::string styles = "/" + styles_code(level.pieces);
    if (styles.size() > 1 &&
        body.size() + givens.size() + moves.size() + styles.size() <= longest_with_styles) {
        return body + givens + moves + styles;
    }
    if (!level.givens.empty() || !canonical.moved.empty()) {
        body += givens;
    }
    return canonical.moved.empty() ? body : body + moves;
}

Result<Shared> decode_share(std::string_view body) {
    Result<Shared> shared = read_body(body);
    if (!shared) {
        return shared;
    }
    if (auto reason = why_level_is_unsound(shared->level)) {
        return fail(ErrorCode::impossible_puzzle, 0, std::move(*reason));
    }
    State state = Polyomino::start(shared->level);
    for (const Move& move : shared->moves) {
        const Result<State> next = Polyomino::play(shared->level, state, move);
        if (!next) {
            return tl::unexpected(next.error());
        }
        state = *next;
    }
    if (encode_share(*shared) != body) {
        return fail(ErrorCode::damaged, 0, say("the link was not written by this program"));
    }
    return shared;
}

std::vector<int> moves_in_share(const Shared& shared) {
    const Result<Shared> sent = decode_share(encode_share(shared));
    std::vector<int> indices;
    for (const Move& move : sent ? sent->moves : std::vector<Move>()) {
        const std::vector<Cell> cells = sorted_cells(sent->level, *move.to);
        const auto laid = std::find_if(shared.moves.rbegin(), shared.moves.rend(), [&](const Move& made) {
            return made.to && sorted_cells(shared.level, *made.to) == cells;
        });
        indices.push_back(static_cast<int>(shared.moves.rend() - laid) - 1);
    }
    return indices;
}

}  // namespace tessera::polyomino
