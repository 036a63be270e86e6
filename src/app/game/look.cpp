#include "app/game/look.h"

#include "app/host/platform.h"

namespace tessera {

const Theme& theme_of(const Settings& settings) {
    const bool is_dark = settings.theme == ThemeChoice::dark ||
                         (settings.theme == ThemeChoice::system && platform::prefers_dark());
    return is_dark ? dark_theme() : light_theme();
}

Language language_of(const Settings& settings) {
    const bool is_french =
        settings.language == LanguageChoice::french ||
        (settings.language == LanguageChoice::system && platform::language().substr(0, 2) == "fr");
    return is_french ? Language::french : Language::english;
}

bool reduces_motion(const Settings& settings) {
    return settings.motion == MotionChoice::reduced ||
           (settings.motion == MotionChoice::system && platform::prefers_reduced_motion());
}

void show_page_look(const Settings& settings) {
    const Theme& theme = theme_of(settings);
    const bool is_french = language_of(settings) == Language::french;
    platform::set_page_look({theme.is_dark, hex_text(theme.page), is_french ? "fr" : "en", "Tessera"});
}

}  // namespace tessera
