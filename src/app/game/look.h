#pragma once

#include "app/game/settings.h"
#include "app/ui/theme.h"

namespace tessera {

// What the settings come to on this host: "as the system has it" is looked up.
const Theme& theme_of(const Settings& settings);
Language language_of(const Settings& settings);
bool reduces_motion(const Settings& settings);

void show_page_look(const Settings& settings);  // what surrounds the canvas follows

}  // namespace tessera
