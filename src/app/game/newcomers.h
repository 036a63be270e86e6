#pragma once

#include "app/game/help/demonstration.h"

namespace tessera {

class Appearance;
class Navigation;
class Playing;
class Preferences;
class Records;

// For players new to a family: its rule, and the hand that shows how to play.
class Newcomers {
public:
    Newcomers(const Records& records, Appearance& appearance, const Navigation& navigation,
              const Playing& playing, Preferences& preferences)
        : records_(records),
          appearance_(appearance),
          navigation_(navigation),
          playing_(playing),
          preferences_(preferences) {}

    void look() { keeps_room_for_rule_ = is_rule_news(); }
    void begin();         // another game is on the desk
    void advance();       // once per frame
    void player_acted();  // by any input but a pointer that only moves: ends the demonstration
    double due_ms() const;
    bool shows_rule() const;
    bool keeps_room_for_rule() const { return keeps_room_for_rule_; }  // while this game is open
    void close_rule();                                                 // and never shows it again
    OpenGame& game() const;
    const Demonstration& demonstration() const { return demonstration_; }
    OpenGame& drawn_table() const;  // the hand's, or else the one on the screen

private:
    bool is_rule_news() const;
    bool may_demonstrate() const;  // to a newcomer who does nothing
    void demonstrate();

    const Records& records_;
    Appearance& appearance_;
    const Navigation& navigation_;
    const Playing& playing_;
    Preferences& preferences_;
    Demonstration demonstration_;
    double demonstration_due_ms_ = 0;  // 0: not awaited
    bool keeps_room_for_rule_ = false;
    bool has_acted_ = false;  // the player, since this game was opened
};

}  // namespace tessera
