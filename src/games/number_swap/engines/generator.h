#pragma once

#include "base/rng.h"
#include "games/number_swap/engines/tier_proof.h"
#include "games/number_swap/params.h"

#include <cstdint>
#include <optional>

namespace tessera::number_swap {

// Makes a solvable grid that is not sorted. If the params have a tier, it mixes the board again and again, less if it became
// too hard and more if too easy, until the tier is proved. The level depends on params and seed only, not on
// how the work is sliced.
class Generator {
public:
    // Precondition: params are within their limits.
    static Result<Generator> start(const Params& params, std::uint64_t seed);

    // Returns solved when level() is ready; exhausted if there is none, with the reason in trouble().
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const Level& level() const { return level_; }
    static Sentence trouble();

private:
    Generator(const Params& params, std::uint64_t seed);

    void deal();
    bool prove(Ticks budget);
    void learn(TierProof::Verdict verdict);
    int any_order() const { return 3 * params_.rows * params_.columns; }  // swaps that mix the whole board

    Params params_;
    std::uint64_t seed_;
    Rng rng_;
    Level level_;
    int reach_;  // random swaps of the next deal; any_order(): every grid is equally likely
    int deal_count_ = 0;
    std::optional<TierProof> proof_;  // of the current deal
    SearchStats stats_;
};

}  // namespace tessera::number_swap
