#include "search/frontier/scan_table.h"

#include "base/bits.h"

#include <algorithm>

namespace tessera {

namespace {

void set_bit(std::uint64_t* words, int index) {
    words[index / 64] |= bit(index % 64);
}

}  // namespace

ScanTable::ScanTable(const GridCover& cover, int least_span)
    : cell_count_(cover.cell_count()), width_(std::max(1, cover.width)), span_(least_span) {
    for (int option = 0; option < cover.option_count(); ++option) {
        span_ = std::max(span_, cover.cells_end(option)[-1] - cover.first_cell(option) + 1);
    }
    // One line more than the options span, so that a fill can recognise the untouched part of the board.
    word_count_ = (span_ + width_ + 63) / 64;
    sort_options(cover);
    link_kinds();
    build_walls(cover);
    build_lines();
}

void ScanTable::sort_options(const GridCover& cover) {
    starts_.assign(static_cast<std::size_t>(cell_count_) + 2, 0);
    for (int option = 0; option < cover.option_count(); ++option) {
        ++at(starts_, cover.first_cell(option) + 1);
    }
    for (int cell = 0; cell <= cell_count_; ++cell) {
        at(starts_, cell + 1) += at(starts_, cell);
    }
    options_.resize(static_cast<std::size_t>(cover.option_count()));
    std::vector<int> next = starts_;  // next free slot of each cell
    for (int option = 0; option < cover.option_count(); ++option) {
        at(options_, at(next, cover.first_cell(option))++) = option;
    }
    masks_.assign(offset(cover.option_count()), 0);
    kinds_.reserve(options_.size());
    for (int slot = 0; slot < int_size(options_); ++slot) {
        const int option = at(options_, slot);
        kinds_.push_back(at(cover.option_kinds, option));
        for (const int* cell = cover.cells_begin(option); cell != cover.cells_end(option); ++cell) {
            set_bit(masks_.data() + offset(slot), *cell - cover.first_cell(option));
        }
    }
}

void ScanTable::link_kinds() {
    next_kinds_.resize(options_.size());
    for (int cell = cell_count_ - 1; cell >= 0; --cell) {
        for (int slot = end_slot(cell) - 1; slot >= first_slot(cell); --slot) {
            const bool is_last = slot + 1 == end_slot(cell) || kind(slot + 1) != kind(slot);
            at(next_kinds_, slot) = is_last ? slot + 1 : next_kind(slot + 1);
        }
    }
}

// Computes each cell's words from those of the cell after it, shifted up by one.
void ScanTable::build_walls(const GridCover& cover) {
    next_open_.assign(static_cast<std::size_t>(cell_count_), cell_count_);
    walls_.assign(offset(cell_count_ + 1), ~std::uint64_t{0});
    for (int cell = cell_count_ - 1; cell >= 0; --cell) {
        std::uint64_t* words = walls_.data() + offset(cell);
        const std::uint64_t* after = words + word_count_;
        const bool is_open = at(cover.open, cell);
        std::uint64_t carried = is_open ? 0 : 1;
        for (int word = 0; word < word_count_; ++word) {
            words[word] = after[word] << 1 | carried;
            carried = after[word] >> 63;
        }
        at(next_open_, cell) = is_open ? cell : next_open(cell + 1);
    }
}

void ScanTable::build_lines() {
    has_right_.assign(offset(width_), 0);
    has_left_.assign(offset(width_), 0);
    light_.assign(offset(width_), 0);
    for (int column = 0; column < width_; ++column) {
        for (int index = 0; index < 64 * word_count_; ++index) {
            const int line = (column + index) / width_;
            const int place = (column + index) % width_;
            if (place != width_ - 1) {
                set_bit(has_right_.data() + offset(column), index);
            }
            if (place != 0) {
                set_bit(has_left_.data() + offset(column), index);
            }
            if ((line + place) % 2 == 0) {
                set_bit(light_.data() + offset(column), index);
            }
        }
    }
}

int ScanTable::first_uncovered(int cell, const std::uint64_t* frontier) const {
    const std::uint64_t* wall = walls(cell);
    for (int word = 0; word < word_count_; ++word) {
        const std::uint64_t uncovered = ~(frontier[word] | wall[word]);
        if (uncovered != 0) {
            return cell + 64 * word + lowest_bit(uncovered);
        }
    }
    return next_open(cell + 64 * word_count_);
}

void ScanTable::shift_frontier(const std::uint64_t* frontier, int distance, std::uint64_t* shifted) const {
    const int skipped = distance / 64;
    const int rest = distance % 64;
    for (int word = 0; word < word_count_; ++word) {
        const std::uint64_t low = word + skipped < word_count_ ? frontier[word + skipped] : 0;
        const std::uint64_t high = word + skipped + 1 < word_count_ ? frontier[word + skipped + 1] : 0;
        shifted[word] = rest == 0 ? low : low >> rest | high << (64 - rest);
    }
}

}  // namespace tessera
