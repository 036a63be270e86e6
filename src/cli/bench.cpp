#include "jobs/bench.h"

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/input.h"

#include <chrono>
#include <cstdio>
#include <fmt/core.h>

namespace tessera {

namespace {

constexpr const char* usual_list = "tests/bench/levels.txt";

std::optional<std::string> read_file(const std::string& path) {
    const Readable<std::string> text = read_text(path);
    return text ? std::optional(*text) : std::nullopt;
}

}  // namespace

int run_bench(const Arguments& arguments) {
    const std::string list_path = arguments.inputs.empty() ? usual_list : arguments.inputs.front();
    const std::optional<std::string> list = read_file(list_path);
    if (!list) {
        fmt::print(stderr, "{}:1:1: the list of benchmarks is missing: run this at the top of the project\n",
                   list_path);
        return exit_bad_input;
    }
    const Result<std::vector<BenchCase>> cases = read_bench_list(*list, read_file);
    if (!cases) {
        fmt::print(stderr, "{}\n", complaint(list_path, *list, cases.error()));
        return exit_bad_input;
    }
    fmt::print("{}\n", bench_heading());
    std::uint64_t nodes = 0;
    for (const BenchCase& bench_case : *cases) {
        const auto start = std::chrono::steady_clock::now();
        const BenchResult result = run_bench_case(bench_case);
        const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - start;
        nodes += result.stats.nodes;
        fmt::print("{}\n", format_bench_line(bench_case, result, elapsed.count()));
    }
    fmt::print("Bench: {}\n", nodes);
    return exit_done;
}

}  // namespace tessera
