#pragma once

#include "app/game/play/open_game.h"

#include <memory>
#include <vector>

namespace tessera {

// The hand moves to the event's place in this time; then the table receives the event.
struct HandStep {
    InputEvent event;
    double ms = 0;
};

// Shows a newcomer how to play, without words: a hand picks something up, lays it down where it may lie, and takes it
// back; it turns what can be turned all the way round. This happens on a table of its own, which is drawn instead of the
// game's. The game stays unchanged. begin(), advance() and is_holding() are in the second part of the page's program.
class Demonstration {
public:
    // Call when the game was laid out in the scene. Opens no table if there is nothing that can be shown.
    void begin(const OpenGame& game, const Scene& scene);
    // Call once per frame. Ends it after the last step, or in another area.
    void advance(const Scene& scene);
    void end() { table_.reset(); }

    bool is_open() const { return table_ != nullptr; }
    OpenGame& table() const { return *table_; }
    Point hand() const { return hand_; }  // the tip of its finger
    bool is_pressing() const { return is_pressing_; }
    bool is_holding() const;  // something

private:
    void send(const InputEvent& event, const Scene& scene);

    std::unique_ptr<OpenGame> table_;
    std::vector<HandStep> steps_;
    int next_ = 0;
    double since_ms_ = 0;  // when the hand left for the next step's place
    Point from_;           // where it was then
    Point hand_;
    bool is_pressing_ = false;
    Rect area_;
};

}  // namespace tessera
