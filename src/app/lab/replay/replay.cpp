#include "app/lab/replay/replay.h"

#include <algorithm>
#include <cmath>

namespace tessera {

void Replay::restart() {
    place_ = 0;
    is_playing_ = false;
}

void Replay::seek(int place, int count) {
    place_ = std::clamp(place, 0, count);
    is_playing_ = false;
}

void Replay::begin_at(double now_ms) {
    began_ms_ = now_ms;
    began_place_ = place_;
}

void Replay::play(double now_ms, int count) {
    if (place_ >= count) {
        place_ = 0;
    }
    is_playing_ = true;
    begin_at(now_ms);
}

void Replay::change_speed(int by, double now_ms) {
    const int speed = std::clamp(speed_ + by, 0, static_cast<int>(speeds.size()) - 1);
    if (speed != speed_) {
        speed_ = speed;
        begin_at(now_ms);
    }
}

void Replay::set_speed(int steps_a_second) {
    const auto fast_enough = std::lower_bound(speeds.begin(), speeds.end() - 1, steps_a_second);
    speed_ = static_cast<int>(fast_enough - speeds.begin());
}

void Replay::advance(double now_ms, int count, bool is_growing) {
    if (!is_playing_) {
        return;
    }
    const double wanted = began_place_ + std::floor((now_ms - began_ms_) * speed() / 1000);
    if (wanted < count) {
        place_ = std::max(place_, static_cast<int>(wanted));
        return;
    }
    place_ = count;
    is_playing_ = is_growing;
    begin_at(now_ms);
}

double Replay::due_ms() const {
    return is_playing_ ? began_ms_ + (place_ + 1 - began_place_) * 1000.0 / speed() : 0;
}

}  // namespace tessera
