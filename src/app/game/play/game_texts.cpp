#include "app/game/play/game_texts.h"

#include "base/index.h"

#include <utility>

namespace tessera {

namespace {

constexpr double second_ms = 1000;

std::string two_digits(int number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

}  // namespace

std::optional<Sentence> best_words(const AnySession& session, int moves) {
    return std::visit(
        [&](const auto& game) {
            using G = typename FamilyOf<std::remove_cvref_t<decltype(game)>>::Type;
            return InfoOf<G>::best_words(game.level(), moves);
        },
        session);
}

std::string minutes_text(const Strings& strings, double elapsed_ms) {
    const int minutes = static_cast<int>(elapsed_ms / (60 * second_ms));
    return minutes == 0   ? std::string()
           : minutes < 60 ? strings.of(say("{} min", minutes))
                          : strings.of(say("{} h {}", minutes / 60, two_digits(minutes % 60)));
}

std::string clock_text(double elapsed_ms) {
    const int seconds = static_cast<int>(elapsed_ms / second_ms);
    const int hours = seconds / 3600;
    const std::string rest = two_digits(seconds % 60);
    return hours > 0 ? std::to_string(hours) + ':' + two_digits(seconds / 60 % 60) + ':' + rest
                     : std::to_string(seconds / 60) + ':' + rest;
}

std::string thousands(std::string digits) {
    for (int position = int_size(digits) - 3; position > 0; position -= 3) {
        digits.insert(static_cast<std::size_t>(position), "\xC2\xA0");
    }
    return digits;
}

std::string ways_text(const Strings& strings, const std::optional<PositionAnalysis>& analysis, bool counts) {
    if (!analysis) {
        return {};
    }
    if (!analysis->is_solvable) {
        return strings.of(say("no way to finish"));
    }
    if (!counts) {
        return {};
    }
    const std::string count = thousands(decimal(analysis->solutions));
    if (!analysis->is_exact) {
        return strings.of(say("at least {} {way|ways} to finish", count));
    }
    return strings.of(say("{} {way|ways} to finish", count));
}

std::string file_stem(std::string_view title) {
    // Plain letters for U+00C0 to U+00FF, by the second byte of their UTF-8; a dash means none.
    constexpr std::string_view plain = "aaaaaaaceeeeiiiidnooooo-ouuuuytsaaaaaaaceeeeiiiidnooooo-ouuuuyty";
    std::string stem;
    for (std::size_t index = 0; index < title.size(); ++index) {
        const auto byte = static_cast<unsigned char>(title[index]);
        char letter = title[index];
        if (byte == 0xC3 && index + 1 < title.size()) {
            letter = plain[static_cast<unsigned char>(title[++index]) & 0x3FU];
        }
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        if (is_digit(letter) || (letter >= 'a' && letter <= 'z')) {
            stem += letter;
        } else if (!stem.empty() && stem.back() != '-') {
            stem += '-';
        }
    }
    return stem.substr(0, stem.find_last_not_of('-') + 1);
}

}  // namespace tessera
