#include "app/game/play/notices.h"

#include "app/host/platform.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr double notice_ms = 4500;  // and more for each letter beyond a short line
constexpr std::size_t short_line = 60;
constexpr double letter_ms = 60;
constexpr double offer_ms = 8000;
constexpr double long_offer_ms = 30000;

}  // namespace

std::string_view caption_of(NoticeAction action) {
    switch (action) {
        case NoticeAction::bring_back:
            return "Back to it";
        case NoticeAction::take_over:
            return "Play it here";
        case NoticeAction::change_games:
            return "Switch to that one";
        case NoticeAction::export_games:
            return "Export games";
        case NoticeAction::ask_language:
            return "Try again";
        case NoticeAction::turn_sound_on:
            return "Turn it on";
        case NoticeAction::take_back_and_solve:
            return "Take back and solve";
        case NoticeAction::undo_removal:
            return "Undo";
    }
    return "";
}

void Notices::show(std::string text, bool is_bad, double now_ms) {
    const auto further = static_cast<double>(std::max(text.size(), short_line) - short_line);
    put({std::move(text), std::nullopt, now_ms + notice_ms + further * letter_ms, is_bad});
}

void Notices::offer(std::string text, NoticeAction action, double now_ms) {
    const double ms = action == NoticeAction::take_back_and_solve ? long_offer_ms : offer_ms;
    put({std::move(text), action, now_ms + ms, false});
}

void Notices::refuse(std::string text, double now_ms) {
    put({std::move(text), std::nullopt, now_ms + notice_ms, true, true});
}

void Notices::close_refusal() {
    if (current_ && current_->is_refusal) {
        close();
    }
}

void Notices::close_offer(NoticeAction action) {
    if (current_ && current_->action == action) {
        close();
    }
}

void Notices::close_if_over(double now_ms) {
    if (current_ && now_ms >= current_->end_ms) {
        close();
    }
}

void Notices::put(Notice notice) {
    platform::announce(notice.text);
    current_ = std::move(notice);
    platform::request_frame();
}

}  // namespace tessera
