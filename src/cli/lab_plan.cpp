#include "cli/lab_plan.h"

#include "cli/family_text.h"
#include "cli/lab_campaign.h"
#include "cli/lab_log.h"
#include "cli/options.h"
#include "cli/printable.h"
#include "jobs/run.h"

#include <algorithm>
#include <fmt/core.h>
#include <set>

namespace tessera {

namespace {

constexpr std::size_t most_cases = 100'000;

using Names = std::vector<std::string>;

// Keeps the order of first appearance.
template <class T>
std::vector<T> without_repeats(const std::vector<T>& values) {
    std::set<T> known;
    std::vector<T> once;
    std::copy_if(values.begin(), values.end(), std::back_inserter(once),
                 [&known](const T& value) { return known.insert(value).second; });
    return once;
}

Names or_usual(const Names& names, const Names& usual) {
    Names chosen = names.empty() ? usual : names;
    std::replace(chosen.begin(), chosen.end(), std::string("default"), std::string());
    return without_repeats(chosen);
}

std::vector<std::uint64_t> seeds_of(const LabArguments& wishes) {
    return wishes.seeds.empty() ? std::vector<std::uint64_t>{1} : without_repeats(wishes.seeds);
}

Result<JobRun> started(const LabCase& lab_case) {
    return JobRun::start(job_of(lab_case));
}

// Adds the runs of one input to the plan.
class InputPlan {
public:
    InputPlan(LabPlan& plan, const LabArguments& wishes, LabInput input)
        : plan_(plan),
          input_(std::make_shared<LabInput>(std::move(input))),
          engines_(or_usual(wishes.engines, engines_of_family(input_->family))),
          heuristics_(or_usual(wishes.heuristics, {""})),
          seeds_(seeds_of(wishes)),
          finds_all_(wishes.finds_all) {}

    // Returns an error message, or an empty text.
    std::string add_all() {
        Names able;
        for (const std::string& engine : engines_) {
            const Result<JobRun> run = started(case_of(engine, "", 1));
            if (run) {
                able.push_back(engine);
            } else if (run.error().code == ErrorCode::unknown_name) {
                return "tessera: " + in_words(run.error().message);
            } else {
                plan_.left_out.push_back(fmt::format("{} is left out on {}: {}", engine, input_->name,
                                                     in_words(run.error().message)));
            }
        }
        const std::string complaint = why_heuristics_are_wrong(able);
        return complaint.empty() ? add_cases(able) : complaint;
    }

private:
    LabCase case_of(const std::string& engine, const std::string& heuristic, std::uint64_t seed) const {
        SolveOptions options;
        options.engine = engine;
        options.heuristic = heuristic;
        options.seed = seed;
        return {input_, options, finds_all_};
    }

    bool takes(const std::string& engine, const std::string& heuristic) const {
        return heuristic.empty() || started(case_of(engine, heuristic, 1)).has_value();
    }

    std::string why_heuristics_are_wrong(const Names& engines) const {
        for (const std::string& heuristic : heuristics_) {
            const bool is_taken = std::any_of(engines.begin(), engines.end(), [&](const std::string& engine) {
                return takes(engine, heuristic);
            });
            if (!is_taken && !engines.empty()) {
                return "tessera: " +
                       in_words(started(case_of(engines.front(), heuristic, 1)).error().message);
            }
        }
        return "";
    }

    // Returns those that the engine accepts; an engine that accepts none of them runs once without.
    Names heuristics_for(const std::string& engine) const {
        Names taken;
        std::copy_if(heuristics_.begin(), heuristics_.end(), std::back_inserter(taken),
                     [&](const std::string& heuristic) { return takes(engine, heuristic); });
        return taken.empty() ? Names{""} : taken;
    }

    std::string add_cases(const Names& engines) {
        for (const std::string& engine : engines) {
            for (const std::string& heuristic : heuristics_for(engine)) {
                if (plan_.cases.size() + seeds_.size() > most_cases) {
                    return fmt::format("tessera: lab makes at most {} runs at once, and these are more",
                                       most_cases);
                }
                for (const std::uint64_t seed : seeds_) {
                    plan_.cases.push_back(case_of(engine, heuristic, seed));
                }
            }
        }
        return "";
    }

    LabPlan& plan_;
    std::shared_ptr<const LabInput> input_;
    Names engines_;
    Names heuristics_;
    std::vector<std::uint64_t> seeds_;
    bool finds_all_;
};

// Keeps the runs of the part.
void deal_out(LabPlan& plan) {
    std::vector<LabCase> own;
    own.reserve(runs_in_part(plan.manifest));
    for (std::size_t run = 0; run < runs_in_part(plan.manifest); ++run) {
        own.push_back(plan.cases[place_among_all(plan.manifest, run)]);
    }
    plan.cases = std::move(own);
}

std::string why_not_as_asked(const Arguments& arguments) {
    if (!arguments.campaign.rows_file.empty() && arguments.campaign.is_resumed()) {
        return "tessera: --csv begins a file and --resume goes on with one; give one of them";
    }
    if (!arguments.lab.is_repeatable) {
        return "";
    }
    return arguments.limit_seconds > 0 ? "tessera: --limit ends a run somewhere else each time, which "
                                         "--repeatable is not to; use --ticks"
                                       : "";
}

// Returns an error message, or an empty text.
std::string why_first_is_not_logged(const LabPlan& plan, const LabArguments& wishes) {
    for (const auto& [option, file] :
         {std::pair("--log", wishes.log_file), std::pair("--cp-profiler", wishes.profiler_file)}) {
        std::string complaint =
            file.empty() || plan.cases.empty() ? "" : why_not_logged(plan.cases.front(), option);
        if (!complaint.empty()) {
            return complaint;
        }
    }
    return "";
}

}  // namespace

std::vector<LabRun> made_runs(const std::vector<std::optional<LabRun>>& runs) {
    std::vector<LabRun> made;
    for (const std::optional<LabRun>& run : runs) {
        if (run) {
            made.push_back(*run);
        }
    }
    return made;
}

Readable<LabPlan> plan_of(const Arguments& arguments) {
    LabPlan plan;
    if (const std::string complaint = why_not_as_asked(arguments); !complaint.empty()) {
        return tl::unexpected(complaint);
    }
    for (const Arguments& each : one_by_one(arguments)) {
        const Readable<AnySession> session = read_input(each);
        if (!session) {
            return tl::unexpected(session.error());
        }
        LabInput input{printable(each.input_name()), std::string(family_id(*session)), position_of(*session)};
        const std::string complaint = InputPlan(plan, arguments.lab, std::move(input)).add_all();
        if (!complaint.empty()) {
            return tl::unexpected(complaint);
        }
    }
    if (plan.cases.empty()) {
        return tl::unexpected("tessera: " + plan.left_out.front());
    }
    plan.manifest = manifest_of("lab", arguments, plan.cases.size(), words_of_plan(plan.cases, arguments));
    deal_out(plan);
    const std::string complaint = why_first_is_not_logged(plan, arguments.lab);
    if (!complaint.empty()) {
        return tl::unexpected(complaint);
    }
    return plan;
}

}  // namespace tessera
