#include "games/null_game/engines.h"

#include "games/null_game/engine_ids.h"

namespace tessera {

static_assert(GameEngines<NullEngines, NullGame>);

Result<NullEngines::Solver> NullEngines::Solver::start(const NullGame::Level& level,
                                                       const NullGame::State& state,
                                                       const SolveOptions& options) {
    using null_game::engines;
    const Result<const EngineInfo*> engine =
        find_engine(NullGame::id, engines, options.engine.empty() ? engines.front().id : options.engine);
    if (!engine) {
        return tl::unexpected(engine.error());
    }
    return Solver(level.target - state.count);
}

Outcome NullEngines::Solver::advance(Ticks budget) {
    for (Ticks spent = 0; spent < budget && int_size(steps_) < missing_; ++spent) {
        steps_.push_back({1});
        ++stats_.ticks;
        ++stats_.nodes;
        stats_.max_depth = int_size(steps_);
    }
    if (int_size(steps_) < missing_) {
        return Outcome::running;
    }
    if (stats_.solutions > 0) {
        return Outcome::exhausted;
    }
    ++stats_.solutions;
    return Outcome::solved;
}

Result<NullEngines::Counter> NullEngines::Counter::start(const NullGame::Level& level,
                                                         const NullGame::State& state,
                                                         const CountOptions& options) {
    return Counter(state.count, level.target, options);
}

Outcome NullEngines::Counter::advance(Ticks budget) {
    for (Ticks spent = 0; spent < budget && next_ < target_; ++spent, ++next_) {
        const bool is_mine = next_ % options_.part_count == options_.part - 1;
        const bool is_enough = options_.cap > 0 && stats_.solutions >= options_.cap;
        stats_.solutions += is_mine && !is_enough ? 1 : 0;
        ++stats_.ticks;
        ++stats_.nodes;
    }
    return next_ < target_ ? Outcome::running : Outcome::exhausted;
}

Result<NullEngines::Hinter> NullEngines::Hinter::start(const NullGame::Level& level,
                                                       const NullGame::State& state) {
    return Hinter(level.target - state.count);
}

Outcome NullEngines::Hinter::advance(Ticks /*budget*/) const {
    return missing_ > 0 ? Outcome::solved : Outcome::exhausted;
}

Hint NullEngines::Hinter::hint() const {
    return {false, {{say("{} steps are missing", missing_), {}, {}}, {say("go up"), {}, {}}}, {"+"}};
}

}  // namespace tessera
