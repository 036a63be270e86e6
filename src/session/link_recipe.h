#pragma once

#include "base/result.h"
#include "games/game.h"
#include "games/recipe.h"

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

// A link to a puzzle that was made may say how, behind the family's own body: "/..", the generator's version, "-", the seed,
// "-" and the parameters, those left out that say nothing new.

namespace tessera {

// Generator parameters as they stand in a link and back: blanks become dots.
std::string params_in_link(std::string_view params);
std::string params_from_link(std::string_view text);

// Where a recipe begins at the end of a body, or the end of the body.
std::size_t start_of_recipe(std::string_view body);

// The same recipe in the fewest words: without the params that are as they would be if they were left out.
std::string shortest_params(std::string_view text, bool (*mean_the_same)(std::string_view, std::string_view));
std::string format_recipe_part(const Recipe& recipe);
bool has_plain_params(
    const Recipe& recipe);  // words with one blank between them, as texts and links write them
std::optional<Recipe> parse_recipe_part(
    std::string_view part);  // of no family yet, its params as they stand there

template <Game G>
bool mean_the_same(std::string_view one, std::string_view other) {
    const auto params = G::parse_params(one);
    const auto others = G::parse_params(other);
    return params && others && *params == *others;
}

// The end of a body. A recipe of another version of the generator stands there as it is; empty for one that says nothing.
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

// Says how its puzzles were made.
template <Game G>
constexpr bool has_recipes = requires(typename G::Level level) {
    { level.recipe } -> std::same_as<std::optional<Recipe>&>;
};

}  // namespace tessera
