#include "formats/puzzle_texts.h"

#include "base/text.h"
#include "print/sheet.h"
#include "session/share.h"
#ifdef TESSERA_DRAWS_PNG
#    include "print/pdf/png.h"
#endif

#include <algorithm>

namespace tessera {

namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string_view without_outer_blanks(std::string_view text) {
    const std::size_t start = text.find_first_not_of(blanks);
    return start == std::string_view::npos ? ""
                                           : text.substr(start, text.find_last_not_of(blanks) - start + 1);
}

Result<Taken> taken(Result<AnySession> session) {
    return session ? Result<Taken>(Taken{std::move(*session)}) : tl::unexpected(session.error());
}

}  // namespace

std::optional<std::string> code_in(std::string_view text) {
    const std::string_view word = without_outer_blanks(text);
    const std::size_t hash = word.find(link_mark);
    const bool is_one_word = word.find_first_of(blanks) == std::string_view::npos;
    if (is_one_word && hash != std::string_view::npos && hash + 1 < word.size() && is_digit(word[hash + 1])) {
        return std::string(word.substr(hash));
    }
    const auto version_length =
        static_cast<std::size_t>(std::find_if_not(word.begin(), word.end(), is_digit) - word.begin());
    const bool is_bare =
        version_length > 0 && word.substr(std::min(version_length + 1, word.size()), 1) == "/";
    return is_one_word && is_bare ? std::optional(code_of_fragment(word)) : std::nullopt;
}

Result<Taken> read_level_text(std::string_view text, const ReadOptions& /*options*/) {
    return taken(open_level(text));
}

Result<Written> write_level_text(const Content& content, const WriteOptions& /*options*/) {
    return Written{level_text(std::get<AnySession>(content))};
}

Result<AnySession> open_whole_link(std::string_view code) {
    Result<LinkContent> content = read_link(code);
    if (!content) {
        return tl::unexpected(content.error());
    }
    auto* const session = std::get_if<AnySession>(&*content);
    return session != nullptr
               ? Result<AnySession>(std::move(*session))
               : fail(ErrorCode::unavailable, 0, say("the link names a puzzle, and does not carry it"));
}

Result<Taken> read_link_text(std::string_view text, const ReadOptions& options) {
    const std::optional<std::string> code = code_in(text);
    if (!code) {
        return fail(ErrorCode::bad_syntax, 0,
                    say("this is neither a share code nor an address that ends with one"));
    }
    Result<AnySession> session = options.open_link(*code);
    if (!session) {
        // The code's offsets count its #, which the text may lack.
        const std::size_t start = std::min(text.find(code->substr(1)), text.size());
        const std::size_t place = start + session.error().offset;
        session.error().offset = std::min(place - std::min<std::size_t>(place, 1), text.size());
    }
    return taken(std::move(session));
}

Result<Written> write_link_text(const Content& content, const WriteOptions& /*options*/) {
    const Result<std::string> code = signed_link(std::get<AnySession>(content), true);
    return code ? Result<Written>(Written{*code + "\n"}) : tl::unexpected(code.error());
}

Result<Written> write_picture(const Content& content, const WriteOptions& /*options*/) {
    return Written{picture(std::get<AnySession>(content)), {"everything but the picture of the position"}};
}

#ifdef TESSERA_DRAWS_PNG
Result<Written> write_png(const Content& content, const WriteOptions& options) {
    constexpr int pixels = 1200;
    Result<Written> drawing = write_picture(content, options);
    Result<std::string> png = png_of(drawing->text, pixels);
    return png ? Result<Written>(Written{std::move(*png), std::move(drawing->left_out)})
               : tl::unexpected(png.error());
}
#endif

}  // namespace tessera
