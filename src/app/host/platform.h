#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The program's interface to its host: the page (platform_web.cpp, boot.js), the desktop
// (platform_native.cpp), or a test's stand-in. One of them is linked. None of these functions waits for the
// player or for the network. Texts are UTF-8, lengths are in CSS pixels, and everything runs on the main
// thread. The host's calls to the program are in hosted_program.h.

namespace tessera::platform {

// Small texts stored between visits (the page: localStorage and IndexedDB, see web/README.md).
std::optional<std::string> load_text(std::string_view key);
std::vector<std::string> kept_keys();  // all keys, in any order

// New text by key; nothing: the key is removed.
using TextChanges = std::map<std::string, std::optional<std::string>, std::less<>>;
// Applies all changes or none. Returns false if the host refuses (full, private); then nothing has changed. A
// host that finds out later that it cannot store them calls kept_refused.
[[nodiscard]] bool change_texts(const TextChanges& changes);

// The address, which always contains the share code of the open game. Setting it adds no history entry and
// does not cause a call of fragment_changed.
std::string fragment();  // without its '#', empty if there is none
void set_fragment(std::string_view code);
std::string page_address();  // without a fragment: a share code behind it is the link that opens it

// Reports the program's depth (GameController::depth); the host's Back and Forward call went_to.
void set_depth(int depth);

// Must be called during a gesture of the player. The result of copying is reported by text_copied; closing a
// share sheet reports nothing.
void copy_text(std::string_view text);
bool can_share();
// The text may be empty.
void share_link(std::string_view title, std::string_view text, std::string_view link);

// The licences of all components; not every host can show them.
bool has_licences();
void show_licences();

// The program's other pages, on hosts that have pages: opens one with a share code.
enum class OtherPage { game, lab };
bool has_pages();
void open_page(OtherPage page, std::string_view code);
void open_lessons(std::string_view language, std::string_view code);  // lessons about the engines

// In a frame on another page the program shows one puzzle, stores nothing and opens no other game; open_page()
// opens the game beside that page. copy_frame() copies the HTML of such a frame, with the same rules as
// copy_text().
enum class Framing { none, play, look };  // look: nothing can be moved
Framing framing();
void copy_frame(std::string_view title, std::string_view code);

void download_text(std::string_view file_name, std::string_view text);
void download_bytes(std::string_view file_name, std::string_view bytes);
void download_drawing(std::string_view stem, std::string_view svg);  // saves STEM.png, on hosts with pages
void download_picture(std::string_view file_name);                   // PNG of the frame just drawn

// Prints a drawing of pages (print/sheet.h) with the host's dialog.
void print_drawing(std::string_view svg);

// Requests the table of the levels that come with the program (session/level_table.h); levels_answered
// receives it.
void ask_levels();

// Returns the table of a language (base/translation.h) if the host has it; otherwise translation_answered
// receives it later.
std::optional<std::string> ask_translation(std::string_view code);

// Lets the player choose a text file; text_answered(id) receives its name, a newline and its text, unpacked if it was packed,
// or nothing if none was chosen.
void ask_file(int id);

// A question for one line of text, asked in a dialog of the host so that phones show their keyboard.
struct TextQuestion {
    int id = 0;              // returned with the answer
    std::string title;       // also the field's label
    std::string text;        // initial text, selected
    std::string accept;      // caption of the OK button
    std::string cancel;      // caption of the cancel button
    bool is_number = false;  // requests a numeric keyboard
    int max_length = 2000;
    // Requirement on the answer, shown, and announced for an invalid answer; empty: any answer is valid.
    std::string rule = {};
    int low = 0;  // limits of a number that has a rule
    int high = 0;
};
void ask_text(const TextQuestion& question);

bool prefers_dark();
bool prefers_reduced_motion();
bool prefers_contrast();  // more contrast, or the player's own colours
std::string language();   // "fr", "en-GB", ...

// Appearance and texts of everything around the canvas.
struct PageLook {
    bool is_dark = false;
    std::string background;  // "#rrggbb"
    std::string language;    // "en"
    std::string title;       // title of the tab or the window
    std::string how = {};    // usage of the canvas, for screen readers; empty: the host's own text
};
void set_page_look(const PageLook& look);

// Returns whether there is input that no frame has taken yet.
bool has_input_waiting();

// Returns false while the second part of the program is still to come, with the sheets and the editor; requests it
// if the last attempt failed. The host draws a frame when it arrives.
bool is_whole();

// Sounds of play, as soon as the host can play them; a host may also vibrate.
enum class Sound {
    pick,    // picked up, or removed from the board
    turn,    // turned or flipped
    snap,    // placed where it fits
    refuse,  // not allowed
    win,
};
bool has_sounds();
// A snap and a win sound in the notes of the placed items, numbered from 0; each number has its pitch.
void play_sound(Sound sound, bool is_loud, const std::vector<int>& notes);

// Announce to screen readers (an aria-live region). Sentences in quick succession are all announced; of those
// about the hand, only the last.
void announce(std::string_view sentence);
void announce_hand(std::string_view sentence);

// Passes the controls (ui/control_lines.h) to the host. A host whose canvas is not accessible puts real
// buttons over it, which call control_pressed.
void show_controls(std::string_view lines);

// Shows the table in words to screen readers: a heading and lines below it; empty: none.
void show_words(std::string_view text);

// Parts of the window hidden by notches and home bars.
struct Insets {
    float top = 0;
    float right = 0;
    float bottom = 0;
    float left = 0;
};
Insets safe_area();

double now_ms();                 // monotonic; never affects the rules
std::uint64_t wall_ms();         // milliseconds since 1970 by the device's clock; only for comparing times
std::string today();             // in the player's calendar: "2026-11-21"
std::string random_seed_text();  // decimal digits, different at each call: seeds for puzzles

void request_frame();              // requests a frame soon, even at rest; callable from any thread
void request_frame_in(double ms);  // the same after a delay; the latest call replaces earlier ones

}  // namespace tessera::platform
