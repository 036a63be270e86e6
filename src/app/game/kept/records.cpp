#include "app/game/kept/records.h"

#include "base/text.h"
#include "session/checkpoint.h"
#include "session/daily.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr double longest_ms = 1e15;  // a longer time must be wrong
constexpr std::string_view moves_word = "moves";
constexpr std::string_view stars_word = "stars";
constexpr std::string_view hints_word = "hints";
constexpr std::string_view late_word = "late";
constexpr int most_moves = 1000000000;
constexpr int most_stars = 3;

using Numbers = std::map<std::string, int, std::less<>>;  // by code

std::optional<int> number_of(const Numbers& numbers, std::string_view code) {
    const auto found = numbers.find(code);
    return found == numbers.end() ? std::nullopt : std::optional(found->second);
}

void keep_least(Numbers& numbers, std::string_view code, int number) {
    const auto [place, is_new] = numbers.emplace(std::string(code), number);
    place->second = std::min(place->second, number);
}

// Parses "WORD CODE 12".
std::optional<int> number_in(const std::vector<Token>& words, std::string_view word, int low, int high) {
    const bool is_line = words.size() == 3 && words[0].text == word;
    return is_line ? parse_int(words[2].text, low, high) : std::nullopt;
}

void write_numbers(std::string& text, std::string_view word, const Numbers& numbers) {
    for (const auto& [code, number] : numbers) {
        text += std::string(word) + ' ' + code + ' ' + std::to_string(number) + '\n';
    }
}

}  // namespace

Records Records::parse(std::string_view text) {
    Records records;
    for (const Token& line : split_lines(text)) {
        const auto words = split_words(line);
        if (words.empty()) {
            continue;
        }
        if (const auto moves = number_in(words, moves_word, 0, most_moves)) {
            records.add_moves(words[1].text, *moves);
            continue;
        }
        if (const auto stars = number_in(words, stars_word, 1, most_stars)) {
            records.add_stars(words[1].text, *stars);
            continue;
        }
        if (const auto hints = number_in(words, hints_word, 0, most_hints)) {
            records.add_hints(words[1].text, *hints);
            continue;
        }
        if (words.size() == 2 && words[0].text == late_word) {
            records.late_.emplace(words[1].text);
            continue;
        }
        const auto best = words.size() == 2 ? parse_uint64(words[1].text) : std::nullopt;
        if (words.size() > (best ? 2U : 1U)) {
            records.unknown_lines_.emplace(line.text);
            continue;
        }
        records.add(words[0].text, best ? std::optional(static_cast<double>(*best)) : std::nullopt);
    }
    return records;
}

std::string Records::format() const {
    std::string text;
    for (const auto& [code, best] : best_) {
        text += code;
        if (best) {
            text += ' ' + std::to_string(static_cast<std::uint64_t>(std::min(*best, longest_ms)));
        }
        text += '\n';
    }
    write_numbers(text, moves_word, fewest_);
    write_numbers(text, stars_word, stars_);
    write_numbers(text, hints_word, hints_);
    for (const std::string& code : late_) {
        text += std::string(late_word) + ' ' + code + '\n';
    }
    for (const std::string& line : unknown_lines_) {
        text += line + '\n';
    }
    return text;
}

std::optional<double> Records::best_ms(std::string_view code) const {
    const auto found = best_.find(code);
    return found == best_.end() ? std::nullopt : found->second;
}

int Records::solved_count() const {
    return static_cast<int>(std::count_if(best_.begin(), best_.end(),
                                          [](const auto& best) { return !is_daily_link(best.first); }));
}

std::optional<int> Records::best_moves(std::string_view code) const {
    return number_of(fewest_, code);
}

bool Records::has_any(std::string_view beginning) const {
    const auto found = best_.lower_bound(beginning);
    return found != best_.end() && found->first.compare(0, beginning.size(), beginning) == 0;
}

void Records::add_moves(std::string_view code, int moves) {
    keep_least(fewest_, code, moves);
}

void Records::add_hints(std::string_view code, int hints) {
    keep_least(hints_, code, std::min(hints, most_hints));
}

std::optional<int> Records::hints(std::string_view code) const {
    return number_of(hints_, code);
}

void Records::add_stars(std::string_view code, int stars) {
    int& most = stars_[std::string(code)];
    most = std::max(most, stars);
}

int Records::stars(std::string_view code) const {
    return number_of(stars_, code).value_or(0);
}

void Records::add(std::string_view code, std::optional<double> elapsed_ms) {
    std::optional<double>& best = best_[std::string(code)];
    if (elapsed_ms) {
        best = std::floor(std::clamp(*elapsed_ms, 0.0, best.value_or(longest_ms)));
    }
}

void Records::add_late(std::string_view code, std::optional<double> elapsed_ms) {
    if (!is_solved(code)) {
        late_.emplace(code);
    }
    add(code, elapsed_ms);
}

void Records::take_in(const Records& others) {
    // Solved in time here or there is solved in time.
    const auto is_in_time = [](const Records& records, const std::string& code) {
        return records.is_solved(code) && !records.is_late(code);
    };
    std::set<std::string, std::less<>> late;
    for (const Records* const records : {static_cast<const Records*>(this), &others}) {
        for (const std::string& code : records->late_) {
            if (!is_in_time(*this, code) && !is_in_time(others, code)) {
                late.insert(code);
            }
        }
    }
    late_ = std::move(late);
    for (const auto& [code, best] : others.best_) {
        add(code, best);
    }
    for (const auto& [code, moves] : others.fewest_) {
        add_moves(code, moves);
    }
    for (const auto& [code, stars] : others.stars_) {
        add_stars(code, stars);
    }
    for (const auto& [code, hints] : others.hints_) {
        add_hints(code, hints);
    }
    unknown_lines_.insert(others.unknown_lines_.begin(), others.unknown_lines_.end());
}

}  // namespace tessera
