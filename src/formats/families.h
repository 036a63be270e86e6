#pragma once

#include "base/text.h"
#include "formats/cover/puzzle_cover.h"
#include "games/families.h"
#include "games/game.h"

#include <concepts>

namespace tessera {

// The exact cover problem of a family's puzzles. Nothing has a default: cover_texts.cpp checks FamilyCover for
// every family of FamilyList.
template <class G>
struct CoverOf;

template <class G>
concept FamilyCover = requires(const typename G::Level& level, const typename G::State& state) {
    { CoverOf<G>::cover(level, state) } -> std::same_as<Result<NamedCover>>;
    { CoverOf<G>::has_cover } -> std::convertible_to<bool>;  // false: cover() always fails
};

// CoverOf of a family whose puzzles are covered by cover_of_puzzle().
template <Game G>
struct Covered {
    static constexpr bool has_cover = true;
    static Result<NamedCover> cover(const typename G::Level& level, const typename G::State& state) {
        return cover_of_puzzle(level, state);
    }
};

// CoverOf of a family whose puzzles are no exact cover.
template <Game G>
struct NotCovered {
    static constexpr bool has_cover = false;
    static Result<NamedCover> cover(const typename G::Level& /*level*/, const typename G::State& /*state*/) {
        return fail(ErrorCode::impossible_puzzle, 0, say("{} is no exact cover", G::id));
    }
};

template <>
struct CoverOf<Polyomino> : Covered<Polyomino> {};

template <>
struct CoverOf<EdgeMatch> : Covered<EdgeMatch> {};

template <>
struct CoverOf<NumberSwap> : NotCovered<NumberSwap> {};

}  // namespace tessera
