#include "games/polyomino/engines/algorithm_x_switches.h"

#include "base/text.h"
#include "games/polyomino/engine_ids.h"

#include <array>
#include <vector>

namespace tessera::polyomino {

namespace {

using Setting = void (*)(AlgorithmXSwitches&);

void choose(AlgorithmXSwitches& switches, ItemChoice item_choice, bool goes_by_columns = false) {
    switches.item_choice = item_choice;
    switches.goes_by_columns = goes_by_columns;
}

// In the order of their ids.
constexpr std::array<Setting, algorithm_x_switches.size()> settings = {
    [](AlgorithmXSwitches& switches) { choose(switches, ItemChoice::fewest_options); },
    [](AlgorithmXSwitches& switches) { choose(switches, ItemChoice::first); },
    [](AlgorithmXSwitches& switches) { choose(switches, ItemChoice::first, true); },
    [](AlgorithmXSwitches& switches) { choose(switches, ItemChoice::random); },
    [](AlgorithmXSwitches& switches) { switches.zones = ZonePruning::cached; },
    [](AlgorithmXSwitches& switches) { switches.zones = ZonePruning::uncached; },
    [](AlgorithmXSwitches& switches) { switches.breaks_twins = true; },
};

std::string all_ids() {
    std::vector<std::string> ids;
    ids.reserve(algorithm_x_switches.size());
    for (const HeuristicInfo& info : algorithm_x_switches) {
        ids.emplace_back(info.id);
    }
    return join(ids, ", ");
}

}  // namespace

Result<AlgorithmXSwitches> switches_in(std::string_view name) {
    AlgorithmXSwitches switches;
    const std::vector<Token> words = split_at(name, '+');
    if (words.size() > 1 && words.front().text != switches.name) {
        return fail(ErrorCode::unknown_name, 0, say("the engine {} has no switches", words.front().text));
    }
    switches.name = name;
    for (auto word = words.begin() + 1; word != words.end(); ++word) {
        const int number = heuristic_called(algorithm_x_switches, word->text);
        if (number < 0) {
            return fail(ErrorCode::unknown_name, 0,
                        say("algorithm_x has no switch called {}: there are {}", word->text, all_ids()));
        }
        at(settings, number)(switches);
    }
    return switches;
}

}  // namespace tessera::polyomino
