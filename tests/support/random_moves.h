#pragma once

#include "base/rng.h"
#include "games/edge_match/edge_match.h"
#include "games/null_game/null_game.h"
#include "games/number_swap/number_swap.h"
#include "games/polyomino/engines/placements.h"
#include "games/polyomino/polyomino.h"
#include "support/chance.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Family-specific data for tests of all families: params of a small level, a shipped level on which each recorded engine
// takes some hundred steps, params of levels that grow with a seed, and random moves, most of them legal.

namespace tessera {

template <class G>
struct Sample;

// Returns the size of a board that grows with the seed, from 3x2 to 7x7.
inline std::string growing_size(std::uint64_t seed) {
    return "size " + std::to_string(3 + seed % 5) + "x" + std::to_string(2 + seed / 5 % 6);
}

template <>
struct Sample<NullGame> {
    static constexpr std::string_view params = "largest 9";

    static std::string growing_params(std::uint64_t seed) {
        return "largest " + std::to_string(1 + seed % 9);
    }

    static NullGame::Move move(const NullGame::Level& /*level*/, const NullGame::State& /*state*/, Rng& rng) {
        return {rng.below(3) == 0 ? -1 : 1};
    }
};

template <>
struct Sample<Polyomino> {
    static constexpr std::string_view params = "size 5x4 pieces 6";
    static constexpr std::string_view recorded_level = "02-four-square";

    static std::string growing_params(std::uint64_t seed) { return growing_size(seed); }

    static Polyomino::Move move(const Polyomino::Level& level, const Polyomino::State& state, Rng& rng) {
        const auto fitting = polyomino::fitting_placements(level, state);
        const auto any_placed = [&] {
            return any_element(state.placed, rng);
        };
        const auto any_fitting = [&] {
            return any_element(fitting, rng);
        };
        const bool takes_back = !state.placed.empty() && (fitting.empty() || rng.below(3) == 0);
        if (fitting.empty() && !takes_back) {
            return polyomino::placing({0, 0, {-1, -1}});
        }
        if (takes_back) {
            return polyomino::taking_back(any_placed());
        }
        if (!state.placed.empty() && rng.below(4) == 0) {
            return {any_placed(), any_fitting()};  // legal only if it is the same piece
        }
        return polyomino::placing(any_fitting());
    }
};

template <>
struct Sample<NumberSwap> {
    static constexpr std::string_view params = "size 3x2 barriers 1";
    static constexpr std::string_view recorded_level = "05-a-wall-in-the-way";

    static std::string growing_params(std::uint64_t seed) { return growing_size(seed); }

    static NumberSwap::Move move(const NumberSwap::Level& level, const NumberSwap::State& /*state*/,
                                 Rng& rng) {
        const auto pairs = number_swap::neighbour_pairs(level.tiles.rows(), level.tiles.columns());
        return any_element(pairs, rng);
    }
};

template <>
struct Sample<EdgeMatch> {
    static constexpr std::string_view params = "size 3x2 motifs 2 colors 2 frame no halves yes unique no";
    static constexpr std::string_view recorded_level = "09-terrace";

    static std::string growing_params(std::uint64_t seed) {
        return growing_size(seed) + " motifs 2 colors 2 halves " + (seed % 2 == 0 ? "no" : "yes") +
               " unique no";
    }
    static Cell any_cell(const EdgeMatch::Level& level, Rng& rng) {
        return {rng.between(0, level.rows - 1), rng.between(0, level.columns - 1)};
    }
    static EdgeMatch::Move move(const EdgeMatch::Level& level, const EdgeMatch::State& /*state*/, Rng& rng) {
        const int turn = rng.between(0, 3);
        switch (rng.between(0, 4)) {
            case 0:
                return edge_match::taking_back(any_cell(level, rng));
            case 1: {
                const Cell from = any_cell(level, rng);
                return edge_match::shifting(from, any_cell(level, rng), turn);
            }
            default:
                return edge_match::placing(rng.between(0, int_size(level.tiles) - 1), turn,
                                           any_cell(level, rng));
        }
    }
};

template <class G>
typename G::Level sample_level(std::uint64_t seed) {
    return *G::generate(*G::parse_params(Sample<G>::params), seed);
}

}  // namespace tessera
