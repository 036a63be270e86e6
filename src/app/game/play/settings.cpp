#include "app/game/play/settings.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>

namespace tessera {

namespace {

// Storage of one setting: its key, and its value as a number from 0 to `most`.
struct Line {
    std::string_view key;
    int most = 0;
    int (*get)(const Settings&) = nullptr;
    void (*set)(Settings&, int) = nullptr;
};

template <auto field>
constexpr Line line_of(std::string_view key, int most) {
    return {key, most, [](const Settings& settings) { return static_cast<int>(settings.*field); },
            [](Settings& settings, int value) {
                settings.*field = static_cast<std::remove_reference_t<decltype(settings.*field)>>(value);
            }};
}

constexpr std::array lines = {line_of<&Settings::theme>("theme", 2),
                              line_of<&Settings::colors>("colors", 1),
                              line_of<&Settings::material>("material", 4),
                              line_of<&Settings::language>("language", static_cast<int>(languages.size())),
                              line_of<&Settings::motion>("motion", 2),
                              line_of<&Settings::errors>("errors", 2),
                              line_of<&Settings::sound>("sound", 3),
                              line_of<&Settings::letters>("letters", 1),
                              line_of<&Settings::celebrates>("celebrates", 1),
                              line_of<&Settings::shows_map>("shows_map", 1),
                              line_of<&Settings::rules_closed>("rules_closed", 255),
                              line_of<&Settings::demonstrated>("demonstrated", 255),
                              line_of<&Settings::counts_ways>("counts_ways", 1)};

const Line* line_called(std::string_view key) {
    const auto* const found =
        std::find_if(lines.begin(), lines.end(), [&](const Line& line) { return line.key == key; });
    return found == lines.end() ? nullptr : found;
}

// Parsed line of a setting that this version knows.
struct KnownLine {
    const Line* line = nullptr;
    int value = 0;
};

std::optional<KnownLine> known(const Token& entry) {
    const auto words = split_words(entry);
    const Line* const line = words.size() == 2 ? line_called(words[0].text) : nullptr;
    const auto value = line != nullptr ? parse_int(words[1].text, 0, line->most) : std::nullopt;
    return value ? std::optional(KnownLine{line, *value}) : std::nullopt;
}

}  // namespace

LanguageChoice language_choice(std::string_view code) {
    const auto* const found = std::find_if(languages.begin(), languages.end(),
                                           [&](const LanguageInfo& info) { return info.code == code; });
    return found == languages.end() ? LanguageChoice::system
                                    : static_cast<LanguageChoice>(found - languages.begin() + 1);
}

Settings merged(const Settings& before, const Settings& now, Settings others) {
    for (const Line& line : lines) {
        if (line.get(now) != line.get(before)) {
            line.set(others, line.get(now));
        }
    }
    return others;
}

std::string format_settings(const Settings& settings, std::string_view before) {
    const Settings understood = parse_settings(before);
    std::string unknown;
    std::string chosen_later;  // keys whose value only newer versions understand
    for (const Token& entry : split_lines(before)) {
        const auto words = split_words(entry);
        const Line* const line = words.empty() ? nullptr : line_called(words[0].text);
        const bool is_changed = line != nullptr && line->get(settings) != line->get(understood);
        if (words.empty() || known(entry) || is_changed) {
            continue;
        }
        unknown += std::string(entry.text) + '\n';
        chosen_later += line != nullptr ? ' ' + std::string(line->key) + ' ' : "";
    }
    std::string text;
    for (const Line& line : lines) {
        const bool is_left = chosen_later.find(' ' + std::string(line.key) + ' ') != std::string::npos;
        text += is_left ? "" : std::string(line.key) + ' ' + std::to_string(line.get(settings)) + '\n';
    }
    return text + unknown;
}

Settings parse_settings(std::string_view text) {
    Settings settings;
    for (const Token& entry : split_lines(text)) {
        if (const auto said = known(entry)) {
            said->line->set(settings, said->value);
        }
    }
    return settings;
}

}  // namespace tessera
