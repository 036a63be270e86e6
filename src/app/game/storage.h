#pragma once

#include "app/game/open_game.h"
#include "app/game/records.h"
#include "app/game/settings.h"

#include <memory>

namespace tessera {

// What is kept from one visit to the next, as texts of the host. A program that is run by a script keeps
// nothing and reads nothing.
class Storage {
public:
    void turn_off() { is_on_ = false; }

    Settings settings() const;
    Records records() const;
    std::unique_ptr<OpenGame> game() const;      // null: none, or one that cannot be read
    std::unique_ptr<OpenGame> previous() const;  // the one that was interrupted by it

    void save(const Settings& settings) const;
    void save(const Records& records) const;
    bool save_game(const OpenGame& game, double now_ms) const;  // false: the host refuses
    void save_previous(const OpenGame& game, double now_ms) const;
    void forget_previous() const;

private:
    bool is_on_ = true;
};

}  // namespace tessera
