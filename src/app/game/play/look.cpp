#include "app/game/play/look.h"

#include "app/host/platform.h"

#include <algorithm>
#include <string>

namespace tessera {

const Theme& theme_of(const Settings& settings) {
    const bool is_dark = settings.theme == ThemeChoice::dark ||
                         (settings.theme == ThemeChoice::system && platform::prefers_dark());
    if (platform::prefers_contrast()) {
        return is_dark ? dark_contrast_theme() : light_contrast_theme();
    }
    if (settings.colors == ColorChoice::vivid) {
        return is_dark ? midnight_theme() : meadow_theme();
    }
    return is_dark ? dark_theme() : light_theme();
}

Language language_of(const Settings& settings) {
    if (settings.language != LanguageChoice::system) {
        return static_cast<Language>(static_cast<int>(settings.language) - 1);
    }
    const std::string wish = platform::language();
    const auto* const known = std::find_if(languages.begin(), languages.end(), [&](const LanguageInfo& info) {
        return wish.substr(0, info.code.size()) == info.code;
    });
    return known == languages.end() ? Language::english : static_cast<Language>(known - languages.begin());
}

bool reduces_motion(const Settings& settings) {
    return settings.motion == MotionChoice::reduced ||
           (settings.motion == MotionChoice::system && platform::prefers_reduced_motion());
}

void show_page_look(const Settings& settings, std::string_view language_code, const PageTexts& texts) {
    const Theme& theme = theme_of(settings);
    platform::set_page_look(
        {theme.is_dark, hex_text(theme.page), std::string(language_code), texts.title, texts.how});
}

}  // namespace tessera
