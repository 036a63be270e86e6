#include "lab/record/tree_layout.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>

namespace tessera {

namespace {

constexpr double clearance = 0.35;  // room above a node, in levels

// Extent of a subtree on both sides of the centre of its top, level by level.
struct Contour {
    std::vector<double> left;
    std::vector<double> right;
};

Contour contour_of_top(const TreeSpot& spot) {
    const double half = std::max(1.0, spot.lantern) / 2;
    const auto levels = static_cast<std::size_t>(spot.lantern + clearance) + 1;
    return {std::vector<double>(levels, -half), std::vector<double>(levels, half)};
}

// Returns the distance from the other's top to this one's, at least, if they are not to overlap.
double distance_between(const Contour& other, const Contour& contour) {
    double distance = 0;
    for (std::size_t level = 0; level < std::min(other.right.size(), contour.left.size()); ++level) {
        distance = std::max(distance, other.right[level] - contour.left[level]);
    }
    return distance;
}

void add_beside(Contour& all, const Contour& contour, double shift) {
    for (std::size_t level = 0; level < contour.left.size(); ++level) {
        if (level >= all.left.size()) {
            all.left.push_back(contour.left[level] + shift);
            all.right.push_back(0);
        }
        all.right[level] = contour.right[level] + shift;
    }
}

class TidyTree {
public:
    TidyTree(const SearchRecord& record, const OpenNodes& open) : record_(record), open_(open) {}

    TreeLayout lay_out() {
        add_spots();
        contours_.resize(spots().size());
        for (int spot = int_size(spots()) - 1; spot >= 0; --spot) {
            join(spot);
        }
        place_all();
        for (int spot = 0; spot < int_size(spots()); ++spot) {
            layout_.by_node.emplace_back(at(spots(), spot).node, spot);
        }
        std::sort(layout_.by_node.begin(), layout_.by_node.end());
        return std::move(layout_);
    }

private:
    std::vector<TreeSpot>& spots() { return layout_.spots; }

    TreeSpot spot_for(std::int32_t node, std::int32_t parent) {
        const RecordedNode& recorded = record_.node(node);
        TreeSpot spot;
        spot.node = node;
        spot.depth = recorded.depth;
        spot.parent = parent;
        spot.is_folded = recorded.first_child >= 0 && !open_.contains(node);
        spot.lantern = spot.is_folded ? lantern_size(recorded.subtree) : 0;
        layout_.depth = std::max(layout_.depth, recorded.depth);
        ++layout_.visited_count;
        return spot;
    }

    // Adds the spots level by level, in order of discovery.
    void add_spots() {
        spots().push_back(spot_for(0, -1));
        for (int spot = 0; spot < int_size(spots()); ++spot) {
            const std::int32_t node = at(spots(), spot).node;
            if (at(spots(), spot).is_folded || record_.node(node).first_child < 0) {
                continue;
            }
            at(spots(), spot).first_child = int_size(spots());
            for (std::int32_t child = record_.node(node).first_child; child >= 0;
                 child = record_.node(child).next_sibling) {
                spots().push_back(spot_for(child, spot));
                ++at(spots(), spot).child_count;
            }
        }
    }

    // Places the children side by side, as close as their contours allow, and centres the spot over them.
    // Until place_all() a child's x is relative to its parent.
    void join(int spot) {
        const TreeSpot top = at(spots(), spot);
        Contour below;
        for (int child = top.first_child; child < top.first_child + top.child_count; ++child) {
            const double shift = distance_between(below, at(contours_, child));
            at(spots(), child).x = shift;
            add_beside(below, at(contours_, child), shift);
            at(contours_, child) = {};
        }
        const double middle =
            top.child_count == 0 ? 0 : at(spots(), top.first_child + top.child_count - 1).x / 2;
        for (int child = top.first_child; child < top.first_child + top.child_count; ++child) {
            at(spots(), child).x -= middle;
        }
        at(contours_, spot) = under_top(contour_of_top(top), below, middle);
    }

    static Contour under_top(Contour contour, const Contour& below, double middle) {
        for (std::size_t level = 0; level < below.left.size(); ++level) {
            contour.left.push_back(below.left[level] - middle);
            contour.right.push_back(below.right[level] - middle);
        }
        return contour;
    }

    void place_all() {
        for (TreeSpot& spot : spots()) {
            spot.x += spot.parent < 0 ? 0 : at(spots(), spot.parent).x;
            const double half = std::max(1.0, spot.lantern) / 2;
            layout_.left = std::min(layout_.left, spot.x - half);
            layout_.right = std::max(layout_.right, spot.x + half);
        }
    }

    const SearchRecord& record_;
    const OpenNodes& open_;
    std::vector<Contour> contours_;  // by spot, until it is joined to its parent
    TreeLayout layout_;
};

}  // namespace

double lantern_size(std::int64_t nodes) {
    if (nodes < 2) {
        return 0;
    }
    const auto whole = static_cast<std::uint64_t>(nodes);
    const auto digits = static_cast<int>(std::bit_width(whole)) - 1;
    const double part = static_cast<double>(whole) / static_cast<double>(std::uint64_t{1} << digits) - 1;
    return 0.3 + 0.12 * (digits + part);  // linear between powers of two
}

void open_to(const SearchRecord& record, int node, OpenNodes& open) {
    for (std::int32_t above = record.node(node).parent; above >= 0; above = record.node(above).parent) {
        open.insert(above);
    }
}

OpenNodes open_to_solutions(const SearchRecord& record, int most_nodes) {
    OpenNodes open = {0};
    open_to(record, record.step(record.step_count() - 1).node, open);
    const auto& solutions = record.solution_nodes();
    for (int next = 0; next < std::min(int_size(solutions), most_nodes) && int_size(open) < most_nodes;
         ++next) {
        open_to(record, at(solutions, next), open);
    }
    return open;
}

TreeLayout layout_of(const SearchRecord& record, const OpenNodes& open) {
    return TidyTree(record, open).lay_out();
}

int TreeLayout::spot_of(int node) const {
    const auto place =
        std::lower_bound(by_node.begin(), by_node.end(), std::pair<std::int32_t, std::int32_t>(node, 0));
    return place != by_node.end() && place->first == node ? place->second : -1;
}

int TreeLayout::spot_over(const SearchRecord& record, int node) const {
    int spot = spot_of(node);
    for (std::int32_t above = node; spot < 0 && above >= 0; above = record.node(above).parent) {
        spot = spot_of(above);
    }
    return spot;
}

}  // namespace tessera
