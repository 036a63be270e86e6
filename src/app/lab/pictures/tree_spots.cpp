#include "app/lab/pictures/tree_spots.h"

#include "app/lab/replay/lab_look.h"
#include "base/index.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace tessera {

namespace {

constexpr float dot = 0.34F;        // radius of a node, in units
constexpr float legible_unit = 21;  // smaller nodes have no label
constexpr float line_thickness = 1.5F;

Color sign_color(const Theme& theme, TreeSign sign) {
    switch (sign) {
        case TreeSign::to_solution:
        case TreeSign::solution:
            return theme.good;
        case TreeSign::folded:
        case TreeSign::dead_end:
            return mix(theme.surface, theme.bad, 0.55F);
        case TreeSign::other:
            break;
    }
    return mix(theme.surface, theme.accent, 0.6F);
}

void draw_dot(Ui& ui, Point place, float radius, TreeSign sign) {
    const Color color = sign_color(ui.theme(), sign);
    if (sign == TreeSign::solution) {
        const float side = radius * 1.35F;
        ui.painter.polygon({{place.x, place.y - side},
                            {place.x + side, place.y},
                            {place.x, place.y + side},
                            {place.x - side, place.y}},
                           color);
    } else {
        ui.painter.circle(place, radius, color);
    }
}

Color ink_on(const Theme& theme, Color back) {
    return contrast(theme.text, back) > contrast(theme.surface, back) ? theme.text : theme.surface;
}

// Draws a failed subtree as a lantern (Gist's term) labelled with its node count.
void draw_lantern(Ui& ui, Point top, float width, int nodes, Color color) {
    const float height = width;
    ui.painter.polygon(
        {{top.x, top.y}, {top.x + width / 2, top.y + height}, {top.x - width / 2, top.y + height}}, color);
    if (width > 24) {
        ui.painter.text({top.x, top.y + height * 0.72F}, short_count(static_cast<std::uint64_t>(nodes)),
                        ui.theme().text, TextSize::small, Align::centre);
    }
}

void draw_spot(const Lab& lab, const TreeView& tree, Ui& ui, const TreeSpot& spot, bool is_current) {
    const Point place = tree.place_of(spot);
    const TreeSign sign = sign_of(lab.record(), spot);
    const Color color = sign_color(ui.theme(), sign);
    const float radius = std::max(dot * tree.unit(), 2.0F);
    if (spot.is_folded) {
        draw_lantern(ui, place, static_cast<float>(spot.lantern) * tree.unit(),
                     lab.record().node(spot.node).subtree, color);
    }
    draw_dot(ui, place, radius, sign);
    const std::string label = tree.unit() < legible_unit ? "" : lab.search().label(spot.node);
    if (Painter::text_width(label, TextSize::small) < tree.unit() - 2) {
        ui.painter.text(place, label, ink_on(ui.theme(), color), TextSize::small, Align::centre);
    }
    if (is_current) {
        ui.painter.ring(place, radius + 3, ui.theme().text, 2.5F);
    }
}

bool is_seen(const TreeView& tree, const TreeSpot& spot, const Rect& area) {
    const Point place = tree.place_of(spot);
    return area.inset(-3 * tree.unit()).contains(place);
}

// For the legend.
template <TreeSign sign>
void draw_sign(Ui& ui, Point place) {
    if (sign == TreeSign::folded) {
        draw_lantern(ui, place, 22, 0, sign_color(ui.theme(), sign));
    }
    draw_dot(ui, place, 8, sign);
}

constexpr std::array help_lines{
    LabHelpLine{draw_sign<TreeSign::solution>, "", "a solution"},
    LabHelpLine{draw_sign<TreeSign::to_solution>, "", "leads to a solution"},
    LabHelpLine{draw_sign<TreeSign::dead_end>, "", "a dead end: nothing follows it"},
    LabHelpLine{draw_sign<TreeSign::other>, "",
                "any other position, such as those that lead to the one shown"},
    LabHelpLine{draw_sign<TreeSign::folded>, "",
                "a part that failed, folded, with the number of its positions"},
    LabHelpLine{nullptr, "Press", "goes to a node; again to fold or unfold what is below it"},
    LabHelpLine{nullptr, "Drag", "moves the tree; the wheel zooms"},
    LabHelpLine{nullptr, "Space", "runs and pauses"},
    LabHelpLine{nullptr, "Arrows", "a step forward or back, faster or slower"},
    LabHelpLine{nullptr, "Shift + arrows", "through the tree"},
    LabHelpLine{nullptr, "B, [ ]", "marks this step with a note; to the mark before or after"},
    LabHelpLine{nullptr, "N, L, S", "the next solution, the largest part below, the next similar position"},
    LabHelpLine{nullptr, "C",
                "shows on each open cell how many ways there are to cover it; a ring marks the next one"},
    LabHelpLine{nullptr, "0 to 9", "to a tenth of the search"},
};

}  // namespace

TreeSign sign_of(const SearchRecord& record, const TreeSpot& spot) {
    const RecordedNode& node = record.node(spot.node);
    const bool is_leaf = node.first_child < 0;
    if (node.solutions > 0) {
        return is_leaf ? TreeSign::solution : TreeSign::to_solution;
    }
    if (spot.is_folded) {
        return TreeSign::folded;
    }
    const bool is_at_work = spot.node == record.step(record.step_count() - 1).node;
    return is_leaf && record.is_depth_first() && !is_at_work ? TreeSign::dead_end : TreeSign::other;
}

LabHelp tree_help() {
    return {"How to read the tree", help_lines};
}

void draw_spots(const Lab& lab, const TreeView& tree, Ui& ui, const Rect& area) {
    const std::vector<TreeSpot>& spots = tree.layout().spots;
    for (const TreeSpot& spot : spots) {
        if (spot.parent >= 0 && (is_seen(tree, spot, area) || is_seen(tree, at(spots, spot.parent), area))) {
            ui.painter.line(tree.place_of(at(spots, spot.parent)), tree.place_of(spot), ui.theme().line,
                            line_thickness);
        }
    }
    for (int index = 0; index < int_size(spots); ++index) {
        if (is_seen(tree, at(spots, index), area)) {
            draw_spot(lab, tree, ui, at(spots, index), index == tree.current_spot());
        }
    }
}

}  // namespace tessera
