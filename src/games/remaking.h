#pragma once

#include "search/search.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace tessera {

// Generates a level again from the params and seed of its recipe, in slices. Gives up after `most_ticks`,
// because a hand-written recipe may ask for endless work.
template <class Generator, class Params>
class Remaking {
public:
    Remaking(Params params, std::uint64_t seed) : params_(std::move(params)), seed_(seed) {}

    // Returns solved once the level is made, exhausted if that fails or takes too long.
    Outcome advance(Ticks budget) {
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
    const SearchStats& stats() const { return generator_ ? generator_->stats() : none_; }
    const Generator& generator() const { return *generator_; }  // after Outcome::solved

private:
    static constexpr Ticks most_ticks = 600'000'000;

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
    Outcome outcome_ = Outcome::running;
    SearchStats none_;
};

}  // namespace tessera
