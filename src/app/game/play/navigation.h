#pragma once

#include <utility>

namespace tessera {

enum class Screen { home, play, edit };
enum class Panel {
    none,
    make,
    share,
    print,
    settings,
    solvers,
    help,
    paused,
    calendar,
    qr,
    statistics,
    filter,
    technique,
    files,
    race,
    series,
    chapters,
    print_days,
};

// The screen shown, and the sheet over it.
class Navigation {
public:
    Screen screen() const { return screen_; }
    Panel panel() const { return panel_; }
    Screen front() const { return front_; }  // the last screen other than the list
    void show(Screen screen) {
        screen_ = screen;
        front_ = screen == Screen::home ? front_ : screen;
    }
    void show(Panel panel) {
        below_ = panel_ == Panel::calendar && is_of_calendar(panel) ? panel_ : Panel::none;
        panel_ = panel;
    }
    // Closes the sheet; what was opened from the calendar leads back to it.
    void close_panel() { panel_ = std::exchange(below_, Panel::none); }
    // True if no sheet covers the table of the game or of the editor.
    bool is_table_free() const { return screen_ != Screen::home && panel_ == Panel::none; }

private:
    static bool is_of_calendar(Panel panel) {
        return panel == Panel::print_days || panel == Panel::statistics;
    }

    Screen screen_ = Screen::play;
    Screen front_ = Screen::play;
    Panel panel_ = Panel::none;
    Panel below_ = Panel::none;
};

}  // namespace tessera
