#include "jobs/bench.h"

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/output.h"

#include <chrono>
#include <fmt/core.h>

namespace tessera {

namespace {

constexpr const char* usual_list = "tests/bench/levels.txt";

std::optional<std::string> read_file(const std::string& path) {
    const Readable<std::string> text = read_text(path);
    return text ? std::optional(*text) : std::nullopt;
}

std::string line_of(const Arguments& arguments, const BenchCase& bench_case, const BenchResult& result,
                    double elapsed_ms) {
    const std::string line = format_bench_line(bench_case, result, elapsed_ms);
    return arguments.json ? json_line({{"case", line},
                                       {"nodes", result.stats.nodes},
                                       {"ticks", result.stats.ticks},
                                       {"elapsed_ms", elapsed_ms}})
                          : line + "\n";
}

}  // namespace

int bench(const Arguments& arguments) {
    const std::string list_path = arguments.inputs.empty() ? usual_list : arguments.inputs.front();
    const Readable<std::string> list = read_text(list_path);
    if (!list) {
        return refuse(list.error() +
                      (arguments.inputs.empty() ? ": run this at the top of the project" : ""));
    }
    const Result<std::vector<BenchCase>> cases = read_bench_list(*list, read_file);
    if (!cases) {
        return refuse(complaint(list_path, *list, cases.error()));
    }
    const InterruptWatch watch;
    bool is_heard = arguments.json || print(bench_heading() + "\n");
    std::uint64_t nodes = 0;
    for (auto bench_case = cases->begin(); is_heard && bench_case != cases->end(); ++bench_case) {
        const auto start = std::chrono::steady_clock::now();
        const BenchResult result = run_bench_case(*bench_case, InterruptWatch::is_interrupted);
        const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - start;
        nodes += result.stats.nodes;
        is_heard = print(line_of(arguments, *bench_case, result, elapsed.count()));
        if (InterruptWatch::is_interrupted()) {
            remark(
                fmt::format("interrupted after {} of {} cases", bench_case - cases->begin(), cases->size()));
            return exit_interrupted;
        }
    }
    print(arguments.json ? json_line({{"bench", nodes}}) : fmt::format("Bench: {}\n", nodes));
    return exit_done;
}

}  // namespace tessera
