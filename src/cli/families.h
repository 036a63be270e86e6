#pragma once

#include "base/text.h"
#include "games/families.h"
#include "session/session.h"

#include <concepts>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// Writes and reads a family's answers for the command line. Nothing has a default: family_text.cpp checks
// FamilyCli for every family of FamilyList.
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
struct CliOf<NumberSwap> : AnswersInMoves<NumberSwap> {};

template <>
struct CliOf<Polyomino> {
    static std::string answer(const Session<Polyomino>& session, const std::vector<std::string>& moves);
    static std::optional<Error> why_no_answer(const Session<Polyomino>& session, const std::string& answer);
    static std::string description(const Session<Polyomino>& session);
};

template <>
struct CliOf<EdgeMatch> {
    static std::string answer(const Session<EdgeMatch>& session, const std::vector<std::string>& moves);
    static std::optional<Error> why_no_answer(const Session<EdgeMatch>& session, const std::string& answer);
    static std::string description(const Session<EdgeMatch>& session);
};

}  // namespace tessera
