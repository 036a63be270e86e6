#include "search/frontier/pockets.h"

#include "base/bits.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tessera {

namespace {

constexpr int row_limit = 1 << 12;
constexpr int imbalance_limit = 15;

// The words moved up (towards higher bits) or down by less than 64 times their number, one word of the
// result.
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

PocketFinder::PocketFinder(const ScanTable& table)
    : untouched_(static_cast<std::size_t>(table.word_count()), 0), free_(untouched_), region_(untouched_) {
    for (int index = table.span() - 1; index < 64 * table.word_count(); ++index) {
        at(untouched_, index / 64) |= bit(index % 64);
    }
}

// Grows region_ to all cells of free_ it hangs together with, and takes them out of free_.
void PocketFinder::fill(const ScanTable& table, int cell) {
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
            std::uint64_t grown = at(region_, word);
            grown |= moved_up(region_, word, width) | moved_down(region_, word, width);
            grown |= moved_up(region_, word, 1) & has_left[word];
            grown |= moved_down(region_, word, 1) & has_right[word];
            grown &= at(free_, word);
            grows = grows || grown != at(region_, word);
            at(region_, word) = grown;
        }
    }
    for (int word = 0; word < table.word_count(); ++word) {
        at(free_, word) &= ~at(region_, word);
    }
}

// The same where a frontier is one word, as on every board that people play on.
void PocketFinder::fill_word(const ScanTable& table, int cell) {
    const std::uint64_t has_right = *table.has_right(cell);
    const std::uint64_t has_left = *table.has_left(cell);
    const int width = table.width();
    std::uint64_t region = region_.front();
    std::uint64_t before = 0;
    while (region != before) {
        before = region;
        region |= region << width | region >> width | (region << 1 & has_left) | (region >> 1 & has_right);
        region &= free_.front();
    }
    region_.front() = region;
    free_.front() &= ~region;
}

Pocket PocketFinder::measure(const ScanTable& table, int cell) const {
    const std::uint64_t* light = table.light(cell);
    Pocket pocket;
    int light_count = 0;
    for (int word = 0; word < table.word_count(); ++word) {
        pocket.size += std::popcount(at(region_, word));
        light_count += std::popcount(at(region_, word) & light[word]);
    }
    pocket.imbalance = std::abs(2 * light_count - pocket.size);
    return pocket;
}

const std::vector<Pocket>& PocketFinder::find(const ScanTable& table, int cell,
                                              const std::uint64_t* frontier) {
    pockets_.clear();
    const std::uint64_t* walls = table.walls(cell);
    for (int word = 0; word < table.word_count(); ++word) {
        at(free_, word) = ~(frontier[word] | walls[word]);
        at(region_, word) = at(free_, word) & at(untouched_, word);
    }
    fill(table, cell);
    for (int word = 0; word < table.word_count(); ++word) {
        while (at(free_, word) != 0) {
            std::fill(region_.begin(), region_.end(), 0);
            at(region_, word) = bit(lowest_bit(at(free_, word)));
            fill(table, cell);
            pockets_.push_back(measure(table, cell));
        }
    }
    return pockets_;
}

PocketSums::PocketSums(const GridCover& cover) {
    if (!cover.portions.empty()) {
        gather_classes(cover);
        choose_levels();
        fill_table();
    }
}

void PocketSums::gather_classes(const GridCover& cover) {
    int imbalance_sum = 0;
    for (const GridCover::Portion& portion : cover.portions) {
        imbalance_sum += portion.imbalance * at(cover.supplies, portion.supply);
    }
    minds_colours_ = imbalance_sum <= imbalance_limit;
    imbalance_limit_ = minds_colours_ ? imbalance_sum : 0;
    for (const GridCover::Portion& portion : cover.portions) {
        const int imbalance = minds_colours_ ? portion.imbalance : 0;
        auto same = std::find_if(classes_.begin(), classes_.end(), [&](const Class& c) {
            return c.size == portion.size && c.imbalance == imbalance;
        });
        if (same == classes_.end()) {
            same = classes_.insert(classes_.end(), Class{portion.size, imbalance, 0, 0, 1, {}, 0, {}});
        }
        same->total += at(cover.supplies, portion.supply);
        same->supplies.push_back(portion.supply);
    }
    for (int index = 0; index < int_size(classes_); ++index) {
        order_.push_back(index);
    }
}

// The finest levels that keep to row_limit; where even the coarsest do not, the largest sizes go without.
void PocketSums::choose_levels() {
    std::sort(order_.begin(), order_.end(), [&](int a, int b) {
        return at(classes_, a).size != at(classes_, b).size ? at(classes_, a).size < at(classes_, b).size
                                                            : a < b;
    });
    int highest = 1;
    for (const Class& c : classes_) {
        highest = std::max(highest, c.total);
    }
    for (bool fits = false; !fits; --highest) {
        row_count_ = 1;
        fits = true;
        for (const int index : order_) {
            Class& c = at(classes_, index);
            c.level = std::min(c.total, highest);
            if (row_count_ * (c.level + 1) > row_limit) {
                fits = highest == 1;
                c.level = 0;
            }
            c.stride = row_count_;
            row_count_ *= c.level + 1;
        }
    }
}

void PocketSums::add_unit(const Class& unit, std::vector<std::uint64_t>& sums) const {
    const std::vector<std::uint64_t> without = sums;
    for (int imbalance = 0; imbalance <= imbalance_limit_; ++imbalance) {
        const std::uint64_t shifted = unit.size < 64 ? at(without, imbalance) << unit.size : 0;
        at(sums, std::abs(imbalance - unit.imbalance)) |= shifted;
        if (imbalance + unit.imbalance <= imbalance_limit_) {
            at(sums, imbalance + unit.imbalance) |= shifted;
        }
    }
}

void PocketSums::fill_table() {
    std::vector<std::uint64_t> sums(static_cast<std::size_t>(imbalance_limit_) + 1, 0);
    sums.front() = 1;
    for (const Class& c : classes_) {
        for (int unit = 0; unit < (c.level == 0 ? c.total : 0); ++unit) {
            add_unit(c, sums);
        }
    }
    sums_ = sums;
    for (int row = 1; row < row_count_; ++row) {
        // One step of one class more than an earlier row; the step to its level may be of many units.
        const auto last = std::find_if(classes_.begin(), classes_.end(),
                                       [&](const Class& c) { return row / c.stride % (c.level + 1) > 0; });
        const auto before = sums_.begin() + static_cast<std::ptrdiff_t>(index(row - last->stride, 0));
        sums.assign(before, before + imbalance_limit_ + 1);
        const bool is_at_level = row / last->stride % (last->level + 1) == last->level;
        for (int unit = 0; unit < (is_at_level ? last->total - last->level + 1 : 1); ++unit) {
            add_unit(*last, sums);
        }
        sums_.insert(sums_.end(), sums.begin(), sums.end());
    }
}

int PocketSums::row(const std::vector<int>& left) const {
    int row = 0;
    for (const Class& c : classes_) {
        int count = 0;
        for (const int supply : c.supplies) {
            count += at(left, supply);
        }
        row += std::min(count, c.level) * c.stride;
    }
    return row;
}

void PocketSums::expect(const PackedSupplies& supplies) {
    for (Class& c : classes_) {
        for (const int supply : c.supplies) {
            if (supplies.is_single(supply)) {
                c.singles |= supplies.field_mask(supply);
            } else {
                c.others.push_back(supply);
            }
        }
    }
}

int PocketSums::row(const PackedSupplies& supplies, std::uint64_t left) const {
    int row = 0;
    for (const Class& c : classes_) {
        int count = std::popcount(left & c.singles);
        for (const int supply : c.others) {
            count += supplies.units(left, supply);
        }
        row += std::min(count, c.level) * c.stride;
    }
    return row;
}

}  // namespace tessera
