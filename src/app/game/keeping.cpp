#include "app/game/game_controller.h"
#include "app/host/platform.h"

// How games are kept: after each move, in several tabs, as one file.

namespace tessera {

namespace {

constexpr std::string_view export_name = "tessera-games.txt";

}  // namespace

void GameController::save_game() {
    tell_of_keeping(storage_.save_game(*game_, now_ms()));
}

void GameController::tell_of_keeping(const KeepOutcome& outcome) {
    if (!outcome.is_kept && is_started_ && !is_refusal_told_) {
        is_refusal_told_ = true;
        notify(say("the browser does not let this page keep your game"), true);
    }
    if (outcome.was_played_elsewhere) {
        notify(say("this puzzle was played in another tab as well; both games are kept"));
    } else if (outcome.given_up > 0) {
        notify(say("there was no room left, so the game finished longest ago was given up"));
    }
}

void GameController::tell_of(const std::vector<UnreadableGame>& unreadable) {
    if (unreadable.empty()) {
        return;
    }
    const Sentence sentence =
        unreadable.front().is_newer
            ? say("a kept game was made by a newer version; it stays as it is, and Settings can export it")
            : say("a kept game is damaged; it stays as it is, and Settings can export it");
    notices_.offer(strings_.with_stop(sentence), NoticeAction::export_games, now_ms());
}

// Another tab may have won, changed a setting or gone on with the open game.
void GameController::kept_changed() {
    records_.take_in(storage_.records());
    if (const Settings others = storage_.settings(settings_); others != settings_ && is_started_) {
        settings_ = others;
        apply_look();
        begin_marking();
    }
    look_elsewhere();
}

void GameController::look_elsewhere() {
    const Elsewhere elsewhere = storage_.elsewhere(*game_, now_ms());
    if (elsewhere == Elsewhere::further) {
        take_over();
    } else if (elsewhere == Elsewhere::different) {
        notices_.offer(strings_.with_stop(say("this puzzle was played on in another tab")),
                       NoticeAction::take_over, now_ms());
    }
}

// What this tab has played is in the store: every move was kept when it was made.
void GameController::take_over() {
    notices_.close();
    if (auto other = storage_.game_of(Storage::code_of(*game_))) {
        game_ = std::move(other);
        begin_game();
    }
}

void GameController::answer_notice() {
    const auto notice = notices_.current();
    notices_.close();
    if (!notice || !notice->action) {
        return;
    }
    switch (*notice->action) {
        case NoticeAction::bring_back:
            return bring_back_previous();
        case NoticeAction::take_over:
            return take_over();
        case NoticeAction::change_games:
            return change_games();
        case NoticeAction::export_games:
            return export_games();
        case NoticeAction::ask_language:
            return apply_look();
    }
}

void GameController::export_games() const {
    platform::download_text(export_name, storage_.export_text());
}

void GameController::import_games(std::string_view text) {
    const auto count = storage_.take_in(text);
    if (!count) {
        notify(say("this file holds no games of Tessera"), true);
        return;
    }
    kept_changed();
    notify(say("{} games taken in", *count));
}

}  // namespace tessera
