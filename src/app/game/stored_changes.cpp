#include "app/game/game_controller.h"
#include "base/apart.h"

// GameController: changes of the stored texts by other tabs, by imports and by the host.

namespace tessera {

namespace {

Sentence sentence_of(const TakenIn& taken) {
    if (!taken.has_room) {
        return say("there is no room for what is in this file, so nothing was imported");
    }
    if (taken.unreadable > 0 && taken.drafts > 0) {
        return say(
            "{} {game|games}, {} {win|wins} and {} {draft|drafts} imported; {} {game cannot be read and "
            "is kept as it is|games cannot be read and are kept as they are}",
            taken.games, taken.wins, taken.drafts, taken.unreadable);
    }
    if (taken.unreadable > 0) {
        return say(
            "{} {game|games} and {} {win|wins} imported; {} {game cannot be read and is kept as it "
            "is|games cannot be read and are kept as they are}",
            taken.games, taken.wins, taken.unreadable);
    }
    return taken.drafts > 0 ? say("{} {game|games}, {} {win|wins} and {} {draft|drafts} imported",
                                  taken.games, taken.wins, taken.drafts)
                            : say("{} {game|games} and {} {win|wins} imported", taken.games, taken.wins);
}

}  // namespace

// Merges wins, settings and games changed by another tab.
void GameController::kept_changed() {
    records_.take_in(storage_.records());
    shelf_.look();
    if (const Settings others = storage_.settings(preferences_.settings());
        others != preferences_.settings() && desk_.has_started()) {
        preferences_.adopt(others);
    }
    opening_.begin_if(desk_.look_elsewhere());
    desk_.renew_previous();
    if (screen() == Screen::home) {
        desk_.look_beside();
    }
}

// An empty text means that the host has only now loaded its texts: the interrupted game can be offered.
bool GameController::kept_found(std::string_view text) {
    Settings own = preferences_.settings();
    const auto taken = text.empty() ? Result<TakenIn>(TakenIn()) : storage_.take_in(text, own, records_);
    appearance_.set(own);
    desk_.recall_previous();
    kept_changed();
    if (taken && taken->games > 0) {
        desk_.report_played_elsewhere();
    }
    return taken && taken->has_room;
}

// Saving again removes old games to make room, or notifies the player that the game is not stored.
void GameController::kept_refused() {
    if (is_begun(game())) {
        desk_.save();
    } else {
        desk_.report_refusal();
    }
}

void GameController::import_games(std::string_view text) {
    if (is_series_text(text)) {
        return opening_.open_series(parse_series(text));
    }
    Settings own = preferences_.settings();
    const auto taken = storage_.take_in(text, own, records_);
    if (!taken) {
        return announcer_.notify(taken.error().message, true);
    }
    preferences_.adopt(own);
    kept_changed();
    announcer_.notify(sentence_of(*taken), !taken->has_room);
}

void GameController::answer_notice() {
    const auto notice = announcer_.notices().current();
    announcer_.notices().close();
    if (!notice || !notice->action) {
        return;
    }
    switch (*notice->action) {
        case NoticeAction::bring_back:
            return opening_.open_previous();
        case NoticeAction::take_over:
            return opening_.begin_if(desk_.take_over());
        case NoticeAction::change_games:
            return opening_.begin_if(desk_.change_games());
        case NoticeAction::export_games:
            return preferences_.export_games();
        case NoticeAction::ask_language:
            return preferences_.apply_look();
        case NoticeAction::turn_sound_on:
            return preferences_.turn_sound_on();
        case NoticeAction::take_back_and_solve:
            return playing_.take_back_and_solve();
        case NoticeAction::undo_removal:
            return (shelf_.*apart(&SeriesShelf::undo_removal))();  // something was removed in the list
    }
}

}  // namespace tessera
