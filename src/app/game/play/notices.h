#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// Action of a notice's button.
enum class NoticeAction {
    bring_back,
    take_over,
    change_games,
    export_games,
    ask_language,
    turn_sound_on,
    take_back_and_solve,
    undo_removal
};

// A short message that disappears by itself, with at most one action.
struct Notice {
    std::string text;
    std::optional<NoticeAction> action;  // action of its button
    double end_ms = 0;
    bool is_bad = false;
    bool is_refusal = false;  // refuses the player's last action; closed by the next action that works
};

std::string_view caption_of(NoticeAction action);

// Messages to the player outside the game; a new one replaces the previous one. Each is announced to screen
// readers.
class Notices {
public:
    void show(std::string text, bool is_bad, double now_ms);
    // Stays longer than show(), the way out of a dead end longest.
    void offer(std::string text, NoticeAction action, double now_ms);
    void refuse(std::string text, double now_ms);
    void close() { current_.reset(); }
    void close_refusal();
    void close_offer(NoticeAction action);  // if it is outdated
    void close_if_over(double now_ms);

    const std::optional<Notice>& current() const { return current_; }

private:
    void put(Notice notice);

    std::optional<Notice> current_;
};

}  // namespace tessera
