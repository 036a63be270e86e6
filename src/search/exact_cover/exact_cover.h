#pragma once

#include "base/index.h"

#include <cstdint>
#include <vector>

namespace tessera {

// An exact cover problem with colours (an XCC problem: Knuth, TAOCP 7.2.2.1): choose options such that every
// primary item is covered exactly once; a secondary item is covered at most once, or by any number of
// options that all give it the same colour. Items are numbered with the primary ones first. Options are
// tried in the order in which they were added, so an order is a heuristic.
class ExactCover {
public:
    using Color = std::int32_t;
    static constexpr Color no_color = 0;

    struct Entry {
        std::int32_t item = 0;
        Color color = no_color;  // positive only on secondary items

        bool operator==(const Entry&) const = default;
    };

    ExactCover(int primary_count, int secondary_count);

    // Returns the option's number. An option has at least one primary item, and no item twice.
    int add_option(const std::vector<Entry>& entries);
    int add_option(const std::vector<int>& items);

    int primary_count() const { return primary_count_; }
    int item_count() const { return item_count_; }
    int option_count() const { return int_size(starts_) - 1; }
    int entry_count() const { return int_size(entries_); }
    int option_size(int option) const { return at(starts_, option + 1) - at(starts_, option); }
    const Entry& entry(int option, int place) const { return at(entries_, at(starts_, option) + place); }

    // True if the options together are a solution: the definition, independent of any engine.
    bool is_solution(const std::vector<int>& options) const;

    bool operator==(const ExactCover&) const = default;

private:
    int primary_count_ = 0;
    int item_count_ = 0;
    std::vector<Entry> entries_;           // of all options, concatenated
    std::vector<std::int32_t> starts_{0};  // first entry of each option, and the end
};

}  // namespace tessera
