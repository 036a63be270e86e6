#include "app/game/paper/printing.h"

#include "app/game/play/game_texts.h"
#include "app/host/platform.h"
#include "session/share.h"

#include <utility>

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

void Printing::copy(std::string_view text, Copied what) {
    copied_ = what;
    platform::copy_text(text);
}

void Printing::copy_frame(bool with_moves) {
    copied_ = Copied::frame;
    platform::copy_frame(desk_.name_text(desk_.game()), fragment_of(desk_.code(with_moves)));
}

void Printing::text_copied(bool succeeded) {
    if (succeeded) {
        navigation_.show(Panel::none);
        return announcer_.notify(copied_sentence(copied_));
    }
    announcer_.notify(say("the browser did not allow copying"), true);
}

void Printing::show_qr(std::string_view link, std::string title) {
    qr_title_ = std::move(title);
    navigation_.show(Panel::qr);
    qr_.clear();
    PrintJob job;
    job.position = position_of(written_session(desk_.game()));
    job.link = link;
    job.is_picture = true;
    paper_.draw(family_id(desk_.game().session), job);
}

std::string Printing::qr_title() const {
    return qr_title_.empty() ? desk_.name_text(desk_.game()) : qr_title_;
}

void Printing::save_qr() const {
    platform::download_text("tessera-qr.svg", qr_);
}

void Printing::print(const PaperChoice& choice) {
    const OpenGame& game = desk_.game();
    asked_form_ = choice.form;
    PrintJob job;
    job.position = position_of(written_session(game));
    job.title = desk_.name_text(game);
    job.translation = appearance_.strings().table();
    job.is_picture = choice.form != PaperForm::sheet;
    if (!job.is_picture) {  // a sheet shows the puzzle at its start
        job.position.moves.clear();
        job.link = choice.with_code ? desk_.link(false) : "";
        job.with_solution = choice.with_solution;
        job.with_explanation = choice.with_explanation && is_explained(family_id(game.session));
    }
    paper_.draw(family_id(game.session), job);
}

void Printing::print_days(std::string_view family, const Day& first, const Day& last) {
    asked_form_ = PaperForm::sheet;
    const Strings& strings = appearance_.strings();
    DaysJob job;
    job.first = format_day(first);
    job.last = format_day(last);
    job.title = strings.of("Puzzles of the day");
    job.translation = strings.table();
    job.address = platform::page_address();
    paper_.draw(family, job);
}

// Closing the sheet cancels the job.
void Printing::advance() {
    const Panel panel = navigation_.panel();
    if (panel != Panel::print && panel != Panel::qr && panel != Panel::print_days) {
        paper_.stop();
    }
    if (auto drawing = paper_.take_drawing()) {
        take_drawing(std::move(*drawing));
    }
    if (const auto trouble = paper_.take_trouble()) {
        navigation_.show(Panel::none);
        announcer_.notify(*trouble, true);
    }
}

void Printing::take_drawing(std::string drawing) {
    if (navigation_.panel() == Panel::qr) {
        qr_ = std::move(drawing);
        return;
    }
    navigation_.show(Panel::none);
    const std::string stem = file_stem("tessera-" + desk_.title_text(desk_.game()));
    if (asked_form_ == PaperForm::sheet) {
        platform::print_drawing(drawing);
    } else if (asked_form_ == PaperForm::png) {
        platform::download_drawing(stem, drawing);
    } else {
        platform::download_text(stem + ".svg", drawing);
    }
}

}  // namespace tessera
