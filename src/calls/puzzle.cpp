#include "calls/puzzle.h"

#include "calls/content.h"
#include "formats/formats.h"
#include "session/engine_tables.h"

#include <optional>
#include <utility>
#include <variant>

namespace tessera {

namespace {

template <class Infos>
std::vector<std::string> ids_in(const Infos& infos) {
    std::vector<std::string> ids;
    for (const auto& info : infos) {
        ids.emplace_back(info.id);
    }
    return ids;
}

}  // namespace

Result<Puzzle> Puzzle::read(std::string_view text, std::string_view format) {
    const Format* const found = format.empty() ? format_of_text(text) : format_called(format);
    if (!format.empty() && (found == nullptr || found->read == nullptr)) {
        return fail(ErrorCode::unknown_name, 0, say("no format is read that is called {}", format));
    }
    const Format& known = found == nullptr ? *format_called("level") : *found;
    if (text.size() > known.most_bytes) {
        return fail(ErrorCode::limit_exceeded, 0, say("the text is too long for a puzzle"));
    }
    const Result<std::string> plain = unpacked(known, std::string(text));
    if (!plain) {
        return tl::unexpected(plain.error());
    }
    Result<Taken> taken = read_as(known, *plain);
    if (!taken) {
        return tl::unexpected(taken.error());
    }
    auto* const session = std::get_if<AnySession>(&taken->content);
    if (session == nullptr) {
        return fail(ErrorCode::bad_syntax, 0, say("this is an exact cover problem, and no puzzle"));
    }
    return Puzzle(std::make_shared<const Content>(Content{std::move(*session)}));
}

std::string Puzzle::family() const {
    return std::string(family_id(content_->session));
}

std::string Puzzle::level() const {
    return level_text(content_->session);
}

std::vector<std::string> Puzzle::moves() const {
    return moves_text(content_->session);
}

bool Puzzle::is_solved() const {
    return std::visit([](const auto& game) { return game.is_solved(); }, content_->session);
}

Result<Puzzle> Puzzle::play(const std::vector<std::string>& moves) const {
    Content next = *content_;
    for (const std::string& move : moves) {
        if (const std::optional<Error> why = play_text(next.session, move)) {
            return tl::unexpected(*why);
        }
    }
    return Puzzle(std::make_shared<const Content>(std::move(next)));
}

Result<std::string> Puzzle::written(std::string_view format) const {
    const Format* const known = format_called(format);
    if (known == nullptr || known->write == nullptr) {
        return fail(ErrorCode::unknown_name, 0, say("no format is written that is called {}", format));
    }
    const Result<Written> written = write_as(*known, content_->session);
    return written ? Result<std::string>(written->text) : tl::unexpected(written.error());
}

std::vector<std::string> engine_names(std::string_view family) {
    return ids_in(engines_of(family));
}

std::vector<std::string> heuristic_names(std::string_view family) {
    return ids_in(heuristics_of(family));
}

}  // namespace tessera
