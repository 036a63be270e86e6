#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What the program asks of what hosts it: the page (platform_web.cpp, boot.js), the desktop (platform_native.cpp),
// or a test's stand-in. One of them is linked. None of these functions waits for the player or for the network.
// Texts are UTF-8, lengths are CSS pixels, and everything runs on the main thread. What the host calls in its turn
// stands in hosted_program.h.

namespace tessera::platform {

// Small texts kept from one visit to the next (the page: localStorage and IndexedDB, see web/README.md).
std::optional<std::string> load_text(std::string_view key);
std::vector<std::string> kept_keys();  // of all that is kept, in any order

// By key: its new text, or nothing where the key goes.
using TextChanges = std::map<std::string, std::optional<std::string>, std::less<>>;
// Makes all of the changes or none of them. False: the host refuses (full, private), and everything is as it was. A host that
// learns only later that it cannot keep them calls kept_refused.
[[nodiscard]] bool change_texts(const TextChanges& changes);

// The address, which always holds the share code of the open game. Setting it makes no history entry and does
// not come back as fragment_changed.
std::string fragment();  // without its '#', empty if there is none
void set_fragment(std::string_view code);
std::string link_of(std::string_view code);  // a whole link that opens the code

// How deep the program is (GameController::depth); the host's own Back and Forward come as went_to.
void set_depth(int depth);

// Both are asked for inside the player's own gesture. How copying went comes back as text_copied; a closed
// share sheet says nothing.
void copy_text(std::string_view text);
bool can_share();
void share_link(std::string_view title, std::string_view link);

// The terms of everything that the program is made of, beside the game; not every host has them to show.
bool has_licences();
void show_licences();

// The program's other pages, which hosts without them do not have: leaves for one, with a share code.
enum class OtherPage { game, lab };
bool has_pages();
void visit(OtherPage page, std::string_view code);
void visit_lessons(std::string_view language, std::string_view code);  // the pages that tell how engines work

// In the page of another, by a frame that shows one puzzle: nothing is kept, nothing else is opened, and visit() opens the
// game beside that page. A text for such a frame is copied as copy_text does.
enum class Framing { none, play, look };  // look: nothing can be moved
Framing framing();
void copy_frame(std::string_view title, std::string_view code);

void download_text(std::string_view file_name, std::string_view text);
void download_drawing(std::string_view stem, std::string_view svg);  // as STEM.png, by a host with pages
void download_picture(std::string_view file_name);                   // PNG: the frame that was just drawn

// A drawing of pages (print/sheet.h) on paper, by the host's own dialog.
void print_drawing(std::string_view svg);

// The table of the levels that come with the program (session/level_table.h); it comes back as levels_answered.
void ask_levels();

// The table of a language (base/translation.h): at once where the host has it at hand, and else it comes as
// translation_answered.
std::optional<std::string> ask_translation(std::string_view code);

// A text file of the player's choice; its text comes back as text_answered(id), nothing if none was chosen.
void ask_file(int id);

// One line of text from the player, asked in a dialog of the host so that phones show their keyboard.
struct TextQuestion {
    int id = 0;              // comes back with the answer
    std::string title;       // what is asked for, also the field's label
    std::string text;        // what stands in the field at first, selected
    std::string accept;      // caption of the button that answers
    std::string cancel;      // caption of the button that does not
    bool is_number = false;  // asks for a keyboard of digits
    int max_length = 2000;
    std::string rule =
        {};       // what the answer has to be; shown, and said of an answer that is not; empty: anything
    int low = 0;  // of a number with a rule: the least and the greatest that it can be
    int high = 0;
};
void ask_text(const TextQuestion& question);

bool prefers_dark();
bool prefers_reduced_motion();
bool prefers_contrast();  // more of it, or colours of the player's own
std::string language();   // "fr", "en-GB", ...

// Makes what surrounds the canvas follow the program.
struct PageLook {
    bool is_dark = false;
    std::string background;  // "#rrggbb"
    std::string language;    // "en"
    std::string title;       // of the tab or the window
    std::string how = {};    // how the canvas is used, for those who listen; empty: as the host says it
};
void set_page_look(const PageLook& look);

// What can be heard of play, as soon as the host is able to; a host may make a snap felt too.
enum class Sound {
    pick,    // taken in hand, or off the board
    turn,    // turned or flipped
    snap,    // laid where it fits
    refuse,  // not allowed
    win,
};
bool has_sounds();
void play_sound(Sound sound, bool is_loud);

// To those who listen instead of looking (an aria-live region). Of what follows quickly all is said; of what is in the hand
// the last alone.
void announce(std::string_view sentence);
void announce_hand(std::string_view sentence);

// What can be pressed (ui/control_lines.h): a host whose picture nobody can listen to puts real buttons over it, which press
// by control_pressed.
void show_controls(std::string_view lines);

// The table in words, for those who listen instead of looking: a heading and lines below it; empty: none.
void show_words(std::string_view text);

// What notches and home bars hide.
struct Insets {
    float top = 0;
    float right = 0;
    float bottom = 0;
    float left = 0;
};
Insets safe_area();

double now_ms();                 // monotonic; never goes into a decision of the rules
std::uint64_t wall_ms();         // since 1970, by the device's clock: only to tell what is later
std::string today();             // of the player's calendar: "2026-11-21"
std::string random_seed_text();  // decimal digits, fresh at each call: seeds for puzzles

void request_frame();              // the host asks for a frame soon, even if it was at rest; from any thread
void request_frame_in(double ms);  // and this after a while; the latest call counts

}  // namespace tessera::platform
