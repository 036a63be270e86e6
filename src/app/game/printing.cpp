#include "app/game/calendar.h"
#include "app/game/game_controller.h"
#include "app/game/game_texts.h"
#include "app/host/platform.h"
#include "session/share.h"
#include "session/text_twin.h"

#include <utility>

// GameController: printing and copying the open puzzle.

namespace tessera {

namespace {

Sentence copied_sentence(Copied what) {
    switch (what) {
        case Copied::link:
            return say("link copied");
        case Copied::result:
            return say("result copied");
        case Copied::board:
            return say("puzzle copied as text");
        case Copied::frame:
            return say("embed code copied");
        case Copied::report:
            return say("report copied");
    }
    return {};
}

}  // namespace

std::string GameController::code(bool with_moves) const {
    if (with_moves) {
        return with_credits(encode_link(written_session(*game_), true).value_or(game_->link), credits());
    }
    return game_->daily && !game_->code.empty() ? day_code(family_id(game_->session), *game_->daily)
                                                : with_credits(game_->link, credits());
}

std::string GameController::link(bool with_moves) const {
    const std::string whole = code(with_moves);
    return whole.empty() ? whole : platform::link_of(fragment_of(whole));
}

std::string GameController::text_of_puzzle(bool with_moves) const {
    AnySession session = written_session(*game_);
    if (!with_moves) {
        std::visit([](auto& game) { game.restart(); }, session);
    }
    return (credits().is_empty() ? "" : name_text(*game_) + '\n') + text_twin(session);
}

void GameController::copy(std::string_view text, Copied what) {
    copied_ = what;
    platform::copy_text(text);
}

void GameController::copy_frame(bool with_moves) {
    copied_ = Copied::frame;
    platform::copy_frame(name_text(*game_), fragment_of(code(with_moves)));
}

void GameController::text_copied(bool succeeded) {
    if (succeeded) {
        panel_ = Panel::none;
        return notify(copied_sentence(copied_));
    }
    notify(say("the browser did not allow copying"), true);
}

void GameController::show_qr(std::string_view link) {
    panel_ = Panel::qr;
    qr_.clear();
    PrintJob job;
    job.position = position_of(written_session(*game_));
    job.link = link;
    job.is_picture = true;
    paper_.draw(family_id(game_->session), job);
}

void GameController::save_qr() const {
    platform::download_text("tessera-qr.svg", qr_);
}

void GameController::print_puzzle(const PaperChoice& choice) {
    asked_form_ = choice.form;
    PrintJob job;
    job.position = position_of(written_session(*game_));
    job.title = name_text(*game_);
    job.translation = strings_.table();
    job.is_picture = choice.form != PaperForm::sheet;
    if (!job.is_picture) {  // a sheet shows the puzzle at its start
        job.position.moves.clear();
        job.link = choice.with_code ? link(false) : "";
        job.with_solution = choice.with_solution;
        job.with_explanation = choice.with_explanation && is_explained(family_id(game_->session));
    }
    paper_.draw(family_id(game_->session), job);
}

// Closing the sheet cancels the job.
void GameController::advance_printing() {
    if (panel_ != Panel::print && panel_ != Panel::qr) {
        paper_.stop();
    }
    if (auto drawing = paper_.take_drawing()) {
        if (panel_ == Panel::qr) {
            qr_ = std::move(*drawing);
            return;
        }
        panel_ = Panel::none;
        const std::string stem = file_stem("tessera-" + title_text(*game_));
        if (asked_form_ == PaperForm::sheet) {
            platform::print_drawing(*drawing);
        } else if (asked_form_ == PaperForm::png) {
            platform::download_drawing(stem, *drawing);
        } else {
            platform::download_text(stem + ".svg", *drawing);
        }
    }
    if (const auto trouble = paper_.take_trouble()) {
        panel_ = Panel::none;
        notify(*trouble, true);
    }
}

}  // namespace tessera
