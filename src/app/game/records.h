#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// Which levels have been solved by the player, known by their share codes, and how quickly at best. A game in
// which the program showed a solution counts for nothing. Times are whole milliseconds, so that what is read back
// from the text is what was known before.
class Records {
public:
    static Records parse(std::string_view text);  // lines that make no sense are left out
    std::string format() const;

    bool is_solved(std::string_view code) const { return best_.find(code) != best_.end(); }
    std::optional<double> best_ms(std::string_view code) const;  // nothing: not solved, or not timed
    void add(std::string_view code, std::optional<double> elapsed_ms);
    void take_in(const Records& others);  // solved by either, the better time

private:
    std::map<std::string, std::optional<double>, std::less<>> best_;
};

}  // namespace tessera
