#pragma once

#include <array>

namespace tessera {

// Where the lab stands in the steps of a search, and how fast it goes on by itself. Place p shows the position after p
// steps; 0 is the start. How many steps there are is told at each call, as a search may still be at work.
class Replay {
public:
    static constexpr std::array speeds = {1,   2,   5,    10,     30,
                                          100, 300, 1000, 10'000, 100'000};  // steps a second

    int place() const { return place_; }
    bool is_playing() const { return is_playing_; }
    int speed() const { return speeds[static_cast<std::size_t>(speed_)]; }
    bool can_be_faster() const { return speed_ + 1 < static_cast<int>(speeds.size()); }
    bool can_be_slower() const { return speed_ > 0; }

    void restart();                       // at the start, at rest
    void seek(int place, int count);      // and rest there
    void play(double now_ms, int count);  // from the start again if it stands at the end
    void pause() { is_playing_ = false; }
    void change_speed(int by, double now_ms);
    void set_speed(int steps_a_second);  // the next one that there is

    // Goes as far as the time asks. At the end it rests, but where `is_growing` it waits for more.
    void advance(double now_ms, int count, bool is_growing);
    double due_ms() const;  // when the next step is to be shown; 0: never

private:
    void begin_at(double now_ms);

    int place_ = 0;
    int speed_ = 3;
    bool is_playing_ = false;
    double began_ms_ = 0;  // playing at this speed ...
    int began_place_ = 0;  // ... from here
};

}  // namespace tessera
