#pragma once

#include "app/game/newcomers.h"
#include "app/game/opening.h"
#include "app/game/paper/printing.h"
#include "app/game/preferences.h"

#include <optional>
#include <string_view>

namespace tessera {

// The program without its window: owns the parts, and passes on to them what the host reports. The parts do not know each
// other, except that printing reads the desk. What concerns several of them is in the four that know others: the preferences,
// the play of the open game, what newcomers see, which game is open; changes of stored texts and the host's Back are here.
class GameController {
public:
    GameController();

    // Reads the stored data and opens the game in the address. A scripted program stores nothing and reads
    // nothing.
    void start(bool is_scripted);
    // Sets time, pixel size and focus. Call first in every frame and for every event.
    void set_moment(double now_ms, float pixel, bool has_keyboard_focus);
    void advance();                       // once per frame, before drawing: job reports and the clock
    void update_screen_reader();          // once per frame, after drawing
    void update_page();                   // once per frame, after drawing: title and depth
    double due_ms() const;                // when the screen next changes by itself; 0: never
    bool needs_frame() const;             // true during animations
    bool input(const InputEvent& event);  // on the table of the game or of the editor; true if it was used
    void set_visible(bool is_visible);

    // The parts that know others.
    Preferences& preferences() { return preferences_; }
    const Preferences& preferences() const { return preferences_; }
    Playing& playing() { return playing_; }
    const Playing& playing() const { return playing_; }
    Newcomers& newcomers() { return newcomers_; }
    const Newcomers& newcomers() const { return newcomers_; }
    Opening& opening() { return opening_; }
    const Opening& opening() const { return opening_; }

    // The others.
    Desk& desk() { return desk_; }
    const Desk& desk() const { return desk_; }
    Assistant& assistant() { return assistant_; }
    const Assistant& assistant() const { return assistant_; }
    Making& making() { return making_; }
    const PuzzleMaker& maker() const { return making_.maker(); }
    Editing& editing() { return editing_; }
    const Editor& editor() const { return editing_.editor(); }
    Printing& printing() { return printing_; }
    Announcer& announcer() { return announcer_; }
    const Announcer& announcer() const { return announcer_; }
    Navigation& navigation() { return navigation_; }
    SeriesShelf& shelf() { return shelf_; }
    const SeriesShelf& shelf() const { return shelf_; }
    const Records& records() const { return records_; }
    const Appearance& appearance() const { return appearance_; }
    OpenGame& game() const { return desk_.game(); }
    Screen screen() const { return navigation_.screen(); }
    Panel panel() const { return navigation_.panel(); }

    // Depth of the screen, for the host's Back, which leads to a smaller depth: 0 for the list, 1 for a sheet
    // over it, 2 for a puzzle, more for a sheet over that. Back leads from a puzzle to the list.
    int depth() const;
    void go_to_depth(int depth);  // or to the closest possible depth

    // Stored texts (stored_changes.cpp).
    void kept_changed();  // another tab has changed them
    // Merges an export of the host's texts that this tab has not read, like an imported file. Returns true if
    // they are stored now.
    bool kept_found(std::string_view text);
    void kept_refused();  // texts believed stored were not
    void import_games(std::string_view text);
    void answer_notice();  // the notice's button was pressed

private:
    PageTexts page_texts() const;  // the texts that the page should show

    Storage storage_;
    Records records_;
    Appearance appearance_;
    Announcer announcer_{appearance_};
    Navigation navigation_;
    JobPool pool_{racer_count() + 1};  // racers, and one for background jobs
    SeriesShelf shelf_{storage_, announcer_};
    Desk desk_{storage_, records_, appearance_, announcer_};
    Assistant assistant_{pool_, appearance_, announcer_};
    Making making_{pool_, storage_, appearance_, announcer_, navigation_};
    Editing editing_{pool_, storage_, appearance_, announcer_, navigation_};
    Printing printing_{pool_, desk_, appearance_, announcer_, navigation_};
    Preferences preferences_{storage_, appearance_, announcer_, desk_, assistant_};
    Playing playing_{storage_, records_, appearance_, announcer_, navigation_,
                     shelf_,   desk_,    assistant_,  making_,    preferences_};
    Newcomers newcomers_{records_, appearance_, navigation_, playing_, preferences_};
    Opening opening_{announcer_, navigation_, shelf_,   desk_,     assistant_,
                     making_,    editing_,    playing_, newcomers_};
    std::optional<int> page_depth_;  // last sent to the host
};

}  // namespace tessera
