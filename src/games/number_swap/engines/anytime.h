#pragma once

#include "games/number_swap/engines/additive_pattern_databases.h"
#include "games/number_swap/engines/engine.h"
#include "games/number_swap/engines/path_improver.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tessera::number_swap {

inline constexpr Ticks default_effort = 600'000'000;
inline constexpr Ticks quick_effort = default_effort / 10;
inline constexpr Ticks no_effort_limit = ~Ticks{0};

// The strongest solver. Beams of growing width give ever better upper bounds, and on larger boards the best
// path is improved. Iterative deepening with pattern databases raises the proved lower bound. When the bounds
// meet, the answer is proved shortest; if the effort is spent first, it returns the best answer with both
// bounds. (Beam search: Lowerre 1976; IDA*: Korf 1985; pattern databases: Felner, Korf, Hanan 2004.) A
// quarter of the memory is for the databases, half for the transposition table.
class Anytime : public SortingEngine {
public:
    Anytime(EngineInput input, Ticks effort);

    Outcome advance(Ticks budget) override;
    const SearchStats& stats() const override { return stats_; }
    std::vector<int> moves() const override { return best_; }
    int lower_bound() const override { return lower_bound_; }
    std::uint64_t memory_bytes() const override;

private:
    enum class Stage { beams, improving, databases, deepening, done };

    void work(Ticks budget);
    void widen_beam(Ticks budget);
    void improve_path(Ticks budget);
    void build_databases();
    void deepen(Ticks budget);
    void take(std::vector<int> moves);
    void add_stats(const SearchStats& before, const SearchStats& after);
    bool is_proved() const { return lower_bound_ >= int_size(best_); }

    EngineInput input_;
    Ticks effort_;
    Stage stage_ = Stage::beams;
    std::vector<int> best_;
    int lower_bound_ = 0;
    int width_ = 0;  // of the current beam; 0: none yet
    std::optional<Beam<BidirectionalBoard>> beam_;
    std::optional<PathImprover> improver_;
    std::shared_ptr<AdditivePatternDatabases> patterns_;
    std::optional<IdaStar<PatternLookup>> deepening_;
    SearchStats stats_;
};

}  // namespace tessera::number_swap
