// Promise: Every sentence of a polyomino explanation is literally true, by a checker that shares no code with what
//     reasons; no explanation makes a player wait for more than twelve lines.

#include "explanation_checker.h"
#include "games/polyomino/engines/counter.h"
#include "games/polyomino/engines/explainer.h"
#include "games/polyomino/engines/generator.h"
#include "games/polyomino/engines/hinter.h"
#include "games/polyomino/polyomino.h"
#include "games/polyomino/reasoning/search_lines.h"
#include "plain_table.h"
#include "session/shipped_levels.h"
#include "support/all_solutions.h"
#include "support/random_positions.h"
#include "support/small_puzzles.h"

#include <doctest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

Explanation explanation_of(const Level& level, const State& state,
                           AllowedReasons allowed = AllowedReasons::all) {
    auto explainer = Explainer::start(level, state, allowed);
    REQUIRE(explainer);
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = explainer->advance(1'000'000);
    }
    REQUIRE(outcome == Outcome::solved);
    return explainer->explanation();
}

int longest_wait(const Explanation& explanation) {
    int longest = 0;
    int wait = 0;
    for (const ExplanationStep& step : explanation.steps) {
        wait = step.moves.empty() ? wait + 1 : 0;
        longest = std::max(longest, wait);
    }
    return longest;
}

void check_explanation(const Level& level, const State& state, std::map<std::string, int>& uses) {
    const Explanation explanation = explanation_of(level, state);
    for (const std::string& fault : faults_of(level, state, explanation)) {
        FAIL_CHECK(fault);
    }
    CHECK(longest_wait(explanation) <= 14);  // a dead end's last lines play nothing
    for (const ExplanationStep& step : explanation.steps) {
        ++uses[step.deduction];
        ++uses[step.sentence.pattern];
        CHECK((step.deduction == "split") == !step.left.empty());
        CHECK((step.deduction != "split" || !step.cells.empty()));
    }
}

// Returns the median number of steps of every `stride`-th level of a chapter, or whose name begins like this, having checked them.
int median_of_steps(const std::string& group, int stride, std::map<std::string, int>& uses) {
    std::vector<int> counts;
    int index = 0;
    for (const ShippedLevel& shipped : shipped_levels()) {
        const bool is_meant = shipped.chapter == group || shipped.name.starts_with(group);
        if (shipped.family != Polyomino::id || !is_meant || index++ % stride != 0) {
            continue;
        }
        CAPTURE(shipped.name);
        const Level level = *Polyomino::parse_level(shipped.text);
        check_explanation(level, Polyomino::start(level), uses);
        counts.push_back(int_size(explanation_of(level, Polyomino::start(level)).steps));
    }
    REQUIRE_FALSE(counts.empty());
    std::sort(counts.begin(), counts.end());
    return at(counts, int_size(counts) / 2);
}

// Checks that each of these words is in some sentence.
void check_said(const std::map<std::string, int>& uses, const std::vector<std::string>& words) {
    for (const std::string& said : words) {
        CAPTURE(said);
        CHECK(std::any_of(uses.begin(), uses.end(),
                          [&](const auto& use) { return use.first.find(said) != std::string::npos; }));
    }
}

// The random cut of 400 cells: its explanation is given up.
constexpr std::string_view too_long = "41-cut";

void check_levels(int stride) {
    std::map<std::string, int> uses;
    CHECK(median_of_steps("Starter", stride, uses) <= 6);
    CHECK(median_of_steps("Junior", stride, uses) <= 12);
    CHECK(median_of_steps("Expert", stride, uses) <= 25);
    CHECK(median_of_steps("Master", stride, uses) <= 40);
    CHECK(median_of_steps("Wizard", 2 * stride, uses) <= 70);
    for (const std::string rule : {"only_placement", "only_place", "region_size", "one_step", "two_steps",
                                   "split", "pair", "search"}) {
        CAPTURE(rule);
        CHECK(uses[rule] > 0);
    }
    check_said(uses, {"of {} cells with the shape of {}", "no other piece left fits into it",
                      "these two cells, but not both at once", "both need this cell"});
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/engines/reasons");

TEST_CASE("trials that would take more than twelve lines are told in one") {
    const Level level = iq_level();
    const Candidates now(std::make_shared<const CandidateTable>(level, State{}));
    const int cell = 27;
    SearchLines search(level, now, cell, std::nullopt);
    Ticks ticks = 0;
    while (search.step(ticks) == Outcome::running) {
    }
    const std::vector<ExplanationStep> lines = search.lines();
    REQUIRE(lines.size() >= 2);
    CHECK(lines.size() <= 6);
    const ExplanationStep& searched = lines.at(lines.size() - 2);
    CHECK(searched.deduction == "search");
    CHECK(int_size(searched.excludes) > most_proof_lines);
    CHECK(searched.sentence.arguments == std::vector<std::string>{std::to_string(searched.excludes.size())});
}

TEST_CASE("every sentence is literally true, and the way is short: every sixth graded level") {
    check_levels(6);
}

TEST_CASE("every sentence is literally true: positions of all kinds, dead ends and several ways among them") {
    std::map<std::string, int> uses;
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = random_level(rng);
        check_explanation(level, random_position(level, rng, rng.between(0, 3)), uses);
    }
    const Level iq = iq_level();
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        check_explanation(iq, random_position(iq, rng, rng.between(4, 7)), uses);
    }
    CHECK(uses["choice"] > 0);
    CHECK(uses["region_size"] > 0);
    check_said(
        uses,
        {"no other piece left fits into it", "never add up to that", "at least {} pieces of {} cells",
         "pieces left add up to {} or {}, but nothing in between", "these two cells, but not both at once"});
}

TEST_CASE("two cells that two pieces fill, and a region that needs a piece, rule these out elsewhere") {
    std::map<std::string, int> uses;
    median_of_steps("52-expert-15", 1, uses);
    median_of_steps("55-figure-21", 1, uses);
    check_said(uses, {"so neither goes anywhere else", "so it goes in here"});
}

// Returns the moves of the explanation, in order.
std::vector<std::string> moves_of_steps(const Explanation& explanation) {
    std::vector<std::string> moves;
    for (const ExplanationStep& step : explanation.steps) {
        moves.insert(moves.end(), step.moves.begin(), step.moves.end());
    }
    return moves;
}

bool has_bottleneck(const Explanation& explanation) {
    return std::any_of(explanation.steps.begin(), explanation.steps.end(),
                       [](const ExplanationStep& step) { return step.deduction == "bottleneck"; });
}

const std::string joined_rooms = "....###\n....###\n.......\n###....\nend\n";
const std::string l_p_y_z =
    "piece L4\nXXX\nX..\nend\npiece P\nXXX\nXX.\nend\npiece Y\nXXXX\n.X..\nend\npiece "
    "Z\nXX.\n.X.\n.XX\nend\n";

TEST_CASE("what lies across a bottleneck in vain takes one line, whose every word is checked") {
    const Level level =
        *Polyomino::parse_level("tessera 1 polyomino\nboard\n" + joined_rooms + l_p_y_z + "place L4 6 1 0\n");
    const State state = Polyomino::start(level);
    const Explanation explanation = explanation_of(level, state);
    CHECK(faults_of(level, state, explanation).empty());
    const ExplanationStep& line = explanation.steps.front();
    CHECK(line.deduction == "bottleneck");
    CHECK(english(line.sentence) ==
          "these 7 cells have only one way out: the piece that covers it must take 2 of them");
    CHECK(line.cells == std::vector<Cell>{{1, 3}, {0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 1}, {1, 2}});
    CHECK(line.excludes.size() == 3);
    for (const int index : {0, 1}) {
        Explanation changed = explanation;
        at(changed.steps.front().sentence.arguments, index) = "3";
        CHECK_FALSE(faults_of(level, state, changed).empty());
    }
    for (int cell = 0; cell < int_size(line.cells); ++cell) {
        Explanation changed = explanation;
        changed.steps.front().cells.erase(changed.steps.front().cells.begin() + cell);
        CHECK_FALSE(faults_of(level, state, changed).empty());
    }
    Explanation changed = explanation;
    changed.steps.front().excludes.push_back(explanation.steps.at(1).moves.front());
    CHECK_FALSE(faults_of(level, state, changed).empty());
}

TEST_CASE("bottlenecks change how a proof is told, and nothing that it shows") {
    int told = 0;
    for (const ShippedLevel& shipped : shipped_levels()) {
        const bool is_looked_at =
            shipped.family == Polyomino::id && (shipped.name.find("bottleneck") != std::string::npos ||
                                                shipped.name.compare(0, 9, "55-figure") == 0);
        if (!is_looked_at) {
            continue;
        }
        CAPTURE(shipped.name);
        const Level level = *Polyomino::parse_level(shipped.text);
        const Explanation all = explanation_of(level, Polyomino::start(level));
        const Explanation without =
            explanation_of(level, Polyomino::start(level), AllowedReasons::no_bottlenecks);
        told += has_bottleneck(all) ? 1 : 0;
        CHECK_FALSE(has_bottleneck(without));
        CHECK(moves_of_steps(all) == moves_of_steps(without));
        CHECK((has_bottleneck(all) || all == without));
    }
    CHECK(told >= 5);
}

TEST_CASE("a hole that is seen at once is told as a hole, although it lies beyond a bottleneck") {
    const Level level = *Polyomino::parse_level(
        "tessera 1 polyomino\nboard\n...##\n...##\n.....\n##...\n##...\nend\npiece I5\nXXXXX\nend\n"
        "piece P5\nXX\nXX\nX.\nend\npiece W5\nX..\nXX.\n.XX\nend\npiece I2\nXX\nend\n");
    const Explanation explanation = explanation_of(level, Polyomino::start(level));
    CHECK_FALSE(has_bottleneck(explanation));
    CHECK(explanation.steps.front().deduction == "region_size");
}

TEST_CASE("a dead end is told by what a person sees at once") {
    struct DeadEnd {
        std::string level;
        std::string given;
        std::string sentence;
    };
    const std::string i4 = "piece I4\nXXXX\nend\n";
    const std::string o4 = "piece O4\nXX\nXX\nend\n";
    const std::string z4 = "piece Z4\nXX.\n.XX\nend\n";
    const std::string i5 = "piece I5\nXXXXX\nend\n";
    const std::string v3 = "piece V3\nXX\nX.\nend\n";
    const DeadEnd dead_ends[] = {
        {".......\nend\n" + i5 + "piece L\nX...\nXXXX\nend\n", "",
         "these 7 cells cannot be filled: pieces of 5 cells never add up to that"},
        {".....\n.....\nend\n" + i5 + i4 + o4 + z4, "",
         "these 10 cells take at least 2 pieces of 5 cells, and only 1 is left"},
        {"......\n.....#\nend\n" + i5 + i4 + v3, "",
         "these 11 cells cannot be filled: the pieces left add up to 9 or 12, but nothing in between"},
        {"..##..##\n#..##..#\n########\n....####\nend\n" + z4 + i4 + o4, "place Z4 0 0 0",
         "this gap of 4 cells has the shape of Z, which is used up"},
        {"....\n####\n...#\n.###\nend\n" + i4 + o4, "", "no piece left fits into this gap of 4 cells"},
        {"....#..#\n.#####..\nend\n" + i5 + i4, "", "no piece left fits into this gap of 4 cells"},
        {"..##..##\n#..##..#\nend\n" + z4 + i4 + o4, "",
         "only the Z piece can cover these two cells, but not both at once"},
        {"##.###.\n##.####\n.....#.\n##.####\n##.###.\nend\npiece X\n.X.\nXXX\n.X.\nend\n" + i5 +
             "piece O1 x4\nX\nend\n",
         "", "pieces X and I both need this cell"},
    };
    for (const DeadEnd& dead_end : dead_ends) {
        CAPTURE(dead_end.sentence);
        const auto level = Polyomino::parse_level("tessera 1 polyomino\nboard\n" + dead_end.level);
        REQUIRE(level);
        State state = Polyomino::start(*level);
        if (!dead_end.given.empty()) {
            const auto given = Polyomino::parse_move(*level, dead_end.given);
            REQUIRE(given);
            state = *Polyomino::play(*level, state, *given);
        }
        const Explanation explanation = explanation_of(*level, state);
        CHECK(english(explanation.steps.front().sentence) == dead_end.sentence);
        CHECK(faults_of(*level, state, explanation).empty());
        for (int index = 0; index < int_size(explanation.steps.front().sentence.arguments); ++index) {
            Explanation changed = explanation;
            at(changed.steps.front().sentence.arguments, index) = "3";
            CHECK_FALSE(faults_of(*level, state, changed).empty());
        }
    }
}

TEST_CASE("a step costs one look at a position, or one for each of few pieces, whatever the board is") {
    const Level level = iq_level(12, 12);
    const Candidates start(std::make_shared<const CandidateTable>(level, State{}));
    const Ticks look = start.table().ticks_of_look();
    const polyomino::Lying nothing;
    SearchCell cell(start, nothing);
    Ticks ticks = 0;
    int steps = 0;
    while (cell.step(ticks) == Outcome::running) {
        ++steps;
    }
    CHECK(ticks == static_cast<Ticks>(steps) * look);
    Prover prover(PlacementDomain(level, State{}, {}), start, {0}, {}, 40 * look);
    Ticks before = 0;
    while (prover.advance(1) == Outcome::running) {
        CHECK(prover.stats().ticks - before <= look);
        before = prover.stats().ticks;
    }
}

TEST_CASE("where a piece is supposed, one like it that is still left is ruled out") {
    const Level level = *Polyomino::parse_level(
        "tessera 1 polyomino\nboard\n...#\n....\n....\n....\nend\npiece P0 x2 noturn\n.X\nXX\n.X\nend\n"
        "piece P1 noflip\nX\nX\nend\npiece P2\nX\nX\nend\npiece P3\nX\nX\nend\npiece P4\nXX\n.X\nend\n");
    const auto given = Polyomino::parse_move(level, "place P2 1 2 0");
    REQUIRE(given);
    const State state = *Polyomino::play(level, Polyomino::start(level), *given);
    std::map<std::string, int> uses;
    check_explanation(level, state, uses);
    CHECK(uses["split"] > 0);
}

TEST_CASE("the checker finds each line that is left out, and each word that is changed") {
    const Level level = *Polyomino::parse_level(
        std::find_if(shipped_levels().begin(), shipped_levels().end(), [](const ShippedLevel& shipped) {
            return shipped.name.compare(0, 12, "52-expert-03") == 0;
        })->text);
    const State state = Polyomino::start(level);
    const Explanation whole = explanation_of(level, state);
    CHECK(faults_of(level, state, whole).empty());
    for (int index = 0; index < int_size(whole.steps); ++index) {
        CAPTURE(english(at(whole.steps, index).sentence));
        Explanation changed = whole;
        if (at(whole.steps, index).excludes.empty()) {
            at(changed.steps, index).sentence.arguments = {"?", "?"};
        } else {
            changed.steps.erase(changed.steps.begin() + index);
        }
        CHECK_FALSE(faults_of(level, state, changed).empty());
    }
}

TEST_CASE("the checker's own search finds a way just where dancing links find one") {
    int solvable = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = random_level(rng);
        const State state = random_position(level, rng, rng.between(0, 3));
        const bool has_way = !all_solutions(level, state, 1).empty();
        CHECK(plain::Table(level, state).is_solvable_by_trying() == has_way);
        solvable += has_way ? 1 : 0;
    }
    CHECK(solvable > 10);
    CHECK(solvable < 50);
}

Hint hint_at(const Level& level, const State& state) {
    Hinter hinter = *Hinter::start(level, state);
    while (hinter.advance(1'000'000) == Outcome::running) {
    }
    return hinter.hint();
}

void check_same(const Hint& hint, const Explanation& explanation) {
    std::size_t index = 0;
    while (explanation.steps.at(index).moves.empty()) {
        CHECK(hint.steps.at(index + 1).sentence == explanation.steps.at(index).sentence);
        ++index;
    }
    CHECK(hint.steps.at(index + 1).sentence == explanation.steps.at(index).sentence);
    CHECK(hint.moves == explanation.steps.at(index).moves);
    CHECK(hint.steps.size() == index + 3);  // where to look, the reasons, the placement
}

TEST_CASE("a hint says what the explanation says first") {
    Rng rng(41);
    const Level level = iq_level();
    int compared = 0;
    for (int round = 0; round < 20; ++round) {
        const State state = some_of(random_solution(level, rng), rng.between(4, 8), rng);
        const Explanation explanation = explanation_of(level, state);
        if (!explanation.has_chosen && !explanation.steps.empty()) {
            ++compared;
            check_same(hint_at(level, state), explanation);
        }
    }
    CHECK(compared > 5);
}

int symmetry_lines_of(const Explanation& explanation) {
    return static_cast<int>(
        std::count_if(explanation.steps.begin(), explanation.steps.end(),
                      [](const ExplanationStep& step) { return step.deduction == "symmetry"; }));
}

// A board that is its own image by a half turn or in a mirror, with different pieces of as many cells.
Level symmetric_level(Rng& rng) {
    static const std::vector<std::string> pictures = {
        "XX",     "XXX",      "XX\nX.",   "XXX\nX..",      "XXX\n.X.",      "XX.\n.XX",
        "XX\nXX", "XXX\nXX.", "XXX\nX.X", "XX.\n.XX\n..X", "XX.\n.X.\n.XX", "XXX\nX..\nX.."};
    const int rows = rng.between(3, 4);
    const int columns = rng.between(4, 5);
    Level level;
    level.board = Grid<Square>(rows, columns, Square::open);
    const bool is_turned = rng.below(2) == 0;
    for (int hole = rng.between(0, 2); hole > 0; --hole) {
        const Cell cell{rng.between(0, rows - 1), rng.between(0, columns - 1)};
        level.board[cell] = Square::blocked;
        level.board[Cell{is_turned ? rows - 1 - cell.row : cell.row, columns - 1 - cell.column}] =
            Square::blocked;
    }
    while (piece_cell_count(level) != open_cell_count(level)) {
        level.pieces.clear();
        std::vector<std::string> left = pictures;
        while (piece_cell_count(level) < open_cell_count(level)) {
            const int drawn = rng.between(0, int_size(left) - 1);
            level.pieces.push_back(make_piece("P" + std::to_string(level.pieces.size()),
                                              shape_from_picture(at(left, drawn)), 1));
            left.erase(left.begin() + drawn);
        }
    }
    return level;
}

std::size_t count_up_to_symmetry(const Level& level) {
    CountOptions options;
    options.up_to_symmetry = true;
    Counter counter = *Counter::start(level, Polyomino::start(level), options);
    while (counter.advance(1'000'000) == Outcome::running) {
    }
    return counter.stats().solutions;
}

TEST_CASE("where all solutions are images of one, a line says so before the first that depends on it") {
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = symmetric_level(rng);
        const State state = Polyomino::start(level);
        const Explanation explanation = explanation_of(level, state);
        for (const std::string& fault : faults_of(level, state, explanation)) {
            FAIL_CHECK(fault);
        }
        const std::size_t solutions = all_solutions(level, state).size();
        const bool is_one = solutions > 1 && count_up_to_symmetry(level) == 1;
        CHECK((symmetry_lines_of(explanation) == 0 || is_one));
        CHECK(explanation.has_chosen == (solutions > 1 && !is_one));
        if (symmetry_lines_of(explanation) > 0) {
            ++told;
            CHECK_FALSE(explanation.has_chosen);
            check_same(hint_at(level, state), explanation);
        }
    }
    CHECK(told > 10);
}

Level mirror_image(const std::string& name) {
    const auto shipped = std::find_if(shipped_levels().begin(), shipped_levels().end(),
                                      [&](const ShippedLevel& one) { return one.name == name; });
    REQUIRE(shipped != shipped_levels().end());
    return *Polyomino::parse_level(shipped->text);
}

TEST_CASE("mirror images are explained without a choice, and every sentence is true of all their solutions") {
    std::map<std::string, int> uses;
    CHECK(median_of_steps("66-mirror", 6, uses) > 0);
    CHECK(uses["symmetry"] == 4);
    CHECK(uses["choice"] == 0);
}

TEST_CASE("the checker finds each word of a line about symmetry that is changed, and each image too many") {
    const Level level = mirror_image("66-mirror-01");
    const State state = Polyomino::start(level);
    const Explanation whole = explanation_of(level, state);
    const auto found = std::find_if(whole.steps.begin(), whole.steps.end(),
                                    [](const ExplanationStep& step) { return step.deduction == "symmetry"; });
    REQUIRE(found != whole.steps.end());
    const auto has_faults = [&](const auto& change) {
        Explanation changed = whole;
        change(changed.steps.at(static_cast<std::size_t>(found - whole.steps.begin())));
        return !faults_of(level, state, changed).empty();
    };
    CHECK_FALSE(has_faults([](ExplanationStep&) {}));
    CHECK(has_faults([](ExplanationStep& one) { one.sentence.arguments.front() = "?"; }));
    CHECK(has_faults([](ExplanationStep& one) { one.cells.push_back({0, 3}); }));
    const auto next = std::find_if(found, whole.steps.end(),
                                   [](const ExplanationStep& step) { return !step.moves.empty(); });
    CHECK(has_faults([&](ExplanationStep& one) { one.excludes.push_back(next->moves.front()); }));
    for (int place = 0; place < int_size(found->excludes); ++place) {
        CHECK(has_faults([&](ExplanationStep& one) { at(one.excludes, place) = next->moves.front(); }));
    }
    Explanation without = whole;
    without.steps.erase(without.steps.begin() + (found - whole.steps.begin()));
    CHECK_FALSE(faults_of(level, state, without).empty());
}

TEST_CASE("a hint says of a board with images of one solution that there is just one way but for them") {
    const Level level = mirror_image("66-mirror-01");
    State state = Polyomino::start(level);
    int symmetric = 0;
    while (!Polyomino::is_solved(level, state)) {
        const Hint hint = hint_at(level, state);
        const std::size_t ways = all_solutions(level, state).size();
        const std::string first = english(hint.steps.front().sentence);
        CHECK(first.starts_with(ways == 1 ? "there is just one way to finish from here"
                                          : "apart from turning and mirroring, there is just one way"));
        symmetric += ways > 1 ? 1 : 0;
        state = *Polyomino::play(level, state, *Polyomino::parse_move(level, hint.moves.front()));
    }
    CHECK(symmetric > 0);
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/polyomino/engines/reasons");

TEST_CASE("every sentence is literally true: all levels") {
    check_levels(1);
    std::map<std::string, int> uses;
    int count = 0;
    for (const ShippedLevel& shipped : shipped_levels()) {
        if (shipped.family != Polyomino::id || shipped.name == too_long) {
            continue;
        }
        CAPTURE(shipped.name);
        const Level level = *Polyomino::parse_level(shipped.text);
        check_explanation(level, Polyomino::start(level), uses);
        ++count;
    }
    CHECK(count > 400);
}

TEST_CASE("every sentence is literally true: two hundred generated puzzles") {
    std::map<std::string, int> uses;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        Params params;
        params.columns = 11;
        params.rows = 5;
        params.set = "iq";
        params.is_unique = true;
        params.tier = static_cast<Tier>(seed % 5);
        auto generator = Generator::start(params, seed);
        REQUIRE(generator);
        Outcome outcome = Outcome::running;
        while (outcome == Outcome::running) {
            outcome = generator->advance(1'000'000);
        }
        REQUIRE(outcome == Outcome::solved);
        check_explanation(generator->level(), Polyomino::start(generator->level()), uses);
    }
}

TEST_SUITE_END();
