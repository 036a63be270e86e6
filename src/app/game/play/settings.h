#pragma once

#include "app/text/strings.h"

#include <string>
#include <string_view>

namespace tessera {

enum class ThemeChoice { system, light, dark };
enum class ColorChoice { neutral, vivid };
enum class MaterialChoice { plain, wood, felt, paper, glass };  // of pieces and tiles
enum class LanguageChoice { system, english };  // the others follow in the order of `languages`
enum class MotionChoice { system, full, reduced };
enum class SoundChoice { unasked, off, quiet, loud };  // unasked: off, but may be offered once
enum class ErrorChoice { off, asked, always };         // when mistakes are shown

// The player's settings, stored as `key value` lines. Unknown keys are skipped; unknown values leave the
// default.
struct Settings {
    ThemeChoice theme = ThemeChoice::system;
    ColorChoice colors = ColorChoice::neutral;
    MaterialChoice material = MaterialChoice::plain;
    LanguageChoice language = LanguageChoice::system;
    MotionChoice motion = MotionChoice::system;
    ErrorChoice errors = ErrorChoice::asked;
    SoundChoice sound = SoundChoice::unasked;
    bool letters = true;
    bool celebrates = true;
    bool shows_map = false;    // map of all grids, for a small number swap
    int rules_closed = 0;      // one bit for each family whose rule was closed
    int demonstrated = 0;      // one bit for each family that a hand has shown
    bool counts_ways = false;  // shows the number of ways to finish during play

    bool operator==(const Settings&) const = default;
};

// Returns the choice for a language code ("fr"), or `system` if there is none.
LanguageChoice language_choice(std::string_view code);

// Returns `others` with every setting that differs between `before` and `now` taken from `now`.
Settings merged(const Settings& before, const Settings& now, Settings others);

// Also writes those lines of `before` (the text being replaced) that only newer versions understand.
std::string format_settings(const Settings& settings, std::string_view before = {});
Settings parse_settings(std::string_view text);

}  // namespace tessera
