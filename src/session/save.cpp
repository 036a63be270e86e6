#include "session/save.h"

#include "base/text.h"
#include "session/race.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

constexpr std::string_view kind = "tessera-save";
constexpr int version = 1;
const std::vector<std::string_view> keys = {"level",  "elapsed_ms", "hints", "cursor",  "shown",
                                            "link",   "day",        "move",  "restart", "checkpoint",
                                            "joined", "tenths",     "race",  "end"};

std::string format_joined(const JoinedPlay& joined) {
    return std::to_string(joined.first) + ' ' + std::to_string(joined.count);
}

std::optional<JoinedPlay> parse_joined(std::string_view text) {
    constexpr int most = std::numeric_limits<int>::max();
    const std::vector<Token> words = split_words({text, 0});
    const auto first = words.size() == 2 ? parse_int(words[0].text, 0, most) : std::nullopt;
    const auto count = words.size() == 2 ? parse_int(words[1].text, 0, most) : std::nullopt;
    return first && count ? std::optional(JoinedPlay{*first, *count}) : std::nullopt;
}

std::string format_tenths(const MoveTimes& tenths) {
    std::vector<std::string> words;
    words.reserve(tenths.size());
    for (const std::uint32_t time : tenths) {
        words.push_back(std::to_string(time));
    }
    return join(words, " ");
}

// Times that cannot be read count as none: they are no reason to lose a game.
MoveTimes parse_tenths(std::string_view text) {
    MoveTimes tenths;
    for (const Token& word : split_words({text, 0})) {
        tenths.push_back(static_cast<std::uint32_t>(
            std::min<std::uint64_t>(parse_uint64(word.text).value_or(0), most_race_tenths)));
    }
    return tenths;
}

// Returns the values of all lines with this key; an unreadable one makes the save an error.
template <class T, class Parse>
std::vector<T> values(RecordReader& reader, std::string_view key, const Parse& parse) {
    std::vector<T> all;
    for (const std::string& text : reader.texts(key)) {
        if (auto value = parse(text)) {
            all.push_back(std::move(*value));
        } else {
            reader.refuse({ErrorCode::damaged, 0, say("the saved game does not fit its own moves")});
        }
    }
    return all;
}

}  // namespace

std::string format_save_record(const SaveRecord& record) {
    RecordWriter writer(kind, version);
    writer.add("level", record.level);
    writer.add("elapsed_ms", record.elapsed_ms);
    writer.add("hints", static_cast<std::uint64_t>(record.hint_count));
    writer.add("cursor", static_cast<std::uint64_t>(record.cursor));
    if (record.is_shown) {
        writer.add_flag("shown", true);
    }
    if (!record.link.empty()) {
        writer.add("link", record.link);
    }
    if (!record.day.empty()) {
        writer.add("day", record.day);
    }
    for (const std::optional<std::string>& move : record.played) {
        writer.add(move ? "move" : "restart", move ? std::string_view(*move) : "");
    }
    for (const Checkpoint& checkpoint : record.checkpoints) {
        writer.add("checkpoint", std::string_view(format_checkpoint(checkpoint)));
    }
    for (const JoinedPlay& joined : record.joined) {
        writer.add("joined", std::string_view(format_joined(joined)));
    }
    if (!record.tenths.empty()) {
        writer.add("tenths", std::string_view(format_tenths(record.tenths)));
    }
    if (!record.race.empty()) {
        writer.add("race", record.race);
    }
    for (const auto& [key, value] : record.later) {
        writer.add(key, value);
    }
    writer.add("end", "");
    return writer.text();
}

Result<SaveRecord> parse_save_record(std::string_view text) {
    RecordReader reader(text, kind, version);
    SaveRecord record;
    record.level = reader.text("level");
    record.elapsed_ms = std::min(reader.uint64("elapsed_ms"), longest_elapsed_ms);
    record.hint_count = std::min(reader.number("hints", 0, std::numeric_limits<int>::max()), most_hints);
    record.cursor = reader.number("cursor", 0, std::numeric_limits<int>::max());
    record.is_shown = reader.next_is("shown") && reader.flag("shown");
    record.link = reader.next_is("link") ? reader.text("link") : "";
    record.day = reader.next_is("day") ? reader.text("day") : "";
    while (reader.next_is("move") || reader.next_is("restart")) {
        const bool is_restart = reader.next_is("restart");
        std::string move = reader.text(is_restart ? "restart" : "move");
        record.played.push_back(is_restart ? std::nullopt : std::optional(std::move(move)));
    }
    record.checkpoints = values<Checkpoint>(reader, "checkpoint", parse_checkpoint);
    record.joined = values<JoinedPlay>(reader, "joined", parse_joined);
    record.tenths = parse_tenths(reader.next_is("tenths") ? reader.text("tenths") : "");
    record.race = reader.next_is("race") ? reader.text("race") : "";
    record.later = reader.unknown_lines(keys);
    reader.text("end");
    return reader.finish(std::move(record));
}

SaveRecord record_of(const SavedGame& game) {
    SaveRecord record = std::visit([](const auto& session) { return record_of(session); }, game.session);
    record.elapsed_ms = game.elapsed_ms;
    record.hint_count = game.hint_count;
    record.is_shown = game.is_shown;
    record.link = game.link;
    record.day = game.day;
    record.checkpoints = game.checkpoints;
    record.tenths = game.tenths;
    record.race = game.race;
    record.later = game.later;
    return record;
}

std::string format_save(const SavedGame& game) {
    return format_save_record(record_of(game));
}

Result<SavedGame> game_of(const SaveRecord& record) {
    const Result<std::string> family = family_of_level(record.level);
    if (!family) {
        return tl::unexpected(family.error());
    }
    return visit_family_called<SavedGame>(*family, [&](auto tag) -> Result<SavedGame> {
        auto session = session_of<typename decltype(tag)::Family>(record);
        if (!session) {
            return tl::unexpected(session.error());
        }
        return SavedGame{std::move(*session), record.elapsed_ms, record.hint_count,  record.is_shown,
                         record.link,         record.day,        record.checkpoints, record.tenths,
                         record.race,         record.later};
    });
}

Result<SavedGame> parse_save(std::string_view text) {
    const Result<SaveRecord> record = parse_save_record(text);
    return record ? game_of(*record) : tl::unexpected(record.error());
}

}  // namespace tessera
