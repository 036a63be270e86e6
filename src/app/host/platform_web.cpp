// The page as the program's host. Everything that needs the browser is a function of the object `page` in
// web/page, called by name through the door below; everything the page tells the program comes in
// through the functions at the end, which page.cmake exports.

#include "app/host/hosted_program.h"
#include "app/host/platform.h"
#include "app/text/json.h"
#include "base/index.h"
#include "base/text.h"

#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>

// clang-format off
// Texts have sizes, because what is kept may hold a NUL. The answer is a copy on the program's heap, which the caller frees,
// and its size in front of it; null where there is none.
EM_JS(char*, tessera_ask, (const char* name, const char* first, int first_size, const char* second, int second_size), {
    const text = (at, size) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(HEAPU8.subarray(at, at + size));
    const answer = Module.page[UTF8ToString(name)](text(first, first_size), text(second, second_size));
    if (typeof answer !== 'string') { return 0; }
    const bytes = new TextEncoder().encode(answer);
    const at = Module._malloc(4 + bytes.length);
    HEAP32[at >> 2] = bytes.length;
    HEAPU8.set(bytes, at + 4);
    return at;
});
// clang-format on

namespace tessera::platform {

namespace {

void tell(const char* name, std::string_view first = {}, std::string_view second = {}) {
    std::free(tessera_ask(name, first.data(), int_size(first), second.data(), int_size(second)));
}

std::optional<std::string> ask(const char* name, std::string_view first = {}, std::string_view second = {}) {
    char* const answer = tessera_ask(name, first.data(), int_size(first), second.data(), int_size(second));
    if (answer == nullptr) {
        return std::nullopt;
    }
    std::int32_t size = 0;
    std::memcpy(&size, answer, sizeof size);
    std::string text(answer + sizeof size, static_cast<std::size_t>(size));
    std::free(answer);
    return text;
}

}  // namespace

std::optional<std::string> load_text(std::string_view key) {
    return ask("load", key);
}

std::vector<std::string> kept_keys() {
    const std::string lines = ask("keys").value_or("");
    std::vector<std::string> keys;
    for (const Token& line : split_lines(lines)) {
        keys.emplace_back(line.text);
    }
    return keys;
}

bool change_texts(const TextChanges& changes) {
    Json json;
    json.open('{');
    for (const auto& [key, text] : changes) {
        json.key(key);
        text ? json.text(*text) : json.null();
    }
    json.close('}');
    return ask("change", json.written()).has_value();
}

std::string fragment() {
    return ask("fragment").value_or("");
}
void set_fragment(std::string_view code) {
    tell("set_fragment", code);
}
void set_depth(int depth) {
    tell("set_depth", std::to_string(depth));
}
std::string link_of(std::string_view code) {
    return ask("link_of", code).value_or("");
}

void copy_text(std::string_view text) {
    tell("copy", text);
}
bool can_share() {
    return ask("can_share").has_value();
}
void share_link(std::string_view title, std::string_view link) {
    tell("share", title, link);
}
bool has_licences() {
    return true;
}
void show_licences() {
    tell("show_licences");
}
bool has_pages() {
    return true;
}
void visit(OtherPage page, std::string_view code) {
    tell("visit", page == OtherPage::lab ? "lab.html" : "./", code);
}
void visit_lessons(std::string_view language, std::string_view code) {
    tell("visit", language == "fr" ? "learn.fr.html" : "learn.html", code);
}

Framing framing() {
    const auto answer = ask("framing");
    return !answer ? Framing::none : *answer == "only" ? Framing::look : Framing::play;
}
void copy_frame(std::string_view title, std::string_view code) {
    tell("copy_frame", title, code);
}

void ask_text(const TextQuestion& question) {
    Json json;
    json.open('{');
    json.field("id", question.id);
    json.field("title", question.title);
    json.field("text", question.text);
    json.field("accept", question.accept);
    json.field("cancel", question.cancel);
    json.field("is_number", question.is_number);
    json.field("max_length", question.max_length);
    json.field("rule", question.rule);
    json.field("low", question.low);
    json.field("high", question.high);
    json.close('}');
    tell("ask_text", json.written());
}

void download_text(std::string_view file_name, std::string_view text) {
    tell("download", file_name, text);
}
void download_drawing(std::string_view stem, std::string_view svg) {
    tell("download_drawing", stem, svg);
}
void download_picture(std::string_view file_name) {
    tell("download_picture", file_name);
}
void print_drawing(std::string_view svg) {
    tell("print_drawing", svg);
}
void ask_levels() {
    tell("ask_levels");
}
std::optional<std::string> ask_translation(std::string_view code) {
    return ask("ask_translation", code);
}
void ask_file(int id) {
    tell("ask_file", std::to_string(id));
}
bool prefers_dark() {
    return ask("prefers_dark").has_value();
}
bool prefers_reduced_motion() {
    return ask("prefers_reduced_motion").has_value();
}
bool prefers_contrast() {
    return ask("prefers_contrast").has_value();
}
std::string language() {
    return ask("language").value_or("en");
}
void set_page_look(const PageLook& look) {
    Json json;
    json.open('{');
    json.field("is_dark", look.is_dark);
    json.field("background", look.background);
    json.field("language", look.language);
    json.field("title", look.title);
    json.field("how", look.how);
    json.close('}');
    tell("set_look", json.written());
}
bool has_sounds() {
    return true;
}
void play_sound(Sound sound, bool is_loud) {
    tell("play_sound", std::to_string(static_cast<int>(sound)), is_loud ? "loud" : "");
}

void announce(std::string_view sentence) {
    tell("announce", sentence);
}
void announce_hand(std::string_view sentence) {
    tell("announce_hand", sentence);
}
void show_controls(std::string_view lines) {
    tell("controls", lines);
}
void show_words(std::string_view text) {
    tell("words", text);
}

// Whole pixels are enough: reading fractions would link 10 KB of the C library.
Insets safe_area() {
    const std::string text = ask("safe_area").value_or("");
    std::array<float, 4> sides{};
    const std::vector<Token> words = split_words({text, 0});
    for (std::size_t index = 0; index < std::min(words.size(), sides.size()); ++index) {
        const std::string_view whole = words[index].text.substr(0, words[index].text.find('.'));
        sides[index] = static_cast<float>(parse_int(whole, 0, 1000).value_or(0));
    }
    return {sides[0], sides[1], sides[2], sides[3]};
}

double now_ms() {
    return emscripten_get_now();
}
std::uint64_t wall_ms() {
    return parse_uint64(ask("wall_ms").value_or("0")).value_or(0);
}
std::string today() {
    return ask("today").value_or("");
}
std::string random_seed_text() {
    return ask("random_seed").value_or("1");
}

namespace {

// A frame is asked of the browser only when something calls for one, so at rest there is none.
struct Loop {
    HostedProgram* program = nullptr;  // once it runs
    bool is_asked = false;
    int settling = 0;  // frames still to draw after the last reason for one, for what takes a frame to show
    long timer = 0;
};
Loop loop;

constexpr int settling_frames = 2;

// Null: there is none.
std::optional<std::string> copied(const char* text, int size) {
    return text != nullptr ? std::optional(std::string(text, static_cast<std::size_t>(size))) : std::nullopt;
}

// The browser tells of a loss some time after it: what was drawn meanwhile would fail.
bool is_context_lost() {
    return emscripten_is_webgl_context_lost(emscripten_webgl_get_current_context()) == EM_TRUE;
}

void draw_frame() {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) {
        loop.program->event(event);
    }
    if (!is_context_lost() && loop.program->frame() == HostedProgram::Next::frame) {
        loop.settling = settling_frames;
    }
    tell("drawn");
}

EM_BOOL frame_arrives(double /*time*/, void* /*data*/) {
    loop.is_asked = false;
    draw_frame();
    if (loop.settling > 0) {
        --loop.settling;
        loop.is_asked = true;
        emscripten_request_animation_frame(frame_arrives, nullptr);
    }
    return EM_FALSE;
}

// SDL marks the end of each poll with an event of its own: waking for that one would never let the page rest.
int wake_for_event(void* /*data*/, SDL_Event* event) {
    if (event->type != SDL_POLLSENTINEL) {
        request_frame();
    }
    return 0;
}

}  // namespace

void request_frame() {
    loop.settling = settling_frames;
    if (loop.program != nullptr && !loop.is_asked) {
        loop.is_asked = true;
        emscripten_request_animation_frame(frame_arrives, nullptr);
    }
}

void request_frame_in(double ms) {
    emscripten_clear_timeout(loop.timer);
    loop.timer = emscripten_set_timeout([](void*) { request_frame(); }, ms, nullptr);
}

void run_loop(HostedProgram& program) {
    loop.program = &program;
    SDL_AddEventWatch(wake_for_event, nullptr);
    request_frame();
}

}  // namespace tessera::platform

using tessera::platform::copied;
using tessera::platform::loop;
using tessera::platform::request_frame;

extern "C" {

int tessera_is_running() {
    return loop.program != nullptr ? 1 : 0;
}

void tessera_fragment_changed() {
    request_frame();
    loop.program->fragment_changed();
}

// How deep the program is then.
int tessera_went_to(int depth) {
    request_frame();
    return loop.program->went_to(depth);
}

// A null text says that the player cancelled.
void tessera_text_answered(int id, const char* text, int size) {
    request_frame();
    loop.program->text_answered(id, copied(text, size));
}

// A null table says that it could not be fetched.
void tessera_levels_answered(const char* table, int size) {
    request_frame();
    loop.program->levels_answered(copied(table, size));
}

void tessera_translation_answered(const char* table, int size) {
    request_frame();
    loop.program->translation_answered(copied(table, size));
}

int tessera_kept_changed(const char* text, int size) {
    request_frame();
    return loop.program->kept_changed(copied(text, size)) ? 1 : 0;
}

void tessera_kept_refused() {
    request_frame();
    loop.program->kept_refused();
}

void tessera_text_copied(int succeeded) {
    request_frame();
    loop.program->text_copied(succeeded != 0);
}

void tessera_look_changed() {
    request_frame();
    loop.program->look_changed();
}

void tessera_visible(int is_visible) {
    request_frame();
    loop.program->visibility_changed(is_visible != 0);
}

void tessera_context_lost() {
    loop.program->context_lost();
}

void tessera_context_restored() {
    request_frame();
    loop.program->context_restored();
}

void tessera_control_pressed(const char* name) {
    request_frame();
    loop.program->control_pressed(name);
}

int tessera_wants_tab(int backwards) {
    return loop.program->wants_tab(backwards != 0) ? 1 : 0;
}

// Draws within the browser's own event, because copying and sharing are allowed nowhere else.
void tessera_gesture() {
    tessera::platform::draw_frame();
}

// The text stays until the next call.
const char* tessera_state() {
    static std::string text;
    text = loop.program->state_json();
    return text.c_str();
}
}
