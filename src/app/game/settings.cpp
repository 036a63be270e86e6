#include "app/game/settings.h"

#include "base/text.h"

namespace tessera {

namespace {

std::string line(std::string_view key, int value) {
    return std::string(key) + ' ' + std::to_string(value) + '\n';
}

void read(Settings& settings, std::string_view key, int value) {
    if (key == "theme") {
        settings.theme = static_cast<ThemeChoice>(value);
    } else if (key == "language") {
        settings.language = static_cast<LanguageChoice>(value);
    } else if (key == "motion") {
        settings.motion = static_cast<MotionChoice>(value);
    } else if (key == "errors") {
        settings.errors = static_cast<ErrorChoice>(value);
    } else if (key == "letters") {
        settings.letters = value != 0;
    } else if (key == "celebrates") {
        settings.celebrates = value != 0;
    } else if (key == "counts_ways") {
        settings.counts_ways = value != 0;
    }
}

}  // namespace

Settings merged(const Settings& before, const Settings& now, Settings others) {
    const auto take = [&](auto field) {
        if (now.*field != before.*field) {
            others.*field = now.*field;
        }
    };
    take(&Settings::theme);
    take(&Settings::language);
    take(&Settings::motion);
    take(&Settings::errors);
    take(&Settings::letters);
    take(&Settings::celebrates);
    take(&Settings::counts_ways);
    return others;
}

std::string format_settings(const Settings& settings) {
    return line("theme", static_cast<int>(settings.theme)) +
           line("language", static_cast<int>(settings.language)) +
           line("motion", static_cast<int>(settings.motion)) +
           line("errors", static_cast<int>(settings.errors)) + line("letters", settings.letters ? 1 : 0) +
           line("celebrates", settings.celebrates ? 1 : 0) +
           line("counts_ways", settings.counts_ways ? 1 : 0);
}

Settings parse_settings(std::string_view text) {
    Settings settings;
    for (const Token& entry : split_lines(text)) {
        const auto words = split_words(entry);
        const auto value = words.size() == 2 ? parse_int(words[1].text, 0, 2) : std::nullopt;
        if (value) {
            read(settings, words[0].text, *value);
        }
    }
    return settings;
}

}  // namespace tessera
