#include "app/lab/pictures/tree_picture.h"

#include "app/game/game_texts.h"
#include "app/lab/replay/lab_look.h"
#include "base/index.h"

#include <algorithm>
#include <string>

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

// In a search that stores states no node is a dead end: a leaf may still be expanded.
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

void press_tree(Lab& lab, TreeView& tree, Point at_point) {
    if (const auto index = tree.spot_at(at_point)) {
        const int node = at(tree.layout().spots, *index).node;
        if (node == lab.node()) {
            tree.toggle(node);
        } else {
            lab.show_node(node);
        }
    }
}

void follow_pointer(Lab& lab, LabScreen& memory, Ui& ui) {
    const Point now = ui.state.pointer();
    if (ui.state.is_held("lab.tree")) {
        if (memory.tree_drag && (memory.was_dragged || distance(*memory.tree_drag, now) >= drag_threshold)) {
            memory.tree.pan(now - *memory.tree_drag);
            memory.was_dragged = true;
            memory.tree_drag = now;
        } else if (!memory.tree_drag) {
            memory.tree_drag = now;
        }
    }
    if (ui.state.take_click("lab.tree") && !memory.was_dragged) {
        press_tree(lab, memory.tree, now);
    }
    if (!ui.state.is_held("lab.tree")) {
        memory.tree_drag.reset();
        memory.was_dragged = false;
    }
}

// Describes the size of the subtree or, if the engine has an estimate, the moves to go.
Sentence what_is_below(const Lab& lab) {
    if (const auto estimate = lab.search().estimate(lab.node())) {
        return say("{} {move|moves} so far, at least {} more", static_cast<int>(estimate->g),
                   static_cast<int>(estimate->h));
    }
    return say("this leads to {} {position|positions}",
               thousands(std::to_string(lab.record().node(lab.node()).subtree - 1)));
}

// Describes the position on the table: beside the buttons in at most two lines, otherwise below them in one.
void draw_words(const Lab& lab, LabScreen& memory, Ui& ui, const Rect& beside, Rect& rest) {
    const std::string text = lab.strings().of(what_is_below(lab));
    const float line = Painter::line_height(TextSize::small);
    const float width = beside.width - 4;
    const float height =
        width < 60 ? 3 * line
                   : ui.painter.paragraph({0, 0, width, 400}, text, ui.theme().quiet, TextSize::small, false);
    memory.words_fit = height < 2.5F * line;
    if (memory.words_fit) {
        ui.painter.paragraph({beside.x, beside.centre().y - height / 2, width, height}, text,
                             ui.theme().quiet, TextSize::small);
        return;
    }
    const Rect below = rest.take_top(line + 4);
    memory.words_fit = Painter::text_width(text, TextSize::small) <= below.width - 28;
    ui.painter.text({below.x + 14, below.centre().y},
                    Painter::fitted(text, TextSize::small, below.width - 28), ui.theme().quiet,
                    TextSize::small);
}

// Draws the buttons that jump from the position on the table to distant ones.
void draw_ways(Lab& lab, LabScreen& memory, Ui& ui, Rect& rest) {
    Rect bar = rest.take_top(touch_side);
    bar = {bar.x + 14, bar.y, bar.width - 22, bar.height};
    const RecordedNode& here = lab.record().node(lab.node());
    const auto way = [&](std::string_view name, std::string_view caption, bool is_enabled,
                         bool is_chosen = false) {
        const Rect rect = bar.take_right(button_width(ui, caption) - 16);
        return button(ui, name, caption, rect, {ButtonStyle::quiet, is_enabled, is_chosen});
    };
    if (way("lab.similar", "Similar", lab.node() != 0)) {
        lab.visit_similar();
    }
    if (way("lab.largest", "Largest", here.first_child >= 0)) {
        lab.visit_largest();
    }
    if (memory.matrix.has_matrix() && way("lab.matrix_view", "Matrix", true)) {
        lab.show_matrix(true);
    }
    if (lab.has_frontier() && way("lab.frontier_view", "Frontier", true)) {
        lab.show_frontier(true);
    }
    if (lab.has_layers() && way("lab.layers_view", "Layers", true)) {
        lab.show_layers(true);
    }
    if (lab.has_choices() && way("lab.choices", "Choices", true, lab.shows_choices())) {
        lab.show_choices(!lab.shows_choices());
    }
    if (lab.has_map() && way("lab.map", "Map", true, lab.shows_map())) {
        lab.show_map(!lab.shows_map());
    }
    draw_words(lab, memory, ui, bar, rest);
}

// Draws the buttons for the picture in its corner, as on maps.
void draw_corner(LabScreen& memory, Ui& ui, Rect area) {
    Rect row = area.take_bottom(touch_side).take_right(3 * touch_side);
    ui.painter.fill(row, mix(ui.theme().page, ui.theme().surface, 0.6F), 12);
    if (icon_button(ui, {"lab.help", "Help", Icon::help}, row.take_right(touch_side))) {
        memory.shows_help = true;
    }
    if (icon_button(ui, {"lab.save", "Save", Icon::save}, row.take_right(touch_side))) {
        memory.shows_save = true;
    }
    if (icon_button(ui, {"lab.fit", "Show all", Icon::zoom_out}, row.take_right(touch_side))) {
        memory.tree.fit();
    }
}

}  // namespace

void draw_tree_sign(Ui& ui, Point place, TreeSign sign) {
    if (sign == TreeSign::folded) {
        draw_lantern(ui, place, 22, 0, sign_color(ui.theme(), sign));
    }
    draw_dot(ui, place, 8, sign);
}

void draw_tree(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area) {
    if (!lab.has_search()) {
        return;
    }
    Rect rest = area;
    draw_ways(lab, memory, ui, rest);
    ui.state.add({.name = "lab.tree", .rect = rest, .label = std::string(ui.text("The tree"))});
    follow_pointer(lab, memory, ui);
    memory.tree.show(lab.record(), lab.node(), rest, lab.replay().is_playing());
    ui.painter.fill(rest.inset(4), mix(ui.theme().page, ui.theme().surface, 0.6F), 12);
    ui.painter.push_clip(rest.inset(4));
    draw_spots(lab, memory.tree, ui, rest);
    ui.painter.pop_clip();
    focus_ring(ui, "lab.tree", rest.inset(4), 12);
    draw_corner(memory, ui, rest.inset(4));
}

}  // namespace tessera
