#include "formats/cover/dlx_text.h"

#include "base/text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace tessera {

namespace {

constexpr std::string_view separator = "|";

bool is_sign(char letter) {
    const auto code = static_cast<unsigned char>(letter);
    return code > ' ' && code != 0x7F;
}

bool is_name(std::string_view word) {
    return !word.empty() && word.size() <= longest_item_name &&
           word.find_first_of(":|") == std::string_view::npos &&
           std::all_of(word.begin(), word.end(), is_sign);
}

class DlxReader {
public:
    Result<DlxText> read(std::string_view text) {
        bool has_items = false;
        for (const Token& line : split_lines(text)) {
            const std::vector<Token> words = split_words(line);
            if (!error_ && !words.empty() && words.front().text.front() != '|') {
                has_items ? read_option(words) : read_items(words);
                has_items = true;
            }
        }
        if (!has_items) {
            refuse(ErrorCode::bad_syntax, text.size(),
                   say("the line with the names of the items is missing"));
        }
        if (error_) {
            return tl::unexpected<Error>(*error_);
        }
        return std::move(result_);
    }

private:
    void refuse(ErrorCode code, std::size_t offset, Sentence sentence) {
        error_ = error_ ? error_ : Error{code, offset, std::move(sentence)};
    }

    void read_items(const std::vector<Token>& words) {
        int primary = -1;  // their number, once it is known
        for (const Token& word : words) {
            if (word.text == separator && primary < 0) {
                primary = int_size(names_);
            } else {
                read_item(word);
            }
        }
        primary = primary < 0 ? int_size(names_) : primary;
        if (primary == 0) {
            refuse(ErrorCode::bad_syntax, words.front().offset, say("there is no primary item"));
        }
        if (!error_) {
            result_.cover.problem = ExactCover(primary, int_size(names_) - primary);
            result_.cover.color_names.emplace_back();
        }
    }

    void read_item(const Token& word) {
        if (word.text.size() > 1 && word.text.find(separator) != std::string_view::npos) {
            refuse(ErrorCode::bad_syntax, word.offset,
                   say("{} has a multiplicity, and only items that are covered once are read", word.text));
        } else if (!is_name(word.text)) {
            refuse(ErrorCode::bad_syntax, word.offset,
                   say("the name of an item is 1 to {} letters without : and |", longest_item_name));
        } else if (int_size(names_) == most_cover_items) {
            refuse(ErrorCode::limit_exceeded, word.offset,
                   say("there are more than {} items", most_cover_items));
        } else if (!names_.emplace(word.text, int_size(names_)).second) {
            refuse(ErrorCode::bad_syntax, word.offset, say("the item {} is named twice", word.text));
        } else {
            result_.cover.item_names.emplace_back(word.text);
        }
    }

    void read_option(const std::vector<Token>& words) {
        std::vector<ExactCover::Entry> entries;
        for (const Token& word : words) {
            if (const std::optional<ExactCover::Entry> entry = read_entry(word)) {
                refuse_repetition(entries, *entry, word);
                entries.push_back(*entry);
            }
        }
        const int primary = result_.cover.problem.primary_count();
        const bool is_kept = std::any_of(entries.begin(), entries.end(),
                                         [primary](const auto& entry) { return entry.item < primary; });
        if (int_size(entries) > most_cover_entries - result_.cover.problem.entry_count()) {
            refuse(ErrorCode::limit_exceeded, words.front().offset,
                   say("the options have more than {} items in all", most_cover_entries));
        }
        if (!error_ && is_kept) {
            result_.cover.problem.add_option(entries);
        }
        result_.ignored_options += is_kept ? 0 : 1;
    }

    std::optional<ExactCover::Entry> read_entry(const Token& word) {
        const std::size_t colon = std::min(word.text.find(':'), word.text.size());
        const auto item = names_.find(word.text.substr(0, colon));
        if (item == names_.end()) {
            refuse(ErrorCode::unknown_name, word.offset,
                   say("there is no item {}", word.text.substr(0, colon)));
            return std::nullopt;
        }
        return colon == word.text.size()
                   ? std::optional(ExactCover::Entry{item->second, ExactCover::no_color})
                   : read_color(item->second, {word.text.substr(colon + 1), word.offset + colon + 1});
    }

    std::optional<ExactCover::Entry> read_color(int item, const Token& color) {
        if (item < result_.cover.problem.primary_count()) {
            refuse(ErrorCode::bad_syntax, color.offset,
                   say("{} is a primary item and has no colour", at(result_.cover.item_names, item)));
        } else if (!is_name(color.text)) {
            refuse(ErrorCode::bad_syntax, color.offset,
                   say("the name of a colour is 1 to {} letters without : and |", longest_item_name));
        } else {
            const auto [entry, is_new] = colors_.emplace(color.text, int_size(colors_) + 1);
            if (is_new) {
                result_.cover.color_names.emplace_back(color.text);
            }
            return ExactCover::Entry{item, entry->second};
        }
        return std::nullopt;
    }

    void refuse_repetition(const std::vector<ExactCover::Entry>& entries, const ExactCover::Entry& entry,
                           const Token& word) {
        if (last_option_.size() != names_.size()) {
            last_option_.assign(names_.size(), 0);
        }
        option_number_ += entries.empty() ? 1 : 0;
        if (std::exchange(at(last_option_, entry.item), option_number_) == option_number_) {
            refuse(ErrorCode::bad_syntax, word.offset,
                   say("the option has the item {} twice", at(result_.cover.item_names, entry.item)));
        }
    }

    DlxText result_;
    std::map<std::string_view, int> names_;
    std::map<std::string_view, int> colors_;
    std::vector<int> last_option_;  // by item: the last option that has it
    int option_number_ = 0;
    std::optional<Error> error_;
};

}  // namespace

Result<DlxText> parse_dlx(std::string_view text) {
    return DlxReader().read(text);
}

std::string format_dlx(const NamedCover& cover) {
    std::string text;
    for (const std::string& comment : cover.comments) {
        text += "| " + comment + "\n";
    }
    for (int item = 0; item < int_size(cover.item_names); ++item) {
        text += item == 0 ? "" : " ";
        text += item == cover.problem.primary_count() ? "| " : "";
        text += at(cover.item_names, item);
    }
    text += "\n";
    for (int option = 0; option < cover.problem.option_count(); ++option) {
        text += option_text(cover, option) + "\n";
    }
    return text;
}

}  // namespace tessera
