#include "games/null_game/engine_ids.h"

#include "games/engine_info.h"
#include "jobs/engines.h"
#include "support/families.h"
#include "support/random_moves.h"

#include <doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
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

std::string text_of(const std::string& path) {
    std::ifstream file(TESSERA_SOURCE_DIR "/" + path, std::ios::binary);
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), {}};
}

template <class... Gs>
bool is_recorded(TypeList<Gs...> /*families*/, std::string_view id) {
    const auto has_exactly = [id](std::span<const EngineInfo> recorded) {
        return std::any_of(recorded.begin(), recorded.end(),
                           [id](const EngineInfo& engine) { return engine.id == id; });
    };
    return (has_exactly(EngineIdsOf<Gs>::recorded) || ...);
}

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("ids and older ids start engines, others are refused with the list of ids", G,
                          engines_by_id) {
    check_ids<typename EnginesOf<G>::Type::Solver, G>(EngineIdsOf<G>::engines);
}
TEST_CASE_TEMPLATE_APPLY(engines_by_id, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("each engine has its own name, caption and line, and stands in its family's README",
                          G, described_engines) {
    const std::string readme = text_of("src/games/" + std::string(G::id) + "/README.md");
    std::set<std::string_view> captions;
    for (const EngineInfo& info : EngineIdsOf<G>::engines) {
        CAPTURE(info.id);
        CHECK(captions.insert(info.caption).second);
        CHECK_FALSE(info.description.empty());
        CHECK(readme.find("`" + std::string(info.id) + "`") != std::string::npos);
    }
}
TEST_CASE_TEMPLATE_APPLY(described_engines, OfferedFamilies);

TEST_CASE("the lessons watch engines that the lab records") {
    const std::string lessons = text_of("web/learn/topics.mjs");
    constexpr std::string_view mark = "engine: '";
    int count = 0;
    for (auto place = lessons.find(mark); place != std::string::npos; place = lessons.find(mark, place + 1)) {
        const auto begin = place + mark.size();
        const std::string id = lessons.substr(begin, lessons.find('\'', begin) - begin);
        CAPTURE(id);
        CHECK((id.empty() || is_recorded(FamilyList(), id)));  // empty: the default
        ++count;
    }
    CHECK(count > 20);
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
