#include "app/game/desk/desk.h"

#include "app/game/play/racing.h"
#include "session/share.h"

#include <utility>

namespace tessera {

namespace {

// Returns the puzzle contained in a link; null if it has to be made or looked up, or if the link cannot be
// read.
std::unique_ptr<OpenGame> puzzle_in_link(std::string_view fragment) {
    auto content = read_link(code_of_fragment(fragment));
    auto* const session = content ? std::get_if<AnySession>(&*content) : nullptr;
    auto game = session != nullptr ? std::make_unique<OpenGame>(std::move(*session)) : nullptr;
    if (game) {
        set_race(*game, code_of_fragment(fragment));
    }
    return game;
}

}  // namespace

bool Desk::lay_first(std::string_view fragment, const std::vector<StoredGame>& kept) {
    game_ = storage_.latest_game(kept);
    if (game_) {
        previous_ = storage_.latest_unfinished_but(Storage::code_of(*game_), kept);
        return false;
    }
    game_ = puzzle_in_link(fragment);
    if (!game_) {
        game_ = std::make_unique<OpenGame>(*levels_.session(0));
        return false;
    }
    if (move_count(*game_) > 0) {
        save();
    }
    return true;
}

void Desk::end_start(bool offers_other, const std::vector<UnreadableGame>& unreadable) {
    is_started_ = true;
    if (offers_other) {
        offer_game_beside();
    }
    std::vector<UnreadableGame> all = storage_.take_unplayable();
    all.insert(all.end(), unreadable.begin(), unreadable.end());
    report(all);
}

void Desk::lay(std::unique_ptr<OpenGame> game, bool is_beside) {
    const bool is_another = is_beside || Storage::code_of(*game) == Storage::code_of(*game_);
    if (has_progress(*game_)) {
        keep_as_previous();
    }
    game_ = std::move(game);
    if (is_another) {
        storage_.begin_another(*game_);
        save();
    }
    offer_game_beside();
    report(storage_.take_unplayable());
}

void Desk::lay_puzzle(std::unique_ptr<OpenGame> game) {
    const std::optional<Daily> daily = game->daily;
    const Credits credits = credits_of(*game);
    if (!lay_begun(Storage::code_of(*game))) {
        return lay(std::move(game));
    }
    game_->daily = daily ? daily : game_->daily;
    if (!credits.is_empty()) {
        sign(*game_, credits);
    }
}

void Desk::lay_game_of_link(std::unique_ptr<OpenGame> game) {
    lay(std::move(game));
    storage_.begin_another(*game_);
    save();
}

void Desk::keep_as_previous() {
    announcer_.offer(say("your other game is kept"), NoticeAction::bring_back);
    is_previous_kept_ = save();  // afterwards, as it may have to say that it is not
    previous_ = std::move(game_);
}

bool Desk::lay_begun(std::string_view code) {
    if (Storage::code_of(*game_) == code) {
        offer_game_beside();
        static_cast<void>(look_elsewhere());  // it begins in any case
        return true;
    }
    if (previous_ && Storage::code_of(*previous_) == code) {
        return lay_previous();
    }
    if (auto unfinished = storage_.unfinished_game(code)) {
        lay(std::move(unfinished));
        return true;
    }
    return false;
}

bool Desk::lay_previous() {
    renew_previous();
    std::unique_ptr<OpenGame> interrupted = std::move(previous_);
    announcer_.notices().close();
    if (!interrupted) {
        return false;
    }
    lay(std::move(interrupted));
    return true;
}

bool Desk::lay_beside(int index) {
    auto game = storage_.game_named(at(beside_, index).name);
    if (!game) {
        return false;
    }
    if (Storage::code_of(*game) == Storage::code_of(*game_)) {
        return change_to(std::move(game));
    }
    lay(std::move(game), true);
    return true;
}

// Offers the other game of a puzzle that was played differently in two tabs or from a link.
void Desk::offer_game_beside() {
    const auto other = storage_.game_beside(*game_);
    if (other && is_begun(*other)) {
        announcer_.offer(say("another game of this puzzle is kept, with {} {move|moves}", move_count(*other)),
                         NoticeAction::change_games);
    }
}

bool Desk::change_games() {
    auto other = storage_.game_beside(*game_);
    return other && change_to(std::move(other));
}

bool Desk::change_to(std::unique_ptr<OpenGame> other) {
    if (is_begun(*game_) && !save()) {
        return false;
    }
    game_ = std::move(other);
    storage_.begin_another(*game_);
    save();
    return true;
}

// Discards nothing: every move of this tab was stored when it was made.
bool Desk::take_over() {
    announcer_.notices().close();
    auto other = storage_.game_of(Storage::code_of(*game_));
    if (!other) {
        return false;
    }
    game_ = std::move(other);
    return true;
}

bool Desk::look_elsewhere() {
    const Elsewhere elsewhere = storage_.elsewhere(*game_, appearance_.now_ms());
    if (elsewhere == Elsewhere::different) {
        announcer_.offer(say("this puzzle was continued in another tab"), NoticeAction::take_over);
    }
    return elsewhere == Elsewhere::further && take_over();
}

// Another tab may have continued the interrupted game. Skipped if both games are of the open puzzle: this tab
// has them.
void Desk::renew_previous() {
    if (!previous_ || !is_previous_kept_ || Storage::code_of(*previous_) == Storage::code_of(*game_)) {
        return;
    }
    if (auto kept = storage_.game_of(Storage::code_of(*previous_))) {
        previous_ = std::move(kept);
    }
}

void Desk::recall_previous() {
    if (!previous_) {
        previous_ = storage_.latest_unfinished_but(Storage::code_of(*game_), storage_.contents().games);
    }
}

}  // namespace tessera
