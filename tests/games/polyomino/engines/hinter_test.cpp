// Promise: Every sentence of a polyomino hint is true, no correct piece is blamed, and following hints solves the
//     puzzle.

#include "games/polyomino/engines/hinter.h"

#include "games/polyomino/catalogue.h"
#include "games/polyomino/engines/after_moves.h"
#include "games/polyomino/engines/counter.h"
#include "games/polyomino/engines/least_choice.h"
#include "games/polyomino/polyomino.h"
#include "session/shipped_levels.h"
#include "support/all_solutions.h"
#include "support/brute_force.h"
#include "support/random_positions.h"
#include "support/rounds.h"
#include "support/small_puzzles.h"

#include <doctest.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <set>
#include <string>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

std::optional<Hint> hint_for(const Level& level, const State& state, Ticks slice = 100'000) {
    Hinter hinter = *Hinter::start(level, state);
    for (;;) {
        const Outcome outcome = hinter.advance(slice);
        if (outcome != Outcome::running) {
            return outcome == Outcome::solved ? std::optional<Hint>(hinter.hint()) : std::nullopt;
        }
    }
}

Placement laid_by(const Level& level, const std::string& text) {
    const auto move = Polyomino::parse_move(level, text);
    REQUIRE(move.has_value());
    REQUIRE(move->to.has_value());
    return *move->to;
}

bool is_solvable(const Level& level, const State& state) {
    return !all_solutions(level, state, 1).empty();
}

// ---- rungs checked against the definition

// Judges a position by the rules alone.
class Judge {
public:
    Judge(const Level& level, State state) : level_(level), state_(std::move(state)) {}

    // Returns all legal placements of single pieces.
    const std::vector<Placement>& candidates() {
        if (candidates_.empty()) {
            candidates_ = fitting_placements(level_, state_);
        }
        return candidates_;
    }
    bool covers(const Placement& placement, Cell cell) const {
        const std::vector<Cell> cells = cells_of(level_, placement);
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    }
    bool looks_alike(const Placement& a, const Placement& b) const {
        return cells_of(level_, a) == cells_of(level_, b);
    }
    int tiling_count() {
        if (tiling_count_ < 0) {
            tiling_count_ = int_size(all_tilings(level_, state_));
        }
        return tiling_count_;
    }
    // True if the position stays solvable after the placement.
    bool leads_on(const Placement& placement) const {
        const auto next = Polyomino::play(level_, state_, placing(placement));
        return next && is_solvable(level_, *next);
    }

private:
    const Level& level_;
    State state_;
    std::vector<Placement> candidates_;
    int tiling_count_ = -1;
};

std::string pattern_of(const HintStep& step) {
    return step.sentence.pattern;
}

bool begins(const std::string& text, const std::string& start) {
    return text.compare(0, start.size(), start) == 0;
}

int number_in(const HintStep& step, std::size_t argument = 0) {
    return std::atoi(step.sentence.arguments.at(argument).c_str());
}

// Checks the first rung: the number of solutions of the position, and where it points.
void check_standing(const Level& level, const State& state, const HintStep& step, int ways) {
    const std::string text = english(step.sentence);
    if (begins(text, "apart from turning and mirroring, there is just one way to finish from here: look ")) {
        CountOptions options;
        options.up_to_symmetry = true;
        Counter counter = *Counter::start(level, state, options);
        CHECK(counter.advance(1'000'000'000) == Outcome::exhausted);
        CHECK(counter.total() == 1);
        CHECK(ways > 1);
    } else if (ways == 0) {
        CHECK(text == "from here the board cannot be filled");
    } else if (ways == 1) {
        CHECK(begins(text, "there is just one way to finish from here: look "));
    } else if (ways < 100) {
        CHECK(begins(text, "there are " + std::to_string(ways) + " ways to finish from here: look "));
    } else {
        CHECK(begins(text, "there are at least a hundred ways to finish from here: look "));
    }
}

bool has_any(const std::vector<Cell>& cells, const std::vector<Cell>& others) {
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
        return std::find(others.begin(), others.end(), cell) != others.end();
    });
}

// Checks that the first rung points at the placement that the hint leads to, by its cells or by its piece, and does not
// show it; at a dead end, at what its last reason is about.
void check_beginning(const Level& level, const State& state, const Hint& hint) {
    const HintStep& first = hint.steps.front();
    CHECK(first.moves.empty());
    CHECK(first.excludes.empty());
    if (hint.dead_end) {
        if (hint.steps.size() > 2 && !at(hint.steps, int_size(hint.steps) - 2).cells.empty()) {
            CHECK((first.cells == at(hint.steps, int_size(hint.steps) - 2).cells));
        }
        return;
    }
    const Placement laid = laid_by(level, hint.moves.front());
    std::vector<Cell> answer = cells_of(level, laid);
    std::sort(answer.begin(), answer.end());
    const std::string& pattern = first.sentence.pattern;
    if (pattern.find("look where piece {} can go") == std::string::npos) {
        CHECK(has_any(first.cells, answer));
        CHECK(first.pieces.empty());
        return;
    }
    REQUIRE(first.pieces.size() == 1);
    const auto named = std::find_if(level.pieces.begin(), level.pieces.end(),
                                    [&](const Piece& piece) { return piece.name == first.pieces.front(); });
    CHECK(may_lie_alike(*named, at(level.pieces, laid.piece)));
    CHECK(first.sentence.arguments.back() ==
          short_name(level, static_cast<int>(named - level.pieces.begin())));
    if (!first.cells.empty()) {
        CHECK(first.cells.size() > answer.size());
        std::set<Cell> places;
        for (const Placement& placement : fitting_placements(level, state)) {
            if (may_lie_alike(at(level.pieces, placement.piece), *named)) {
                const std::vector<Cell> cells = cells_of(level, placement);
                places.insert(cells.begin(), cells.end());
            }
        }
        const std::set<Cell> lit(first.cells.begin(), first.cells.end());
        CHECK(lit.size() == first.cells.size());
        CHECK(std::includes(places.begin(), places.end(), lit.begin(), lit.end()));
        CHECK(std::includes(lit.begin(), lit.end(), answer.begin(), answer.end()));
    }
}

// Checks the blamed pieces: taking them back makes the position solvable, taking back fewer never does.
void check_blame(const Level& level, const State& state, const Hint& hint) {
    const State cured = after_moves(level, state, hint.moves);
    CHECK(is_solvable(level, cured));
    std::vector<Placement> own;
    for (const Placement& placement : state.placed) {
        if (std::find(level.givens.begin(), level.givens.end(), placement) == level.givens.end()) {
            own.push_back(placement);
        }
    }
    const int count = int_size(hint.moves);
    for (int set = 0; set < (1 << own.size()); ++set) {
        State fewer{level.givens};
        int gone = 0;
        for (int index = 0; index < int_size(own); ++index) {
            if ((set >> index & 1) != 0) {
                ++gone;
            } else {
                fewer.placed.push_back(at(own, index));
            }
        }
        if (gone < count) {
            std::sort(fewer.placed.begin(), fewer.placed.end());
            CHECK_FALSE(is_solvable(level, fewer));
        }
    }
}

// Checks that each placement is excluded once, and leads to no solution once the supposed placements before it
// lie there, unless it was skipped as an image.
void check_marks(const Level& level, const State& state, const HintStep& step,
                 std::set<std::string>& images) {
    if (step.sentence.pattern.find("the board looks the same") != std::string::npos) {
        images.insert(step.excludes.begin(), step.excludes.end());
    }
    const std::set<std::string> distinct(step.excludes.begin(), step.excludes.end());
    CHECK(distinct.size() == step.excludes.size());
    std::vector<std::string> before = step.moves;
    for (const std::string& text : step.assumes) {
        if (distinct.count(text) > 0) {
            break;
        }
        before.push_back(text);
    }
    const State thought = after_moves(level, state, before);
    const Judge judge(level, thought);
    for (const std::string& text : step.excludes) {
        CHECK((images.contains(text) || !judge.leads_on(laid_by(level, text))));
    }
}

// Checks that only the named piece, or one like it, can cover the cell.
void check_only_piece(Judge& judge, const Level& level, const HintStep& step) {
    const std::string& named = step.sentence.arguments.front();
    for (const Placement& placement : judge.candidates()) {
        if (!judge.covers(placement, step.cells.front()) || !judge.leads_on(placement)) {
            continue;
        }
        CHECK(at(level.pieces, placement.piece).orientations.size() > 0);
        const bool is_twin =
            std::any_of(judge.candidates().begin(), judge.candidates().end(), [&](const Placement& other) {
                return judge.looks_alike(placement, other) && short_name(level, other.piece) == named;
            });
        CHECK((short_name(level, placement.piece) == named || is_twin));
    }
}

// Checks the sentences that can be verified on the position alone.
void check_words(const Level& level, const State& state, const HintStep& step) {
    const std::string pattern = pattern_of(step);
    Judge judge(level, after_moves(level, state, step.moves));
    if (begins(pattern, "only the {} piece can cover this cell") || begins(pattern, "so piece {} goes here")) {
        check_only_piece(judge, level, step);
    } else if (pattern.find("look at this cell") != std::string::npos) {
        CHECK(step.cells.size() == 1);
    } else if (pattern.find("look at these {} cells") != std::string::npos) {
        CHECK(number_in(step, step.sentence.arguments.size() - 1) == int_size(step.cells));
    } else if (begins(pattern, "each of these")) {
        CHECK(number_in(step) == int_size(step.excludes));
    } else if (begins(pattern, "no piece left fills this single cell")) {
        CHECK(step.cells.size() == 1);
        for (const Placement& placement : judge.candidates()) {
            CHECK_FALSE(cells_of(level, placement) == step.cells);
        }
    }
}

using Uses = std::map<std::string, int>;

void check_hint(const Level& level, const State& state, const Hint& hint, Uses& uses) {
    Judge judge(level, state);
    check_standing(level, state, hint.steps.front(), judge.tiling_count());
    check_beginning(level, state, hint);
    CHECK(hint.dead_end == (judge.tiling_count() == 0));
    std::set<std::string> images;
    for (const HintStep& step : hint.steps) {
        CAPTURE(english(step.sentence));
        ++uses[pattern_of(step)];
        const bool takes_back = !step.moves.empty() && begins(step.moves.front(), "take");
        if (!takes_back) {
            check_marks(level, state, step, images);
            check_words(level, state, step);
        }
    }
    if (hint.dead_end && !hint.moves.empty()) {
        check_blame(level, state, hint);
    }
}

// Follows hints to the end; returns false if they do not solve the puzzle.
bool is_solved_by_hints(const Level& level, State state) {
    for (int step = 0; step < 200; ++step) {
        const std::optional<Hint> hint = hint_for(level, state);
        if (!hint) {
            return Polyomino::is_solved(level, state);
        }
        if (hint->moves.empty()) {
            return false;
        }
        const HintStep& first = hint->steps.front();
        CHECK((hint->dead_end || !first.cells.empty() || !first.pieces.empty()));  // it points to a place
        state = after_moves(level, state, hint->moves);
    }
    return false;
}

// Follows hints through every `stride`-th shipped level with `least` to `most` cells to cover.
void follow_hints_through_levels(int least, int most, int stride) {
    int count = 0;
    int followed = 0;
    for (const ShippedLevel& shipped : shipped_levels()) {
        if (shipped.family != Polyomino::id) {
            continue;
        }
        CAPTURE(shipped.name);
        const Level level = *Polyomino::parse_level(shipped.text);
        int cells = open_cell_count(level);
        for (const Placement& given : level.givens) {
            cells -= int_size(cells_of(level, given));
        }
        if (cells >= least && cells <= most && count++ % stride == 0) {
            CHECK(is_solved_by_hints(level, Polyomino::start(level)));
            ++followed;
        }
    }
    CHECK(followed >= 8);
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/engines/hinter");

TEST_CASE("every sentence is true and nobody is blamed who is innocent: small puzzles of all kinds") {
    Uses uses;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = random_level(rng);
        const State state = random_position(level, rng, rng.between(0, 3));
        const std::optional<Hint> hint = hint_for(level, state);
        CHECK(hint.has_value() == !Polyomino::is_solved(level, state));
        if (hint) {
            check_hint(level, state, *hint, uses);
        }
    }
    CHECK(uses["piece {} is to blame: without it the board can be filled"] > 0);
    CHECK(uses["this puzzle has no solution"] > 0);
}

TEST_CASE("every sentence is true: the classic set on five by eleven") {
    Uses uses;
    const Level level = iq_level();
    for (std::uint64_t seed = 1; seed <= rounds(200, 60); ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const State state = seed % 3 == 0 ? random_position(level, rng, rng.between(5, 6))
                                          : some_of(random_solution(level, rng), rng.between(5, 9), rng);
        const std::optional<Hint> hint = hint_for(level, state);
        REQUIRE(hint);
        check_hint(level, state, *hint, uses);
    }
    for (const char* const pattern :
         {"there is just one way to finish from here: look at this cell",
          "there is just one way to finish from here: look where piece {} can go",
          "only the {} piece can cover this cell, and in one way only", "so piece {} goes here",
          "this gap of {} cells has the shape of {}",
          "placing {,or} here would leave a hole of {} {cell|cells} that the other pieces cannot fill",
          "no piece left can cover this cell", "with piece {} here, only {,or} could cover this cell",
          "each of these {} placements would cut off cells that the pieces left cannot fill"}) {
        CAPTURE(pattern);
        CHECK(uses[pattern] >= rounds(1, 0));
    }
}

TEST_CASE("following hints solves every puzzle that can be solved, from any position") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = random_level(rng);
        const bool has_solution = !all_tilings(level, {}).empty();
        CHECK(is_solved_by_hints(level, random_position(level, rng, 3)) == has_solution);
    }
}

TEST_CASE("following hints solves shipped levels: every fourth of the small ones") {
    follow_hints_through_levels(0, 36, rounds(4, 12));
}

TEST_CASE(
    "a hint goes from how the position stands and where to look to a placement that is shown and played") {
    Rng rng(31);
    const Level level = iq_level();
    for (int round = 0; round < 20; ++round) {
        const State state = some_of(random_solution(level, rng), 8, rng);
        const std::optional<Hint> hint = hint_for(level, state);
        REQUIRE(hint);
        CHECK(hint->steps.size() >= 3);
        CHECK(hint->steps.size() <= 8);
        CHECK_FALSE((hint->steps.front().pieces.empty() && hint->steps.front().cells.empty()));
        CHECK(hint->steps.back().moves == hint->moves);
        CHECK(Polyomino::is_solved(level, state) == false);
    }
}

TEST_CASE("a puzzle without solution is said to have none") {
    Level level;
    level.board = Grid<Square>(2, 4, Square::open);
    level.pieces = {make_piece("T", shape_from_picture("XXX\n.X.")),
                    make_piece("I", shape_from_picture("XXXX"))};
    const std::optional<Hint> hint = hint_for(level, {});
    REQUIRE(hint.has_value());
    CHECK(hint->dead_end);
    CHECK(english(hint->steps.back().sentence) == "this puzzle has no solution");
    CHECK(hint->moves.empty());
}

TEST_CASE("where a rule forces nothing the hint is about the cell that leaves the least choice") {
    const Level level = iq_level();
    const std::optional<Hint> hint = hint_for(level, {});
    REQUIRE(hint.has_value());
    CHECK(english(hint->steps.at(0).sentence) ==
          "there are at least a hundred ways to finish from here: look at this cell");
    const PositionCover position(level, State{});
    CHECK(hint->steps.at(0).cells ==
          std::vector<Cell>{position.board_cell(least_choice(position.cover()).cell)});
    CHECK(english(hint->steps.at(1).sentence).find("there are several ways on from here") == 0);
}

TEST_CASE("slices change no word of a hint") {
    Rng rng(32);
    const Level level = iq_level();
    for (int round = 0; round < 4; ++round) {
        const State state =
            round % 2 == 0 ? random_position(level, rng, 5) : some_of(random_solution(level, rng), 5, rng);
        const std::optional<Hint> whole = hint_for(level, state, 1'000'000'000);
        for (const Ticks slice : {Ticks{1}, Ticks{7}, Ticks{1000}}) {
            CHECK(hint_for(level, state, slice) == whole);
        }
    }
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/polyomino/engines/hinter");

TEST_CASE("following hints solves every shipped level") {
    follow_hints_through_levels(0, 10'000, 1);
}

TEST_CASE("hints on the classic board hold good in hundreds of positions") {
    const Level level = iq_level();
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const State state = random_position(level, rng, rng.between(4, 9));
        const std::optional<Hint> hint = hint_for(level, state);
        REQUIRE(hint.has_value());
        CHECK(hint->dead_end != is_solvable(level, state));
        CHECK(is_solvable(level, after_moves(level, state, hint->moves)));
    }
}

TEST_SUITE_END();
