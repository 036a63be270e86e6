#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace tessera {

// Which levels have been solved by the player, known by their share codes, how quickly at best, and where fewer moves are
// better, in how few. A game in
// which the program showed a solution counts for nothing. Times are whole milliseconds, so that what is read back
// from the text is what was known before.
class Records {
public:
    // A line that makes no sense to this program wins nothing; a later one may know what it says, so it stays.
    static Records parse(std::string_view text);
    std::string format() const;

    int solved_count() const;  // puzzles: that one was a day's as well makes no second
    bool is_solved(std::string_view code) const { return best_.find(code) != best_.end(); }
    bool has_any(std::string_view beginning) const;              // a code that begins so is solved
    std::optional<double> best_ms(std::string_view code) const;  // nothing: not solved, or not timed
    std::optional<int> best_moves(std::string_view code) const;  // nothing: not solved, or not counted
    void add(std::string_view code, std::optional<double> elapsed_ms);
    void add_moves(std::string_view code, int moves);  // of one that is solved
    void take_in(const Records& others);               // solved by either, the better time

private:
    std::map<std::string, std::optional<double>, std::less<>> best_;
    std::map<std::string, int, std::less<>>
        fewest_;  // lines of their own, which earlier programs leave as they are
    std::set<std::string> unknown_lines_;
};

}  // namespace tessera
