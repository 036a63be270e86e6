#pragma once

#include "app/ui/geometry.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace tessera {

class Painter;

// The tiers of a maker's sheet, keys of the string table; the first is for no tier.
inline constexpr std::array<std::string_view, 6> tier_choices = {"any",    "Starter", "Junior",
                                                                 "Expert", "Master",  "Wizard"};

// One line of the maker's sheet, with its value; the sheet adds the seed and the preview.
struct MakerField {
    std::string_view name;     // id, the same in every language
    std::string_view caption;  // English, key of the string table
    int value = 0;
    int low = 0;
    int high = 0;
    std::string_view at_zero;     // caption of the value 0; empty: "0"
    bool is_switch = false;       // a yes/no switch: 1 or 0
    std::string_view shown = {};  // caption of the value; empty: the number
    // The player types `shown`, at most `high` letters; value 1: the text is requested.
    bool is_text = false;
    bool is_choice = false;    // one of a few named values; `shown` is the name
    bool is_advanced = false;  // shown only if asked for
    // All named values from 0, if each has a picture.
    std::vector<std::string_view> choices = {};
    std::function<void(Painter&, int choice, const Rect&)> picture = {};
    bool is_small = false;  // the pictures are small, all of them are seen, and have no captions below them
    int drawn_choice =
        -1;  // the one for which the player has to draw something in the editor first; -1: none
    // True if the choices, counted from `low`, stand on the table, which the family draws: here, once they are laid out.
    bool is_on_table = false;
    std::vector<Rect> places = {};
};

// A family's description of such a line: the parameters it edits, and their limits.
template <class Params>
struct MakerLine {
    std::string_view name;
    std::string_view caption;
    int Params::*number = nullptr;  // the parameter, if a number
    bool Params::*flag = nullptr;   // the parameter, if a switch
    int low = 0;
    int high = 1;
    std::string_view at_zero = {};
    int (*highest)(const Params&) = nullptr;  // replaces `high` if it depends on other parameters
    // Named values, counted from 0, keys of the string table.
    std::span<const std::string_view> (*choices)() = nullptr;
    int (*chosen)(const Params&) = nullptr;
    void (*choose)(Params&, int) = nullptr;
    bool (*is_shown)(const Params&) = nullptr;                                    // nothing: always
    bool is_advanced = false;                                                     // shown only if asked for
    void (*picture)(Painter&, const Params&, int choice, const Rect&) = nullptr;  // of a named value
    int (*drawn_choice)(const Params&) = nullptr;                                 // see MakerField
};

template <class Params>
MakerField field_of_line(const MakerLine<Params>& line, const Params& params) {
    if (line.choices != nullptr) {
        const auto choices = line.choices();
        const int high =
            line.highest != nullptr ? line.highest(params) : static_cast<int>(choices.size()) - 1;
        MakerField field{line.name, line.caption, line.chosen(params), 0, high, line.at_zero};
        field.shown = choices[static_cast<std::size_t>(std::clamp(field.value, 0, field.high))];
        field.is_choice = true;
        field.drawn_choice = line.drawn_choice != nullptr ? line.drawn_choice(params) : -1;
        if (line.picture != nullptr) {
            field.choices.assign(choices.begin(), choices.begin() + high + 1);
            field.picture = [line, params](Painter& painter, int choice, const Rect& rect) {
                line.picture(painter, params, choice, rect);
            };
        }
        return field;
    }
    const int value = line.flag != nullptr ? static_cast<int>(params.*line.flag) : params.*line.number;
    const int high = line.highest != nullptr ? line.highest(params) : line.high;
    return {line.name, line.caption, value, line.low, high, line.at_zero, line.flag != nullptr};
}

template <class Params>
std::vector<MakerField> fields_of_lines(std::span<const MakerLine<Params>> lines, const Params& params) {
    std::vector<MakerField> fields;
    for (const MakerLine<Params>& line : lines) {
        if (line.is_shown == nullptr || line.is_shown(params)) {
            fields.push_back(field_of_line(line, params));
            fields.back().is_advanced = line.is_advanced;
        }
    }
    return fields;
}

// Sets the parameter of the line called `name` to the nearest value within its limits.
template <class Params>
void set_line(std::span<const MakerLine<Params>> lines, Params& params, std::string_view name, int value) {
    for (const MakerLine<Params>& line : lines) {
        if (line.name != name) {
            continue;
        }
        const MakerField limits = field_of_line(line, params);
        const int nearest = std::clamp(value, limits.low, limits.high);
        if (line.choices != nullptr) {
            line.choose(params, nearest);
        } else if (line.flag != nullptr) {
            params.*line.flag = nearest != 0;
        } else {
            params.*line.number = nearest;
        }
    }
}

}  // namespace tessera
