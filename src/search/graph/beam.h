#pragma once

#include "base/hash.h"
#include "search/graph/state_space.h"
#include "search/position_counts.h"
#include "search/search.h"
#include "search/trace.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

namespace tessera {

// A state space that scores states, and the change that a move makes; the goal has the least score.
template <class S>
concept ScoredSpace = StateSpace<S> && requires(const S& space, int move, int score, StateBytes state) {
    { space.score(state) } -> std::same_as<int>;  // 0 at the goal and nowhere else
    { space.score_change(move, state) } -> std::same_as<int>;
    { space.least_moves(score) } -> std::same_as<int>;  // lower bound on the moves to the goal
};

struct BeamOptions {
    int width = 1;
    std::uint64_t seed = 0;  // for breaking ties
    int limit = 0;           // finds only paths of fewer moves; 0: no limit
    bool may_worsen = true;  // false if some move never worsens the score
};

// Beam search (Lowerre 1976): keeps the `width` best-scoring children of each layer that were never kept
// before. Finds good paths rather than shortest ones; a wider beam usually finds a shorter path.
// Incomplete: `exhausted` proves nothing.
//
// Time: a tick per move of each state kept, and two per state kept. Memory: two layers of `width`
// states, and some 50 bytes per state ever kept (its link and its hash); no bound is checked.
template <ScoredSpace Space, class Trace = NoTrace>
class Beam {
public:
    Beam(Space space, StateBytes start, const BeamOptions& options)
        : space_(std::move(space)), options_(options), scores_{space_.score(start)} {
        states_.assign(start.begin(), start.end());
        seen_.insert(hash_of(start));
    }

    // Returns `exhausted` if no path of fewer moves than the limit was found.
    Outcome advance(Ticks budget) {
        return advance_by_steps(stats_, budget, [this] {
            if (!is_solved() && (scores_.empty() || !is_within_limit(scores_.front(), 0))) {
                return Outcome::exhausted;
            }
            if (!is_solved()) {
                next_layer();
                report_layer();
            }
            return is_solved() ? Outcome::solved : Outcome::running;
        });
    }

    const SearchStats& stats() const { return stats_; }
    PositionCounts counts() const { return {stats_.nodes, std::nullopt}; }
    // States are numbered in the order in which they are kept, layer by layer.
    Trace& trace() { return trace_; }

    // Returns the path to the best state of the last layer.
    std::vector<int> moves() const {
        std::vector<int> moves;
        std::int32_t index = 0;
        for (auto layer = layers_.rbegin(); layer != layers_.rend() && !layer->empty(); ++layer) {
            moves.push_back(at(*layer, index).move);
            index = at(*layer, index).parent;
        }
        std::reverse(moves.begin(), moves.end());
        return moves;
    }

private:
    // Ordered by score, then randomly, then by place (parent and move).
    struct Candidate {
        std::uint64_t score_and_chance = 0;
        std::uint32_t place = 0;

        bool operator<(const Candidate& other) const {
            return score_and_chance != other.score_and_chance ? score_and_chance < other.score_and_chance
                                                              : place < other.place;
        }
    };
    struct Link {
        std::int32_t parent = 0;
        std::int32_t move = 0;
    };

    bool is_solved() const { return !scores_.empty() && scores_.front() == 0; }

    static std::uint64_t hash_of(StateBytes state) {
        std::uint64_t hash = 0;
        for (; !state.empty(); state = state.subspan(std::min(state.size(), sizeof hash))) {
            std::uint64_t word = 0;
            std::memcpy(&word, state.data(), std::min(state.size(), sizeof word));
            hash = mix_bits(hash + word);
        }
        return hash;
    }

    StateBytes state(std::int32_t index) const {
        const auto bytes = static_cast<std::size_t>(space_.state_bytes());
        return StateBytes(states_).subspan(static_cast<std::size_t>(index) * bytes, bytes);
    }

    Link link_of(const Candidate& candidate) const {
        const auto move_count = static_cast<std::uint32_t>(space_.move_count());
        return {static_cast<std::int32_t>(candidate.place / move_count),
                static_cast<std::int32_t>(candidate.place % move_count)};
    }

    bool is_within_limit(int score, int further_moves) const {
        return options_.limit == 0 ||
               int_size(layers_) + further_moves + space_.least_moves(score) < options_.limit;
    }

    void add_children(std::int32_t parent, std::vector<Candidate>& all) const {
        const StateBytes from = state(parent);
        const int score = at(scores_, parent);
        const std::uint64_t salt = options_.seed + layers_.size() * 0x9e3779b97f4a7c15ULL;
        const int move_count = space_.move_count();
        for (int move = 0; move < move_count; ++move) {
            const int change = space_.score_change(move, from);
            if ((change <= 0 || options_.may_worsen) && is_within_limit(score + change, 1)) {
                const auto place = static_cast<std::uint32_t>(parent * move_count + move);
                const std::uint64_t chance = mix_bits(place + salt) >> 32;
                all.push_back({static_cast<std::uint64_t>(score + change) << 32 | chance, place});
            }
        }
    }

    std::vector<Candidate> candidates() {
        std::vector<Candidate> all;
        for (std::int32_t parent = 0; parent < int_size(scores_); ++parent) {
            add_children(parent, all);
        }
        stats_.ticks += scores_.size() * static_cast<std::size_t>(space_.move_count()) + 1;
        // Some candidates turn out to be known, so more than the width are sorted.
        const std::size_t wanted = std::min(all.size(), static_cast<std::size_t>(options_.width) * 4);
        std::nth_element(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(wanted), all.end());
        all.resize(wanted);
        std::sort(all.begin(), all.end());
        return all;
    }

    void next_layer() {
        std::vector<std::uint8_t> states;
        std::vector<int> scores;
        std::vector<Link> links;
        std::vector<std::uint8_t> child(static_cast<std::size_t>(space_.state_bytes()));
        for (const Candidate& candidate : candidates()) {
            if (int_size(scores) == options_.width) {
                break;
            }
            const Link link = link_of(candidate);
            const StateBytes parent = state(link.parent);
            std::copy(parent.begin(), parent.end(), child.begin());
            space_.apply(link.move, child);
            if (seen_.insert(hash_of(child)).second) {
                states.insert(states.end(), child.begin(), child.end());
                scores.push_back(static_cast<int>(candidate.score_and_chance >> 32));
                links.push_back(link);
            }
        }
        stats_.nodes += scores.size();
        stats_.ticks += scores.size() * 2;
        stats_.max_depth += 1;
        parent_count_ = int_size(scores_);
        states_ = std::move(states);
        scores_ = std::move(scores);
        layers_.push_back(std::move(links));
    }

    // Records the expanded states of the layer before, and their children kept, the best first.
    void report_layer() {
        const int first_parent = first_state_;
        first_state_ += parent_count_;
        for (int parent = 0; parent < parent_count_; ++parent) {
            trace_.record(StateStep{StateStepKind::visit, first_parent + parent});
        }
        for (int child = 0; child < int_size(scores_); ++child) {
            const Link& link = at(layers_.back(), child);
            trace_.record(
                StateStep{StateStepKind::reach, first_state_ + child, first_parent + link.parent, link.move});
        }
        if (is_solved()) {
            trace_.record(StateStep{StateStepKind::solve, first_state_});
        }
    }

    Space space_;
    BeamOptions options_;
    std::vector<std::uint8_t> states_;  // of the current layer, best first
    std::vector<int> scores_;
    std::vector<std::vector<Link>> layers_;   // how each state of each layer was reached
    std::unordered_set<std::uint64_t> seen_;  // only looked up, never iterated
    int first_state_ = 0;                     // of the current layer
    int parent_count_ = 0;                    // of the layer before it
    SearchStats stats_;
    Trace trace_;
};

}  // namespace tessera
