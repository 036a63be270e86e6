#include "cli/lab_plan.h"

#include "cli/options.h"
#include "cli/printable.h"
#include "jobs/run.h"

#include <algorithm>
#include <fmt/core.h>

namespace tessera {

namespace {

using Names = std::vector<std::string>;

Names or_usual(const Names& names, const Names& usual) {
    Names chosen = names.empty() ? usual : names;
    std::replace(chosen.begin(), chosen.end(), std::string("default"), std::string());
    return chosen;
}

// What one input adds to the plan.
class InputPlan {
public:
    InputPlan(LabPlan& plan, const Arguments& arguments, const AnySession& session)
        : plan_(plan),
          arguments_(arguments),
          name_(printable(arguments.input_name())),
          family_(family_id(session)),
          position_(position_of(session)) {}

    // A line that says what is wrong, or nothing.
    std::string add_all() {
        const Names engines = or_usual(arguments_.lab.engines, engines_of_family(family_));
        Names able;
        for (const std::string& engine : engines) {
            const Result<JobRun> run = JobRun::start(job_of(engine, "", 1));
            if (run) {
                able.push_back(engine);
            } else if (run.error().code == ErrorCode::unknown_name) {
                return "tessera: " + in_words(run.error().message);
            } else {
                plan_.left_out.push_back(
                    fmt::format("{} is left out on {}: {}", engine, name_, in_words(run.error().message)));
            }
        }
        std::string complaint = why_heuristics_are_wrong(able);
        if (complaint.empty()) {
            add_cases(able);
        }
        return complaint;
    }

private:
    Job job_of(const std::string& engine, const std::string& heuristic, std::uint64_t seed) const {
        SolveOptions options;
        options.engine = engine;
        options.heuristic = heuristic;
        options.seed = seed;
        return {family_, SolveJob{position_, options}};
    }

    Names heuristics() const { return or_usual(arguments_.lab.heuristics, {""}); }

    bool takes(const std::string& engine, const std::string& heuristic) const {
        return heuristic.empty() || JobRun::start(job_of(engine, heuristic, 1)).has_value();
    }

    std::string why_heuristics_are_wrong(const Names& engines) const {
        for (const std::string& heuristic : heuristics()) {
            const bool is_taken = std::any_of(engines.begin(), engines.end(), [&](const std::string& engine) {
                return takes(engine, heuristic);
            });
            if (!is_taken && !engines.empty()) {
                const Error error = JobRun::start(job_of(engines.front(), heuristic, 1)).error();
                return "tessera: " + in_words(error.message);
            }
        }
        return "";
    }

    void add_cases(const Names& engines) {
        const std::vector<std::uint64_t> one_seed{1};
        for (const std::string& engine : engines) {
            for (const std::string& heuristic : heuristics()) {
                if (!takes(engine, heuristic)) {
                    continue;
                }
                for (const std::uint64_t seed :
                     arguments_.lab.seeds.empty() ? one_seed : arguments_.lab.seeds) {
                    plan_.cases.push_back({name_, job_of(engine, heuristic, seed)});
                }
            }
        }
    }

    LabPlan& plan_;
    const Arguments& arguments_;
    std::string name_;
    std::string family_;
    Position position_;
};

// The command line with one input each.
std::vector<Arguments> one_by_one(const Arguments& arguments) {
    std::vector<Arguments> all;
    if (!arguments.cut_file.empty()) {
        all.push_back(arguments);
        all.back().inputs.clear();
    }
    for (const std::string& input : arguments.inputs) {
        all.push_back(arguments);
        all.back().cut_file.clear();
        all.back().inputs = {input};
    }
    return all;
}

}  // namespace

Readable<LabPlan> plan_of(const Arguments& arguments) {
    LabPlan plan;
    for (const Arguments& each : one_by_one(arguments)) {
        const Readable<AnySession> session = read_input(each);
        if (!session) {
            return tl::unexpected(session.error());
        }
        const std::string complaint = InputPlan(plan, each, *session).add_all();
        if (!complaint.empty()) {
            return tl::unexpected(complaint);
        }
    }
    if (plan.cases.empty()) {
        return tl::unexpected("tessera: " + plan.left_out.front());
    }
    return plan;
}

}  // namespace tessera
