#include "session/any_session.h"

#include "base/text.h"
#include "games/level_header.h"

namespace tessera {

namespace {

// The first line that is neither empty nor a comment.
Token first_line(std::string_view text) {
    for (const Token& line : split_lines(text)) {
        if (!split_words(line).empty() && line.text.front() != '#') {
            return line;
        }
    }
    return {};
}

}  // namespace

Error no_such_family(std::string_view id, std::size_t offset) {
    return {ErrorCode::unknown_name, offset, say("there is no puzzle family called {}", id)};
}

Result<std::string> family_of_level(std::string_view text) {
    const Token line = first_line(text);
    return read_level_header(split_words(line), line.offset);
}

Result<AnySession> open_level(std::string_view text) {
    const Result<std::string> family = family_of_level(text);
    if (!family) {
        return tl::unexpected(family.error());
    }
    return visit_family<Result<AnySession>>(
        FamilyList(), [&](auto tag) { return decltype(tag)::Family::id == *family; },
        [&](auto tag) -> Result<AnySession> {
            using G = typename decltype(tag)::Family;
            auto level = G::parse_level(text);
            if (!level) {
                return tl::unexpected(level.error());
            }
            return Session<G>(std::move(*level));
        },
        tl::unexpected<Error>(no_such_family(*family, text.find(*family, first_line(text).offset + 9))));
}

std::string level_text(const AnySession& session) {
    return std::visit(
        [](const auto& game) {
            return FamilyOf<std::decay_t<decltype(game)>>::Type::format_level(game.level());
        },
        session);
}

std::string_view family_id(const AnySession& session) {
    return std::visit(
        [](const auto& game) { return std::string_view(FamilyOf<std::decay_t<decltype(game)>>::Type::id); },
        session);
}

}  // namespace tessera
