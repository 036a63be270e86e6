#include "app/game/newcomers.h"

#include "app/game/playing.h"
#include "app/game/preferences.h"
#include "base/apart.h"

#include <algorithm>
#include <type_traits>
#include <vector>

namespace tessera {

namespace {

constexpr double patience_ms = 1500;  // before the hand appears

int bit_of(std::string_view family) {
    const std::vector<std::string_view> families = family_ids();
    return 1 << (std::find(families.begin(), families.end(), family) - families.begin());
}

}  // namespace

OpenGame& Newcomers::game() const {
    return playing_.game();
}

bool Newcomers::is_rule_news() const {
    const std::string solved = with_game(game(), [](auto& session, auto&) {
        using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
        return std::string("#1") + G::share_letter + '/';
    });
    const bool is_closed = (preferences_.settings().rules_closed & bit_of(family_id(game().session))) != 0;
    return !appearance_.is_framed() && !game().race && !is_closed && !is_begun(game()) &&
           !is_solved(game()) && !records_.has_any(solved);
}

bool Newcomers::shows_rule() const {
    return navigation_.screen() == Screen::play && !playing_.assistant().lesson().is_open() && is_rule_news();
}

void Newcomers::close_rule() {
    Settings wanted = preferences_.settings();
    wanted.rules_closed |= bit_of(family_id(game().session));
    preferences_.change(wanted);
}

bool Newcomers::may_demonstrate() const {
    return !has_acted_ && appearance_.is_visible() && shows_rule() && navigation_.panel() == Panel::none &&
           !appearance_.scene().reduced_motion;
}

// The hand appears once in each family, and counts as seen from then on.
void Newcomers::demonstrate() {
    demonstration_due_ms_ = 0;
    (demonstration_.*apart(&Demonstration::begin))(game(), appearance_.scene());
    if (!demonstration_.is_open()) {
        return player_acted();  // nothing can be shown on this board, perhaps on the next one
    }
    Settings wanted = preferences_.settings();
    wanted.demonstrated |= bit_of(family_id(game().session));
    preferences_.change(wanted);
}

void Newcomers::advance() {
    const bool is_known = (preferences_.settings().demonstrated & bit_of(family_id(game().session))) != 0;
    if (!may_demonstrate()) {
        demonstration_due_ms_ = 0;
        demonstration_.end();
    } else if (demonstration_.is_open()) {
        (demonstration_.*apart(&Demonstration::advance))(appearance_.scene());
    } else if (!is_known && demonstration_due_ms_ == 0) {
        demonstration_due_ms_ = appearance_.now_ms() + patience_ms;
    } else if (!is_known && appearance_.now_ms() >= demonstration_due_ms_ && game().layout_count > 0 &&
               platform::is_whole()) {
        demonstrate();
    }
}

void Newcomers::begin() {
    look();
    has_acted_ = false;
    demonstration_.end();
}

double Newcomers::due_ms() const {
    return demonstration_due_ms_ > appearance_.now_ms()
               ? demonstration_due_ms_
               : 0;  // afterwards it waits for the second part, which draws a frame
}

void Newcomers::player_acted() {
    has_acted_ = true;
    demonstration_.end();
}

OpenGame& Newcomers::drawn_table() const {
    return demonstration_.is_open() ? demonstration_.table() : playing_.table();
}

}  // namespace tessera
