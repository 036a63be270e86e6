#include "app/game/game_controller.h"
#include "app/game/numbered.h"
#include "app/host/platform.h"
#include "base/text.h"

// GameController: puzzles that are made: on the maker's sheet, from a recipe, another one like the open one.

namespace tessera {

namespace {

constexpr std::uint64_t seed_count = 1000000;  // short enough to read out

std::uint64_t random_seed() {
    return parse_uint64(platform::random_seed_text()).value_or(1) % seed_count;
}

}  // namespace

std::optional<Recipe> GameController::another_recipe() const {
    const AnySession& written = game_->written ? *game_->written : game_->session;
    auto recipe = std::visit(
        [](const auto& session) -> std::optional<Recipe> {
            using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
            if constexpr (G::has_recipes) {
                return session.level().recipe;
            }
            return std::nullopt;
        },
        written);
    if (const ShippedLevel* const level = levels_.find(game_->code); !recipe && level != nullptr) {
        const auto tier = level->family == Polyomino::id ? tier_called(level->chapter) : std::nullopt;
        recipe = tier ? std::optional(numbered_recipe(*tier, 1)) : std::nullopt;
    }
    return recipe;
}

void GameController::open_another() {
    if (auto recipe = another_recipe()) {
        recipe->seed = random_seed();
        open_recipe(*recipe);
    }
}

void GameController::open_maker(std::string_view family) {
    const std::string_view wanted = family.empty() ? family_id(game_->session) : family;
    const bool is_other = maker_.family() != wanted;
    panel_ = Panel::make;
    maker_.choose_family(wanted);
    if (is_other || (maker_.made() == nullptr && !maker_.is_at_work())) {
        roll_seed();
    }
}

void GameController::roll_seed() {
    maker_.set_seed(random_seed());
    maker_.make(now_ms());
}

void GameController::play_made() {
    if (auto game = maker_.play()) {
        open_fresh(std::move(game));
    }
}

void GameController::take_made() {
    if (auto game = maker_.take_game()) {
        open_fresh(std::move(game));
    }
    if (const auto trouble = maker_.take_failure()) {
        panel_ = Panel::make;
        say_aloud(*trouble);
    }
}

// Opens the sheet with a stop button if a puzzle from a link takes long to make. Closing the sheet stops the
// maker.
void GameController::watch_maker_sheet() {
    if (!maker_.is_at_work()) {
        was_maker_shown_ = false;
    } else if (panel_ == Panel::make) {
        was_maker_shown_ = true;
    } else if (was_maker_shown_) {
        maker_.stop();
    } else if (maker_.is_slow(now_ms()) && panel_ == Panel::none) {
        panel_ = Panel::make;
        was_maker_shown_ = true;
        say_aloud(say("the puzzle is being made"));
    }
}

}  // namespace tessera
