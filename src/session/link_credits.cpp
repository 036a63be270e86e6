#include "session/link_credits.h"

#include "base/base64url.h"
#include "session/share.h"

#include <algorithm>
#include <optional>

namespace tessera {

namespace {

constexpr std::string_view credits_mark = "/-.";

bool may_be_sent(std::string_view text) {
    return text.empty() || is_credit(text);
}

std::string part_of(const Credits& credits) {
    BitWriter writer;
    for (const char letter :
         credits.title + '\n' + credits.author + (credits.note.empty() ? "" : '\n' + credits.note)) {
        writer.put(static_cast<unsigned char>(letter), 8);
    }
    return std::string(credits_mark) + writer.digits();
}

std::optional<Credits> parse_credits_part(std::string_view part) {
    auto reader = BitReader::open(part.substr(credits_mark.size()));
    std::string text;
    while (reader && !reader->at_end()) {
        const auto letter = reader->read(8);
        if (!letter) {
            return std::nullopt;
        }
        text += static_cast<char>(*letter);
    }
    const std::size_t end = text.find('\n');
    if (end == std::string::npos) {
        return std::nullopt;
    }
    const std::size_t second = std::min(text.find('\n', end + 1), text.size());
    Credits credits{text.substr(0, end), text.substr(end + 1, second - end - 1),
                    text.substr(std::min(second + 1, text.size()))};
    const bool is_sound = !credits.is_empty() && may_be_sent(credits.title) && may_be_sent(credits.author) &&
                          may_be_sent(credits.note);
    return is_sound && part_of(credits) == part ? std::optional(std::move(credits)) : std::nullopt;
}

std::size_t start_of_credits(std::string_view body) {
    return start_of_part(body, credits_mark);
}

// True if the link contains the puzzle itself; puzzles that are looked up or generated have titles already.
bool holds_puzzle(char letter) {
    return letter != shipped_letter && letter != recipe_letter && letter != daily_letter;
}

}  // namespace

Result<CreditedBody> take_credits(std::string_view body) {
    const std::size_t start = start_of_credits(body);
    CreditedBody taken{body.substr(0, start), {}};
    if (start < body.size()) {
        auto credits = parse_credits_part(body.substr(start));
        if (!credits) {
            return fail(ErrorCode::damaged, start, say("the title in the link cannot be read"));
        }
        taken.credits = std::move(*credits);
    }
    return taken;
}

std::string credits_part(const Credits& credits) {
    const Credits sent{may_be_sent(credits.title) ? credits.title : "",
                       may_be_sent(credits.author) ? credits.author : "",
                       may_be_sent(credits.note) ? credits.note : ""};
    return sent.is_empty() ? std::string() : part_of(sent);
}

std::string with_credits(std::string_view code, const Credits& credits) {
    const auto parts = take_link_apart(code);
    const std::string part = credits_part(credits);
    if (parts && holds_puzzle(parts->letter) && !part.empty() && !has_credits(code)) {
        if (auto whole = put_link_together(parts->letter, std::string(parts->body) + part)) {
            return *whole;
        }
    }
    return std::string(code);
}

Result<std::string> signed_link(const AnySession& session, bool with_moves) {
    auto code = encode_link(session, with_moves);
    const Credits credits = std::visit([](const auto& game) { return game.credits(); }, session);
    const bool is_signed = !credits.author.empty() || !credits.note.empty();
    return code && is_signed ? with_credits(*code, credits) : std::move(code);
}

bool has_credits(std::string_view code) {
    const auto parts = take_link_apart(code);
    return parts && start_of_credits(parts->body) < parts->body.size();
}

}  // namespace tessera
