#include "cli/like.h"

#include "base/index.h"
#include "base/rng.h"
#include "session/daily.h"
#include "session/recipe_like.h"
#include "session/share.h"
#include "session/shipped_levels.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

// Returns the level of the list that the puzzle is; null if it is none.
const ShippedLevel* level_in_list(const AnySession& puzzle) {
    const std::string code = puzzle_code(puzzle).value_or("");
    const std::vector<ShippedLevel>& levels = shipped_levels();
    const auto found = std::find_if(levels.begin(), levels.end(),
                                    [&](const ShippedLevel& level) { return level.code == code; });
    return code.empty() || found == levels.end() ? nullptr : &*found;
}

}  // namespace

// Every kind is there within a year.
Readable<Recipe> surprise_recipe(const Arguments& arguments) {
    if (arguments.family.empty() || !arguments.params.empty() || !arguments.params_file.empty()) {
        return tl::unexpected<std::string>("tessera: --surprise needs a --family, without options of that");
    }
    const std::vector<Day> days = days_between({2027, 1, 1}, {2027, 12, 31}, 365);
    Rng rng(arguments.solve.seed);
    const Day day = at(days, rng.between(0, int_size(days) - 1));
    const std::vector<Daily> dailies = dailies_of(arguments.family, day);
    Recipe recipe = daily_recipe(arguments.family, at(dailies, rng.between(0, int_size(dailies) - 1)));
    recipe.seed = arguments.solve.seed;
    return recipe;
}

// The puzzle's own seed would make it again.
Readable<Recipe> recipe_like_given(const Arguments& arguments) {
    if (!arguments.family.empty() || !arguments.params.empty() || !arguments.params_file.empty()) {
        return tl::unexpected<std::string>(
            "tessera: the family and its options are those of the puzzle of --like; leave them out");
    }
    Arguments given = arguments;
    given.inputs = {arguments.puzzle_like};
    const Readable<AnySession> puzzle = read_input(given);
    if (!puzzle) {
        return tl::unexpected(puzzle.error());
    }
    std::optional<Recipe> recipe = recipe_like(*puzzle, level_in_list(*puzzle));
    if (!recipe) {
        return tl::unexpected("tessera: no puzzles can be made like " + arguments.puzzle_like);
    }
    const bool is_own = recipe->seed == arguments.solve.seed;
    recipe->seed = arguments.solve.seed + (is_own ? 1 : 0);
    return std::move(*recipe);
}

}  // namespace tessera
