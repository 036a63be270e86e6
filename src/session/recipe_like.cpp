#include "session/recipe_like.h"

#include "base/index.h"
#include "base/translation.h"
#include "games/edge_match/params_like.h"
#include "games/number_swap/params_like.h"
#include "games/polyomino/params_like.h"

#include <algorithm>
#include <type_traits>

namespace tessera {

namespace {

// The chapters of graded polyominoes have all their puzzles by number.
std::optional<Recipe> recipe_of_chapter(const ShippedLevel& level) {
    const auto tier = level.family == Polyomino::id ? tier_called(level.chapter) : std::nullopt;
    return tier ? std::optional(numbered_recipe(*tier, 1)) : std::nullopt;
}

template <class G>
std::optional<Recipe> recipe_for(const typename G::Level& puzzle, const ShippedLevel* level) {
    if constexpr (G::has_recipes) {
        if (puzzle.recipe) {
            return puzzle.recipe;
        }
        if (auto numbered = level != nullptr ? recipe_of_chapter(*level) : std::nullopt) {
            return numbered;
        }
        const auto tier = level != nullptr ? tier_called(level->facts.tier) : std::nullopt;
        if (const auto params = params_like(puzzle, tier)) {
            return Recipe{std::string(G::id), G::format_params(*params)};
        }
    }
    return std::nullopt;
}

}  // namespace

// Names in the list begin with a capital letter.
std::optional<Tier> tier_called(std::string_view chapter) {
    const auto* const found = std::find_if(tier_names.begin(), tier_names.end(), [&](std::string_view name) {
        std::string capital(name);
        capitalise(capital);
        return capital == chapter;
    });
    return found == tier_names.end() ? std::nullopt : tier_named(*found);
}

Recipe numbered_recipe(Tier tier, std::uint64_t number) {
    const std::string name(at(tier_names, static_cast<int>(tier)));
    const std::string wishes = "size 11x5 set " + std::string(usual_set) + " tier " + name;
    const auto params = Polyomino::parse_params(with_newest(wishes, Polyomino::param_table()));
    return {std::string(Polyomino::id), Polyomino::format_params(*params), number};
}

std::optional<Recipe> recipe_like(const AnySession& puzzle, const ShippedLevel* level) {
    return std::visit(
        [level](const auto& session) {
            using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
            return recipe_for<G>(session.level(), level);
        },
        puzzle);
}

}  // namespace tessera
