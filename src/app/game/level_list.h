#pragma once

#include "app/game/records.h"
#include "session/any_session.h"
#include "session/level_table.h"
#include "session/share.h"

#include <optional>
#include <string_view>
#include <vector>

namespace tessera {

// The levels that come with the program, from easy to hard within each family. The host brings their table after the
// first frame; until then only the level for newcomers is known. Knowing a level reads no text of one.
class LevelList {
public:
    enum class Status { unasked, asked, arrived, failed };

    LevelList() : entries_{{first_level(), {}}} {}

    void ask();  // the host for the table, unless it is there or on its way
    void take(const std::optional<std::string>& table);  // the host's answer; nothing: it cannot be had

    Status status() const { return status_; }
    bool has_arrived() const { return status_ == Status::arrived; }
    const ShippedLevel& level(int index) const { return at(entries_, index).level; }
    const AnySession* session(
        int index);  // at its start; its text is read at the first call, null: it is damaged
    int sessions_read() const { return sessions_read_; }

    // Lists show no retired level; one is found by its code and by its name all the same.
    std::vector<int> levels_of(std::string_view family) const;
    struct Chapter {
        std::string_view title;  // in English; empty: the family's list has no chapters
        std::vector<int> levels;
    };
    std::vector<Chapter> chapters_of(std::string_view family) const;  // none before the table has arrived
    const ShippedLevel* find(std::string_view code) const;            // null: no level has this code
    std::optional<int> find(const LevelName& name) const;
    // The next level after the one with this code that is not solved yet; after a retired one, that in its place.
    std::optional<int> next(std::string_view code, const Records& records) const;
    std::optional<int> first_of(std::string_view family,
                                const Records& records) const;  // that is not solved yet

private:
    struct Entry {
        ShippedLevel level;
        std::optional<AnySession> session;
    };

    void add(std::vector<ShippedLevel> levels);
    int first_after(std::string_view code) const;  // the place in the list; its end if no level has this code

    std::vector<Entry> entries_;  // the retired ones last
    int listed_count_ = 1;
    Status status_ = Status::unasked;
    int sessions_read_ = 0;
};

}  // namespace tessera
