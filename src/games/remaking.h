#pragma once

#include "search/search.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace tessera {

// Generates a level again from the params and seed of its recipe, in slices, and then looks once for a way from a
// position to the solution that it was made from. Gives up after `most_ticks`, because a hand-written recipe may
// ask for endless work.
template <class Generator, class Params, class Way>
class Remaking {
public:
    Remaking(Params params, std::uint64_t seed) : params_(std::move(params)), seed_(seed) {}

    // `find_way` takes the generator that has made the level, and returns an optional Way. Returns solved once there
    // is a way, exhausted if there is none, or the level cannot be made or takes too long.
    template <class FindWay>
    Outcome advance(Ticks budget, const FindWay& find_way) {
        const Outcome outcome = make(budget);
        if (outcome == Outcome::running) {
            return outcome;
        }
        if (outcome == Outcome::solved && !std::exchange(has_looked_, true)) {
            way_ = find_way(*generator_);
        }
        return way_ ? Outcome::solved : Outcome::exhausted;
    }
    const SearchStats& stats() const { return generator_ ? generator_->stats() : none_; }
    const Way& way() const { return *way_; }  // after Outcome::solved

private:
    static constexpr Ticks most_ticks = 600'000'000;

    Outcome make(Ticks budget) {
        if (!generator_ && outcome_ == Outcome::running) {
            begin();
        }
        if (outcome_ == Outcome::running) {
            outcome_ = generator_->advance(budget);
            const bool is_over =
                outcome_ != Outcome::solved && (outcome_ != Outcome::running || stats().ticks >= most_ticks);
            outcome_ = is_over ? Outcome::exhausted : outcome_;
        }
        return outcome_;
    }

    void begin() {
        auto started = Generator::start(params_, seed_);
        if (started) {
            generator_.emplace(std::move(*started));
        } else {
            outcome_ = Outcome::exhausted;
        }
    }

    Params params_;
    std::uint64_t seed_;
    std::optional<Generator> generator_;
    Outcome outcome_ = Outcome::running;  // of making the level
    std::optional<Way> way_;
    bool has_looked_ = false;
    SearchStats none_;
};

}  // namespace tessera
