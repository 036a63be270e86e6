#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Which levels have been solved by the player, known by their share codes, and how quickly at best. A game in
// which the program showed a solution counts for nothing.
class Records {
public:
    static Records parse(std::string_view text);  // lines that make no sense are left out
    std::string format() const;

    bool is_solved(std::string_view code) const { return find(code) != nullptr; }
    std::optional<double> best_ms(std::string_view code) const;  // nothing: not solved, or not timed
    void add(std::string_view code, double elapsed_ms);

private:
    struct Record {
        std::string code;
        std::optional<double> best_ms;
    };
    const Record* find(std::string_view code) const;

    std::vector<Record> records_;
};

}  // namespace tessera
