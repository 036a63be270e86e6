#include "games/edge_match/engine_ids.h"

#include "games/edge_match/engines/solver.h"
#include "games/number_swap/engine_ids.h"
#include "games/number_swap/engines/solver.h"
#include "games/polyomino/engine_ids.h"
#include "games/polyomino/engines/solver.h"
#include "support/random_moves.h"

#include <doctest.h>

#include <set>
#include <string>

// All ids, current and old, start an engine; others are refused with the list of ids, by the same sentence in
// all families.

namespace tessera {

TEST_SUITE_BEGIN("games/engine_ids");

namespace {

template <class Solver, class G>
void check_ids(std::span<const EngineInfo> engines) {
    const auto level = sample_level<G>(1);
    std::set<std::string_view> names;
    std::string listed;
    for (const EngineInfo& engine : engines) {
        listed += (listed.empty() ? "" : ", ") + std::string(engine.id);
        for (const std::string_view name : {engine.id, engine.alias}) {
            CAPTURE(name);
            CHECK((name.empty() || names.insert(name).second));
            SolveOptions options;
            options.engine = name;
            CHECK(Solver::start(level, G::start(level), options));
        }
    }
    SolveOptions options;
    options.engine = "steam";
    const auto refused = Solver::start(level, G::start(level), options);
    REQUIRE_FALSE(refused);
    CHECK(english(refused.error().message) ==
          std::string(G::id) + " has no engine called steam: there are " + listed);
}

}  // namespace

TEST_CASE("ids and older ids start engines, others are refused with the list of ids") {
    check_ids<polyomino::Solver, Polyomino>(polyomino::engines);
    check_ids<number_swap::Solver, NumberSwap>(number_swap::engines);
    check_ids<edge_match::Solver, EdgeMatch>(edge_match::engines);
}

TEST_CASE("the names that engines had before are understood") {
    const auto id_of = [](std::string_view family, std::span<const EngineInfo> engines,
                          std::string_view name) {
        const auto engine = find_engine(family, engines, name);
        return engine ? (*engine)->id : "";
    };
    CHECK(id_of("edge_match", edge_match::engines, "race") == "interleaved");
    CHECK(id_of("edge_match", edge_match::engines, "fast") == "fixed_order");
    CHECK(id_of("edge_match", edge_match::engines, "links") == "dancing_links");
    CHECK(id_of("edge_match", edge_match::engines, "scarce") == "mrv");
    CHECK(id_of("edge_match", edge_match::engines, "rows") == "row_by_row");
    CHECK(id_of("number_swap", number_swap::engines, "best") == "anytime");
    CHECK(id_of("number_swap", number_swap::engines, "quick") == "anytime_quick");
    CHECK(id_of("number_swap", number_swap::engines, "patterns") == "pattern_databases");
}

TEST_SUITE_END();

}  // namespace tessera
