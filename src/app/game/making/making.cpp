#include "app/game/making/making.h"

#include "app/families/families.h"
#include "app/game/list/calendar.h"
#include "app/host/platform.h"
#include "base/text.h"

#include <algorithm>

namespace tessera {

namespace {

bool has_one_solution(const PuzzleMaker& maker) {
    const std::vector<MakerField> fields = maker.fields();
    return std::any_of(fields.begin(), fields.end(),
                       [](const MakerField& field) { return field.name == "unique" && field.value == 1; });
}

constexpr std::uint64_t seed_count = 1000000;  // short enough to read out

std::vector<std::string_view> families_with_days(const Records& records) {
    std::vector<std::string_view> families = family_ids();
    std::erase_if(families, [&](std::string_view family) { return !has_days(records, family); });
    return families;
}

}  // namespace

std::uint64_t random_seed() {
    return parse_uint64(platform::random_seed_text()).value_or(1) % seed_count;
}

void Making::open(std::string_view family) {
    const bool is_other = maker_.family() != family;
    navigation_.show(Panel::make);
    maker_.choose_family(family);
    if (is_other || (maker_.made() == nullptr && !maker_.is_at_work())) {
        roll_seed();
    }
}

void Making::open_with(const Recipe& recipe) {
    maker_.set_recipe(recipe);
    navigation_.show(Panel::make);
    roll_seed();
}

void Making::set_field(std::string_view name, int value) {
    const bool had_one = has_one_solution(maker_);
    maker_.set_field(name, value);
    if (had_one && !has_one_solution(maker_) && name != "unique") {
        announcer_.notify(say("boards this large may have several solutions"));
    }
}

void Making::roll_seed() {
    maker_.set_seed(random_seed());
    maker_.make(appearance_.now_ms());
}

void Making::surprise() {
    maker_.surprise(random_seed());
    maker_.make(appearance_.now_ms());
}

std::unique_ptr<OpenGame> Making::make(const Recipe& recipe) {
    maker_.set_recipe(recipe);
    const std::optional<std::string> level = ahead_.level_of(recipe);
    if (!level || !maker_.take_made(*level)) {
        ahead_.stop();
        maker_.make(appearance_.now_ms());
    }
    was_shown_ = false;
    return maker_.play();
}

void Making::make_days_ahead(const OpenGame& game, const Records& records) {
    if (game.daily) {
        begin_ahead({family_id(game.session)}, records, game.daily);
    }
}

void Making::make_days_ahead(const Records& records) {
    begin_ahead(families_with_days(records), records);
}

void Making::make_days_ahead(std::string_view family, const Records& records) {
    std::vector<std::string_view> families = families_with_days(records);
    std::erase(families, family);
    families.insert(families.begin(), family);
    begin_ahead(families, Records());  // solved ones are shown, too
}

void Making::begin_ahead(const std::vector<std::string_view>& families, const Records& records,
                         const std::optional<Daily>& open) {
    const auto today = parse_day(platform::today());
    if (!families.empty() && today && !maker_.is_at_work()) {
        ahead_.begin(families, *today, records, open);
    }
}

void Making::make_day_ahead(std::string_view family, const Daily& daily) {
    if (!maker_.is_at_work()) {
        ahead_.add(family, daily);
    }
}

std::unique_ptr<OpenGame> Making::take_made() {
    if (ahead_.take_news()) {
        storage_.keep_made_ahead(ahead_.format());
    }
    auto game = maker_.take_game();
    if (const auto trouble = maker_.take_failure()) {
        navigation_.show(Panel::make);
        announcer_.say_aloud(*trouble);
    }
    return game;
}

// Opens the sheet with a stop button if a puzzle from a link takes long to make. Closing the sheet stops the
// maker.
void Making::watch_sheet() {
    if (!maker_.is_at_work()) {
        was_shown_ = false;
    } else if (navigation_.panel() == Panel::make) {
        was_shown_ = true;
    } else if (was_shown_) {
        maker_.stop();
    } else if (maker_.is_slow(appearance_.now_ms()) && navigation_.panel() == Panel::none) {
        navigation_.show(Panel::make);
        was_shown_ = true;
        announcer_.say_aloud(say("the puzzle is being made"));
    }
}

}  // namespace tessera
