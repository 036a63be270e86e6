#include "session/share.h"

#include "base/text.h"
#include "session/daily.h"
#include "session/series.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <limits>

namespace tessera {

namespace {

// Returns true if links of each family begin with a letter of their own, which no other kind of link has.
template <class... Gs>
constexpr bool have_own_letters(TypeList<Gs...> /*families*/) {
    const std::array letters{shipped_letter, recipe_letter, daily_letter, series_letter, Gs::share_letter...};
    for (std::size_t index = 0; index < letters.size(); ++index) {
        if (std::find(letters.begin() + index + 1, letters.end(), letters[index]) != letters.end()) {
            return false;
        }
    }
    return true;
}
static_assert(have_own_letters(FamilyList()), "the share_letter of a family is taken");

constexpr char link_separator = '/';

// The layout of a code: link_mark, version, letter, separator, body, separator, check digits. Where the code ends early,
// the parts that are missing are empty.
struct LinkLayout {
    std::string_view version;
    std::string_view letter;
    std::string_view separator;  // any character in a text that is no code
    std::string_view body;
    std::string_view check;
};

LinkLayout layout_of(std::string_view code) {
    const auto take = [&code](std::size_t length) {
        const std::string_view part = code.substr(0, length);
        code.remove_prefix(part.size());
        return part;
    };
    const auto take_digits = [&] {
        return take(
            static_cast<std::size_t>(std::find_if_not(code.begin(), code.end(), is_digit) - code.begin()));
    };
    LinkLayout layout;
    take(1);  // the mark
    layout.version = take_digits();
    layout.letter = take(1);
    layout.separator = take(1);
    layout.body = take(code.rfind(link_separator));
    take(1);
    layout.check = code;
    return layout;
}

// Returns where a part of the code begins.
std::size_t offset_of(std::string_view part, std::string_view code) {
    return static_cast<std::size_t>(part.data() - code.data());
}

bool is_letter_or_digit(char letter) {
    return is_digit(letter) || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

Error wrong(ErrorCode code, std::size_t offset, std::string_view sentence) {
    return {code, offset, say(sentence)};
}

// Returns nothing if all characters and the length of the code are valid.
std::optional<Error> why_letters_are_wrong(std::string_view code) {
    if (code.size() > max_link_length) {
        return Error{ErrorCode::limit_exceeded, max_link_length,
                     say("the link is longer than {} characters", max_link_length)};
    }
    if (code.size() < 2 || code[0] != link_mark || !is_digit(code[1])) {
        return wrong(ErrorCode::bad_syntax, 0, "this is not a link to a puzzle");
    }
    const auto* const stray = std::find_if_not(code.begin() + 1, code.end(), may_stand_in_link);
    if (stray != code.end()) {
        return wrong(ErrorCode::bad_syntax, static_cast<std::size_t>(stray - code.begin()),
                     "the link contains an invalid character");
    }
    return std::nullopt;
}

// Returns nothing if all parts are there, the version is known, and the check digits match.
std::optional<Error> why_layout_is_wrong(std::string_view code, const LinkLayout& layout) {
    const auto fault = [code](ErrorCode error, std::string_view part, std::string_view sentence) {
        return wrong(error, offset_of(part, code), sentence);
    };
    if (layout.version.front() == '0') {
        return fault(ErrorCode::bad_syntax, layout.version, "this is not a link to a puzzle");
    }
    if (parse_int(layout.version, 1, newest_link_version) == std::nullopt) {
        return fault(ErrorCode::unknown_version, layout.version, "the link was made by a newer version");
    }
    if (!layout.separator.empty() && layout.separator.front() != link_separator) {
        return fault(ErrorCode::bad_syntax, layout.letter, "this is not a link to a puzzle");
    }
    if (layout.check.size() != check_digit_count) {
        return wrong(ErrorCode::damaged, code.size(), "the link is cut off");
    }
    if (check_digits(code.substr(0, offset_of(layout.check, code))) != layout.check) {
        return fault(ErrorCode::damaged, layout.check, "the link is damaged: its check digits do not match");
    }
    return std::nullopt;
}

Result<Recipe> read_recipe_body(std::string_view body) {
    const char letter = body.empty() ? ' ' : body.front();
    return visit_family<Result<Recipe>>(
        FamilyList(), [letter](auto tag) { return decltype(tag)::Family::share_letter == letter; },
        [&](auto tag) -> Result<Recipe> {
            Result<Recipe> recipe = read_recipe<typename decltype(tag)::Family>(body.substr(1));
            if (!recipe) {
                return tl::unexpected(shifted(recipe.error(), 1));
            }
            return recipe;
        },
        tl::unexpected<Error>(wrong(ErrorCode::unknown_name, 0, "the link is to an unknown kind of puzzle")));
}

Result<LevelName> read_shipped_body(std::string_view body) {
    const std::size_t slash = body.find('/');
    if (slash == std::string_view::npos) {
        return tl::unexpected<Error>(wrong(ErrorCode::unknown_name, 0, "the link is to an unknown level"));
    }
    return LevelName{std::string(body.substr(0, slash)), std::string(body.substr(slash + 1))};
}

Result<AnySession> open_family_link(const LinkParts& parts) {
    return visit_family<Result<AnySession>>(
        FamilyList(), [&](auto tag) { return decltype(tag)::Family::share_letter == parts.letter; },
        [&](auto tag) -> Result<AnySession> {
            auto session = open_link_body<typename decltype(tag)::Family>(parts.body);
            if (!session) {
                return tl::unexpected(shifted(session.error(), parts.body_offset));
            }
            return std::move(*session);
        },
        tl::unexpected<Error>(
            wrong(ErrorCode::unknown_name, parts.letter_offset, "the link is to an unknown kind of puzzle")));
}

}  // namespace

Error shifted(Error error, std::size_t offset) {
    error.offset += offset;
    return error;
}

bool may_stand_in_link(char letter) {
    return is_letter_or_digit(letter) || letter == '/' || letter == '.' || letter == '-' || letter == '_';
}

std::size_t start_of_part(std::string_view body, std::string_view mark) {
    const std::size_t slash = body.rfind('/');
    const bool is_there = slash != std::string_view::npos && body.substr(slash).starts_with(mark);
    return is_there ? slash : body.size();
}

Result<LinkParts> take_link_apart(std::string_view code) {
    if (std::optional<Error> error = why_letters_are_wrong(code)) {
        return tl::unexpected(std::move(*error));
    }
    const LinkLayout layout = layout_of(code);
    if (std::optional<Error> error = why_layout_is_wrong(code, layout)) {
        return tl::unexpected(std::move(*error));
    }
    return LinkParts{layout.letter.front(), layout.body, offset_of(layout.letter, code),
                     offset_of(layout.body, code)};
}

Result<std::string> put_link_together(char letter, std::string_view body) {
    std::string code = link_mark + std::to_string(newest_link_version) + letter + link_separator +
                       std::string(body) + link_separator;
    code += check_digits(code);
    if (code.size() > max_link_length) {
        return fail(ErrorCode::limit_exceeded, 0, say("the puzzle is too large for a link"));
    }
    return code;
}

Result<std::string> encode_shipped_link(const LevelName& level) {
    return put_link_together(shipped_letter, level.family + '/' + level.name);
}

Result<LinkContent> read_link(std::string_view code) {
    const Result<LinkParts> parts = take_link_apart(code);
    if (!parts) {
        return tl::unexpected(parts.error());
    }
    const auto content_of = [&](auto read, std::size_t offset) -> Result<LinkContent> {
        if (!read) {
            return tl::unexpected(shifted(read.error(), offset));
        }
        return LinkContent(std::move(*read));
    };
    if (parts->letter == recipe_letter) {
        return content_of(read_recipe_body(parts->body), parts->body_offset);
    }
    if (parts->letter == daily_letter) {
        return content_of(read_daily_body(parts->body), parts->body_offset);
    }
    if (parts->letter == shipped_letter) {
        return content_of(read_shipped_body(parts->body), parts->body_offset);
    }
    if (parts->letter == series_letter) {
        return fail(ErrorCode::unavailable, 0,
                    say("the link is to a series of puzzles: open it in the game"));
    }
    return content_of(open_family_link(*parts), 0);
}

Result<std::string> encode_link(const AnySession& session, bool with_moves) {
    return std::visit([with_moves](const auto& game) { return encode_link_of(game, with_moves); }, session);
}

Result<std::string> puzzle_code(const AnySession& session) {
    return std::visit([](const auto& game) { return encode_link_of(game, false, false); }, session);
}

}  // namespace tessera
