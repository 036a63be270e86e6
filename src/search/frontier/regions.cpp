#include "search/frontier/regions.h"

#include "base/bits.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tessera {

namespace {

// Return one word of `words` shifted up (towards higher bits) or down by less than 64 times their number.
[[gnu::always_inline]] inline std::uint64_t moved_up(const std::vector<std::uint64_t>& words, int word,
                                                     int distance) {
    const int source = word - distance / 64;
    const int rest = distance % 64;
    const std::uint64_t high = source >= 0 ? at(words, source) << rest : 0;
    return rest != 0 && source >= 1 ? high | at(words, source - 1) >> (64 - rest) : high;
}

[[gnu::always_inline]] inline std::uint64_t moved_down(const std::vector<std::uint64_t>& words, int word,
                                                       int distance) {
    const int source = word + distance / 64;
    const int rest = distance % 64;
    const std::uint64_t low = source < int_size(words) ? at(words, source) >> rest : 0;
    return rest != 0 && source + 1 < int_size(words) ? low | at(words, source + 1) << (64 - rest) : low;
}

}  // namespace

RegionFinder::RegionFinder(const ScanTable& table)
    : untouched_(static_cast<std::size_t>(table.word_count()), 0), free_(untouched_), filled_(untouched_) {
    for (int index = table.span() - 1; index < 64 * table.word_count(); ++index) {
        at(untouched_, index / 64) |= bit(index % 64);
    }
}

// Grows filled_ to all cells of free_ that are connected with it, and removes them from free_.
void RegionFinder::fill(const ScanTable& table, int cell) {
    if (table.word_count() == 1) {
        fill_word(table, cell);
        return;
    }
    const std::uint64_t* has_right = table.has_right(cell);
    const std::uint64_t* has_left = table.has_left(cell);
    const int width = table.width();
    bool grows = true;
    while (grows) {
        grows = false;
        for (int word = 0; word < table.word_count(); ++word) {
            std::uint64_t grown = at(filled_, word);
            grown |= moved_up(filled_, word, width) | moved_down(filled_, word, width);
            grown |= moved_up(filled_, word, 1) & has_left[word];
            grown |= moved_down(filled_, word, 1) & has_right[word];
            grown &= at(free_, word);
            grows = grows || grown != at(filled_, word);
            at(filled_, word) = grown;
        }
    }
    for (int word = 0; word < table.word_count(); ++word) {
        at(free_, word) &= ~at(filled_, word);
    }
}

// The same for frontiers of one word, as on all boards of playable size.
void RegionFinder::fill_word(const ScanTable& table, int cell) {
    const std::uint64_t has_right = *table.has_right(cell);
    const std::uint64_t has_left = *table.has_left(cell);
    const int width = table.width();
    std::uint64_t region = filled_.front();
    std::uint64_t before = 0;
    while (region != before) {
        before = region;
        region |= region << width | region >> width | (region << 1 & has_left) | (region >> 1 & has_right);
        region &= free_.front();
    }
    filled_.front() = region;
    free_.front() &= ~region;
}

Region RegionFinder::measure(const ScanTable& table, int cell) const {
    const std::uint64_t* light = table.light(cell);
    Region region;
    int light_count = 0;
    for (int word = 0; word < table.word_count(); ++word) {
        region.size += std::popcount(at(filled_, word));
        light_count += std::popcount(at(filled_, word) & light[word]);
    }
    region.imbalance = std::abs(2 * light_count - region.size);
    return region;
}

const std::vector<Region>& RegionFinder::find(const ScanTable& table, int cell,
                                              const std::uint64_t* frontier) {
    regions_.clear();
    const std::uint64_t* walls = table.walls(cell);
    for (int word = 0; word < table.word_count(); ++word) {
        at(free_, word) = ~(frontier[word] | walls[word]);
        at(filled_, word) = at(free_, word) & at(untouched_, word);
    }
    fill(table, cell);
    for (int word = 0; word < table.word_count(); ++word) {
        while (at(free_, word) != 0) {
            std::fill(filled_.begin(), filled_.end(), 0);
            at(filled_, word) = bit(lowest_bit(at(free_, word)));
            fill(table, cell);
            regions_.push_back(measure(table, cell));
        }
    }
    return regions_;
}

}  // namespace tessera
