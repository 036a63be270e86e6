#include "games/polyomino/engines/step_log.h"

#include "base/text.h"
#include "games/polyomino/engine_ids.h"
#include "games/polyomino/engines/algorithm_x_engine.h"
#include "games/polyomino/engines/dead_zone.h"
#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tessera::polyomino {

namespace {

using LoggedEngine = AlgorithmXEngine<StepLog>;

// Steps as lines, with the position that they have led to.
class StepWriter {
public:
    StepWriter(const EngineInput& input, const LoggedEngine& engine) : input_(input), engine_(engine) {}

    void write(const Step& step) {
        switch (step.kind) {
            case StepKind::choose:
                chosen_.push_back(engine_.placement_of(step.value));
                text_ += "choose " + words_for(chosen_.back()) + "\n";
                return;
            case StepKind::undo:
                text_ += "undo " + words_for(chosen_.back()) + "\n";
                chosen_.pop_back();
                return;
            case StepKind::prune:
                text_ += why_pruned(step) + "\n";
                return;
            case StepKind::solve:
                text_ += "solution\n";
                return;
        }
    }
    const std::string& text() const { return text_; }

private:
    std::string words_for(const Placement& placement) const {
        return Polyomino::format_move(input_.level, placing(placement));
    }

    std::string why_pruned(const Step& step) const {
        if (step.reason == prune_item_without_option) {
            return "dead " + engine_.item_name(step.value);
        }
        const Placement placement = engine_.placement_of(step.value);
        const std::string refusal = "refuse " + words_for(placement) + " because ";
        return refusal + (step.reason == prune_twin ? "twin" : why_zone_is_dead(placement));
    }

    std::string why_zone_is_dead(const Placement& placement) const {
        State state = input_.state;
        state.placed.insert(state.placed.end(), chosen_.begin(), chosen_.end());
        state.placed.push_back(placement);
        const std::vector<int> sizes = sizes_left(input_.level, state);
        std::string words = "zone " + std::to_string(dead_zone_size(input_.level, state)) + " left";
        for (const int size : sizes) {
            words += " " + std::to_string(size);
        }
        return words;
    }

    const EngineInput& input_;
    const LoggedEngine& engine_;
    std::vector<Placement> chosen_;
    std::string text_;
};

Result<PieceOrder> order_in(const SolveOptions& options) {
    const auto order =
        options.heuristic.empty() ? PieceOrder::awkward : piece_order_called(options.heuristic);
    if (!order) {
        return fail(ErrorCode::unknown_name, 0, say("there is no heuristic named {}", options.heuristic));
    }
    return *order;
}

std::string indented(const std::string& text) {
    std::string lines;
    for (const Token& line : split_lines(text)) {
        lines += "  " + std::string(line.text) + "\n";
    }
    return lines;
}

}  // namespace

struct StepLogger::Parts {
    EngineInput input;
    SolveOptions options;
    LoggedEngine engine;
};

StepLogger::StepLogger(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
StepLogger::StepLogger(StepLogger&& other) noexcept = default;
StepLogger& StepLogger::operator=(StepLogger&& other) noexcept = default;
StepLogger::~StepLogger() = default;

Result<StepLogger> StepLogger::start(const Level& level, const State& state, const SolveOptions& options) {
    const std::string_view id = engine_in(options.engine);
    if (id != "dancing_links" && id != "algorithm_x") {
        return fail(ErrorCode::unknown_name, 0,
                    say("only dancing_links and algorithm_x keep a log of their steps"));
    }
    const Result<AlgorithmXSwitches> switches = switches_in(options.engine);
    const Result<PieceOrder> order = order_in(options);
    if (!switches || !order) {
        return tl::unexpected(switches ? order.error() : switches.error());
    }
    EngineInput input{level, state};
    input.switches = *switches;
    input.order = *order;
    input.seed = options.seed;
    if (!fits_tables(input)) {
        return fail(ErrorCode::impossible_puzzle, 0, say("this board is too large to log the steps on it"));
    }
    LoggedEngine engine(input);
    return StepLogger(std::make_unique<Parts>(Parts{std::move(input), options, std::move(engine)}));
}

bool StepLogger::is_full() const {
    const StepLog* const log = parts_->engine.trace();
    return log != nullptr && log->steps.size() >= most_steps;
}

const SearchStats& StepLogger::stats() const {
    return parts_->engine.stats();
}

Outcome StepLogger::advance(Ticks budget) {
    return parts_->engine.advance(budget);
}

std::string StepLogger::text(std::string_view outcome) const {
    const SolveOptions& options = parts_->options;
    const StepLog* const log = parts_->engine.trace();
    const std::vector<Step> none;
    const std::vector<Step>& steps = log != nullptr ? log->steps : none;
    const std::size_t told = std::min(steps.size(), most_steps);
    StepWriter writer(parts_->input, parts_->engine);
    for (std::size_t step = 0; step < told; ++step) {
        writer.write(steps[step]);
    }
    const bool is_cut = is_full();
    return "tessera-steps 1 polyomino\nengine " + options.engine + "\nheuristic " +
           (options.heuristic.empty() ? "default" : options.heuristic) + "\nseed " +
           std::to_string(options.seed) + "\nlevel\n" +
           indented(Polyomino::format_level(parts_->input.level)) + "steps\n" + writer.text() +
           (is_cut ? "cut" : "end") + " " + std::string(outcome) + " " + std::to_string(stats().nodes) + "\n";
}

}  // namespace tessera::polyomino
