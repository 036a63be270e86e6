#include "app/game/game_controller.h"

#include "app/game/play/due.h"
#include "base/apart.h"

namespace tessera {

namespace {

constexpr int puzzle_depth = 2;  // between it and the list (0): a sheet over the list

}  // namespace

GameController::GameController() {
    pool_.set_wake(platform::request_frame);
}

void GameController::start(bool is_scripted) {
    if (is_scripted || appearance_.is_framed()) {
        storage_.turn_off();
    }
    appearance_.set(storage_.settings());
    records_ = storage_.records();
    shelf_.look();
    making_.start();
    preferences_.apply_look();
    opening_.open_first(platform::fragment(), storage_.contents());
}

void GameController::set_moment(double now_ms, float pixel, bool has_keyboard_focus) {
    appearance_.set_moment(now_ms, pixel, has_keyboard_focus);
}

// Delivers the jobs' reports and advances all parts.
void GameController::advance() {
    const bool was_dead_end = assistant_.is_dead_end();
    pool_.deliver();
    assistant_.take_analysis(game(), was_dead_end);
    opening_.open_awaited();
    making_.watch_sheet();
    printing_.advance();
    playing_.advance(!maker().is_at_work() && appearance_.is_visible() && screen() != Screen::edit);
    opening_.advance();
    announcer_.notices().close_if_over(appearance_.now_ms());
    playing_.update_clock();
    newcomers_.advance();
}

double GameController::due_ms() const {
    const auto& notice = announcer_.notices().current();
    const double notice_ms = notice ? notice->end_ms + late_ms : 0;
    return sooner(sooner(notice_ms, playing_.due_ms()),
                  sooner(maker().due_ms(appearance_.now_ms()), newcomers_.due_ms()));
}

bool GameController::needs_frame() const {
    return playing_.needs_frame() || newcomers_.demonstration().is_open() ||
           (opening_.is_editing() && (editor().*apart(&Editor::is_moving))(appearance_.now_ms()));
}

bool GameController::input(const InputEvent& event) {
    if (screen() == Screen::edit && !appearance_.is_to_look_at()) {
        return opening_.is_editing() && (editing_.*apart(&Editing::input))(event);
    }
    return playing_.input(event);
}

void GameController::set_visible(bool is_visible) {
    appearance_.set_visible(is_visible);
    playing_.update_clock();
    if (is_visible) {
        kept_changed();
    } else if (is_begun(game())) {
        desk_.save();
    }
}

int GameController::depth() const {
    const bool has_lesson = screen() == Screen::play && assistant_.lesson().is_open();
    const int base = screen() == Screen::home ? 0 : has_lesson ? puzzle_depth + 1 : puzzle_depth;
    return panel() != Panel::none ? base + 1 : base;
}

void GameController::go_to_depth(int depth) {
    const auto is_deeper = [&] {
        return this->depth() > depth;
    };
    if (is_deeper()) {
        opening_.show(Panel::none);
    }
    if (is_deeper() && assistant_.lesson().is_open()) {
        playing_.stop_help();
    }
    if (is_deeper()) {
        opening_.show(Screen::home);
    } else if (this->depth() == 0 && depth >= puzzle_depth) {
        opening_.show(navigation_.front());
    }
}

}  // namespace tessera
