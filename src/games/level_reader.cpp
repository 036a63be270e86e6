#include "games/level_reader.h"

#include "base/index.h"
#include "games/credits.h"

#include <limits>

namespace tessera {

Token LevelReader::read_header(std::string_view wanted) {
    const std::vector<Token> words = next_line();
    const bool has_form = words.size() == 3 && words[0].text == "tessera";
    const std::optional<int> version =
        has_form ? parse_int(words[1].text, 1, std::numeric_limits<int>::max()) : std::nullopt;
    if (!version || (!wanted.empty() && words[2].text != wanted)) {
        refuse(words.empty() ? 0 : words[0].offset,
               say("a level begins with: tessera {} {}", newest_level_version,
                   wanted.empty() ? "FAMILY" : wanted));
        return {};
    }
    if (*version > newest_level_version) {
        refuse({ErrorCode::unknown_version, words[1].offset, say("this level was made by a newer version")});
    }
    return words[2];
}

std::vector<Token> LevelReader::next_line() {
    while (!error_ && next_ < int_size(lines_)) {
        std::vector<Token> words = split_words(at(lines_, next_++));
        const bool is_comment = !is_in_blocks_ && !words.empty() && words.front().text.front() == '#';
        if (!words.empty() && !is_comment) {
            return words;
        }
    }
    return {};
}

void LevelReader::read_title(const std::vector<Token>& words, std::string& title) {
    if (!title.empty()) {
        return refuse(words[0].offset, say("there is already a title"));
    }
    if (words.size() == 1) {
        return refuse(words[0].offset, say("the title is empty"));
    }
    title = rest_of(words);
}

// Returns the line from its second word on.
std::string_view LevelReader::rest_of(const std::vector<Token>& words) const {
    const std::size_t end = words.back().offset + words.back().text.size();
    return text_.substr(words[1].offset, end - words[1].offset);
}

void LevelReader::read_author(const std::vector<Token>& words, std::string& author) {
    read_credit(words, author,
                {say("there is already an author"), say("the author's name is empty"),
                 say("an author's name is one short line without control characters")});
}

void LevelReader::read_note(const std::vector<Token>& words, std::string& note) {
    read_credit(words, note,
                {say("there is already a note"), say("the note is empty"),
                 say("a note is one short line without control characters")});
}

void LevelReader::read_credit(const std::vector<Token>& words, std::string& credit,
                              const CreditRefusals& refusals) {
    if (!credit.empty()) {
        return refuse(words[0].offset, refusals.repeated);
    }
    if (words.size() == 1) {
        return refuse(words[0].offset, refusals.empty);
    }
    credit = rest_of(words);
    if (!is_credit(credit)) {
        refuse(words[1].offset, refusals.bad);
    }
}

void LevelReader::read_recipe(const std::vector<Token>& words, std::string_view family,
                              std::optional<Recipe>& recipe) {
    const std::size_t offset = words[0].offset;
    if (recipe) {
        return refuse(offset, say("there is already a recipe"));
    }
    const auto version =
        words.size() > 1 ? parse_int(words[1].text, 1, std::numeric_limits<int>::max()) : std::nullopt;
    const auto seed = words.size() > 2 ? parse_uint64(words[2].text) : std::nullopt;
    if (!version || !seed) {
        return refuse(offset, say("a recipe is: recipe VERSION SEED PARAMS"));
    }
    std::string params;
    for (std::size_t index = 3; index < words.size(); ++index) {
        params += (params.empty() ? "" : " ") + std::string(words[index].text);
    }
    if (params.size() > longest_params) {
        return refuse({ErrorCode::limit_exceeded, words[3].offset,
                       say("the params of a recipe have at most {} letters", longest_params)});
    }
    recipe = Recipe{std::string(family), std::move(params), *seed, *version};
}

void LevelReader::refuse(Error error) {
    if (!error_) {
        error_ = std::move(error);
    }
}

void LevelReader::refuse(std::size_t offset, Sentence sentence) {
    refuse({ErrorCode::bad_syntax, offset, std::move(sentence)});
}

void LevelReader::refuse_missing_end() {
    refuse(size(), say("a block is not closed: end is missing"));
}

std::string level_head(std::string_view family, std::string_view title, const std::optional<Recipe>& recipe) {
    std::string text = "tessera " + std::to_string(newest_level_version) + " " + std::string(family) + "\n";
    text += title.empty() ? "" : "title " + std::string(title) + "\n";
    if (recipe) {
        text += "recipe " + std::to_string(recipe->version) + " " + std::to_string(recipe->seed) +
                (recipe->params.empty() ? "" : " ") + recipe->params + "\n";
    }
    return text;
}

std::string author_lines(std::string_view author, std::string_view note) {
    return (author.empty() ? std::string() : "author " + std::string(author) + "\n") +
           (note.empty() ? std::string() : "note " + std::string(note) + "\n");
}

}  // namespace tessera
