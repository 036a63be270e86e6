#include "app/game/game_controller.h"

#include <string>

// GameController: changes of the settings, and the offer of sound.

namespace tessera {

void GameController::change_settings(const Settings& settings) {
    const Settings before = this->settings();
    appearance_.set(storage_.save(settings));
    apply_look();
    if (this->settings().errors != before.errors) {
        begin_marking();
    }
    if (this->settings().sound != before.sound) {
        announcer_.play_sound(platform::Sound::snap);  // at the new volume
    }
}

void GameController::apply_look() {
    appearance_.apply();
    announcer_.mark_stale();
}

void GameController::take_translation(const std::optional<std::string>& table) {
    const bool is_there = appearance_.take_translation(table);
    announcer_.mark_stale();
    if (!is_there) {
        announcer_.offer(say("this language could not be loaded"), NoticeAction::ask_language);
    }
}

void GameController::offer_sound() {
    if (settings().sound == SoundChoice::unasked && !game().is_shown && platform::has_sounds()) {
        Settings asked = settings();
        asked.sound = SoundChoice::off;
        change_settings(asked);
        announcer_.offer(std::string(strings().of("Play with sound?")), NoticeAction::turn_sound_on);
    }
}

void GameController::turn_sound_on() {
    Settings wanted = settings();
    wanted.sound = SoundChoice::quiet;
    change_settings(wanted);
}

}  // namespace tessera
