#include "base/text.h"
#include "cli/options.h"
#include "cli/printable.h"
#include "formats/formats.h"

#include <algorithm>
#include <fmt/core.h>

// Options made from the registry of formats.

namespace tessera {

namespace {

constexpr int most_problems = 1'000'000;

// Takes one of the ids.
OptionInfo format_option(const std::string& name, const std::string& help, std::vector<std::string> ids,
                         std::string Arguments::*member) {
    const auto take = [ids, member](Arguments& arguments, const std::string& text) -> std::string {
        if (std::find(ids.begin(), ids.end(), text) == ids.end()) {
            return fmt::format("must be one of {}, not {}", join(ids, ", "), shortened(text, longest_name));
        }
        arguments.*member = text;
        return "";
    };
    return {name, "FORMAT", fmt::format("{} [{}]", help, join(ids, " ")), take, ids};
}

}  // namespace

std::vector<OptionInfo> input_options() {
    return {format_option("--from", "the format of the input, if neither its name nor its text tells",
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

OptionInfo to_option() {
    return format_option("--to", "the format of OUT, if its name does not tell", formats_written(),
                         &Arguments::to_format);
}

std::vector<Notes> notes_on_formats() {
    Notes notes{"Formats", {}};
    for (const Format& format : formats()) {
        notes.lines.emplace_back(std::string(format.id), description_of(format));
    }
    return {notes};
}

}  // namespace tessera
