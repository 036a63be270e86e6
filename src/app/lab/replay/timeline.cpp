#include "app/lab/replay/timeline.h"

#include "base/index.h"

#include <algorithm>
#include <cstdint>

namespace tessera {

namespace {

// Returns the path to a node from the first choice on, without the start.
std::vector<int> way_to(const SearchRecord& record, int node) {
    std::vector<int> way;
    for (; record.node(node).parent >= 0; node = record.node(node).parent) {
        way.push_back(node);
    }
    std::reverse(way.begin(), way.end());
    return way;
}

// Bars that have begun and not ended, one below the other.
class BarStack {
public:
    void enter(const std::vector<int>& way, int column) {
        const auto same = std::mismatch(open_.begin(), open_.end(), way.begin(), way.end(),
                                        [](const TimelineBar& bar, int node) { return bar.node == node; });
        end_below(static_cast<int>(same.first - open_.begin()), column);
        for (int depth = int_size(open_); depth < int_size(way); ++depth) {
            open_.push_back({at(way, depth), depth, column, column});
        }
    }
    std::vector<TimelineBar> end(int column) {
        end_below(0, column);
        return std::move(bars_);
    }

private:
    void end_below(int depth, int column) {
        while (int_size(open_) > depth) {
            open_.back().to = column;
            bars_.push_back(open_.back());
            open_.pop_back();
        }
    }

    std::vector<TimelineBar> open_;
    std::vector<TimelineBar> bars_;
};

}  // namespace

int step_at(int column, int columns, int step_count) {
    return static_cast<int>((2LL * column + 1) * step_count / (2LL * columns));
}

float column_of(int place, int columns, int step_count) {
    return step_count == 0
               ? 0
               : static_cast<float>(place) * static_cast<float>(columns) / static_cast<float>(step_count);
}

std::vector<TimelineBar> timeline_of(const SearchRecord& record, int columns) {
    BarStack stack;
    for (int column = 0; column < columns && record.step_count() > 0; ++column) {
        stack.enter(way_to(record, record.step(step_at(column, columns, record.step_count())).node), column);
    }
    return stack.end(columns);
}

}  // namespace tessera
