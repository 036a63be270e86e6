#pragma once

#include "app/game/kept/records.h"
#include "jobs/pool.h"
#include "session/any_session.h"
#include "session/daily.h"
#include "session/exported_texts.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// A puzzle as it begins, and the code of its link.
struct MadePuzzle {
    AnySession session;
    std::string code;
};

// Makes puzzles of the day before they are opened, so that they open at once: today's that are not solved, and
// tomorrow's.
class MadeAhead {
public:
    explicit MadeAhead(JobPool& pool) : pool_(pool) {}

    // Convert from and to a text that is stored between visits; one that cannot be read is empty.
    void read(std::string_view text);
    std::string format() const;

    // Forgets past days and makes the missing puzzles of these families, one after the other. `open` is on the table
    // already.
    void begin(const std::vector<std::string_view>& families, const Day& today, const Records& records,
               const std::optional<Daily>& open = {});
    // Makes this one after all others, unless it is made, or was asked for since the last begin().
    void add(std::string_view family, const Daily& daily);
    void stop();
    bool take_news() { return std::exchange(has_news_, false); }  // true if one was made since the last call

    // Returns the level that the recipe makes, or nothing if it was not made ahead.
    std::optional<std::string> level_of(const Recipe& recipe) const;
    // Returns the puzzle, to be drawn; null if it was not made ahead.
    const MadePuzzle* puzzle_of(std::string_view family, const Daily& daily);

private:
    struct Waiting {
        std::string family;
        Daily daily;
    };

    void forget_before(const Day& today);
    void go_on();
    void receive(const Report& report);

    JobPool& pool_;
    std::optional<JobId> job_;
    std::vector<Waiting> waiting_;                              // the last one is being made
    std::set<std::string> asked_;                               // codes of those that waited since begin()
    KeptTexts levels_;                                          // by the code of the day's puzzle
    std::map<std::string, std::optional<MadePuzzle>> puzzles_;  // of the levels that were asked for
    bool has_news_ = false;
};

}  // namespace tessera
