#include "search/exact_cover/exact_cover.h"

#include <algorithm>

namespace tessera {

namespace {

bool is_item_repeated(const std::vector<ExactCover::Entry>& entries) {
    std::vector<std::int32_t> items;
    items.reserve(entries.size());
    for (const ExactCover::Entry& entry : entries) {
        items.push_back(entry.item);
    }
    std::sort(items.begin(), items.end());
    return std::adjacent_find(items.begin(), items.end()) != items.end();
}

}  // namespace

ExactCover::ExactCover(int primary_count, int secondary_count)
    : primary_count_(primary_count), item_count_(primary_count + secondary_count) {
    TESSERA_ASSERT(primary_count >= 0 && secondary_count >= 0);
}

int ExactCover::add_option(const std::vector<Entry>& entries) {
    bool has_primary = false;
    for (const Entry& entry : entries) {
        TESSERA_ASSERT(entry.item >= 0 && entry.item < item_count_ && entry.color >= 0);
        TESSERA_ASSERT(entry.item >= primary_count_ || entry.color == no_color);
        has_primary = has_primary || entry.item < primary_count_;
        entries_.push_back(entry);
    }
    TESSERA_ASSERT(has_primary && !is_item_repeated(entries));
    starts_.push_back(int_size(entries_));
    return option_count() - 1;
}

int ExactCover::add_option(const std::vector<int>& items) {
    std::vector<Entry> entries;
    entries.reserve(items.size());
    for (const int item : items) {
        entries.push_back({item, no_color});
    }
    return add_option(entries);
}

bool ExactCover::is_solution(const std::vector<int>& options) const {
    std::vector<int> covered(static_cast<std::size_t>(item_count_), 0);
    std::vector<Color> colors(static_cast<std::size_t>(item_count_), no_color);
    for (const int option : options) {
        for (int place = 0; place < option_size(option); ++place) {
            const Entry& next = entry(option, place);
            const bool is_first = at(covered, next.item)++ == 0;
            if (!is_first && (next.color == no_color || at(colors, next.item) != next.color)) {
                return false;
            }
            at(colors, next.item) = next.color;
        }
    }
    return std::count(covered.begin(), covered.begin() + primary_count_, 0) == 0;
}

}  // namespace tessera
