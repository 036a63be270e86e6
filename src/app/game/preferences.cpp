#include "app/game/preferences.h"

#include "app/game/desk/desk.h"
#include "app/game/help/assistant.h"

namespace tessera {

namespace {

constexpr std::string_view export_name = "tessera-games.txt";

}  // namespace

const Settings& Preferences::settings() const {
    return appearance_.settings();
}

void Preferences::change(const Settings& settings) {
    const Settings before = this->settings();
    appearance_.set(storage_.save(settings));
    apply_look();
    if (this->settings().errors != before.errors) {
        assistant_.begin_marking(desk_.game());
    }
    if (this->settings().sound != before.sound) {
        announcer_.play_sound(platform::Sound::snap);  // at the new volume
    }
}

void Preferences::adopt(const Settings& settings) {
    appearance_.set(settings);
    apply_look();
    assistant_.begin_marking(desk_.game());
}

void Preferences::apply_look() {
    appearance_.apply();
    announcer_.mark_stale();
}

void Preferences::take_translation(const std::optional<std::string>& table) {
    const bool is_there = appearance_.take_translation(table);
    announcer_.mark_stale();
    if (!is_there) {
        announcer_.offer(say("this language could not be loaded"), NoticeAction::ask_language);
    }
}

void Preferences::offer_sound() {
    if (settings().sound == SoundChoice::unasked && !desk_.game().is_shown && platform::has_sounds()) {
        Settings asked = settings();
        asked.sound = SoundChoice::off;
        change(asked);
        announcer_.offer(std::string(appearance_.strings().of("Play with sound?")),
                         NoticeAction::turn_sound_on);
    }
}

void Preferences::turn_sound_on() {
    Settings wanted = settings();
    wanted.sound = SoundChoice::quiet;
    change(wanted);
}

void Preferences::export_games() const {
    platform::download_text(export_name, storage_.export_text());
}

}  // namespace tessera
