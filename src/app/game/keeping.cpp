#include "app/game/game_controller.h"
#include "app/host/platform.h"

#include <algorithm>
#include <utility>

// GameController: storing games, other tabs, export and import.

namespace tessera {

namespace {

constexpr std::string_view export_name = "tessera-games.txt";

}  // namespace

bool GameController::save_game() {
    const KeepOutcome outcome = storage_.save_game(*game_, now_ms());
    tell_of_keeping(outcome);
    return outcome.is_kept;
}

void GameController::set_checkpoint() {
    if (move_count(*game_) == 0) {
        return notify(say("there is nothing on the board to come back to yet"));
    }
    const CheckpointChange change =
        tessera::set_checkpoint(game_->checkpoints, checkpoint_of(*game_, now_ms()));
    notify(change == CheckpointChange::done ? say("checkpoint set")
           : change == CheckpointChange::oldest_went
               ? say("checkpoint set; the oldest of {} is gone", most_checkpoints)
               : say("this position is a checkpoint already"));
    save_game();
}

// Returns to a checkpoint. The clock never goes back before the checkpoint's time, so restarting and
// returning cannot make a win faster.
void GameController::come_back(int checkpoint) {
    stop_help();
    const Checkpoint there = at(game_->checkpoints, checkpoint);
    set_table(*game_, false, scene_);  // the checkpoint is written so; the next frame sets it upright again
    const InputOutcome outcome = come_to(*game_, there, scene_);
    if (!outcome.changed) {
        return notify(say("you are at this checkpoint"));
    }
    game_->clock.set(std::max(game_->clock.elapsed(now_ms()), static_cast<double>(there.elapsed_ms)));
    take_outcome(outcome);
    notify(say("back at the checkpoint; Undo takes you where you were"));
}

void GameController::come_back_to_last() {
    if (game_->checkpoints.empty()) {
        return notify(say("no checkpoint is set yet"));
    }
    come_back(int_size(game_->checkpoints) - 1);
}

void GameController::tell_of_keeping(const KeepOutcome& outcome) {
    if (!std::exchange(has_reported_refusal_, !outcome.is_kept) && !outcome.is_kept && is_started_) {
        notify(say("the browser does not let this page keep your game"), true);
    }
    if (outcome.was_played_elsewhere) {
        notify(say("this puzzle was played in another tab as well; both games are kept"));
    } else if (outcome.given_up > 0) {
        notify(say("there was no room left, so the game finished longest ago was deleted"));
    }
}

void GameController::tell_of(const std::vector<UnreadableGame>& unreadable) {
    if (unreadable.empty()) {
        return;
    }
    const Sentence sentence =
        unreadable.front().is_newer
            ? say("a saved game is from a newer version; you can still export it in Settings")
            : say("a saved game is damaged; you can still export it in Settings");
    notices_.offer(strings_.with_stop(sentence), NoticeAction::export_games, now_ms());
}

// Merges wins, settings and games changed by another tab.
void GameController::kept_changed() {
    records_.take_in(storage_.records());
    if (const Settings others = storage_.settings(settings_); others != settings_ && is_started_) {
        settings_ = others;
        apply_look();
        begin_marking();
    }
    look_elsewhere();
    renew_previous();
    if (screen_ == Screen::home) {
        look_beside();
    }
}

// An empty text means that the host has only now loaded its texts: the interrupted game can be offered.
bool GameController::kept_found(std::string_view text) {
    const auto taken =
        text.empty() ? Result<TakenIn>(TakenIn()) : storage_.take_in(text, settings_, records_);
    if (!previous_) {
        previous_ = storage_.latest_unfinished_but(Storage::code_of(*game_), storage_.contents().games);
    }
    kept_changed();
    if (taken && taken->games > 0 && storage_.game_beside(*game_)) {
        tell_of_keeping({.was_played_elsewhere = true});
    }
    return taken && taken->has_room;
}

// Saving again removes old games to make room, or notifies the player that the game is not stored.
void GameController::kept_refused() {
    if (is_begun(*game_)) {
        save_game();
    } else {
        tell_of_keeping({false});
    }
}

void GameController::look_elsewhere() {
    const Elsewhere elsewhere = storage_.elsewhere(*game_, now_ms());
    if (elsewhere == Elsewhere::further) {
        take_over();
    } else if (elsewhere == Elsewhere::different) {
        notices_.offer(strings_.with_stop(say("this puzzle was continued in another tab")),
                       NoticeAction::take_over, now_ms());
    }
}

// Discards nothing: every move of this tab was stored when it was made.
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
        case NoticeAction::turn_sound_on:
            return turn_sound_on();
        case NoticeAction::take_back_and_solve:
            return take_back_and_solve();
    }
}

void GameController::export_games() const {
    platform::download_text(export_name, storage_.export_text());
}

void GameController::import_games(std::string_view text) {
    const auto taken = storage_.take_in(text, settings_, records_);
    if (!taken) {
        notify(taken.error().message, true);
        return;
    }
    apply_look();
    begin_marking();
    kept_changed();
    tell_of(*taken);
}

void GameController::tell_of(const TakenIn& taken) {
    if (!taken.has_room) {
        notify(say("there is no room for what is in this file, so nothing was imported"), true);
    } else if (taken.unreadable > 0 && taken.drafts > 0) {
        notify(
            say("{} {game|games}, {} {win|wins} and {} {draft|drafts} imported; {} {game cannot be read and "
                "is kept as it is|games cannot be read and are kept as they are}",
                taken.games, taken.wins, taken.drafts, taken.unreadable));
    } else if (taken.unreadable > 0) {
        notify(
            say("{} {game|games} and {} {win|wins} imported; {} {game cannot be read and is kept as it "
                "is|games cannot be read and are kept as they are}",
                taken.games, taken.wins, taken.unreadable));
    } else if (taken.drafts > 0) {
        notify(say("{} {game|games}, {} {win|wins} and {} {draft|drafts} imported", taken.games, taken.wins,
                   taken.drafts));
    } else {
        notify(say("{} {game|games} and {} {win|wins} imported", taken.games, taken.wins));
    }
}

const OpenGame* GameController::begun(std::string_view code) const {
    if (game_->code == code) {
        return has_progress(*game_) && !is_solved(*game_) ? game_.get() : nullptr;
    }
    return begun_.find(code, storage_);
}

// Collects the games beside their puzzle's own, except the one already shown as interrupted.
void GameController::look_beside() {
    beside_.clear();
    const std::vector<StoredGame> games = storage_.contents().games;
    begun_.look(games);
    for (const StoredGame& stored : games) {
        auto game = GameStore::is_beside(stored.name) ? storage_.game_named(stored.name) : nullptr;
        const bool is_previous = game && previous_ &&
                                 Storage::code_of(*game) == Storage::code_of(*previous_) &&
                                 moves_text(*game) == moves_text(*previous_);
        if (game && is_begun(*game) && !is_previous) {
            beside_.push_back({stored.name, std::move(game)});
        }
    }
}

void GameController::open_beside(int index) {
    auto game = storage_.game_named(at(beside_, index).name);
    if (game && Storage::code_of(*game) == Storage::code_of(*game_)) {
        change_to(std::move(game));
    } else if (game) {
        open(std::move(game), true);
    }
}

}  // namespace tessera
