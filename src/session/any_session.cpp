#include "session/any_session.h"

#include "games/level_reader.h"
#include "session/replay.h"

namespace tessera {

Error no_such_family(std::string_view id, std::size_t offset) {
    return {ErrorCode::unknown_name, offset, say("there is no puzzle family called {}", id)};
}

Result<std::string> family_of_level(std::string_view text) {
    LevelReader reader(text);
    const Token family = reader.read_header();
    return reader.finish(std::string(family.text));
}

Result<AnySession> open_level(std::string_view text) {
    LevelReader reader(text);
    const Result<Token> family = reader.finish(reader.read_header());
    if (!family) {
        return tl::unexpected(family.error());
    }
    return visit_family<Result<AnySession>>(
        FamilyList(), [&](auto tag) { return decltype(tag)::Family::id == family->text; },
        [&](auto tag) -> Result<AnySession> {
            using G = typename decltype(tag)::Family;
            auto level = G::parse_level(text);
            if (!level) {
                return tl::unexpected(level.error());
            }
            return Session<G>(std::move(*level));
        },
        tl::unexpected<Error>(no_such_family(family->text, family->offset)));
}

std::string level_text(const AnySession& session) {
    return std::visit(
        [](const auto& game) {
            return FamilyOf<std::decay_t<decltype(game)>>::Type::format_level(game.level());
        },
        session);
}

std::vector<std::string> moves_text(const AnySession& session) {
    return std::visit(
        [](const auto& game) {
            using G = typename FamilyOf<std::decay_t<decltype(game)>>::Type;
            std::vector<std::string> moves;
            for (const auto& move : game.moves()) {
                moves.push_back(G::format_move(game.level(), move));
            }
            return moves;
        },
        session);
}

std::string_view family_id(const AnySession& session) {
    return std::visit(
        [](const auto& game) { return std::string_view(FamilyOf<std::decay_t<decltype(game)>>::Type::id); },
        session);
}

std::optional<Error> play_text(AnySession& session, const std::string& text) {
    return std::visit([&text](auto& game) { return play_text(game, text); }, session);
}

}  // namespace tessera
