#include "app/lab/pictures/tree_picture.h"

#include "app/game/play/game_texts.h"
#include "app/lab/pictures/picture_parts.h"
#include "app/lab/pictures/tree_spots.h"
#include "base/index.h"
#include "base/json.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

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

// Describes the size of the subtree or, if the engine has an estimate, the moves to go.
Sentence what_is_below(const Lab& lab) {
    if (const auto estimate = lab.search().estimate(lab.node())) {
        return say("{} {move|moves} so far, at least {} more", static_cast<int>(estimate->g),
                   static_cast<int>(estimate->h));
    }
    return say("this leads to {} {position|positions}",
               thousands(std::to_string(lab.record().node(lab.node()).subtree - 1)));
}

// Green for paths to solutions; neighbouring bars differ in shade.
Color bar_color(const Theme& theme, const SearchRecord& record, const TimelineBar& bar) {
    if (record.node(bar.node).solutions > 0) {
        return mix(theme.board, theme.good, bar.node % 2 == 0 ? 0.75F : 0.6F);
    }
    return mix(theme.board, theme.accent, bar.node % 2 == 0 ? 0.55F : 0.35F);
}

}  // namespace

TreeAlternative* TreePicture::shown(const Lab& lab) const {
    const auto found = std::find_if(alternatives_.begin(), alternatives_.end(),
                                    [&](const auto& each) { return each->is_shown(lab); });
    return found == alternatives_.end() ? nullptr : found->get();
}

void TreePicture::follow_pointer(Lab& lab, Ui& ui) {
    const Point now = ui.state.pointer();
    if (ui.state.is_held("lab.tree")) {
        if (drag_ && (was_dragged_ || distance(*drag_, now) >= drag_threshold)) {
            tree_.pan(now - *drag_);
            was_dragged_ = true;
            drag_ = now;
        } else if (!drag_) {
            drag_ = now;
        }
    }
    if (ui.state.take_click("lab.tree") && !was_dragged_) {
        press_tree(lab, tree_, now);
    }
    if (!ui.state.is_held("lab.tree")) {
        drag_.reset();
        was_dragged_ = false;
    }
}

// Describes the position on the table: beside the buttons in at most two lines, otherwise below them in one.
void TreePicture::draw_words(const Lab& lab, Ui& ui, const Rect& beside, Rect& rest) {
    const std::string text = lab.strings().of(what_is_below(lab));
    const float line = Painter::line_height(TextSize::small);
    const float width = beside.width - 4;
    const float height =
        width < 60 ? 3 * line
                   : ui.painter.paragraph({0, 0, width, 400}, text, ui.theme().quiet, TextSize::small, false);
    words_fit_ = height < 2.5F * line;
    if (words_fit_) {
        ui.painter.paragraph({beside.x, beside.centre().y - height / 2, width, height}, text,
                             ui.theme().quiet, TextSize::small);
        return;
    }
    const Rect below = rest.take_top(line + 4);
    words_fit_ = Painter::text_width(text, TextSize::small) <= below.width - 28;
    ui.painter.text({below.x + 14, below.centre().y},
                    Painter::fitted(text, TextSize::small, below.width - 28), ui.theme().quiet,
                    TextSize::small);
}

// Draws the buttons that jump from the position on the table to distant ones.
void TreePicture::draw_ways(Lab& lab, Ui& ui, Rect& rest) {
    Rect bar = rest.take_top(touch_side);
    bar = {bar.x + 14, bar.y, bar.width - 22, bar.height};
    const RecordedNode& here = lab.record().node(lab.node());
    const auto way = [&](std::string_view name, std::string_view caption, bool is_enabled,
                         bool is_chosen = false) {
        const Rect rect = bar.take_right(button_width(ui, caption) - 16);
        return button(ui, name, caption, rect, {ButtonStyle::quiet, is_enabled, is_chosen});
    };
    if (way("lab.similar", "Similar", lab.node() != 0)) {
        lab.go_to_similar();
    }
    if (way("lab.largest", "Largest", here.first_child >= 0)) {
        lab.go_to_largest();
    }
    for (const auto& each : alternatives_) {
        const std::string name = "lab." + std::string(each->name()) + "_view";
        if (each->is_available() && way(name, each->caption(), true)) {
            lab.show_view(each->name());
        }
    }
    if (lab.has_choices() && way("lab.choices", "Choices", true, lab.shows_choices())) {
        lab.show_choices(!lab.shows_choices());
    }
    if (lab.has_map() && way("lab.map", "Map", true, lab.shows_map())) {
        lab.show_map(!lab.shows_map());
    }
    draw_words(lab, ui, bar, rest);
}

// Draws the buttons for the picture in its corner, as on maps.
void TreePicture::draw_corner(LabSheets& sheets, Ui& ui, Rect area) {
    Rect row = area.take_bottom(touch_side).take_right(3 * touch_side);
    ui.painter.fill(row, mix(ui.theme().page, ui.theme().surface, 0.6F), 12);
    if (icon_button(ui, {"lab.help", "Help", Icon::help}, row.take_right(touch_side))) {
        sheets.shows_help = true;
    }
    if (icon_button(ui, {"lab.save", "Save", Icon::save}, row.take_right(touch_side))) {
        sheets.shows_save = true;
    }
    if (icon_button(ui, {"lab.fit", "Show all", Icon::zoom_out}, row.take_right(touch_side))) {
        tree_.fit();
    }
}

void TreePicture::draw_tree(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& area) {
    Rect rest = area;
    draw_ways(lab, ui, rest);
    ui.state.add({.name = "lab.tree", .rect = rest, .label = std::string(ui.text("The tree"))});
    follow_pointer(lab, ui);
    tree_.show(lab.record(), lab.node(), rest, lab.replay().is_playing());
    draw_ground(ui, rest.inset(4));
    ui.painter.push_clip(rest.inset(4));
    draw_spots(lab, tree_, ui, rest);
    ui.painter.pop_clip();
    focus_ring(ui, "lab.tree", rest.inset(4), 12);
    draw_corner(sheets, ui, rest.inset(4));
}

void TreePicture::draw(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& area) {
    if (!lab.has_search()) {
        return;
    }
    for (const auto& each : alternatives_) {
        each->prepare(lab);
    }
    if (TreeAlternative* const alternative = shown(lab)) {
        alternative->draw(lab, ui, area);
    } else {
        draw_tree(lab, sheets, ui, area);
    }
}

void TreePicture::draw_line(const Lab& lab, Ui& ui, const Rect& area) {
    const int columns = std::max(static_cast<int>(area.width), 1);
    if (bar_columns_ != columns || bar_steps_ != lab.step_count()) {
        bars_ = timeline_of(lab.record(), columns);
        bar_columns_ = columns;
        bar_steps_ = lab.step_count();
    }
    const float height = area.height / static_cast<float>(std::max(lab.record().max_depth(), 1));
    for (const TimelineBar& bar : bars_) {
        const float y = area.y + height * static_cast<float>(bar.depth);
        const Rect rect{area.x + static_cast<float>(bar.from), y, static_cast<float>(bar.to - bar.from),
                        std::max(height - (height > 4 ? 1.0F : 0.0F), 0.5F)};
        ui.painter.fill(rect, bar_color(ui.theme(), lab.record(), bar));
    }
}

bool TreePicture::is_moving(double now_ms) const {
    return std::any_of(alternatives_.begin(), alternatives_.end(),
                       [now_ms](const auto& each) { return each->is_moving(now_ms); });
}

void TreePicture::follow(const Lab& lab) {
    if (TreeAlternative* const alternative = shown(lab)) {
        alternative->follow(lab);
    }
}

LabHelp TreePicture::help() const {
    return tree_help();
}

bool TreePicture::put_in_words(BoardWords& words, const Lab& lab) const {
    if (const TreeAlternative* const alternative = shown(lab)) {
        alternative->put_in_words(words, lab);
    }
    return false;
}

void TreePicture::write_tree(Json& json) const {
    json.key("tree");
    json.open('{');
    json.field("spots", int_size(tree_.layout().spots));
    if (tree_.current_spot() >= 0) {
        const TreeSpot& spot = at(tree_.layout().spots, tree_.current_spot());
        json.key("current");
        json.open('{');
        json.field("node", spot.node);
        write_point(json, tree_.place_of(spot));
        json.close('}');
    }
    json.close('}');
}

void TreePicture::write(Json& json, const Lab& lab) const {
    json.field("words_fit", words_fit_);
    write_tree(json);
    for (const auto& each : alternatives_) {
        each->write(json, lab);
    }
}

}  // namespace tessera
