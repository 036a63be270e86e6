#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace tessera {

// Which levels have been solved by the player, known by their share codes, and how quickly at best. A game in
// which the program showed a solution counts for nothing. Times are whole milliseconds, so that what is read back
// from the text is what was known before.
class Records {
public:
    // A line that makes no sense to this program wins nothing; a later one may know what it says, so it stays.
    static Records parse(std::string_view text);
    std::string format() const;

    int solved_count() const;  // puzzles: that one was a day's as well makes no second
    bool is_solved(std::string_view code) const { return best_.find(code) != best_.end(); }
    std::optional<double> best_ms(std::string_view code) const;  // nothing: not solved, or not timed
    void add(std::string_view code, std::optional<double> elapsed_ms);
    void take_in(const Records& others);  // solved by either, the better time

private:
    std::map<std::string, std::optional<double>, std::less<>> best_;
    std::set<std::string> unknown_lines_;
};

}  // namespace tessera
