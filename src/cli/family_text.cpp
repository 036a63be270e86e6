#include "cli/family_text.h"

#include "base/text.h"
#include "cli/families.h"
#include "games/edge_match/engines/answer.h"
#include "games/edge_match/reasoning/deduction.h"
#include "games/polyomino/assembly.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/lattice_cut.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/numbering.h"
#include "print/any_drawing.h"

#include <algorithm>
#include <fmt/core.h>

namespace tessera {

namespace {

template <class... Gs>
constexpr bool are_written(TypeList<Gs...> /*families*/) {
    return (FamilyCli<Gs> && ...);
}
static_assert(are_written(FamilyList()), "a family has no CliOf");

std::size_t longest_of(const std::vector<Token>& rows) {
    std::size_t longest = 0;
    for (const Token& row : rows) {
        longest = std::max(longest, row.text.size());
    }
    return longest;
}

// Says whether a piece can be flipped, where the level's lattice does not say it.
std::string_view freedom_word(const polyomino::Level& level, const polyomino::Piece& piece) {
    const bool by_default = level.lattice == nullptr || polyomino::may_flip_by_default(*level.lattice);
    return piece.can_flip == by_default ? "" : piece.can_flip ? " flip" : " noflip";
}

// Draws all orientations side by side, with their numbers above.
std::string orientations_text(const polyomino::Level& level, const polyomino::Piece& piece) {
    int height = 0;
    std::vector<std::vector<Token>> pictures;
    std::vector<std::string> texts;
    for (const polyomino::Shape& shape : piece.orientations) {
        texts.push_back(level.lattice == nullptr ? polyomino::picture_of(shape)
                                                 : polyomino::picture_of(*level.lattice, shape));
        height = std::max(height, int_size(split_lines(texts.back())));
    }
    std::string text;
    for (int row = -1; row < height; ++row) {
        std::string line = " ";
        for (int number = 0; number < int_size(texts); ++number) {
            const std::vector<Token> rows = split_lines(at(texts, number));
            const std::string_view picture = row >= 0 && row < int_size(rows) ? at(rows, row).text : "";
            line += fmt::format(" {:<{}}", row < 0 ? std::to_string(number) : std::string(picture),
                                std::max<std::size_t>(longest_of(rows), 2));
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

// Returns lines with title and author, and with the note, if known.
template <class Level>
std::string name_lines(const Level& level) {
    const std::string by = level.author.empty() ? "" : "by " + level.author;
    const std::string name = level.title.empty() || by.empty() ? level.title + by : level.title + ", " + by;
    return (name.empty() ? name : name + "\n") + (level.note.empty() ? "" : level.note + "\n");
}

// Returns the placements in an order in which each can be laid from above; none if there is none.
std::vector<polyomino::Placement> order_of_position(const Session<Polyomino>& session) {
    const polyomino::Level& level = session.level();
    std::vector<polyomino::Placement> placed = level.givens;
    for (const polyomino::Placement& placement : session.state().placed) {
        if (std::find(placed.begin(), placed.end(), placement) == placed.end()) {
            placed.push_back(placement);
        }
    }
    return polyomino::order_from_above(level, placed, int_size(level.givens))
        .value_or(std::vector<polyomino::Placement>());
}

std::string order_of_pieces(const Session<Polyomino>& session) {
    if (!polyomino::is_in_space(session.level())) {
        return "";
    }
    std::vector<std::string> names;
    for (const polyomino::Placement& placement : order_of_position(session)) {
        names.push_back(at(session.level().pieces, placement.piece).name);
    }
    return names.empty() ? "no order lays these pieces from above: some of them lie over one another in turn"
                         : "each piece can be laid from above in this order: " + join(names, ", ");
}

}  // namespace

std::string CliOf<Polyomino>::answer(const Session<Polyomino>& session,
                                     const std::vector<std::string>& /*moves*/) {
    return polyomino::format_cut(session.level(), polyomino::cut_of(session.level(), session.state()));
}

std::optional<Error> CliOf<Polyomino>::why_no_answer(const Session<Polyomino>& session,
                                                     const std::string& answer) {
    const Result<polyomino::Cut> cut = polyomino::parse_cut(session.level(), answer);
    if (!cut) {
        return cut.error();
    }
    const std::optional<Sentence> why = polyomino::why_not_a_solution(session.level(), *cut);
    return why ? std::optional(Error{ErrorCode::illegal_move, 0, *why}) : std::nullopt;
}

std::string CliOf<Polyomino>::description(const Session<Polyomino>& session) {
    const polyomino::Level& level = session.level();
    std::string text = name_lines(level);
    text += polyomino::format_cut(level, polyomino::cut_of(level, session.state()));
    if (session.is_solved() && polyomino::is_in_space(level)) {
        text += order_of_pieces(session) + "\n";
    }
    for (const polyomino::Piece& piece : level.pieces) {
        text += fmt::format("piece {} x{}{}{}\n", piece.name, piece.count, freedom_word(level, piece),
                            piece.can_turn ? "" : " noturn");
        text += orientations_text(level, piece);
    }
    return text;
}

std::string CliOf<EdgeMatch>::answer(const Session<EdgeMatch>& session,
                                     const std::vector<std::string>& /*moves*/) {
    return edge_match::format_answer(session.level(), session.state());
}

std::optional<Error> CliOf<EdgeMatch>::why_no_answer(const Session<EdgeMatch>& session,
                                                     const std::string& answer) {
    const Result<Grid<edge_match::Tile>> tiles = edge_match::parse_answer(answer);
    if (!tiles) {
        return tiles.error();
    }
    const std::optional<Sentence> why = edge_match::why_not_a_solution(session.level(), *tiles);
    return why ? std::optional(Error{ErrorCode::illegal_move, 0, *why}) : std::nullopt;
}

std::string CliOf<EdgeMatch>::description(const Session<EdgeMatch>& session) {
    const edge_match::Level& level = session.level();
    std::string text = name_lines(level);
    text += edge_match::format_answer(level, session.state());
    for (int tile = 0; tile < int_size(level.tiles); ++tile) {
        text += fmt::format("tile {} ({} in moves) {}\n", edge_match::tile_name(tile), tile,
                            edge_match::format_tile(at(level.tiles, tile)));
    }
    return text;
}

std::string answer_text(const AnySession& session, const std::vector<std::string>& moves) {
    return std::visit([&]<class G>(const Session<G>& game) { return CliOf<G>::answer(game, moves); },
                      session);
}

std::optional<Error> why_no_answer(const AnySession& session, const std::string& answer) {
    return std::visit([&]<class G>(const Session<G>& game) { return CliOf<G>::why_no_answer(game, answer); },
                      session);
}

std::vector<int> place_numbers(const AnySession& session, Cell cell) {
    const auto* const game = std::get_if<Session<Polyomino>>(&session);
    return game == nullptr ? std::vector<int>{cell.row, cell.column}
                           : polyomino::Numbering(game->level()).numbers_of(cell);
}

std::optional<std::vector<std::string>> moves_from_above(const AnySession& session) {
    const auto* const game = std::get_if<Session<Polyomino>>(&session);
    if (game == nullptr || !polyomino::is_in_space(game->level())) {
        return std::nullopt;
    }
    std::vector<std::string> moves;
    for (const polyomino::Placement& placement : order_of_position(*game)) {
        moves.push_back(Polyomino::format_move(game->level(), polyomino::placing(placement)));
    }
    return moves;
}

std::string order_in_words(const AnySession& session) {
    const auto* const game = std::get_if<Session<Polyomino>>(&session);
    return game == nullptr ? "" : order_of_pieces(*game);
}

std::string description(const AnySession& session) {
    return std::visit([&]<class G>(const Session<G>& game) { return CliOf<G>::description(game); }, session);
}

}  // namespace tessera
