#include "app/game/storage.h"

#include "app/host/platform.h"

namespace tessera {

namespace {

constexpr std::string_view game_key = "game";
constexpr std::string_view previous_key = "previous";
constexpr std::string_view settings_key = "settings";
constexpr std::string_view records_key = "solved";

std::string text_of(bool is_on, std::string_view key) {
    return is_on ? platform::load_text(key).value_or("") : "";
}

}  // namespace

Settings Storage::settings() const {
    return parse_settings(text_of(is_on_, settings_key));
}

Records Storage::records() const {
    return Records::parse(text_of(is_on_, records_key));
}

std::unique_ptr<OpenGame> Storage::game() const {
    return game_of_save(text_of(is_on_, game_key));
}

std::unique_ptr<OpenGame> Storage::previous() const {
    return game_of_save(text_of(is_on_, previous_key));
}

void Storage::save(const Settings& settings) const {
    if (is_on_) {
        platform::store_text(settings_key, format_settings(settings));
    }
}

void Storage::save(const Records& records) const {
    if (is_on_) {
        platform::store_text(records_key, records.format());
    }
}

bool Storage::save_game(const OpenGame& game, double now_ms) const {
    return !is_on_ || platform::store_text(game_key, save_text(game, now_ms));
}

void Storage::save_previous(const OpenGame& game, double now_ms) const {
    if (is_on_) {
        platform::store_text(previous_key, save_text(game, now_ms));
    }
}

void Storage::forget_previous() const {
    if (is_on_) {
        platform::remove_text(previous_key);
    }
}

}  // namespace tessera
