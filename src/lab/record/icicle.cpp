#include "lab/record/icicle.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tessera {

namespace {

// The node at a place of the axis with all those above it, for places from the left to the right.
class AxisWalk {
public:
    explicit AxisWalk(const SearchRecord& record) : record_(record) {}

    // By depth.
    const std::vector<std::int32_t>& chain_at(std::int64_t place) {
        if (record_.is_depth_first()) {
            climb_from(static_cast<std::int32_t>(place));
        } else {
            descend_to(place);
        }
        return chain_;
    }
    std::int64_t visited_count() const { return visited_count_; }

private:
    // Nodes stand in the order of their places; above the first one known all others are known, too.
    void climb_from(std::int32_t node) {
        const auto depth = static_cast<std::size_t>(record_.node(node).depth);
        chain_.resize(depth + 1, -1);
        for (std::size_t level = depth + 1; level > 0 && chain_[level - 1] != node; --level) {
            chain_[level - 1] = node;
            node = record_.node(node).parent;
            ++visited_count_;
        }
    }

    void descend_to(std::int64_t place) {
        chain_.assign(1, 0);
        std::int64_t below = place;  // from the place of the node
        while (below > 0) {
            --below;
            std::int32_t child = record_.node(chain_.back()).first_child;
            for (++visited_count_; below >= record_.node(child).subtree; ++visited_count_) {
                below -= record_.node(child).subtree;
                child = record_.node(child).next_sibling;
            }
            chain_.push_back(child);
        }
    }

    const SearchRecord& record_;
    std::vector<std::int32_t> chain_;
    std::int64_t visited_count_ = 0;
};

class IcicleDrawing {
public:
    IcicleDrawing(const SearchRecord& record, const IcicleWindow& window)
        : record_(record), window_(window), pixel_((window.last - window.first) / window.width) {}

    Icicle draw() {
        Icicle icicle;
        AxisWalk walk(record_);
        for (int x = 0; x < window_.width; ++x) {
            const auto place = static_cast<std::int64_t>(std::floor(window_.first + (x + 0.5) * pixel_));
            if (place >= 0 && place < record_.node_count()) {
                add_column(x, walk.chain_at(place));
            }
        }
        for (const std::vector<IcicleBar>& level : levels_) {
            icicle.bars.insert(icicle.bars.end(), level.begin(), level.end());
        }
        icicle.marks = marks();
        icicle.visited_count = walk.visited_count();
        return icicle;
    }

private:
    void add_column(std::int32_t x, const std::vector<std::int32_t>& chain) {
        const int end = std::min(int_size(chain), window_.last_depth + 1);
        for (int depth = std::max(0, window_.first_depth); depth < end; ++depth) {
            levels_.resize(std::max(levels_.size(), static_cast<std::size_t>(depth) + 1));
            std::vector<IcicleBar>& level = at(levels_, depth);
            const std::int32_t node = at(chain, depth);
            if (!level.empty() && level.back().node == node) {
                level.back().x1 = x + 1;
            } else {
                level.push_back({depth, x, x + 1, node, record_.node(node).subtree < pixel_});
            }
        }
    }

    std::vector<IcicleMark> marks() const {
        std::vector<IcicleMark> marks;
        const auto& nodes = record_.solution_nodes();
        for (auto node = next_mark(nodes.begin(), window_.first); node != nodes.end();) {
            const auto place = static_cast<double>(axis_place(record_, *node));
            if (place >= window_.last) {
                break;
            }
            const auto x = static_cast<std::int32_t>((place - window_.first) / pixel_);
            marks.push_back({x, record_.node(*node).depth, *node});
            node = next_mark(node + 1, window_.first + (x + 1) * pixel_);
        }
        return marks;
    }

    // Depth first, solutions are found in the order of their places; a best-first search finds a single one.
    std::vector<std::int32_t>::const_iterator next_mark(std::vector<std::int32_t>::const_iterator from,
                                                        double place) const {
        const auto is_before = [this](std::int32_t node, double bound) {
            return static_cast<double>(axis_place(record_, node)) < bound;
        };
        return std::lower_bound(from, record_.solution_nodes().end(), place, is_before);
    }

    const SearchRecord& record_;
    IcicleWindow window_;
    double pixel_;  // its length on the axis
    std::vector<std::vector<IcicleBar>> levels_;
};

}  // namespace

Icicle icicle_of(const SearchRecord& record, const IcicleWindow& window) {
    const bool is_empty = window.width <= 0 || window.last <= window.first;
    return is_empty ? Icicle() : IcicleDrawing(record, window).draw();
}

std::int64_t axis_place(const SearchRecord& record, int node) {
    if (record.is_depth_first()) {
        return node;
    }
    std::int64_t place = 0;
    for (std::int32_t below = node; below > 0; below = record.node(below).parent) {
        ++place;
        const std::int32_t parent = record.node(below).parent;
        for (std::int32_t child = record.node(parent).first_child; child != below;
             child = record.node(child).next_sibling) {
            place += record.node(child).subtree;
        }
    }
    return place;
}

}  // namespace tessera
