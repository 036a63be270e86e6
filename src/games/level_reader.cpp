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
    const std::size_t end = words.back().offset + words.back().text.size();
    title = text_.substr(words[1].offset, end - words[1].offset);
}

void LevelReader::read_author(const std::vector<Token>& words, std::string& author) {
    if (!author.empty()) {
        return refuse(words[0].offset, say("there is already an author"));
    }
    if (words.size() == 1) {
        return refuse(words[0].offset, say("the author's name is empty"));
    }
    const std::size_t end = words.back().offset + words.back().text.size();
    const std::string_view name = text_.substr(words[1].offset, end - words[1].offset);
    if (!is_credit(name)) {
        return refuse(words[1].offset, say("an author's name is one short line without control characters"));
    }
    author = name;
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

std::string level_head(std::string_view family, std::string_view title) {
    std::string text = "tessera " + std::to_string(newest_level_version) + " " + std::string(family) + "\n";
    return title.empty() ? text : text + "title " + std::string(title) + "\n";
}

std::string author_line(std::string_view author) {
    return author.empty() ? std::string() : "author " + std::string(author) + "\n";
}

}  // namespace tessera
