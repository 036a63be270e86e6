#pragma once

#include "app/game/settings.h"
#include "app/ui/theme.h"

#include <string>
#include <string_view>

namespace tessera {

// What the settings come to on this host: "as the system has it" is looked up.
const Theme& theme_of(const Settings& settings);
Language language_of(const Settings& settings);
bool reduces_motion(const Settings& settings);

// What the page around the canvas says, in the language of the player.
struct PageTexts {
    std::string title;
    std::string how = {};  // how the canvas is used, for those who listen; empty: as the host says it

    bool operator==(const PageTexts&) const = default;
};

// What surrounds the canvas follows, in the language that the program speaks.
void show_page_look(const Settings& settings, std::string_view language_code, const PageTexts& texts);

}  // namespace tessera
