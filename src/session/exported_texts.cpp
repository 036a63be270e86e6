#include "session/exported_texts.h"

#include "base/record.h"
#include "base/text.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr std::string_view export_kind = "tessera-export";
constexpr int export_version = 1;

// Returns the error for the player when an export cannot be read; `error` is the reader's.
Error error_for_player(const Error& error, std::string_view text) {
    if (error.code == ErrorCode::unknown_version) {
        return {error.code, error.offset,
                say("this file was made by a newer version of Tessera and cannot be read by this one")};
    }
    const std::vector<Token> lines = split_lines(text);
    const bool is_whole = lines.back().text == "end" && text.back() == '\n';
    if (!is_whole) {
        return {ErrorCode::damaged, text.size(), say("this file is cut off: its end is missing")};
    }
    return {ErrorCode::damaged, error.offset, say("this file is damaged")};
}

}  // namespace

std::string format_export(const KeptTexts& texts) {
    RecordWriter writer(export_kind, export_version);
    for (const auto& [key, text] : texts) {
        writer.add("key", key);
        writer.add("text", text);
    }
    writer.add("end", "");
    return writer.text();
}

bool is_export(std::string_view text) {
    return text.substr(0, export_kind.size() + 1) == std::string(export_kind) + ' ';
}

Result<KeptTexts> parse_export(std::string_view text) {
    if (!is_export(text)) {
        return fail(ErrorCode::bad_syntax, 0, say("this file has no Tessera games in it"));
    }
    const auto lines = std::count(text.begin(), text.end(), '\n');  // two per key, head and end
    if (text.size() > longest_export || lines > 2 * most_exported + 2) {
        return fail(ErrorCode::limit_exceeded, 0, say("this file holds more than Tessera ever keeps"));
    }
    RecordReader reader(text, export_kind, export_version);
    KeptTexts texts;
    while (reader.next_is("key")) {
        std::string key = reader.text("key");
        texts[std::move(key)] = reader.text("text");
    }
    reader.text("end");
    Result<KeptTexts> read = reader.finish(std::move(texts));
    return read ? std::move(read) : tl::unexpected(error_for_player(read.error(), text));
}

}  // namespace tessera
