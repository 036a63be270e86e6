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

// Plays a move given as text; returns why not, if it is none or the rules refuse it.
template <Game G>
std::optional<Error> play_text(Session<G>& session, const std::string& text) {
    const auto move = G::parse_move(session.level(), text);
    if (!move) {
        return move.error();
    }
    const auto next = session.play(*move);
    return next ? std::nullopt : std::optional<Error>(next.error());
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
        if (auto why = play_text(session, *text)) {
            return tl::unexpected<Error>(std::move(*why));
        }
    }
    return session;
}

}  // namespace tessera
