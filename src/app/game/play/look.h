#pragma once

#include "app/game/play/settings.h"
#include "app/ui/theme.h"

#include <string>
#include <string_view>

namespace tessera {

// Settings resolved on this host: "system" is looked up.
const Theme& theme_of(const Settings& settings);
Language language_of(const Settings& settings);
bool reduces_motion(const Settings& settings);

// Texts of the page around the canvas, in the player's language.
struct PageTexts {
    std::string title;
    std::string how = {};  // usage of the canvas, for screen readers; empty: the host's own text

    bool operator==(const PageTexts&) const = default;
};

// Updates everything around the canvas: colours, language and texts.
void show_page_look(const Settings& settings, std::string_view language_code, const PageTexts& texts);

}  // namespace tessera
