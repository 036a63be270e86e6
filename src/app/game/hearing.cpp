#include "app/game/game_controller.h"

// GameController: sounds of play.

namespace tessera {

// A change without a move by the player, such as Undo, makes a sound too.
void GameController::hear(const InputOutcome& outcome) {
    if (outcome.sound || outcome.changed) {
        play_sound(outcome.sound.value_or(platform::Sound::pick), outcome.notes);
    }
}

void GameController::play_sound(platform::Sound sound, const std::vector<int>& notes) const {
    if (settings_.sound > SoundChoice::off) {
        platform::play_sound(sound, settings_.sound == SoundChoice::loud, notes);
    }
}

// Offers sound after the first win, when it interrupts nothing.
void GameController::offer_sound() {
    if (settings_.sound == SoundChoice::unasked && shows_win_ && !game_->is_shown && platform::has_sounds()) {
        Settings asked = settings_;
        asked.sound = SoundChoice::off;
        change_settings(asked);
        notices_.offer(std::string(strings_.of("Play with sound?")), NoticeAction::turn_sound_on, now_ms());
    }
}

void GameController::turn_sound_on() {
    Settings wanted = settings_;
    wanted.sound = SoundChoice::quiet;
    change_settings(wanted);
}

}  // namespace tessera
