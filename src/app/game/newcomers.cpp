#include "app/game/game_controller.h"
#include "base/apart.h"

#include <algorithm>
#include <type_traits>
#include <vector>

// GameController: for players new to a family, its rule, and the hand that shows how to play.

namespace tessera {

namespace {

constexpr double patience_ms = 1500;  // before the hand appears

int bit_of(std::string_view family) {
    const std::vector<std::string_view> families = family_ids();
    return 1 << (std::find(families.begin(), families.end(), family) - families.begin());
}

}  // namespace

bool GameController::is_rule_news() const {
    const std::string solved = with_game(game(), [](auto& session, auto&) {
        using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
        return std::string("#1") + G::share_letter + '/';
    });
    const bool is_closed = (settings().rules_closed & bit_of(family_id(game().session))) != 0;
    return !is_framed() && !game().race && !is_closed && !is_begun(game()) && !is_solved(game()) &&
           !records_.has_any(solved);
}

bool GameController::shows_rule() const {
    return screen() == Screen::play && !assistant_.lesson().is_open() && is_rule_news();
}

void GameController::close_rule() {
    Settings wanted = settings();
    wanted.rules_closed |= bit_of(family_id(game().session));
    change_settings(wanted);
}

bool GameController::may_demonstrate() const {
    return !has_acted_ && is_visible_ && shows_rule() && panel() == Panel::none &&
           !appearance_.scene().reduced_motion;
}

// The hand appears once in each family, and counts as seen from then on.
void GameController::demonstrate() {
    demonstration_due_ms_ = 0;
    (demonstration_.*apart(&Demonstration::begin))(game(), scene());
    if (!demonstration_.is_open()) {
        return player_acted();  // nothing can be shown on this board, perhaps on the next one
    }
    Settings wanted = settings();
    wanted.demonstrated |= bit_of(family_id(game().session));
    change_settings(wanted);
}

void GameController::advance_demonstration() {
    const bool is_known = (settings().demonstrated & bit_of(family_id(game().session))) != 0;
    if (!may_demonstrate()) {
        demonstration_due_ms_ = 0;
        demonstration_.end();
    } else if (demonstration_.is_open()) {
        (demonstration_.*apart(&Demonstration::advance))(scene());
    } else if (!is_known && demonstration_due_ms_ == 0) {
        demonstration_due_ms_ = now_ms() + patience_ms;
    } else if (!is_known && now_ms() >= demonstration_due_ms_ && game().layout_count > 0 &&
               platform::is_whole()) {
        demonstrate();
    }
}

void GameController::player_acted() {
    has_acted_ = true;
    demonstration_.end();
}

OpenGame& GameController::drawn_table() const {
    return demonstration_.is_open() ? demonstration_.table() : table();
}

}  // namespace tessera
