#pragma once

#include "games/edge_match/counted.h"
#include "games/edge_match/support.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tessera::edge_match {

// Checks deductions against all solutions of a position, found by brute force, and against the rules.
class Truth {
public:
    Truth(const Level& level, const State& state) : level_(level), state_(state) {
        const BruteForce all(level, state);
        for (const std::string& picture : all.pictures()) {
            std::vector<std::string> tiles;
            for (const Token& word : split_words({picture, 0})) {
                tiles.emplace_back(word.text);
            }
            solutions_.push_back(tiles);
        }
    }

    int solution_count() const { return int_size(solutions_); }
    const State& state() const { return state_; }

    // Checks a deduction, then plays its placements.
    void take(const Deduction& deduction, bool is_seen_at_once) {
        CAPTURE(english(deduction.sentence));
        check_placing(deduction);
        for (const Move& move : deduction.rules_out) {
            CHECK(count_with(move) == 0);
        }
        if (deduction.is_dead_end) {
            CHECK(deduction.places.empty());
            CHECK(solutions_.empty());
        }
        check_names(level_, state_, deduction.sentence, deduction.tiles);
        check_cells(deduction);
        EdgeCount(level_, state_).check(deduction);
        if (is_seen_at_once) {
            check_at_sight(deduction);
        }
        for (const Move& move : deduction.places) {
            play(move);
        }
    }

private:
    std::string as_it_lies(const Move& move) const {
        return format_tile(turned(at(level_.tiles, move.tile), move.turn));
    }
    int index_of(Cell cell) const { return state_.board.index(cell); }

    int count_with(const Move& move) const {
        return static_cast<int>(std::count_if(
            solutions_.begin(), solutions_.end(),
            [&](const auto& solution) { return at(solution, index_of(*move.to)) == as_it_lies(move); }));
    }

    void play(const Move& move) {
        solutions_.erase(std::remove_if(solutions_.begin(), solutions_.end(),
                                        [&](const auto& solution) {
                                            return at(solution, index_of(*move.to)) != as_it_lies(move);
                                        }),
                         solutions_.end());
        const Result<State> next = EdgeMatch::play(level_, state_, move);
        REQUIRE(next);
        state_ = *next;
    }

    void check_placing(const Deduction& deduction) const {
        for (const Move& move : deduction.places) {
            const int count = count_with(move);
            if (deduction.rule == Rule::choice) {
                CHECK(count > 0);
                CHECK(count < solution_count());
            } else if (deduction.rule == Rule::turn || deduction.rule == Rule::found) {
                CHECK((count > 0 || solutions_.empty()));
            } else {
                CHECK(count == solution_count());
            }
        }
    }

    std::string kind_of(const std::string& tile) const {
        return format_tile(least_turn(*parse_tile({tile, 0})));
    }

    // Returns the open cells with tiles of the kind in a solution.
    std::vector<Cell> cells_of(const std::string& kind, const std::vector<std::string>& solution) const {
        std::vector<Cell> cells;
        for (int index = 0; index < int_size(solution); ++index) {
            const Cell cell = state_.board.cell(index);
            if (is_empty(state_, cell) && kind_of(at(solution, index)) == kind) {
                cells.push_back(cell);
            }
        }
        return cells;
    }

    // Checks in all solutions that tiles restricted to some cells, or needed by them, are there.
    void check_cells(const Deduction& deduction) const {
        const bool tells = deduction.rule == Rule::claim || deduction.rule == Rule::only_cell;
        if (tells && !deduction.is_dead_end) {
            const int tile = *parse_int(deduction.tiles.front(), 1, 999) - 1;
            const std::string kind = format_tile(least_turn(at(level_.tiles, tile)));
            for (const auto& solution : solutions_) {
                CHECK(cells_of(kind, solution) == deduction.cells);
            }
        }
    }

    bool can_lie(const State& state, int tile, int turn, Cell cell) const {
        State next = state;
        next.board[cell] = {tile, turn};
        for (int side = 0; side < side_count; ++side) {
            if (contact(level_, next, cell, side) == Contact::clash) {
                return false;
            }
        }
        return true;
    }

    // Returns the distinct turned tiles of the tray that fit a cell.
    std::set<std::string> looks_at(const State& state, Cell cell) const {
        std::set<std::string> looks;
        for (int tile = 0; tile < int_size(level_.tiles); ++tile) {
            for (int turn = 0; turn < side_count && !cell_of(state, tile); ++turn) {
                if (can_lie(state, tile, turn, cell)) {
                    looks.insert(format_tile(turned(at(level_.tiles, tile), turn)));
                }
            }
        }
        return looks;
    }

    // Checks on the board alone a deduction that depends on no earlier one.
    void check_at_sight(const Deduction& deduction) const {
        if (deduction.rule == Rule::only_tile && !deduction.is_dead_end) {
            CHECK(looks_at(state_, deduction.cells.front()) ==
                  std::set<std::string>{as_it_lies(deduction.places.front())});
        }
        if (deduction.sentence.pattern == "none of the tiles left fits here") {
            CHECK(looks_at(state_, deduction.cells.front()).empty());
        }
        if (deduction.rule == Rule::one_step && int_size(deduction.cells) == 2) {
            for (const Move& move : deduction.rules_out) {
                State next = state_;
                next.board[*move.to] = {move.tile, move.turn};
                CHECK(
                    looks_at(next, at(deduction.cells, *move.to == deduction.cells.front() ? 1 : 0)).empty());
            }
        }
    }

    const Level& level_;
    State state_;
    std::vector<std::vector<std::string>> solutions_;  // of the current position
};

// Returns a level small enough for brute force; nine cells have enough kinds of edges that few tiles fit
// each.
inline Level small_level(Rng& rng) {
    if (rng.below(8) == 0) {
        return random_level(rng, 2);
    }
    Params params;
    params.rows = rng.between(1, 3);
    params.columns = rng.between(1, params.rows < 3 ? 4 : 3);
    const bool is_large = params.rows * params.columns > 4;
    params.motif_count = is_large ? 2 : rng.between(1, 2);
    params.color_count = is_large ? rng.between(2, 4) : rng.between(1, 2);
    params.is_framed = rng.below(2) == 0;
    params.has_halves = rng.below(2) == 0;
    params.is_unique = false;
    return *EdgeMatch::generate(params, rng.next());
}

// Returns a framed board with an inside and few kinds of edges; too large for brute force.
inline Level framed_level(Rng& rng) {
    Params params;
    params.rows = 4;
    params.columns = 4;
    params.motif_count = 1;
    params.color_count = rng.between(2, 4);
    params.is_framed = true;
    params.is_unique = false;
    return *EdgeMatch::generate(params, rng.next());
}

// Returns a random position without a clash.
inline State random_position(const Level& level, Rng& rng, int most_attempts) {
    State state = EdgeMatch::start(level);
    const int count = rng.between(0, most_attempts);
    for (int attempt = 0; attempt < count; ++attempt) {
        const int tile = rng.between(0, int_size(level.tiles) - 1);
        const Cell cell{rng.between(0, level.rows - 1), rng.between(0, level.columns - 1)};
        if (!cell_of(state, tile) && is_empty(state, cell)) {
            State next = state;
            next.board[cell] = {tile, rng.between(0, side_count - 1)};
            state = make_problem(level, next).has_clash ? state : next;
        }
    }
    return state;
}

inline State random_position(const Level& level, Rng& rng) {
    return random_position(level, rng, level.rows * level.columns);
}

}  // namespace tessera::edge_match
