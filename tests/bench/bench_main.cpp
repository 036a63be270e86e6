// The benchmarks as a program for native builds and node, where `tessera bench` is not built. Prints the
// table and the signature; --check compares the signature with the file; names of cases select them.
#include "jobs/bench.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

const std::string root = std::string(TESSERA_SOURCE_DIR) + "/";

std::optional<std::string> read_file(const std::string& path) {
    std::ifstream file(root + path, std::ios::binary);
    if (!file) {
        return std::nullopt;
    }
    return std::string(std::istreambuf_iterator<char>(file), {});
}

double run_and_print(const tessera::BenchCase& bench_case, std::uint64_t& nodes) {
    const auto start = std::chrono::steady_clock::now();
    const tessera::BenchResult result = tessera::run_bench_case(bench_case);
    const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - start;
    nodes += result.stats.nodes;
    std::printf("%s\n", tessera::format_bench_line(bench_case, result, elapsed.count()).c_str());
    return elapsed.count();
}

// True if the case was named, or none was.
bool is_wanted(const tessera::BenchCase& bench_case, const std::vector<std::string>& words) {
    return words.empty() || words.front() == "--check" ||
           std::find(words.begin(), words.end(), bench_case.name) != words.end();
}

int run(int argument_count, char** arguments) {
    const auto list = read_file("tests/bench/levels.txt");
    const auto cases = tessera::read_bench_list(list.value_or(""), read_file);
    if (!cases || cases->empty()) {
        std::fprintf(stderr, "tests/bench/levels.txt cannot be read: %s\n",
                     cases ? "it is empty" : tessera::english(cases.error().message).c_str());
        return 2;
    }
    std::printf("%s\n", tessera::bench_heading().c_str());
    std::uint64_t nodes = 0;
    double total_ms = 0;
    const std::vector<std::string> words(arguments + 1, arguments + argument_count);
    for (const tessera::BenchCase& bench_case : *cases) {
        total_ms += is_wanted(bench_case, words) ? run_and_print(bench_case, nodes) : 0;
    }
    const std::string signature = std::to_string(nodes);
    std::printf("%.0f ms\nBench: %s\n", total_ms, signature.c_str());
    if (words.empty() || words.front() != "--check") {
        return 0;
    }
    const std::string expected = read_file("tests/bench/signature.txt").value_or("");
    if (expected != signature + "\n") {
        std::fprintf(stderr, "the signature on file is %s", expected.c_str());
        return 1;
    }
    return 0;
}

}  // namespace

int main(int argument_count, char** arguments) {
    try {
        return run(argument_count, arguments);
    } catch (const std::exception& trouble) {
        std::fprintf(stderr, "something went wrong: %s\n", trouble.what());
    }
    return 2;
}
