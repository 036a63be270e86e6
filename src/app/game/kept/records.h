#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace tessera {

// Levels solved by the player, identified by share code, with the best time and, where fewer moves are
// better, the fewest moves. A game in which the program showed a solution does not count. Times are whole
// milliseconds, so that they survive being written and read.
class Records {
public:
    // Lines that cannot be understood are kept for newer versions but count as no win.
    static Records parse(std::string_view text);
    std::string format() const;

    int solved_count() const;  // number of puzzles; a puzzle of the day counts once
    bool is_solved(std::string_view code) const { return best_.find(code) != best_.end(); }
    bool has_any(std::string_view beginning) const;              // a solved code has this prefix
    std::optional<double> best_ms(std::string_view code) const;  // nothing: not solved, or no time
    std::optional<int> best_moves(std::string_view code) const;  // nothing: not solved, or no count
    void add(std::string_view code, std::optional<double> elapsed_ms);
    void add_moves(std::string_view code, int moves);  // the level must be solved
    // A puzzle of the day was solved after its day. Does nothing if it was solved before.
    void add_late(std::string_view code, std::optional<double> elapsed_ms);
    bool is_late(std::string_view code) const { return late_.find(code) != late_.end(); }
    void add_stars(std::string_view code, int stars);  // 1 to 3 (win.h); the best are kept
    int stars(std::string_view code) const;            // 0: not solved, or by a version that kept no stars
    void add_hints(std::string_view code, int hints);  // that a win took; the fewest are kept
    std::optional<int> hints(
        std::string_view code) const;  // nothing: not solved, or by a version that kept none
    // Best time by solved code, in the order of the codes; nothing: no time.
    const std::map<std::string, std::optional<double>, std::less<>>& best_times() const { return best_; }
    void take_in(const Records& others);  // merges: solved in either, best values

private:
    std::map<std::string, std::optional<double>, std::less<>> best_;
    // Stored in lines of their own, which older versions keep.
    std::map<std::string, int, std::less<>> fewest_;
    std::map<std::string, int, std::less<>> stars_;
    std::map<std::string, int, std::less<>> hints_;
    std::set<std::string, std::less<>> late_;
    std::set<std::string> unknown_lines_;
};

}  // namespace tessera
