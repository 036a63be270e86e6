#pragma once

#include "session/any_session.h"

#include <concepts>
#include <string>

namespace tessera {

// A position of a family as plain text, for use without pictures. Nothing has a default: text_twin.cpp checks
// FamilyTwin for every family of FamilyList.
template <class G>
struct TwinOf;

template <class G>
concept FamilyTwin = requires(const Session<G>& session) {
    { TwinOf<G>::text(session) } -> std::same_as<std::string>;
};

// TwinOf of a family whose level text shows the board.
template <Game G>
struct LevelTextAsTwin {
    static std::string text(const Session<G>& session) { return G::format_level(session.level()); }
};

// The board with the names of the pieces on it, and the pieces still to place.
template <>
struct TwinOf<Polyomino> {
    static std::string text(const Session<Polyomino>& session);
};

template <>
struct TwinOf<NumberSwap> : LevelTextAsTwin<NumberSwap> {};

template <>
struct TwinOf<EdgeMatch> : LevelTextAsTwin<EdgeMatch> {};

std::string text_twin(const AnySession& session);

}  // namespace tessera
