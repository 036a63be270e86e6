#include "app/game/game_controller.h"
#include "app/host/platform.h"

// How the open puzzle gets on paper.

namespace tessera {

void GameController::print_puzzle(const PaperChoice& choice) {
    is_picture_asked_ = choice.is_picture;
    PrintJob job;
    job.position = position_of(game_->session);
    job.title = title_text(*game_);
    job.translation = strings_.table();
    job.is_picture = choice.is_picture;
    if (!choice.is_picture) {  // a sheet is for who begins
        job.position.moves.clear();
        job.with_solution = choice.with_solution;
        job.with_explanation = choice.with_explanation && is_explained(family_id(game_->session));
    }
    paper_.draw(family_id(game_->session), job);
}

// Who closes the sheet no longer waits.
void GameController::advance_printing() {
    if (panel_ != Panel::print) {
        paper_.stop();
    }
    if (const auto drawing = paper_.take_drawing()) {
        panel_ = Panel::none;
        is_picture_asked_ ? platform::download_text("tessera.svg", *drawing)
                          : platform::print_drawing(*drawing);
    }
    if (const auto trouble = paper_.take_trouble()) {
        notify(*trouble, true);
    }
}

}  // namespace tessera
