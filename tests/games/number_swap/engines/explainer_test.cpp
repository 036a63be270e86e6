// Promise: An explanation of a number swap sorts the grid in as few swaps as there are, and every sentence of it is literally
//     true, by a checker of its own.

#include "games/number_swap/engines/explainer.h"

#include "games/number_swap/support.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>
#include <queue>
#include <set>

namespace tessera::number_swap {

TEST_SUITE_BEGIN("games/number_swap/engines/explainer");

namespace {

Explanation explained(const Level& level) {
    auto explainer = Explainer::start(level, {level.tiles});
    REQUIRE(explainer);
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = explainer->advance(10'000);
    }
    REQUIRE(outcome == Outcome::solved);
    return explainer->explanation();
}

std::vector<int> numbers_in(const std::string& text) {
    std::vector<int> numbers;
    for (std::size_t start = 0; start < text.size(); ++start) {
        if (std::isdigit(static_cast<unsigned char>(text[start])) != 0) {
            std::size_t length = 0;
            numbers.push_back(std::stoi(text.substr(start), &length));
            start += length;
        }
    }
    return numbers;
}

// Judges the sentences on a grid, by walks around the barriers that are measured here.
class Judge {
public:
    explicit Judge(const Level& level) : level_(level), tiles_(level.tiles) {}

    void judge(const ExplanationStep& step) {
        REQUIRE(step.moves.size() == 1);
        const auto move = NumberSwap::parse_move(level_, step.moves.front());
        REQUIRE(move);
        const std::string text = english(step.sentence);
        CAPTURE(text);
        const std::vector<int> numbers = numbers_in(text);
        REQUIRE(numbers.size() >= 2);
        CHECK(std::set<int>{numbers[0], numbers[1]} ==
              std::set<int>{tiles_[move->first], tiles_[move->second]});
        const int one = numbers[0];
        const int other = numbers[1];
        const auto has = [&](std::string_view words) {
            return text.find(words) != std::string::npos;
        };
        const auto before = [&](int tile) {
            return walk(cell_of(tile), home(tile));
        };
        const std::map<int, int> old = {{one, before(one)}, {other, before(other)}};
        const Cell from = cell_of(one);
        const Cell to = cell_of(other);
        std::swap(tiles_[from], tiles_[to]);
        const int gain_one = old.at(one) - before(one);
        const int gain_other = old.at(other) - before(other);
        if (has("each is in the other's place")) {
            CHECK((to == home(one) && from == home(other)));
        } else if (has("barriers make the")) {
            REQUIRE(numbers.size() == 3);
            const bool is_one = numbers[2] == one;
            const Cell start = is_one ? from : to;
            const Cell end = is_one ? to : from;
            const Cell place = home(numbers[2]);
            CHECK(straight(end, place) > straight(start, place));
            CHECK((is_one ? gain_one : gain_other) == 1);
        } else if (has("both come") || has("pass each other")) {
            CHECK((gain_one == 1 && gain_other == 1));
            if (has("in its place then")) {
                CHECK(cell_of(numbers[2]) == home(numbers[2]));
            }
        } else if (has("lets the") || has("gives way")) {
            CHECK((gain_one == 1 && gain_other == -1));
            CHECK(has("is in its place, but") == (to == home(other)));
        } else if (has("one tile nearer")) {
            CHECK(gain_one + gain_other == 1);
        } else {
            CHECK(has("looks like a detour"));
            CHECK(gain_one + gain_other <= 0);
        }
        ++kinds[text.substr(text.find(':')).substr(0, 12)];
    }

    const Grid<int>& tiles() const { return tiles_; }
    std::map<std::string, int> kinds;

private:
    Cell cell_of(int tile) const {
        int index = 0;
        while (tiles_[index] != tile) {
            ++index;
        }
        return tiles_.cell(index);
    }
    Cell home(int tile) const { return tiles_.cell(tile - 1); }
    static int straight(Cell a, Cell b) { return std::abs(a.row - b.row) + std::abs(a.column - b.column); }
    bool is_open(Cell a, Cell b) const {
        return tiles_.contains(b) &&
               std::none_of(level_.barriers.begin(), level_.barriers.end(), [&](const CellPair& wall) {
                   return (wall.first == a && wall.second == b) || (wall.first == b && wall.second == a);
               });
    }
    int walk(Cell from, Cell to) const {
        std::map<int, int> steps = {{tiles_.index(from), 0}};
        std::queue<Cell> next({from});
        while (!steps.contains(tiles_.index(to))) {
            const Cell cell = next.front();
            next.pop();
            for (const Cell step : {Cell{0, 1}, Cell{1, 0}, Cell{0, -1}, Cell{-1, 0}}) {
                if (is_open(cell, cell + step) &&
                    steps.try_emplace(tiles_.index(cell + step), steps[tiles_.index(cell)] + 1).second) {
                    next.push(cell + step);
                }
            }
        }
        return steps[tiles_.index(to)];
    }

    Level level_;
    Grid<int> tiles_;
};

}  // namespace

TEST_CASE("every swap of an explanation does what its sentence says, and their number is par") {
    std::map<std::string, int> kinds;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Level level = generate({3, 3, static_cast<int>(seed % 4), 0}, seed);
        CAPTURE(seed);
        const Explanation explanation = explained(level);
        CHECK_FALSE(explanation.is_dead_end);
        CHECK_FALSE(explanation.has_chosen);
        Judge judge(level);
        int swaps = 0;
        for (const ExplanationStep& step : explanation.steps) {
            CHECK_FALSE(step.deduction.empty());
            if (!step.moves.empty()) {
                judge.judge(step);
                ++swaps;
            }
        }
        CHECK(is_sorted(judge.tiles()));
        CHECK(remark(solved(level, {}), "par") == std::to_string(swaps));
        for (const auto& [kind, count] : judge.kinds) {
            kinds[kind] += count;
        }
    }
    CHECK(kinds.size() >= 6);  // different reasons, not one for all
}

TEST_CASE("two tiles that are said to have to pass each other are swapped by every shortest way") {
    int said = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Level level = generate({3, 2, static_cast<int>(seed % 3), 0}, seed);
        const Distances distances(level);
        State state{level.tiles};
        for (const ExplanationStep& step : explained(level).steps) {
            if (step.moves.empty()) {
                continue;
            }
            const auto move = NumberSwap::parse_move(level, step.moves.front());
            if (step.deduction == "passing") {
                ++said;
                const std::set<int> pair = {state.tiles[move->first], state.tiles[move->second]};
                // All grids on shortest ways on which the two have not been swapped with each other.
                std::vector<State> layer = {state};
                while (!layer.empty()) {
                    std::map<std::vector<std::uint8_t>, State> next;
                    for (const State& one : layer) {
                        CHECK_FALSE(NumberSwap::is_solved(level, one));
                        const int left = distances.of(distances.board.state_of(one));
                        for (int index = 0; index < distances.board.move_count(); ++index) {
                            const Move& way = distances.board.move(index);
                            const State there = *NumberSwap::play(level, one, way);
                            const auto bytes = distances.board.state_of(there);
                            if (distances.of(bytes) < left &&
                                std::set<int>{one.tiles[way.first], one.tiles[way.second]} != pair) {
                                next.emplace(bytes, there);
                            }
                        }
                    }
                    layer.clear();
                    for (auto& [bytes, there] : next) {
                        layer.push_back(std::move(there));
                    }
                }
            }
            state = *NumberSwap::play(level, state, *move);
        }
    }
    CHECK(said > 5);
}

TEST_CASE("an explanation begins with why it takes so many swaps, and says of a hopeless grid why") {
    const Level level = parsed("tessera 1 number_swap\ngrid\n2 1\n3 4\nend\nbarrier 0 0 0 1\n");
    const Explanation explanation = explained(level);
    CHECK(english(explanation.steps.front().sentence) ==
          "the grid can be sorted in 5 swaps, and not in fewer");
    CHECK(explanation.steps[1].deduction == "bound");
    const Level stuck =
        parsed("tessera 1 number_swap\ngrid\n2 1\n3 4\nend\nbarrier 0 0 0 1\nbarrier 1 0 1 1\n");
    CHECK(explained(stuck).is_dead_end);
    CHECK(english(explained(stuck).steps.front().sentence) ==
          "barriers cut the 2 off from its place: the grid cannot be sorted");
    const Level sorted = parsed("tessera 1 number_swap\ngrid\n1 2\n3 4\nend\n");
    CHECK(explained(sorted).steps.empty());
}

TEST_SUITE_END();

}  // namespace tessera::number_swap
