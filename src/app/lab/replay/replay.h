#pragma once

#include <array>

namespace tessera {

// The current place in the steps of a search, and the speed of playback. Place p shows the position after p
// steps; 0 is the start. Each call passes the number of steps, as the search may still be running.
class Replay {
public:
    static constexpr std::array speeds = {1,   2,   5,    10,     30,
                                          100, 300, 1000, 10'000, 100'000};  // steps per second

    int place() const { return place_; }
    bool is_playing() const { return is_playing_; }
    int speed() const { return speeds[static_cast<std::size_t>(speed_)]; }
    bool can_be_faster() const { return speed_ + 1 < static_cast<int>(speeds.size()); }
    bool can_be_slower() const { return speed_ > 0; }

    void restart();                       // moves to the start and pauses
    void seek(int place, int count);      // pauses there
    void play(double now_ms, int count);  // from the start if it is at the end
    void pause() { is_playing_ = false; }
    void change_speed(int by, double now_ms);
    void set_speed(int steps_a_second);  // rounds up to an available speed

    // Advances to the place for this time. At the end it pauses, or waits for more steps if `is_growing`.
    void advance(double now_ms, int count, bool is_growing);
    double due_ms() const;  // when the next step is due; 0: never

private:
    void begin_at(double now_ms);

    int place_ = 0;
    int speed_ = 3;
    bool is_playing_ = false;
    double began_ms_ = 0;  // when playback at this speed began ...
    int began_place_ = 0;  // ... and at which place
};

}  // namespace tessera
