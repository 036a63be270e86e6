#include "base/text.h"
#include "cli/options.h"
#include "cli/printable.h"

#include <algorithm>
#include <fmt/core.h>

// The options of sheets and pictures.

namespace tessera {

OptionInfo choice_option(const std::string& name, const std::string& value, const std::string& help,
                         const std::vector<std::string>& choices,
                         const std::function<void(Arguments&, std::size_t)>& take) {
    return {name, value, help,
            [choices, take](Arguments& arguments, const std::string& text) -> std::string {
                const auto found = std::find(choices.begin(), choices.end(), text);
                if (found == choices.end()) {
                    return fmt::format("must be one of {}, not {}", join(choices, ", "),
                                       shortened(text, longest_name));
                }
                take(arguments, static_cast<std::size_t>(found - choices.begin()));
                return "";
            },
            choices};
}

namespace {

std::vector<std::string> page_counts() {
    std::vector<std::string> counts;
    counts.reserve(puzzles_per_page.size());
    for (const int count : puzzles_per_page) {
        counts.push_back(std::to_string(count));
    }
    return counts;
}

}  // namespace

OptionInfo per_page_option() {
    return choice_option("--per-page", "N",
                         "puzzles on a page: 1, 2, 4 or 6 [default: as many as stay large enough]",
                         page_counts(), [](Arguments& arguments, std::size_t place) {
                             arguments.print.sheet.per_page = puzzles_per_page.at(place);
                         });
}

OptionInfo paper_option() {
    return choice_option("--paper", "SIZE", "the size of the pages: a4 or letter [default a4]",
                         {"a4", "letter"}, [](Arguments& arguments, std::size_t place) {
                             arguments.print.sheet.paper = place == 0 ? Paper::a4 : Paper::letter;
                         });
}

std::vector<OptionInfo> print_options() {
    const std::vector<std::string> answers = {"yes", "no"};
    return {per_page_option(),
            paper_option(),
            choice_option(
                "--solution", "yes|no", "add a page of solutions [default no]", answers,
                [](Arguments& arguments, std::size_t place) { arguments.print.with_solution = place == 0; }),
            choice_option("--explain", "yes|no",
                          "add the way to each solution, deduction by deduction [default no]", answers,
                          [](Arguments& arguments, std::size_t place) {
                              arguments.print.with_explanation = place == 0;
                          }),
            address_option("the address of the page: add a QR code of each puzzle's link"),
            choice_option(
                "--format", "FORMAT",
                "svg: the pages below each other in one drawing; html: a page that prints them one by one "
                "[default svg]",
                {"svg", "html"}, [](Arguments& arguments, std::size_t place) {
                    arguments.print.sheet.format = place == 0 ? SheetFormat::svg : SheetFormat::html;
                })};
}

OptionInfo address_option(const std::string& help) {
    return {"--address", "URL", help, [](Arguments& arguments, const std::string& text) -> std::string {
                if (text.substr(0, 4) != "http" || text.find('#') != std::string::npos) {
                    return "must begin with http and have no #: it is the address of the page";
                }
                arguments.print.address = text;
                return "";
            }};
}

OptionInfo qr_option() {
    return output_option(
        "--qr", "also write a QR code of the whole link as SVG; needs --address",
        [](Arguments& arguments, const std::string& text) { arguments.print.qr_file = text; });
}

OptionInfo picture_option() {
    return output_option(
        "--svg", "also write a picture of the position as SVG",
        [](Arguments& arguments, const std::string& text) { arguments.print.picture_file = text; });
}

}  // namespace tessera
