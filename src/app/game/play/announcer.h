#pragma once

#include "app/game/play/appearance.h"
#include "app/game/play/notices.h"
#include "app/game/play/open_game.h"
#include "app/game/play/screen_reader.h"
#include "app/host/platform.h"

#include <string>
#include <vector>

namespace tessera {

// All that the player reads or hears besides the table: notices, words for screen readers, sounds.
class Announcer {
public:
    explicit Announcer(const Appearance& appearance) : appearance_(appearance) {}

    void notify(const Sentence& sentence, bool is_bad = false);
    void refuse(const Sentence& sentence);  // an action was refused; closed by the next one that works
    void offer(const Sentence& sentence, NoticeAction action);
    void offer(std::string text, NoticeAction action);
    void say_aloud(const Sentence& sentence) const;                                    // to screen readers
    void play_sound(platform::Sound sound, const std::vector<int>& notes = {}) const;  // unless sound is off
    void hear(const InputOutcome& outcome) const;  // plays the sound of an input on the table

    Notices& notices() { return notices_; }
    const Notices& notices() const { return notices_; }
    ScreenReaderText& table_in_words() { return table_in_words_; }
    void mark_stale() { table_in_words_.mark_stale(); }  // the table in words is outdated

private:
    const Appearance& appearance_;
    Notices notices_;
    ScreenReaderText table_in_words_;
};

}  // namespace tessera
