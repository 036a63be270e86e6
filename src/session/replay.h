#pragma once

#include "session/session.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// Moves as text; nothing is a restart.
using PlayedText = std::vector<std::optional<std::string>>;

template <Game G>
PlayedText played_text(const Session<G>& session) {
    PlayedText played;
    for (std::size_t index = 1; index < session.history().size(); ++index) {
        const auto& move = session.history()[index].move;
        played.push_back(move ? std::optional(G::format_move(session.level(), *move)) : std::nullopt);
    }
    return played;
}

// Returns the session after playing everything from the start of the level; an error if a move is illegal.
template <Game G>
Result<Session<G>> replay(typename G::Level level, const PlayedText& played) {
    Session<G> session(std::move(level));
    for (const std::optional<std::string>& text : played) {
        if (!text) {
            session.restart();
            continue;
        }
        const auto move = G::parse_move(session.level(), *text);
        if (!move) {
            return tl::unexpected(move.error());
        }
        const auto next = session.play(*move);
        if (!next) {
            return tl::unexpected(next.error());
        }
    }
    return session;
}

}  // namespace tessera
