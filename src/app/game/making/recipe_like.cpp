#include "app/game/making/recipe_like.h"

#include "app/game/list/numbered.h"

#include <type_traits>

namespace tessera {

namespace {

template <class G>
std::optional<Recipe> recipe_for(const typename G::Level& level, std::optional<Tier> tier) {
    if constexpr (G::has_recipes) {
        if (const auto params = InfoOf<G>::params_like(level, tier)) {
            return Recipe{std::string(G::id), G::format_params(*params)};
        }
    }
    return std::nullopt;
}

// The chapters of graded polyominoes have all their puzzles by number.
std::optional<Recipe> recipe_of_chapter(const ShippedLevel& level) {
    const auto tier = level.family == Polyomino::id ? tier_called(level.chapter) : std::nullopt;
    return tier ? std::optional(numbered_recipe(*tier, 1)) : std::nullopt;
}

}  // namespace

std::optional<Recipe> recipe_like(const OpenGame& game, const ShippedLevel* level) {
    if (auto own = recipe_of(game)) {
        return own;
    }
    if (auto numbered = level != nullptr ? recipe_of_chapter(*level) : std::nullopt) {
        return numbered;
    }
    const AnySession& written = game.written ? *game.written : game.session;
    return std::visit(
        [&](const auto& session) {
            using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
            return recipe_for<G>(session.level(),
                                 level != nullptr ? tier_called(level->facts.tier) : std::nullopt);
        },
        written);
}

}  // namespace tessera
