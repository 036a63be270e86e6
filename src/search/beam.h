#pragma once

#include "base/hash.h"
#include "search/search.h"
#include "search/state_space.h"

#include <algorithm>
#include <unordered_set>
#include <utility>
#include <vector>

namespace tessera {

// A state space that can tell how much better or worse a move makes a state; the goal has the least score.
template <class S>
concept ScoredSpace = StateSpace<S> && requires(const S& space, int move, StateBytes state) {
    { space.score(state) } -> std::same_as<int>;  // 0 at the goal and nowhere else
    { space.score_change(move, state) } -> std::same_as<int>;
};

// Beam search: of all children of a layer it keeps the `width` with the best score that were never kept
// before. Quick, and good paths rather than shortest ones; a wider beam mostly finds a shorter path.
template <ScoredSpace Space>
class Beam {
public:
    Beam(Space space, StateBytes start, int width)
        : space_(std::move(space)), width_(width), scores_{space_.score(start)} {
        states_.assign(start.begin(), start.end());
        seen_.insert(hash_of(start));
    }

    // `exhausted`: no path of fewer moves than the limit was found.
    Outcome advance(Ticks budget) {
        const Ticks end = stats_.ticks + budget;
        while (scores_.empty() || scores_.front() != 0) {
            if (scores_.empty() || (limit_ > 0 && int_size(layers_) + 1 >= limit_)) {
                return Outcome::exhausted;
            }
            if (stats_.ticks >= end) {
                return Outcome::running;
            }
            next_layer();
        }
        return Outcome::solved;
    }

    void set_limit(int limit) { limit_ = limit; }
    const SearchStats& stats() const { return stats_; }

    // To the best state of the last layer.
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
    struct Candidate {
        int score = 0;
        std::int32_t parent = 0;
        std::int32_t move = 0;
        std::uint32_t chance = 0;  // breaks ties without favour
    };
    struct Link {
        std::int32_t parent = 0;
        std::int32_t move = 0;
    };

    static std::uint64_t hash_of(StateBytes state) {
        std::uint64_t hash = 0;
        for (const std::uint8_t byte : state) {
            hash = (hash + byte + 1) * 0x9e3779b97f4a7c15ULL;
            hash ^= hash >> 29;
        }
        return hash;
    }

    static bool is_better(const Candidate& a, const Candidate& b) {
        if (a.score != b.score) {
            return a.score < b.score;
        }
        if (a.chance != b.chance) {
            return a.chance < b.chance;
        }
        return a.parent != b.parent ? a.parent < b.parent : a.move < b.move;
    }

    StateBytes state(std::int32_t index) const {
        const auto bytes = static_cast<std::size_t>(space_.state_bytes());
        return StateBytes(states_).subspan(static_cast<std::size_t>(index) * bytes, bytes);
    }

    std::vector<Candidate> candidates() {
        std::vector<Candidate> all;
        for (std::int32_t parent = 0; parent < int_size(scores_); ++parent) {
            for (int move = 0; move < space_.move_count(); ++move) {
                const int score = at(scores_, parent) + space_.score_change(move, state(parent));
                const auto place =
                    static_cast<std::uint64_t>(parent) << 16 | static_cast<std::uint64_t>(move);
                const std::uint64_t chance = mix_bits(place + layers_.size() * 0x9e3779b97f4a7c15ULL);
                all.push_back({score, parent, move, static_cast<std::uint32_t>(chance)});
            }
        }
        stats_.ticks += all.size();
        // Some candidates turn out to be known, so a few more than the width are put in order.
        const std::size_t wanted = std::min(all.size(), static_cast<std::size_t>(width_) * 4);
        std::partial_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(wanted), all.end(),
                          is_better);
        all.resize(wanted);
        return all;
    }

    void next_layer() {
        std::vector<std::uint8_t> states;
        std::vector<int> scores;
        std::vector<Link> links;
        std::vector<std::uint8_t> child(static_cast<std::size_t>(space_.state_bytes()));
        for (const Candidate& candidate : candidates()) {
            const StateBytes parent = state(candidate.parent);
            std::copy(parent.begin(), parent.end(), child.begin());
            space_.apply(candidate.move, child);
            if (int_size(scores) < width_ && seen_.insert(hash_of(child)).second) {
                states.insert(states.end(), child.begin(), child.end());
                scores.push_back(candidate.score);
                links.push_back({candidate.parent, candidate.move});
            }
        }
        stats_.nodes += scores.size();
        stats_.ticks += scores.size() * 2;
        stats_.max_depth += 1;
        states_ = std::move(states);
        scores_ = std::move(scores);
        layers_.push_back(std::move(links));
    }

    Space space_;
    int width_;
    int limit_ = 0;                     // 0: none
    std::vector<std::uint8_t> states_;  // of the present layer, best first
    std::vector<int> scores_;
    std::vector<std::vector<Link>> layers_;   // how each state of each layer was reached
    std::unordered_set<std::uint64_t> seen_;  // only ever asked, never walked through
    SearchStats stats_;
};

}  // namespace tessera
