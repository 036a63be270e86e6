#include "app/lab/screen/lab_table.h"

#include "app/families/polyomino/space_hand.h"
#include "app/lab/screen/lab_choices.h"

#include <type_traits>

namespace tessera {

void draw_lab_table(Lab& lab, Ui& ui, const Rect& area) {
    Scene& scene = lab.scene();
    scene.area = area;
    lay_out_table(lab.table(), scene);
    if (!lab.picture().draw_board(lab, ui, area)) {
        with_game(lab.table(),
                  [&](auto& session, auto& view) { draw_board(ui.painter, view, session, scene); });
        draw_choices(lab, ui);
    }
}

// With nothing in the hand, what boards in space take by themselves is about their picture alone.
void look_around(const Lab& lab, const InputEvent& event) {
    with_game(lab.table(), [&](auto& session, auto& view) {
        if constexpr (std::is_same_v<std::decay_t<decltype(view)>, PolyominoView>) {
            if (view.space) {
                space::input(view, session, event);
            }
        }
    });
}

}  // namespace tessera
