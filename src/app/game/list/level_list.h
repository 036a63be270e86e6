#pragma once

#include "app/game/kept/records.h"
#include "session/any_session.h"
#include "session/level_table.h"
#include "session/share.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The levels that come with the program, from easy to hard within each family. The host supplies their table
// after the first frame; before that only the first level is known. Listing a level does not read its text.
class LevelList {
public:
    enum class Status { unasked, asked, arrived, failed };

    LevelList() : entries_{{first_level(), {}}} {}

    void ask();  // requests the table from the host unless loaded or requested
    void take(const std::optional<std::string>& table);  // the host's answer; nothing: unavailable

    Status status() const { return status_; }
    bool has_arrived() const { return status_ == Status::arrived; }
    const ShippedLevel& level(int index) const { return at(entries_, index).level; }
    // Level at its start. Its text is read at the first call; null if it is damaged.
    const AnySession* session(int index);
    int sessions_read() const { return sessions_read_; }

    // Lists omit retired levels, which are still found by code and by name.
    std::vector<int> levels_of(std::string_view family) const;
    struct Chapter {
        std::string_view title;  // in English; empty: the family's list has no chapters
        std::vector<int> levels;
    };
    std::vector<Chapter> chapters_of(std::string_view family) const;  // empty before the table has arrived
    const ShippedLevel* find(std::string_view code) const;            // null if no level has this code
    std::optional<int> find(const LevelName& name) const;
    // Returns the next unsolved level after the one with this code; after a retired one, the level that
    // replaced it.
    std::optional<int> next(std::string_view code, const Records& records) const;
    // Returns the family's first unsolved level.
    std::optional<int> first_of(std::string_view family, const Records& records) const;

private:
    struct Entry {
        ShippedLevel level;
        std::optional<AnySession> session;
    };

    void add(std::vector<ShippedLevel> levels);
    int first_after(std::string_view code) const;  // index in the list, or its end if no level has this code

    std::vector<Entry> entries_;  // retired ones last
    int listed_count_ = 1;
    Status status_ = Status::unasked;
    int sessions_read_ = 0;
};

}  // namespace tessera
