#include "jobs/bench.h"

#include "games/families.h"
#include "support/families.h"

#include <doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace tessera {

TEST_SUITE_BEGIN("jobs/bench");

namespace {

std::optional<std::string> read_file(const std::string& path) {
    std::ifstream file(TESSERA_SOURCE_DIR "/" + path, std::ios::binary);
    if (!file) {
        return std::nullopt;
    }
    return std::string(std::istreambuf_iterator<char>(file), {});
}

bool solves_with(const BenchCase& bench_case, std::string_view family, const EngineInfo& engine) {
    const auto* const job = std::get_if<SolveJob>(&bench_case.job.task);
    const std::string_view name = job != nullptr ? std::string_view(job->options.engine) : "";
    return bench_case.job.family == family && !name.empty() && (name == engine.id || name == engine.alias);
}

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("each engine of each family is compared with its others", G, engines_compared) {
    const auto cases = read_bench_list(*read_file("tests/bench/families.txt"), read_file);
    REQUIRE(cases);
    for (const EngineInfo& engine : EngineIdsOf<G>::engines) {
        CAPTURE(engine.id);
        CHECK(std::any_of(cases->begin(), cases->end(),
                          [&](const BenchCase& each) { return solves_with(each, G::id, engine); }));
    }
}
TEST_CASE_TEMPLATE_APPLY(engines_compared, OfferedFamilies);

TEST_CASE("a line with engine=* is a case for each engine of its family, in the order of the registry") {
    const auto cases = read_bench_list("a all levels/edge_match/giraffe.txt engine=* ticks=7", read_file);
    REQUIRE(cases);
    REQUIRE(cases->size() == EngineIdsOf<EdgeMatch>::engines.size());
    for (std::size_t number = 0; number < cases->size(); ++number) {
        const BenchCase& each = (*cases)[number];
        const EngineInfo& engine = EngineIdsOf<EdgeMatch>::engines.at(number);
        CHECK(each.name == "a-" + std::string(engine.id));
        CHECK(solves_with(each, EdgeMatch::id, engine));
        CHECK((each.wants_all && each.ticks == 7));
    }
}

TEST_CASE("the engines that the lists compare all find every solution") {
    for (const char* const path : {"tests/bench/levels.txt", "tests/bench/families.txt"}) {
        const auto cases = read_bench_list(*read_file(path), read_file);
        REQUIRE(cases);
        for (const BenchCase& bench_case : *cases) {
            if (bench_case.wants_all && bench_case.name.substr(0, 7) == "giraffe") {
                CAPTURE(bench_case.name);
                const BenchResult result = run_bench_case(bench_case);
                CHECK(result.outcome == "exhausted");
                CHECK(result.solutions == "12");
                CHECK(format_bench_line(bench_case, result, 1000).find(" 12 ") != std::string::npos);
            }
        }
    }
}

TEST_CASE("a list with a task or an engine that nobody knows is refused or says so in its row") {
    CHECK_FALSE(read_bench_list("a dance levels/edge_match/giraffe.txt", read_file));
    CHECK_FALSE(read_bench_list("a solve levels/no_such_file.txt", read_file));
    const auto cases = read_bench_list("a all levels/edge_match/giraffe.txt engine=magic", read_file);
    REQUIRE(cases);
    CHECK(run_bench_case(cases->front()).outcome.find("magic") != std::string::npos);
}

}  // namespace tessera
