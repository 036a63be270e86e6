#include "app/game/play/announcer.h"

#include <utility>

namespace tessera {

void Announcer::notify(const Sentence& sentence, bool is_bad) {
    notices_.show(appearance_.strings().with_stop(sentence), is_bad, appearance_.now_ms());
}

void Announcer::refuse(const Sentence& sentence) {
    notices_.refuse(appearance_.strings().with_stop(sentence), appearance_.now_ms());
}

void Announcer::offer(const Sentence& sentence, NoticeAction action) {
    offer(appearance_.strings().with_stop(sentence), action);
}

void Announcer::offer(std::string text, NoticeAction action) {
    notices_.offer(std::move(text), action, appearance_.now_ms());
}

void Announcer::say_aloud(const Sentence& sentence) const {
    platform::announce(appearance_.strings().with_stop(sentence));
}

void Announcer::play_sound(platform::Sound sound, const std::vector<int>& notes) const {
    const SoundChoice wanted = appearance_.settings().sound;
    if (wanted > SoundChoice::off) {
        platform::play_sound(sound, wanted == SoundChoice::loud, notes);
    }
}

// A change without a move by the player, such as Undo, makes a sound too.
void Announcer::hear(const InputOutcome& outcome) const {
    if (outcome.sound || outcome.changed) {
        play_sound(outcome.sound.value_or(platform::Sound::pick), outcome.notes);
    }
}

}  // namespace tessera
