// Promise: Each level of a course needs its technique and nothing that is taught later, and the technique is told once before.

#include "app/game/list/course.h"

#include "app/game/player.h"
#include "app/screens/technique_lessons.h"
#include "games/edge_match/engines/counter.h"
#include "games/edge_match/engines/explainer.h"
#include "games/edge_match/engines/hinter.h"
#include "games/edge_match/level_text.h"
#include "games/number_swap/engines/lower_bound.h"
#include "games/number_swap/number_swap.h"
#include "games/polyomino/engines/counter.h"
#include "games/polyomino/engines/explainer.h"
#include "games/polyomino/engines/grader.h"

#include <doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/list/course");

namespace {

constexpr Ticks enough = 1'000'000'000;

template <class Visit>
void for_course(std::string_view family, const Visit& visit) {
    for (const ShippedLevel& shipped : shipped_levels()) {
        if (shipped.family == family && shipped.chapter == course_chapter) {
            CAPTURE(shipped.name);
            const auto session = open_level(shipped.text);
            REQUIRE(session);
            visit(std::string(technique_word(shipped)), *session);
        }
    }
}

template <class G>
const typename G::Level& level_of(const AnySession& session) {
    return std::get<Session<G>>(session).level();
}

using Words = std::set<std::string>;

// The names of the deductions that explain a position.
template <class Explainer>
Words explained_by(Result<Explainer> explainer) {
    REQUIRE(explainer);
    REQUIRE(explainer->advance(enough) == Outcome::solved);
    Words words;
    for (const ExplanationStep& step : explainer->explanation().steps) {
        words.insert(step.deduction);
    }
    return words;
}

Words explained(const polyomino::Level& level) {
    return explained_by(polyomino::Explainer::start(level, Polyomino::start(level)));
}

std::string hardest_rule(const polyomino::Level& level) {
    polyomino::LookGrader grader(level, Polyomino::start(level));
    REQUIRE(grader.advance(enough) == Outcome::solved);
    return grader.grade().deductions.back().first;
}

// The names of the techniques in explanations, in the order of the course.
const std::vector<std::pair<std::string, std::string>> taught{
    {"corner", "only_placement"},
    {"only-place", "only_place"},
    {"hole", "region_size"},
    {"ahead", "one_step"},
    {"pair", "pair"},
    {"parity", "region_colours"},
    {"bottleneck", "bottleneck"},
};

bool is_taught_by(const std::string& deduction, const std::string& word) {
    const auto place = [](auto part, const std::string& name) {
        return std::find_if(taught.begin(), taught.end(),
                            [&](const auto& each) { return each.*part == name; });
    };
    using Taught = std::pair<std::string, std::string>;
    return place(&Taught::second, deduction) <= place(&Taught::first, word);
}

int distance(const number_swap::Level& level) {
    int sum = 0;
    for (int index = 0; index < level.tiles.size(); ++index) {
        const Cell from = level.tiles.cell(index);
        const Cell to = level.tiles.cell(level.tiles[index] - 1);
        sum += std::abs(from.row - to.row) + std::abs(from.column - to.column);
    }
    return sum;
}

Hint hint_at(const edge_match::Level& level, const edge_match::State& state) {
    auto hinter = edge_match::Hinter::start(level, state);
    REQUIRE(hinter);
    REQUIRE(hinter->advance(enough) == Outcome::solved);
    return hinter->hint();
}

edge_match::State after_hint(const edge_match::Level& level, const edge_match::State& state,
                             const Hint& hint) {
    REQUIRE(hint.moves.size() == 1);
    const auto move = edge_match::parse_move(level, hint.moves.front());
    REQUIRE(move);
    const auto next = EdgeMatch::play(level, state, *move);
    REQUIRE(next);
    return *next;
}

// The names of the deductions in hints that are followed to the end.
Words hinted(const edge_match::Level& level, edge_match::State state) {
    Words words;
    while (!EdgeMatch::is_solved(level, state)) {
        const Hint hint = hint_at(level, state);
        for (const HintStep& step : hint.steps) {
            if (!step.deduction.empty()) {
                words.insert(step.deduction);
            }
        }
        state = after_hint(level, state, hint);
    }
    return words;
}

// The deductions of edge match that a course level may use, from easy to hard, as explanations try them.
const std::vector<std::string> tile_deductions{"only_tile",   "only_cell", "claim",   "edge_count",
                                               "frame_edges", "pair",      "one_step"};

// Returns the hardest of some deductions of edge match; another one than those above is harder.
std::string hardest_of(const Words& words) {
    const auto place = [](const std::string& word) {
        return std::find(tile_deductions.begin(), tile_deductions.end(), word);
    };
    REQUIRE_FALSE(words.empty());
    return *std::max_element(words.begin(), words.end(),
                             [&](const std::string& a, const std::string& b) { return place(a) < place(b); });
}

// The deductions of explanations that are reasons, with their families. Grades alone use dead_end and shared_cells.
std::vector<std::pair<std::string_view, std::string_view>> reasons_given() {
    std::vector<std::pair<std::string_view, std::string_view>> reasons{
        {Polyomino::id, "split"},    {Polyomino::id, "pair"},    {Polyomino::id, "bottleneck"},
        {Polyomino::id, "symmetry"}, {NumberSwap::id, "nearer"}, {NumberSwap::id, "gives_way"},
        {NumberSwap::id, "detour"},  {EdgeMatch::id, "pair"}};
    for (const std::string_view name : polyomino::rule_names) {
        if (name != "choice" && name != "dead_end" && name != "shared_cells") {
            reasons.emplace_back(Polyomino::id, name);
        }
    }
    for (const std::string_view name : edge_match::rule_names) {
        if (name != "turn" && name != "choice" && name != "found") {
            reasons.emplace_back(EdgeMatch::id, name);
        }
    }
    return reasons;
}

const ShippedLevel& course_level(std::string_view family, std::string_view name) {
    const auto& all = shipped_levels();
    const auto found = std::find_if(all.begin(), all.end(), [&](const ShippedLevel& level) {
        return level.family == family && level.name == name;
    });
    REQUIRE(found != all.end());
    return *found;
}

}  // namespace

TEST_CASE("a polyomino course level needs its technique and nothing that is taught later") {
    std::map<std::string, int> counts;
    for_course(Polyomino::id, [&](const std::string& word, const AnySession& session) {
        const auto& level = level_of<Polyomino>(session);
        ++counts[word];
        const Words words = explained(level);
        if (word == "two") {
            CHECK(words.size() > 2);
            return;
        }
        for (const std::string& deduction : words) {
            CHECK_MESSAGE(is_taught_by(deduction, word), deduction);
        }
        const auto lesson =
            std::find_if(taught.begin(), taught.end(), [&](auto& each) { return each.first == word; });
        REQUIRE(lesson != taught.end());
        CHECK(words.count(lesson->second) == 1);
        const bool is_basic = lesson < taught.begin() + 3;
        const std::string hardest = hardest_rule(level);
        CHECK((is_basic ? hardest == lesson->second || (word == "hole" && hardest == "region_set")
                        : hardest != "only_placement" && hardest != "only_place"));
    });
    CHECK(counts.size() == taught.size() + 1);
    CHECK(counts["two"] == 6);
    for (const auto& each : taught) {
        CAPTURE(each.first);
        CHECK(counts[each.first] == 5);
    }
}

TEST_CASE("a number swap course level needs its technique and no other") {
    std::map<std::string, int> counts;
    for_course(NumberSwap::id, [&](const std::string& word, const AnySession& session) {
        const auto& level = level_of<NumberSwap>(session);
        ++counts[word];
        const auto bound = number_swap::lower_bound_of(number_swap::Board(level), level.tiles);
        REQUIRE(level.par);
        CHECK(bound.swaps() == *level.par);
        CHECK_FALSE(bound.parity_adds);
        CHECK(bound.overtakings.empty() == (word != "past"));
        CHECK(bound.detours.empty() == (word != "barrier"));
        CHECK((distance(level) == 2 * *level.par) == (word == "nearer"));
    });
    CHECK(counts == std::map<std::string, int>{{"nearer", 4}, {"past", 3}, {"barrier", 3}});
}

// The first hint lays a tile in a corner, as the board can be turned, and so does an explanation.
TEST_CASE("an edge match course level needs its technique and nothing harder, in explanations and in hints") {
    std::map<std::string, int> counts;
    for_course(EdgeMatch::id, [&](const std::string& word, const AnySession& session) {
        const auto& level = level_of<EdgeMatch>(session);
        ++counts[word];
        const TechniqueLesson* const lesson = technique_lesson(EdgeMatch::id, word);
        REQUIRE(lesson != nullptr);
        const edge_match::State start = EdgeMatch::start(level);
        const edge_match::State begun = after_hint(level, start, hint_at(level, start));
        CHECK(hardest_of(explained_by(edge_match::Explainer::start(level, begun))) == lesson->deduction);
        Words whole = explained_by(edge_match::Explainer::start(level, start));
        whole.erase("turn");
        CHECK(hardest_of(whole) == lesson->deduction);
        CHECK(hardest_of(hinted(level, begun)) == lesson->deduction);
        CountOptions options;
        options.up_to_symmetry = true;
        auto counter = edge_match::Counter::start(level, start, options);
        REQUIRE(counter);
        CHECK(counter->advance(enough) == Outcome::exhausted);
        CHECK(counter->total() == 1);
    });
    CHECK(counts == std::map<std::string, int>{{"corner", 4}, {"frame", 3}, {"pair", 3}, {"places", 3}});
    CHECK(technique_title(EdgeMatch::id, "frame_edges") == "Frame");
    CHECK(technique_title(EdgeMatch::id, "pair") == "Pair");
    CHECK(technique_title(EdgeMatch::id, "one_step") == "Two places");
}

TEST_CASE(
    "every technique of a course has a lesson, whose picture shows a position of the board that it names") {
    LevelList levels;
    levels.take(shipped_level_table());
    for (const std::string_view family : family_ids()) {
        for (const TechniqueProgress& technique : technique_progress(levels, Records(), family)) {
            CAPTURE(technique.word);
            const TechniqueLesson* const lesson = technique_lesson(family, technique.word);
            REQUIRE(lesson != nullptr);
            CHECK(lesson->idea.find(". ") == std::string_view::npos);  // one sentence
            const auto content = read_link(lesson->example);
            REQUIRE(content);
            CHECK(family_id(std::get<AnySession>(*content)) == family);
            const std::string size =
                "/" + std::to_string(lesson->columns) + "x" + std::to_string(lesson->rows);
            CHECK((lesson->example.find(size + "/") != std::string_view::npos ||
                   lesson->example.find(size + ".") != std::string_view::npos));
            CHECK(lesson->lit.size() % 2 == 0);
            for (std::size_t index = 0; index < lesson->lit.size(); ++index) {
                CHECK(lesson->lit[index] - '0' < (index % 2 == 0 ? lesson->rows : lesson->columns));
            }
        }
    }
    CHECK(technique_lesson(Polyomino::id, "barrier") == nullptr);
    CHECK(technique_title(Polyomino::id, "region_size") == "Hole");
    CHECK(technique_title(Polyomino::id, "choice").empty());
    CHECK(technique_title(Polyomino::id, "").empty());
}

TEST_CASE(
    "every reason that hints and explanations give has a name, and a page with a position of a shipped "
    "level") {
    const auto is_shipped = [](const AnySession& session) {
        const auto code = puzzle_code(session);
        const auto& all = shipped_levels();
        return code &&
               std::any_of(all.begin(), all.end(), [&](const auto& level) { return level.code == *code; });
    };
    for (const auto& given : reasons_given()) {
        const auto& [family, deduction] = given;
        CAPTURE(given.second);
        const TechniqueLesson* const page = technique_of_deduction(family, deduction);
        REQUIRE(page != nullptr);
        CHECK(technique_title(family, deduction) == page->title);
        CHECK_FALSE(page->idea.empty());
        const auto content = read_link(page->example);
        REQUIRE(content);
        const auto& session = std::get<AnySession>(*content);
        CHECK(family_id(session) == family);
        CHECK((is_shipped(session) || !page->word.empty()));
        CHECK_FALSE(page->lit.empty());
        for (std::size_t index = 0; index < page->lit.size(); ++index) {
            CHECK(page->lit[index] - '0' < (index % 2 == 0 ? page->rows : page->columns));
        }
    }
}

TEST_CASE("the hardest of several techniques is the one that costs most thought") {
    const auto hardest = [](const std::vector<std::string>& deductions) {
        return hardest_technique(Polyomino::id, deductions);
    };
    CHECK(hardest({"only_place", "pair", "only_placement"}) == "Pair");
    CHECK(hardest({"region_colours", "bottleneck", "pair"}) == "Bottleneck");
    CHECK(hardest({"search", "region_size", "chain"}) == "Trial and error");
    CHECK(hardest({"split", "two_steps", "one_step"}) == "Case by case");
    CHECK(hardest({"only_placement", "choice", ""}) == "Corner");
    CHECK(hardest({"choice"}).empty());
    CHECK(hardest({}).empty());
}

TEST_CASE("a page's picture of what is wrong shows a polyomino position that cannot be completed") {
    for (const auto& given : reasons_given()) {
        const auto& [family, deduction] = given;
        const TechniqueLesson& page = *technique_of_deduction(family, deduction);
        if (family != Polyomino::id || !page.is_wrong || !page.word.empty()) {
            continue;
        }
        CAPTURE(given.second);
        const auto content = read_link(page.example);
        const auto& session = std::get<Session<Polyomino>>(std::get<AnySession>(*content));
        CountOptions options;
        options.cap = 1;
        auto counter = polyomino::Counter::start(session.level(), session.state(), options);
        REQUIRE(counter);
        CHECK(counter->advance(enough) == Outcome::exhausted);
        CHECK(counter->total() == 0);
    }
}

TEST_CASE("a polyomino picture that shows what is wrong cannot be completed, and every other can") {
    for (const char* word :
         {"corner", "only-place", "hole", "ahead", "pair", "parity", "bottleneck", "two"}) {
        CAPTURE(word);
        const TechniqueLesson& lesson = *technique_lesson(Polyomino::id, word);
        const auto content = read_link(lesson.example);
        const auto& level = level_of<Polyomino>(std::get<AnySession>(*content));
        CountOptions options;
        options.cap = 2;
        auto counter = polyomino::Counter::start(level, Polyomino::start(level), options);
        REQUIRE(counter);
        CHECK(counter->advance(enough) == Outcome::exhausted);
        CHECK(counter->total() == (lesson.is_wrong ? 0 : 1));
    }
}

TEST_CASE("the first level of a technique is opened with its lesson, and none after one of them is solved") {
    Player player;
    player.start();
    player.bring_levels();
    const ShippedLevel& first = course_level(Polyomino::id, "0001-corner-1");
    const ShippedLevel& second = course_level(Polyomino::id, "0002-corner-2");
    player.open(first.code.substr(1));
    CHECK(player.controller.panel() == Panel::technique);
    player.controller.opening().show(Panel::none);
    player.open(second.code.substr(1));
    CHECK(player.controller.panel() == Panel::technique);
    Records solved;
    solved.add(first.code, 1000);
    const auto technique = technique_progress(player.controller.desk().levels(), solved, second);
    REQUIRE(technique);
    CHECK(technique->solved == 1);
    CHECK(technique->count == 5);
    CHECK_FALSE(technique->is_learned());
    player.open(course_level(Polyomino::id, "0001-corner-1").code.substr(1));
    player.open(shipped_levels().back().code.substr(1));
    CHECK(player.controller.panel() == Panel::none);
}

TEST_CASE("who came by a link goes on with the course, and who has solved other levels goes on with those") {
    Player player;
    player.start();
    player.bring_levels();
    const LevelList& list = player.controller.desk().levels();
    const auto next = [&](const Records& records) {
        return list.level(first_unsolved(list, records, Polyomino::id).value());
    };
    Records records;
    CHECK(next(records).chapter == course_chapter);
    records.add(course_level(Polyomino::id, "0001-corner-1").code, 1000);
    CHECK(next(records).name == "0002-corner-2");
    const std::vector<int> all = list.levels_of(Polyomino::id);
    const auto beyond = std::find_if(all.begin(), all.end(),
                                     [&](int index) { return technique_word(list.level(index)).empty(); });
    records.add(list.level(*beyond).code, 1000);
    CHECK(next(records).code == list.level(*std::next(beyond)).code);
    for (const int index : all) {
        if (technique_word(list.level(index)).empty()) {
            records.add(list.level(index).code, 1000);
        }
    }
    CHECK(next(records).name == "0002-corner-2");
}

TEST_CASE("a level that is in no course has no technique") {
    ShippedLevel level;
    level.name = "50-starter-01";
    level.chapter = "Starter";
    CHECK(technique_word(level).empty());
    level.chapter = course_chapter;
    CHECK(technique_word(level) == "starter");
    level.name = "giraffe";
    CHECK(technique_word(level).empty());
}

TEST_SUITE_END();
