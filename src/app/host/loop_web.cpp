// The frame loop in the page, and the functions that the page calls (at the end; exported by page.cmake).

#include "app/host/hosted_program.h"
#include "app/host/page_door.h"
#include "app/host/platform.h"

#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>

#include <optional>
#include <string>

namespace tessera::platform {

namespace {

// Requests frames from the browser only when necessary; at rest none is drawn.
struct Loop {
    HostedProgram* program = nullptr;  // set by run_loop
    bool is_asked = false;
    bool has_input = false;  // that no frame has taken
    int settling = 0;        // further frames after the last request, for changes that take a frame to appear
    long timer = 0;
};
Loop loop;

constexpr int settling_frames = 2;

// Returns nothing for a null pointer.
std::optional<std::string> copied(const char* text, int size) {
    return text != nullptr ? std::optional(std::string(text, static_cast<std::size_t>(size))) : std::nullopt;
}

// The browser reports a lost context with a delay; drawing in the meantime would fail.
bool is_context_lost() {
    return emscripten_is_webgl_context_lost(emscripten_webgl_get_current_context()) == EM_TRUE;
}

void draw_frame() {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) {
        loop.program->event(event);
    }
    loop.has_input = false;
    if (!is_context_lost() && loop.program->frame() == HostedProgram::Next::frame) {
        loop.settling = settling_frames;
    }
    call_page("drawn");
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

// Requests a frame for each event. SDL ends every poll with an event of its own, which must be ignored or the
// page would never rest.
int wake_for_event(void* /*data*/, SDL_Event* event) {
    if (event->type != SDL_POLLSENTINEL) {
        loop.has_input = true;
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

bool has_input_waiting() {
    return loop.has_input;
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

// Returns the new depth.
int tessera_went_to(int depth) {
    request_frame();
    return loop.program->went_to(depth);
}

// A null text means that the player cancelled.
void tessera_text_answered(int id, const char* text, int size) {
    request_frame();
    loop.program->text_answered(id, copied(text, size));
}

// A null table means that it could not be loaded.
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

void tessera_second_part_came() {
    request_frame();
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

void tessera_scrolled_aside(float by) {
    request_frame();
    loop.program->scrolled_aside(by);
}

int tessera_wants_tab(int backwards) {
    return loop.program->wants_tab(backwards != 0) ? 1 : 0;
}

// Draws within the browser's own event, since copying and sharing are allowed only there.
void tessera_gesture() {
    tessera::platform::draw_frame();
}

// The text is valid until the next call.
const char* tessera_state() {
    static std::string text;
    text = loop.program->state_json();
    return text.c_str();
}
}
