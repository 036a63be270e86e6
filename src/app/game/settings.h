#pragma once

#include "app/text/strings.h"

#include <string>
#include <string_view>

namespace tessera {

enum class ThemeChoice { system, light, dark };
enum class LanguageChoice { system, english };  // after the first in the order of `languages`
enum class MotionChoice { system, full, reduced };
enum class SoundChoice { unasked, off, quiet, loud };  // unasked: off, and the player may be asked once
enum class ErrorChoice { off, asked, always };         // when the program says which pieces have to go

// What the player has chosen; kept as `key value` lines, in which unknown keys are passed over and
// unknown values leave the setting as it is.
struct Settings {
    ThemeChoice theme = ThemeChoice::system;
    LanguageChoice language = LanguageChoice::system;
    MotionChoice motion = MotionChoice::system;
    ErrorChoice errors = ErrorChoice::asked;
    SoundChoice sound = SoundChoice::unasked;
    bool letters = true;
    bool celebrates = true;
    bool shows_map = false;    // of all grids, beside a small one
    int rules_closed = 0;      // a bit for each family whose rule the player has put away
    bool counts_ways = false;  // says while somebody plays in how many ways the position can be finished

    bool operator==(const Settings&) const = default;
};

// Of the language with this code ("fr"); what the system says, if there is none.
LanguageChoice language_choice(std::string_view code);

// Every choice that `now` changed of `before`, and everything else as in `others`.
Settings merged(const Settings& before, const Settings& now, Settings others);

// With the lines of `before`, the text it replaces, that only a later program understands.
std::string format_settings(const Settings& settings, std::string_view before = {});
Settings parse_settings(std::string_view text);

}  // namespace tessera
