#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// What a press on a notice's button does.
enum class NoticeAction {
    bring_back,
    take_over,
    change_games,
    export_games,
    ask_language,
    turn_sound_on,
    take_back_and_solve
};

// A short sentence that comes and goes by itself, with at most one thing to do about it.
struct Notice {
    std::string text;
    std::optional<NoticeAction> action;  // its button
    double end_ms = 0;
    bool is_bad = false;
    bool is_refusal = false;  // of what the player just did: it goes with the next thing that works
};

std::string_view caption_of(NoticeAction action);

// What the program has to say to the player besides the game; the latest notice takes the place of the one
// before it. Each is announced to those who listen instead of looking.
class Notices {
public:
    void show(std::string text, bool is_bad, double now_ms);
    void offer(std::string text, NoticeAction action,
               double now_ms);  // stays longer, the way out of a dead end longest
    void refuse(std::string text, double now_ms);
    void close() { current_.reset(); }
    void close_refusal();
    void close_offer(NoticeAction action);  // which is out of date
    void close_if_over(double now_ms);

    const std::optional<Notice>& current() const { return current_; }

private:
    void put(Notice notice);

    std::optional<Notice> current_;
};

}  // namespace tessera
