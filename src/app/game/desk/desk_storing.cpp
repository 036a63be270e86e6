#include "app/game/desk/desk.h"

#include <utility>

// Desk: storing the open game, and finding the others.

namespace tessera {

bool Desk::save() {
    const KeepOutcome outcome = storage_.save_game(*game_, appearance_.now_ms());
    report(outcome);
    return outcome.is_kept;
}

void Desk::set_checkpoint() {
    if (move_count(*game_) == 0) {
        return announcer_.notify(say("there is nothing on the board to come back to yet"));
    }
    const CheckpointChange change =
        tessera::set_checkpoint(game_->checkpoints, checkpoint_of(*game_, appearance_.now_ms()));
    announcer_.notify(change == CheckpointChange::done ? say("checkpoint set")
                      : change == CheckpointChange::oldest_went
                          ? say("checkpoint set; the oldest of {} is gone", most_checkpoints)
                          : say("this position is a checkpoint already"));
    save();
}

void Desk::report_refusal() {
    report(KeepOutcome{.is_kept = false});
}

void Desk::report_played_elsewhere() {
    if (storage_.game_beside(*game_)) {
        report(KeepOutcome{.was_played_elsewhere = true});
    }
}

void Desk::report(const KeepOutcome& outcome) {
    if (!std::exchange(has_reported_refusal_, !outcome.is_kept) && !outcome.is_kept && is_started_) {
        announcer_.notify(say("the browser does not let this page save your game"), true);
    }
    if (outcome.was_played_elsewhere) {
        announcer_.notify(say("this puzzle was played in another tab as well; both games are kept"));
    } else if (outcome.given_up > 0) {
        announcer_.notify(say("there was no room left, so your oldest finished game was deleted"));
    }
}

void Desk::report(const std::vector<UnreadableGame>& unreadable) {
    if (unreadable.empty()) {
        return;
    }
    announcer_.offer(unreadable.front().is_newer
                         ? say("a saved game is from a newer version; you can still export it in Settings")
                         : say("a saved game is damaged; you can still export it in Settings"),
                     NoticeAction::export_games);
}

const OpenGame* Desk::begun(std::string_view code) const {
    if (game_->code == code) {
        return has_progress(*game_) && !is_solved(*game_) ? game_.get() : nullptr;
    }
    return begun_.find(code, storage_);
}

// Leaves out the game that is shown as interrupted.
void Desk::look_beside() {
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

}  // namespace tessera
