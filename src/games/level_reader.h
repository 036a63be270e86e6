#pragma once

#include "base/result.h"
#include "base/text.h"
#include "games/recipe.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

inline constexpr int newest_level_version = 1;

// Reads the format that the level texts of all families share, line by line:
//
//   # comments, above the first block
//   tessera 1 FAMILY
//   title TEXT                      (optional)
//   author NAME                     (optional: who made it)
//   note TEXT                       (optional: the author's, to players)
//   recipe VERSION SEED PARAMS      (optional: how a level was made)
//   KEYWORD words ...
//   KEYWORD words ...        and some begin a block
//   rows of the block
//   end
//
// Blank lines are ignored. The first error is kept and ends the reading: no more lines follow.
class LevelReader {
public:
    explicit LevelReader(std::string_view text) : text_(text), lines_(split_lines(text)) {}

    // Returns the family of the header line. If `wanted` is given, any other family is an error.
    Token read_header(std::string_view wanted = {});
    // Returns the words of the next line that is neither blank nor a comment; none at the end of the text.
    std::vector<Token> next_line();
    // Reads the rest of the line with these words; a second title is an error.
    void read_title(const std::vector<Token>& words, std::string& title);
    void read_author(const std::vector<Token>& words, std::string& author);
    void read_note(const std::vector<Token>& words, std::string& note);
    // Reads `recipe VERSION SEED PARAMS`, the recipe of a generated level.
    void read_recipe(const std::vector<Token>& words, std::string_view family, std::optional<Recipe>& recipe);
    // Calls take_row(words) for each row up to `end`. Returns the offset of `end`.
    template <class TakeRow>
    std::size_t read_block(const TakeRow& take_row) {
        is_in_blocks_ = true;
        for (auto words = next_line(); !words.empty(); words = next_line()) {
            if (words.front().text == "end") {
                return words.front().offset;
            }
            take_row(words);
        }
        refuse_missing_end();
        return size();
    }

    void refuse(Error error);
    void refuse(std::size_t offset, Sentence sentence);  // with ErrorCode::bad_syntax
    bool has_failed() const { return error_.has_value(); }
    std::size_t size() const { return text_.size(); }

    template <class T>
    Result<T> finish(T value) {
        if (error_) {
            return tl::unexpected<Error>(*error_);
        }
        return value;
    }

private:
    struct CreditRefusals {
        Sentence repeated;
        Sentence empty;
        Sentence bad;
    };

    void refuse_missing_end();
    void read_credit(const std::vector<Token>& words, std::string& credit, const CreditRefusals& refusals);
    std::string_view rest_of(const std::vector<Token>& words) const;

    std::string_view text_;
    std::vector<Token> lines_;
    int next_ = 0;               // index of the next line
    bool is_in_blocks_ = false;  // past the lines that may be comments
    std::optional<Error> error_;
};

// Returns the first lines of a level text.
std::string level_head(std::string_view family, std::string_view title,
                       const std::optional<Recipe>& recipe = std::nullopt);
// Returns the lines of the author and the note; empty if there are none.
std::string author_lines(std::string_view author, std::string_view note);

}  // namespace tessera
