// Host functions of the desktop: files for storage, SDL for everything else.

#include "app/host/hosted_program.h"
#include "app/host/kept_files.h"
#include "app/host/platform.h"
#include "app/text/shipped_translations.h"
#include "session/shipped_levels.h"

#include <SDL.h>

#include <array>
#include <atomic>
#include <chrono>
#include <ctime>
#include <string>
#include <utility>

namespace tessera::platform {

namespace {

struct Desktop {
    HostedProgram* program = nullptr;  // while its loop runs
    std::string fragment;
    std::atomic<bool> is_frame_asked = true;
    std::atomic<Uint64> frame_due_ms = 0;  // set by request_frame_in; 0: none
    bool is_running = true;
    bool are_levels_asked = false;
};
Desktop desktop;

std::string folder() {
    char* const path = SDL_GetPrefPath("", "tessera");
    std::string text = path ? path : "";
    SDL_free(path);
    return text;
}

KeptFiles kept_files() {
    return KeptFiles(folder());
}

int wake_type() {
    static const int type = static_cast<int>(SDL_RegisterEvents(1));
    return type;
}

void wait_for_reason() {
    const Uint64 due = desktop.frame_due_ms;
    const Uint64 now = SDL_GetTicks64();
    const int wait = due == 0 ? 60000 : due > now ? static_cast<int>(due - now) : 0;
    SDL_WaitEventTimeout(nullptr, wait);
    if (due != 0 && SDL_GetTicks64() >= due) {
        desktop.frame_due_ms = 0;
    }
    desktop.is_frame_asked = true;
}

void take_events() {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) {
        desktop.is_running &= event.type != SDL_QUIT;
        desktop.program->event(event);
    }
}

void answer_levels() {
    if (std::exchange(desktop.are_levels_asked, false)) {
        desktop.program->levels_answered(shipped_level_table());
    }
}

}  // namespace

std::optional<std::string> load_text(std::string_view key) {
    return kept_files().load(key);
}
bool change_texts(const TextChanges& changes) {
    return kept_files().change(changes);
}
std::vector<std::string> kept_keys() {
    return kept_files().keys();
}

std::string fragment() {
    return desktop.fragment;
}
void set_fragment(std::string_view code) {
    desktop.fragment = code;
}
void set_depth(int /*depth*/) {}
std::string page_address() {
    return "https://tessera.invalid/";  // the desktop has no page of its own
}

void copy_text(std::string_view text) {
    desktop.program->text_copied(SDL_SetClipboardText(std::string(text).c_str()) == 0);
}
bool can_share() {
    return false;
}
void share_link(std::string_view /*title*/, std::string_view /*text*/, std::string_view /*link*/) {}
bool has_licences() {
    return false;
}
void show_licences() {}
bool has_pages() {
    return false;
}
void open_page(OtherPage /*page*/, std::string_view /*code*/) {}
void open_lessons(std::string_view /*language*/, std::string_view /*code*/) {}
Framing framing() {
    return Framing::none;
}
void copy_frame(std::string_view /*title*/, std::string_view /*code*/) {}

// SDL has no text fields, so the answer is the clipboard's text, and the player is notified.
void ask_text(const TextQuestion& question) {
    constexpr std::size_t longest_shown = 24;
    char* const text = SDL_GetClipboardText();
    const std::string answer = text ? text : "";
    SDL_free(text);
    if (answer.empty()) {
        desktop.program->notify(
            say("copy what you want to enter, then press again: this program reads the clipboard"));
        return;
    }
    desktop.program->notify(say("read from the clipboard: {}", answer.substr(0, longest_shown)));
    desktop.program->text_answered(question.id, answer);
}

// Exports are written to the storage folder; imports are read from there.
void download_text(std::string_view file_name, std::string_view text) {
    const bool is_written = kept_files().change({{std::string(file_name), std::string(text)}});
    const std::string path = kept_files().path_of(file_name);
    desktop.program->notify(is_written ? say("written to {}", path) : say("{} could not be written", path));
}

void download_bytes(std::string_view file_name, std::string_view bytes) {
    download_text(file_name, bytes);
}

// Only the lab calls this, which the desktop does not have.
void download_drawing(std::string_view stem, std::string_view svg) {
    download_text(std::string(stem) + ".svg", svg);
}

void download_picture(std::string_view /*file_name*/) {}

// SDL cannot print: the sheet is written to the storage folder.
void print_drawing(std::string_view svg) {
    download_text("tessera-sheet", svg);
}

// The answer arrives with the next frame, as in the page.
void ask_levels() {
    desktop.are_levels_asked = true;
    desktop.is_frame_asked = true;
}

std::optional<std::string> ask_translation(std::string_view code) {
    return std::string(shipped_translation(code));
}

void ask_file(int id) {
    const std::optional<std::string> text = load_text("tessera-games");
    desktop.program->text_answered(id, text ? std::optional("tessera-games\n" + *text) : std::nullopt);
}

bool prefers_dark() {
    return false;
}
bool prefers_reduced_motion() {
    return false;
}

bool prefers_contrast() {
    return false;
}

std::string language() {
    SDL_Locale* const locales = SDL_GetPreferredLocales();
    std::string name = locales && locales->language ? locales->language : "en";
    SDL_free(locales);
    return name;
}

void set_page_look(const PageLook& /*look*/) {}

bool has_input_waiting() {
    return SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT) == SDL_TRUE;
}

bool is_whole() {
    return true;
}

bool has_sounds() {
    return false;
}
void play_sound(Sound /*sound*/, bool /*is_loud*/, const std::vector<int>& /*notes*/) {}
void announce(std::string_view /*sentence*/) {}
void announce_hand(std::string_view /*sentence*/) {}
void show_controls(std::string_view /*lines*/) {}
void show_words(std::string_view /*text*/) {}
Insets safe_area() {
    return {};
}

double now_ms() {
    return static_cast<double>(SDL_GetPerformanceCounter()) * 1000 /
           static_cast<double>(SDL_GetPerformanceFrequency());
}

std::uint64_t wall_ms() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::milliseconds>(since).count());
}

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::array<char, 16> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d", std::localtime(&now));
    return text.data();
}

std::string random_seed_text() {
    return std::to_string(SDL_GetPerformanceCounter() % 4294967291U);
}

// Jobs call this from their threads.
void request_frame() {
    desktop.is_frame_asked = true;
    SDL_Event event{};
    event.type = static_cast<Uint32>(wake_type());
    SDL_PushEvent(&event);
}

void request_frame_in(double ms) {
    desktop.frame_due_ms = SDL_GetTicks64() + static_cast<Uint64>(ms) + 1;
}

void run_loop(HostedProgram& program) {
    using Next = HostedProgram::Next;
    desktop.program = &program;
    while (desktop.is_running) {
        take_events();
        answer_levels();
        desktop.is_frame_asked = false;
        const Next next = program.frame();
        desktop.is_running &= next != Next::leave;
        if (next == Next::rest && desktop.is_running && !desktop.is_frame_asked) {
            wait_for_reason();
        }
    }
}

}  // namespace tessera::platform
