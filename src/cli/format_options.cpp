#include "base/text.h"
#include "cli/options.h"
#include "cli/printable.h"
#include "formats/formats.h"

#include <algorithm>
#include <fmt/core.h>
#include <optional>

// Options made from the registry of formats.

namespace tessera {

namespace {

constexpr int most_problems = 1'000'000;

// Takes one of the ids.
OptionInfo format_option(const std::string& name, const std::string& help,
                         const std::vector<std::string>& ids, std::string Arguments::*member) {
    return choice_option(
        name, "FORMAT", fmt::format("{} [{}]", help, join(ids, " ")), ids,
        [ids, member](Arguments& arguments, std::size_t index) { arguments.*member = ids[index]; });
}

// Parses millimetres with up to three decimals.
std::optional<Micrometres> parse_millimetres(std::string_view text) {
    constexpr std::size_t most_decimals = 3;
    constexpr int most = 1000;
    const std::size_t point = std::min(text.find('.'), text.size());
    std::string decimals(text.substr(std::min(point + 1, text.size())));
    const bool is_plain = decimals.size() <= most_decimals && (point == text.size() || !decimals.empty()) &&
                          std::all_of(decimals.begin(), decimals.end(), is_digit);
    decimals.resize(most_decimals, '0');
    const auto whole = parse_int(text.substr(0, point), 0, most);
    return is_plain && whole ? std::optional(*whole * millimetre + parse_int(decimals, 0, most).value_or(0))
                             : std::nullopt;
}

struct LengthRange {
    Micrometres least = 0;
    Micrometres most = 0;
};

OptionInfo length_option(const std::string& name, const std::string& help, LengthRange range,
                         Micrometres WorkshopLengths::*member) {
    const std::string limits =
        fmt::format("{} to {}", in_millimetres(range.least), in_millimetres(range.most));
    return {name, "MM",
            fmt::format("{} in millimetres [{}, default {}]", help, limits,
                        in_millimetres(WorkshopLengths().*member)),
            [name, range, limits, member](Arguments& arguments, const std::string& text) -> std::string {
                const std::optional<Micrometres> length = parse_millimetres(text);
                arguments.lengths.*member = length.value_or(range.least);
                arguments.lengths_given.push_back(name);
                return length && *length >= range.least && *length <= range.most
                           ? ""
                           : fmt::format("must be {} millimetres, not {}", limits,
                                         shortened(text, longest_name));
            }};
}

}  // namespace

std::vector<OptionInfo> input_options() {
    return {format_option("--from", "the format of the input, if neither its name nor its text shows it",
                          formats_read(), &Arguments::from_format),
            {"--problem", "N",
             fmt::format("which problem of a file with several [1 to {}, default 1]", most_problems),
             [](Arguments& arguments, const std::string& text) -> std::string {
                 const auto number = parse_int(text, 1, most_problems);
                 arguments.problem = number.value_or(1);
                 return number ? ""
                               : fmt::format("must be a whole number from 1 to {}, not {}", most_problems,
                                             shortened(text, longest_name));
             }}};
}

std::vector<OptionInfo> output_options() {
    return {
        format_option("--to", "the format of OUT, if its name does not show it", formats_written(),
                      &Arguments::to_format),
        length_option("--cell", "side of a cell", {5 * millimetre, 100 * millimetre}, &WorkshopLengths::cell),
        length_option("--clearance", "gap between parts that lie side by side", {20, 2 * millimetre},
                      &WorkshopLengths::clearance),
        length_option("--height", "height of flat pieces, and of the tray above its floor",
                      {millimetre, 100 * millimetre}, &WorkshopLengths::height),
        length_option("--kerf", "width of what a laser takes away", {0, 2 * millimetre},
                      &WorkshopLengths::kerf),
        length_option("--engrave", "depth of the letters in flat pieces, at most half the height",
                      {0, 5 * millimetre}, &WorkshopLengths::engraving)};
}

std::vector<Notes> notes_on_formats() {
    Notes notes{"Formats", {}};
    for (const Format& format : formats()) {
        notes.lines.emplace_back(std::string(format.id), description_of(format));
    }
    return {notes};
}

}  // namespace tessera
