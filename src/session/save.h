#pragma once

#include "base/record.h"
#include "session/any_session.h"
#include "session/checkpoint.h"
#include "session/replay.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// History entries that are one step to undo and redo, such as a return to a checkpoint.
struct JoinedPlay {
    int first = 0;  // counted from 1, as in a session's history
    int count = 0;

    bool operator==(const JoinedPlay&) const = default;
};

// When each entry of a history after the start came to be on the table: tenths of a second on the game's clock.
using MoveTimes = std::vector<std::uint32_t>;

// A saved game as text, before any family parses it.
struct SaveRecord {
    std::string level;  // level text
    PlayedText played;  // everything since the start, undone moves included
    int cursor = 0;     // number of entries that are not undone
    std::uint64_t elapsed_ms = 0;
    int hint_count = 0;
    bool is_shown = false;                // the program showed a solution
    std::string link;                     // opens the level, if the level itself is too large for a link
    std::string day;                      // of a daily puzzle, as "2026-11-21"; empty: none
    std::vector<Checkpoint> checkpoints;  // newest last
    std::vector<JoinedPlay> joined;       // older programs may have left some that no longer fit
    MoveTimes tenths;  // of everything in `played`; an older program may have left another number
    std::string race;  // link of the game that this one races against; empty: none
    std::vector<RecordReader::Line> later;  // unknown lines of a newer program, to be written back

    bool operator==(const SaveRecord&) const = default;
};

std::string format_save_record(const SaveRecord& record);
Result<SaveRecord> parse_save_record(std::string_view text);

// A game with everything that survives closing the page.
struct SavedGame {
    AnySession session;
    std::uint64_t elapsed_ms = 0;
    int hint_count = 0;
    bool is_shown = false;  // the program showed a solution
    std::string link;       // opens the level, if the level itself is too large for a link
    std::string day;        // of a daily puzzle, as "2026-11-21"; empty: none
    std::vector<Checkpoint> checkpoints;
    MoveTimes tenths = {};
    std::string race = {};                       // link of the game that this one races against; empty: none
    std::vector<RecordReader::Line> later = {};  // unknown lines of a newer program, to be written back
};

std::string format_save(const SavedGame& game);
Result<SavedGame> parse_save(std::string_view text);
SaveRecord record_of(const SavedGame& game);
Result<SavedGame> game_of(const SaveRecord& record);

template <Game G>
std::vector<JoinedPlay> joined_play(const Session<G>& session) {
    std::vector<JoinedPlay> joined;
    bool was_joined = false;
    for (int index = 1; index < int_size(session.history()); ++index) {
        const bool is_joined = at(session.history(), index).is_joined;
        if (is_joined && !was_joined) {
            joined.push_back({index - 1, 1});
        }
        if (is_joined) {
            ++joined.back().count;
        }
        was_joined = is_joined;
    }
    return joined;
}

template <Game G>
SaveRecord record_of(const Session<G>& session) {
    SaveRecord record;
    record.level = G::format_level(session.level());
    record.played = played_text(session);
    record.cursor = session.cursor();
    record.joined = joined_play(session);
    return record;
}

template <Game G>
Result<Session<G>> session_of(const SaveRecord& record) {
    auto level = G::parse_level(record.level);
    if (!level) {
        return tl::unexpected(level.error());
    }
    Result<Session<G>> session = replay<G>(std::move(*level), record.played);
    if (!session) {
        return session;
    }
    if (session->history().size() != record.played.size() + 1 ||
        record.cursor >= int_size(session->history())) {
        return fail(ErrorCode::damaged, 0, say("the saved game does not fit its own moves"));
    }
    for (const Checkpoint& checkpoint : record.checkpoints) {
        const PlayedText way(checkpoint.moves.begin(), checkpoint.moves.end());
        if (auto there = replay<G>(session->level(), way); !there) {
            return there;
        }
    }
    for (const JoinedPlay& joined : record.joined) {
        session->join(joined.first, joined.count);
    }
    session->go_to(record.cursor);
    return session;
}

}  // namespace tessera
