#include "app/lab/screen/lab_choices.h"

#include "app/families/polyomino/art.h"
#include "app/families/polyomino/view.h"
#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <string>
#include <type_traits>

namespace tessera {

namespace {

constexpr float least_cell = 14;  // numbers in smaller cells would be illegible

void draw_numbers(const Lab& lab, Ui& ui, const BoardCanvas& canvas) {
    const std::vector<CellChoices> choices = lab.choices();
    const auto fewest = std::min_element(
        choices.begin(), choices.end(),
        [](const CellChoices& one, const CellChoices& other) { return one.count < other.count; });
    const float size = std::min(canvas.cell() * 0.42F, 22.0F);
    for (const CellChoices& each : choices) {
        const Color color = each.count == 0               ? ui.theme().bad
                            : each.count == fewest->count ? ui.theme().accent
                                                          : ui.theme().quiet;
        ui.painter.letter(canvas.rect_of(each.cell).centre(), std::to_string(each.count), color, size);
    }
    if (const auto next = lab.next_decided_cell()) {
        ui.painter.ring(canvas.rect_of(*next).centre(), canvas.cell() * 0.4F, ui.theme().accent,
                        std::max(canvas.cell() * 0.05F, 1.5F));
    }
}

void draw_refused(const Lab& lab, Ui& ui, const BoardCanvas& canvas, const polyomino::Level& level) {
    const auto move = Polyomino::parse_move(level, lab.refused_move());
    if (!move || !move->to) {
        return;
    }
    draw_ghost(ui.painter, oriented_shape(level, *move->to), canvas.spot_of(move->to->corner),
               piece_color(ui.theme(), level, move->to->piece), false);
}

}  // namespace

void draw_choices(const Lab& lab, Ui& ui) {
    if (!lab.has_search()) {
        return;
    }
    with_game(lab.table(), [&](auto& session, auto& view) {
        if constexpr (std::is_same_v<std::decay_t<decltype(view)>, PolyominoView>) {
            if (!lab.refused_move().empty()) {
                draw_refused(lab, ui, view.canvas, session.level());
            }
            if (lab.shows_choices() && view.canvas.cell() >= least_cell) {
                draw_numbers(lab, ui, view.canvas);
            }
        }
    });
}

}  // namespace tessera
