#include "games/number_swap/engines/generator.h"

#include "games/number_swap/engines/shuffle.h"
#include "games/number_swap/number_swap.h"

#include <algorithm>

namespace tessera::number_swap {

static_assert(GeneratorOf<Generator, NumberSwap>);

namespace {

constexpr int most_deals = 400;
constexpr Ticks patience = 200'000'000;  // for all deals

}  // namespace

Result<Generator> Generator::start(const Params& params, std::uint64_t seed) {
    return Generator(params, seed);
}

Generator::Generator(const Params& params, std::uint64_t seed)
    : params_(params), seed_(seed), rng_(seed), reach_(params.swaps > 0 ? params.swaps : any_order()) {}

Outcome Generator::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    while (stats_.ticks < end) {
        if (!proof_ && (deal_count_ == most_deals || stats_.ticks >= patience)) {
            return Outcome::exhausted;
        }
        if (!proof_) {
            deal();
        }
        if (!proof_) {
            return Outcome::solved;
        }
        if (!prove(end - stats_.ticks)) {
            return Outcome::running;
        }
        if (proof_->verdict() == TierProof::Verdict::wanted) {
            return Outcome::solved;
        }
        learn(proof_->verdict());
        proof_.reset();
    }
    return Outcome::running;
}

// Returns true if the verdict is known.
bool Generator::prove(Ticks budget) {
    const SearchStats before = proof_->stats();
    const Outcome outcome = proof_->advance(budget);
    add_effort(stats_, effort_since(before, proof_->stats()));
    return outcome == Outcome::solved;
}

// Without a tier every deal will do.
void Generator::deal() {
    ++deal_count_;
    level_ = sorted_level(params_, seed_, rng_);
    mix_tiles(level_, params_.swaps == 0 && reach_ == any_order() ? 0 : reach_, rng_);
    if (params_.tier) {
        proof_.emplace(level_, *params_.tier);
    }
}

// Grids that cannot be proved are mixed much less: the nearer to the sorted grid, the nearer are bounds to each other.
void Generator::learn(TierProof::Verdict verdict) {
    using Verdict = TierProof::Verdict;
    if (params_.swaps > 0) {
        return;
    }
    const int step = std::max(1, reach_ / (verdict == Verdict::unknown ? 3 : 8));
    const int least = std::min(std::max(3, params_.rows * params_.columns / 2), any_order());
    reach_ = std::clamp(reach_ + (verdict == Verdict::easier ? step : -step), least, any_order());
}

Sentence Generator::trouble() {
    return say("no such puzzle was found: try another size or tier");
}

}  // namespace tessera::number_swap

namespace tessera {

Result<NumberSwap::Level> NumberSwap::generate(const Params& params, std::uint64_t seed) {
    Result<number_swap::Generator> generator = number_swap::Generator::start(params, seed);
    constexpr Ticks all_of_it = Ticks{1} << 40;  // far beyond the limits above
    if (generator->advance(all_of_it) != Outcome::solved) {
        return fail(ErrorCode::impossible_puzzle, 0, number_swap::Generator::trouble());
    }
    return generator->level();
}

}  // namespace tessera
