#pragma once

#include <optional>
#include <string>
#include <string_view>

union SDL_Event;

namespace tessera {
struct Launch;
}  // namespace tessera

// The whole contract between the program and what hosts it: the page (platform_web.cpp, boot.js) or the
// desktop (platform_native.cpp). Texts are UTF-8, lengths are CSS pixels, and everything runs on the main
// thread.

namespace tessera::platform {

// Outward: what the program asks of its host. None of these waits for the player or for the network.

// Small texts kept from one visit to the next (the page: localStorage under a prefix of its own).
std::optional<std::string> load_text(std::string_view key);
bool store_text(std::string_view key, std::string_view text);  // false: the host refuses (full, private)
void remove_text(std::string_view key);

// The address, which always holds the share code of the puzzle on the table. Setting it makes no history
// entry and does not come back as fragment_changed.
std::string fragment();  // without its '#', empty if there is none
void set_fragment(std::string_view code);
std::string link_of(std::string_view code);  // a whole link that opens the code

// Both are asked for inside the player's own gesture. How copying went comes back as app_text_copied; a
// closed share sheet says nothing.
void copy_text(std::string_view text);
bool can_share();
void share_link(std::string_view title, std::string_view link);

void download_text(std::string_view file_name, std::string_view text);

// One line of text from the player, asked in a dialog of the host so that phones show their keyboard.
struct TextQuestion {
    int id = 0;              // comes back with the answer
    std::string title;       // what is asked for, also the field's label
    std::string text;        // what stands in the field at first, selected
    std::string accept;      // caption of the button that answers
    std::string cancel;      // caption of the button that does not
    bool is_number = false;  // asks for a keyboard of digits
    int max_length = 2000;
};
void ask_text(const TextQuestion& question);

bool prefers_dark();
bool prefers_reduced_motion();
std::string language();  // "fr", "en-GB", ...

// Makes what surrounds the canvas follow the program: page colour ("#rrggbb"), dark or light, language
// ("en").
struct PageLook {
    bool is_dark = false;
    std::string background;
    std::string language;
    std::string title;  // of the tab or the window
};
void set_page_look(const PageLook& look);

void announce(std::string_view sentence);  // to those who listen instead of looking (an aria-live region)

// The table in words, for those who listen instead of looking: a heading and lines below it; empty: none.
void show_words(std::string_view text);

struct Insets {
    float top = 0;
    float right = 0;
    float bottom = 0;
    float left = 0;
};
Insets safe_area();  // what notches and home bars hide

double now_ms();                 // monotonic; never goes into a decision of the rules
std::string today();             // of the player's calendar: "2026-11-21"
std::string random_seed_text();  // decimal digits, fresh at each call: seeds for puzzles

void request_frame();              // the host calls app_frame soon, even if it was at rest
void request_frame_in(double ms);  // and this after a while; the latest call counts

// Takes over until the player leaves; in the page it returns at once and the browser goes on calling. Between
// frames it hands every SDL event to app_event; when app_frame says so, it rests until the next event,
// request or inward call.
int run_loop(const Launch& launch);

}  // namespace tessera::platform

namespace tessera {

// Inward: what the host calls. Each wakes the loop, so that a frame follows.

struct Launch {
    bool is_scripted = false;     // desktop: no settings or games of the player, nothing kept
    std::string screenshot_path;  // desktop: draw, write this picture, leave
    int width = 1280;             // desktop: first size of the window
    int height = 800;
    float scale = 0;     // desktop: device pixels for each CSS pixel
    std::string link;    // desktop: a link or a share code to open
    std::string script;  // desktop: inputs to play before the picture is taken (see script.h)
};

bool app_init(const Launch& launch);  // false: no window or no WebGL; the host shows its sentence
bool app_frame();                     // draws; whether another frame is needed at once
void app_event(const SDL_Event& event);
void app_shutdown();

void app_fragment_changed();  // the player opened another code in the same page
void app_text_answered(int id, std::optional<std::string> text);  // nothing: cancelled
void app_text_copied(bool succeeded);
void app_look_changed();            // theme, motion or language preference of the system
void app_visible(bool is_visible);  // hidden pages stop their clock and save
void app_context_lost();
void app_context_restored();

// Asked before the host lets Tab move the focus: whether the program has a place for it. False: Tab leaves.
bool app_wants_tab(bool backwards);

// What is on the screen, for tests and bug reports: one JSON object. `game` is the family's own part.
//   {"version":1,"screen":"play","panel":"","family":"polyomino","code":"1p/...","width":1280,"height":800,
//    "frames":17,"moves":3,"can_undo":true,"can_redo":false,"solved":false,"shown":false,"best_ms":-1,"elapsed_ms":5210,"paused":false,
//    "job":"idle|hint|solve|play|generate","making":false,"finding_out":false,
//    "finding":{"solvable":true,"solutions":"12","exact":true} or null,
//    "hint":"sentence or empty","notice":"","theme":"dark","language":"en",
//    "board":{"x":..,"y":..,"cell":..,"rows":5,"columns":11},
//    "buttons":[{"name":"undo","x":..,"y":..,"width":..,"height":..,"enabled":true,"focused":false}],
//    "game":{"held":{"piece":"L","orientation":0,"row":1,"column":2,"legal":true} or null,
//            "placements":[{"piece":"N","orientation":0,"row":2,"column":3,"given":true}],
//            "tray":[{"piece":"L","left":1,"orientation":0,"x":..,"y":..,"width":..,"height":..}]}}
// Button names are ids that do not change with the language.
std::string app_state_json();

}  // namespace tessera
