#pragma once

#include "base/base64url.h"
#include "base/text.h"
#include "games/recipe.h"
#include "session/any_session.h"
#include "session/link_credits.h"
#include "session/link_recipe.h"
#include "session/race.h"
#include "session/replay.h"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tessera {

// A share code is "#" version letter "/" body "/" check. The letter is one of
//   a family's letter   the family's own body; for a generated puzzle "/.." and its recipe may follow:
//                       generator version "-" seed "-" parameters as in `t`, without redundant ones; then a
//                       game to race against: see race.h; at the end title and author: see link_credits.h
//   `l`                 a shipped level: family "/" name
//   `t`                 a puzzle to generate: the family's letter, its generator's version, "/", the seed,
//                       "/" and the parameters with "." between the words
//   `d`                 a daily puzzle: see daily.h
//   `q`                 a series of puzzles: see series.h; read_link() refuses it
inline constexpr int newest_link_version = 1;
inline constexpr std::size_t max_link_length = 2000;
inline constexpr char shipped_letter = 'l';
inline constexpr char recipe_letter = 't';
inline constexpr char daily_letter = 'd';
inline constexpr char link_mark = '#';

// Returns the URL fragment of a code, or of an address that ends in one. Its # belongs to the URL.
inline std::string_view fragment_of(std::string_view code) {
    return code.substr(code.find(link_mark) + 1);
}
inline std::string code_of_fragment(std::string_view fragment) {
    return link_mark + std::string(fragment);
}

// The parts of a code with valid check digits and known version, and where they begin in it.
struct LinkParts {
    char letter = ' ';
    std::string_view body;
    std::size_t letter_offset = 0;
    std::size_t body_offset = 0;
};

Result<LinkParts> take_link_apart(std::string_view code);
// Returns the code, or an error if it would be too long for a link.
Result<std::string> put_link_together(char letter, std::string_view body);

// The name of a shipped level, to be looked up.
struct LevelName {
    std::string family;  // G::id
    std::string name;

    bool operator==(const LevelName&) const = default;
};

// Parses a link; generating a Recipe and looking up a LevelName is left to jobs/open_link.h.
using LinkContent = std::variant<AnySession, Recipe, LevelName>;
Result<LinkContent> read_link(std::string_view code);
// Returns the link, with the recipe if there is one and room for it.
Result<std::string> encode_link(const AnySession& session, bool with_moves);
// Returns the link of the puzzle alone: the same code however the puzzle was generated, drawn or opened.
Result<std::string> puzzle_code(const AnySession& session);

Result<std::string> encode_shipped_link(const LevelName& level);

// True for characters that are not escaped in URLs.
bool may_stand_in_link(char letter);
// Returns the offset of the last part of a body if it begins with `mark`, else the body's end.
std::size_t start_of_part(std::string_view body, std::string_view mark);

// Returns the error with its offset converted from a part of the text to the whole.
Error shifted(Error error, std::size_t offset);

template <Game G>
Result<std::string> encode_link_of(const Session<G>& session, bool with_moves, bool with_recipe = true) {
    Shared<G> shared{session.level(), {}};
    if (with_moves) {
        shared.moves = session.moves();
    }
    const std::string body = G::encode_share(shared);
    if constexpr (G::has_recipes) {
        if (with_recipe && shared.level.recipe) {
            auto code = put_link_together(G::share_letter, body + recipe_in_body<G>(*shared.level.recipe));
            if (code) {
                return code;
            }
        }
    }
    return put_link_together(G::share_letter, body);
}

template <Game G>
Result<Shared<G>> read_shared(std::string_view body) {
    if constexpr (G::has_recipes) {
        const std::size_t end = start_of_recipe(body);
        Result<Shared<G>> shared = G::decode_share(body.substr(0, end));
        if (shared && end < body.size()) {
            auto recipe = read_recipe_in_body<G>(body.substr(end));
            if (!recipe) {
                return tl::unexpected(shifted(recipe.error(), end));
            }
            shared->level.recipe = std::move(*recipe);
        }
        return shared;
    } else {
        return G::decode_share(body);
    }
}

template <Game G>
Result<Session<G>> open_link_body(std::string_view body) {
    auto credited = take_credits(body);
    if (!credited) {
        return tl::unexpected(credited.error());
    }
    const std::size_t race = start_of_race(credited->body);
    Result<Shared<G>> shared = read_shared<G>(credited->body.substr(0, race));
    if (!shared) {
        return tl::unexpected(shared.error());
    }
    if (race < credited->body.size()) {
        shared->moves.clear();  // they are those of the game to race against
    }
    sign<G>(shared->level, std::move(credited->credits));
    Session<G> session(std::move(shared->level));
    for (const typename G::Move& move : shared->moves) {
        const auto next = session.play(move);
        if (!next) {
            return tl::unexpected(next.error());
        }
    }
    return session;
}

template <Game G>
Result<std::string> encode_recipe(const typename G::Params& params, std::uint64_t seed) {
    return put_link_together(recipe_letter, G::share_letter + std::to_string(G::generator_version) + '/' +
                                                std::to_string(seed) + '/' +
                                                params_in_link(G::format_params(params)));
}

// Parses the body of a `t` link without the family's letter.
template <Game G>
Result<Recipe> read_recipe(std::string_view recipe) {
    const std::size_t first = std::min(recipe.find('/'), recipe.size());
    const std::size_t second = std::min(recipe.find('/', first + 1), recipe.size());
    if (recipe.substr(0, first) != std::to_string(G::generator_version)) {
        return fail(ErrorCode::unknown_version, 0,
                    say("the link was made with another version of the generator"));
    }
    const std::string_view seed_text = recipe.substr(std::min(first + 1, recipe.size()), second - first - 1);
    const auto seed = parse_uint64(seed_text);
    if (!seed || std::to_string(*seed) != seed_text) {
        return fail(ErrorCode::bad_syntax, first + 1, say("the link has no seed"));
    }
    const std::string params_text = params_from_link(recipe.substr(std::min(second + 1, recipe.size())));
    const auto params = G::parse_params(params_text);
    if (!params || G::format_params(*params) != params_text) {
        return fail(ErrorCode::bad_syntax, second + 1, say("the link asks for a puzzle that cannot be made"));
    }
    return Recipe{std::string(G::id), params_text, *seed, G::generator_version};
}

}  // namespace tessera
