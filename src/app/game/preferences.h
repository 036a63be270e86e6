#pragma once

#include "app/game/play/settings.h"

#include <optional>
#include <string>

namespace tessera {

class Announcer;
class Appearance;
class Assistant;
class Desk;
class Storage;

// The player's choices, stored, and what follows from a change of them: the look of the page, the marks of mistakes, sound.
class Preferences {
public:
    Preferences(Storage& storage, Appearance& appearance, Announcer& announcer, const Desk& desk,
                Assistant& assistant)
        : storage_(storage),
          appearance_(appearance),
          announcer_(announcer),
          desk_(desk),
          assistant_(assistant) {}

    const Settings& settings() const;
    void change(const Settings& settings);  // and stores them
    void adopt(const Settings& settings);   // from another tab or a file: they are stored
    void apply_look();                      // call after a change of theme, language or motion
    void take_translation(const std::optional<std::string>& table);  // the host's answer
    void offer_sound();  // at most once, where it interrupts nothing
    void turn_sound_on();
    void export_games() const;

private:
    Storage& storage_;
    Appearance& appearance_;
    Announcer& announcer_;
    const Desk& desk_;
    Assistant& assistant_;
};

}  // namespace tessera
