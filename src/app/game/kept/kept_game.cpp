#include "app/game/kept/kept_game.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::string_view kind = "tessera-kept";
constexpr int version = 1;
constexpr std::uint64_t latest_stamp = 4'102'444'800'000;  // the year 2100: a later stamp must be wrong

}  // namespace

std::string format_kept_game(const KeptGame& game) {
    RecordWriter writer(kind, version);
    writer.add("code", game.code);
    writer.add("stamp", game.stamp);
    writer.add_flag("solved", game.is_solved);
    writer.add("save", format_save_record(game.record));
    for (const auto& [key, value] : game.later) {
        writer.add(key, value);
    }
    return writer.text();
}

Result<KeptGame> parse_kept_game(std::string_view text) {
    RecordReader reader(text, kind, version);
    KeptGame game;
    game.code = reader.text("code");
    game.stamp = reader.uint64("stamp");
    game.stamp = game.stamp > latest_stamp ? 0 : game.stamp;
    game.is_solved = reader.flag("solved");
    const std::string save = reader.text("save");
    game.later = reader.unknown_lines({"code", "stamp", "solved", "save"});
    if (Result<KeptGame> read = reader.finish(game); !read) {
        return read;
    }
    Result<SaveRecord> record = parse_save_record(save);
    if (!record) {
        return tl::unexpected(record.error());
    }
    game.record = std::move(*record);
    return game;
}

bool contains_play(const SaveRecord& later, const SaveRecord& earlier) {
    const auto is_set = [&](const Checkpoint& checkpoint) {
        return std::find(later.checkpoints.begin(), later.checkpoints.end(), checkpoint) !=
               later.checkpoints.end();
    };
    return later.played.size() >= earlier.played.size() &&
           std::equal(earlier.played.begin(), earlier.played.end(), later.played.begin()) &&
           std::all_of(earlier.checkpoints.begin(), earlier.checkpoints.end(), is_set);
}

}  // namespace tessera
