#pragma once

#include "base/text.h"
#include "games/families.h"
#include "session/session.h"

#include <array>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A tier of a book: its name in --tiers, how a generator is asked for it, and the board that suits it.
struct KnownTier {
    std::string_view name;
    std::string_view params;
    std::string_view board;
};

// Writes and reads a family's answers for the command line, and states the tiers of its books. Nothing has a default:
// family_text.cpp checks FamilyCli for every family of FamilyList.
template <class G>
struct CliOf;

template <class G>
concept FamilyCli = requires(const Session<G>& session, const std::vector<std::string>& moves,
                             const std::string& answer) {
    // The solution as `solve` prints it. The session is at the solved position, after `moves`.
    { CliOf<G>::answer(session, moves) } -> std::same_as<std::string>;
    // Why an answer in that form does not solve the session's level; nothing if it does.
    { CliOf<G>::why_no_answer(session, answer) } -> std::same_as<std::optional<Error>>;
    // The board and the pieces, as `show` prints them.
    { CliOf<G>::description(session) } -> std::same_as<std::string>;
    // From the easiest on; none: books have no puzzles of the family.
    { CliOf<G>::book_tiers } -> std::convertible_to<std::span<const KnownTier>>;
};

// CliOf of a family whose answers are moves, one per line, and whose level text shows the board.
template <Game G>
struct AnswersInMoves {
    static std::string answer(const Session<G>& /*session*/, const std::vector<std::string>& moves) {
        return moves.empty() ? "" : join(moves, "\n") + "\n";
    }
    static std::optional<Error> why_no_answer(const Session<G>& session, const std::string& answer);
    static std::string description(const Session<G>& session) { return G::format_level(session.level()); }
};

template <Game G>
std::optional<Error> AnswersInMoves<G>::why_no_answer(const Session<G>& session, const std::string& answer) {
    Session<G> game = session;
    for (const Token& line : split_lines(answer)) {
        const auto move = G::parse_move(game.level(), line.text);
        if (!move) {
            return Error{move.error().code, line.offset + move.error().offset, move.error().message};
        }
        const auto next = game.play(*move);
        if (!next) {
            return Error{next.error().code, line.offset, next.error().message};
        }
    }
    if (!game.is_solved()) {
        return Error{ErrorCode::illegal_move, answer.size(),
                     say("the puzzle is not solved after these moves")};
    }
    return std::nullopt;
}

template <>
struct CliOf<NumberSwap> : AnswersInMoves<NumberSwap> {
    static constexpr std::array<KnownTier, 3> book_tiers = {{
        {"easy", "", "size 3x2"},
        {"medium", "", "size 3x3"},
        {"hard", "", "size 3x3 barriers 3"},
    }};
};

template <>
struct CliOf<Polyomino> {
    // Boards are made within a second, and the pieces of all of them are one small set to cut out.
    static constexpr std::array<KnownTier, 5> book_tiers = {{
        {"starter", "tier starter grade proof", "size 5x5 largest 5"},
        {"junior", "tier junior grade proof", "size 6x5 largest 5"},
        {"expert", "tier expert grade proof", "size 6x6 largest 5"},
        {"master", "tier master grade proof", "size 8x6 largest 5"},
        {"wizard", "tier wizard grade proof", "size 8x6 largest 5"},
    }};
    static std::string answer(const Session<Polyomino>& session, const std::vector<std::string>& moves);
    static std::optional<Error> why_no_answer(const Session<Polyomino>& session, const std::string& answer);
    static std::string description(const Session<Polyomino>& session);
};

template <>
struct CliOf<EdgeMatch> {
    static constexpr std::array<KnownTier, 5> book_tiers = {{
        {"starter", "tier starter", "size 3x3"},
        {"junior", "tier junior", "size 3x3"},
        {"expert", "tier expert", "size 4x4"},
        {"master", "tier master", "size 4x4"},
        {"wizard", "tier wizard", "size 4x4"},
    }};
    static std::string answer(const Session<EdgeMatch>& session, const std::vector<std::string>& moves);
    static std::optional<Error> why_no_answer(const Session<EdgeMatch>& session, const std::string& answer);
    static std::string description(const Session<EdgeMatch>& session);
};

}  // namespace tessera
