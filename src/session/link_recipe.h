#pragma once

#include "base/result.h"
#include "games/game.h"
#include "games/recipe.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

// A link to a generated puzzle may contain its recipe after the family's own body: "/..", the generator's
// version, "-", the seed, "-" and the parameters, without redundant ones.

namespace tessera {

// Convert generator parameters to and from their form in links: blanks become dots.
std::string params_in_link(std::string_view params);
std::string params_from_link(std::string_view text);

// Returns the offset of the recipe at the end of a body, or the end of the body.
std::size_t start_of_recipe(std::string_view body);

// Returns the parameters without those that equal their defaults.
std::string shortest_params(std::string_view text, bool (*mean_the_same)(std::string_view, std::string_view));
std::string format_recipe_part(const Recipe& recipe);
// True if the parameters are words with single blanks between them, which links can contain.
bool has_plain_params(const Recipe& recipe);
// Returns a recipe without family and with the parameters as given in the link.
std::optional<Recipe> parse_recipe_part(std::string_view part);

template <Game G>
bool mean_the_same(std::string_view one, std::string_view other) {
    const auto params = G::parse_params(one);
    const auto others = G::parse_params(other);
    return params && others && *params == *others;
}

// Returns the recipe's part of a body, empty if its parameters are invalid; those of other versions are kept.
template <Game G>
std::string recipe_in_body(Recipe recipe) {
    if (recipe.version != G::generator_version) {
        return has_plain_params(recipe) ? format_recipe_part(recipe) : std::string();
    }
    const auto params = G::parse_params(recipe.params);
    if (!params || G::format_params(*params) != recipe.params) {
        return {};
    }
    recipe.params = shortest_params(recipe.params, mean_the_same<G>);
    return format_recipe_part(recipe);
}

template <Game G>
Result<Recipe> read_recipe_in_body(std::string_view part) {
    std::optional<Recipe> recipe = parse_recipe_part(part);
    if (recipe) {
        recipe->family = G::id;
    }
    if (recipe && recipe->version == G::generator_version) {
        const auto params = G::parse_params(recipe->params);
        recipe->params = params ? G::format_params(*params) : recipe->params;
    }
    if (!recipe || recipe_in_body<G>(*recipe) != part) {
        return fail(ErrorCode::bad_syntax, 0, say("the link was not written by this program"));
    }
    return std::move(*recipe);
}

}  // namespace tessera
