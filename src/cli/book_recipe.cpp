#include "cli/book_recipe.h"

#include "cli/command_table.h"
#include "cli/options.h"
#include "cli/printable.h"

// NOLINTBEGIN(readability-identifier-naming): the library reads these
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
// NOLINTEND(readability-identifier-naming)
#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <map>
#include <toml++/toml.h>

namespace tessera {

namespace {

constexpr std::size_t usual_count = 20;
constexpr const char* usual_family = "polyomino";
constexpr std::string_view chapter_key = "chapter";
constexpr std::size_t most_chapters = 100;

// An option of the file: its text as on a command line, and its place in the file.
struct Setting {
    std::string text;
    std::string place;  // "FILE:LINE:COLUMN: "
};
using Settings = std::map<std::string, Setting>;  // by name, without dashes

const OptionInfo* option_called(const std::string& name) {
    static const std::vector<OptionInfo> options = [] {
        std::vector<OptionInfo> known = book_options();
        known.push_back(threads_option());
        known.push_back(limit_option());
        return known;
    }();
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const OptionInfo& option) { return option.name == "--" + name; });
    return found == options.end() || name == "output" ? nullptr : &*found;
}

// True for what may differ between chapters.
bool is_of_chapter(const std::string& name) {
    constexpr std::array<std::string_view, 11> of_book = {"title",    "author", "seed",   "parts",
                                                          "binding",  "paper",  "format", "threads",
                                                          "per-page", "limit",  "address"};
    return std::find(of_book.begin(), of_book.end(), name) == of_book.end();
}

bool is_on_command_line(const Arguments& arguments, const std::string& name) {
    const std::string option = "--" + name;
    return std::any_of(arguments.words.begin(), arguments.words.end(), [&](const std::string& word) {
        return word == option || word.substr(0, option.size() + 1) == option + "=";
    });
}

class RecipeFile {
public:
    RecipeFile(std::string name, const Arguments& arguments)
        : name_(std::move(name)), arguments_(arguments) {}

    Readable<BookRecipe> read() {
        const Readable<std::string> text = read_text(name_);
        if (!text) {
            return tl::unexpected(text.error());
        }
        const toml::parse_result parsed = toml::parse(*text, name_);
        if (!parsed) {
            return tl::unexpected(place_of(parsed.error().source()) +
                                  std::string(parsed.error().description()));
        }
        return recipe_of(parsed.table());
    }

private:
    std::string place_of(const toml::source_region& region) const {
        return fmt::format("{}:{}:{}: ", printable(name_), region.begin.line, region.begin.column);
    }

    // Returns the value as it would be typed; nothing: it is of no such kind.
    static std::optional<std::string> text_of(const toml::node& node) {
        if (const auto text = node.value_exact<std::string>()) {
            return text;
        }
        if (const auto number = node.value_exact<std::int64_t>()) {
            return std::to_string(*number);
        }
        if (const auto number = node.value_exact<double>()) {
            return fmt::format("{}", *number);
        }
        if (const auto answer = node.value_exact<bool>()) {
            return *answer ? "yes" : "no";
        }
        const toml::array* const list = node.as_array();
        std::string all;
        for (std::size_t index = 0; list != nullptr && index < list->size(); ++index) {
            const auto text = text_of(*list->get(index));
            if (!text) {
                return std::nullopt;
            }
            all += (index == 0 ? "" : ",") + *text;
        }
        return list == nullptr ? std::nullopt : std::optional(all);
    }

    // Adds the settings of a table; returns an error message, or an empty text.
    std::string take(const toml::table& table, bool is_chapter, Settings& settings) const {
        for (auto&& [key, node] : table) {
            const std::string name(key.str());
            const std::string place = place_of(key.source());
            if (!is_chapter && name == chapter_key) {
                continue;
            }
            const OptionInfo* const option = option_called(name);
            if (option == nullptr) {
                return place + fmt::format("a recipe has no {}; tessera book --help lists its options",
                                           shortened(name, longest_name));
            }
            if (is_chapter && !is_of_chapter(name)) {
                return place + fmt::format("{} is of the whole book: write it above the first chapter", name);
            }
            const std::optional<std::string> text = text_of(node);
            if (!text) {
                return place + fmt::format("{} must be a text, a number or a list of them", name);
            }
            if (!is_on_command_line(arguments_, name)) {
                settings[name] = {*text, place};
            }
        }
        return "";
    }

    static Readable<Arguments> applied(Arguments arguments, const Settings& settings) {
        for (const auto& [name, setting] : settings) {
            const std::string why = option_called(name)->take(arguments, setting.text);
            if (!why.empty()) {
                return tl::unexpected(setting.place + name + " " + why);
            }
        }
        return arguments;
    }

    Readable<BookRecipe> recipe_of(const toml::table& table) const {
        Settings settings;
        if (const std::string why = take(table, false, settings); !why.empty()) {
            return tl::unexpected(why);
        }
        Readable<Arguments> whole = applied(arguments_, settings);
        if (!whole) {
            return tl::unexpected(whole.error());
        }
        BookRecipe recipe{*whole, {}};
        const toml::node* const chapters = table.get(chapter_key);
        if (chapters == nullptr) {
            recipe.parts.push_back(recipe.whole);
            return recipe;
        }
        const std::string why = add_chapters(*chapters, settings, recipe);
        return why.empty() ? Readable<BookRecipe>(recipe) : tl::unexpected(why);
    }

    std::string add_chapters(const toml::node& chapters, const Settings& settings, BookRecipe& recipe) const {
        const toml::array* const list = chapters.as_array();
        if (list == nullptr || !list->is_array_of_tables() || list->size() > most_chapters) {
            return place_of(chapters.source()) +
                   fmt::format("chapters are tables, {} at most: begin each with [[chapter]]", most_chapters);
        }
        for (const toml::node& chapter : *list) {
            Settings own = settings;
            if (std::string why = take(*chapter.as_table(), true, own); !why.empty()) {
                return why;
            }
            Readable<Arguments> part = applied(arguments_, own);
            if (!part) {
                return part.error();
            }
            recipe.parts.push_back(std::move(*part));
        }
        return "";
    }

    std::string name_;
    const Arguments& arguments_;
};

}  // namespace

Readable<BookRecipe> book_recipe_of(const Arguments& arguments) {
    Arguments with_defaults = arguments;
    with_defaults.family = arguments.family.empty() ? usual_family : arguments.family;
    with_defaults.puzzle_count = arguments.puzzle_count == 0 ? usual_count : arguments.puzzle_count;
    if (with_defaults.book.title.empty()) {
        with_defaults.book.title = "Puzzles";
    }
    if (arguments.inputs.empty()) {
        return BookRecipe{with_defaults, {with_defaults}};
    }
    return RecipeFile(arguments.inputs.front(), with_defaults).read();
}

}  // namespace tessera
