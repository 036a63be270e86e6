#pragma once

#include "base/sentence.h"

#include <optional>
#include <string>
#include <string_view>

union SDL_Event;

namespace tessera {

// Calls from the host to the program. A frame follows each call except context_lost and state_json.
class HostedProgram {
public:
    enum class Next { rest, frame, leave };  // wait for an event; draw again at once; exit

    virtual Next frame() = 0;  // draws
    virtual void event(const SDL_Event& event) = 0;

    virtual void fragment_changed() = 0;  // the player opened another code in the same page
    virtual int went_to(int depth) = 0;   // Back or Forward; returns the new depth
    virtual void text_answered(int id, std::optional<std::string> text) = 0;  // nothing: cancelled
    virtual void levels_answered(std::optional<std::string> table) = 0;       // nothing: unavailable
    virtual void translation_answered(std::optional<std::string> table) = 0;  // nothing: unavailable
    // Without a value: another tab of the page has changed the stored texts. With a text: an export of stored
    // texts that the program has not read; empty if the host has only now loaded its texts. Returns true if
    // everything is merged and stored.
    virtual bool kept_changed(const std::optional<std::string>& found) = 0;
    virtual void kept_refused() = 0;  // an accepted change (platform::change_texts) was not stored
    virtual void text_copied(bool succeeded) = 0;
    virtual void notify(const Sentence& sentence) = 0;  // a message of the host for the player
    virtual void look_changed() = 0;                    // theme, motion or language preference of the system
    virtual void visibility_changed(bool is_visible) = 0;  // hidden pages stop their clock and save
    virtual void context_lost() = 0;                       // the GL context was lost ...
    virtual void context_restored() = 0;                   // ... and restored

    // A wheel or a touch pad was turned sideways, by so many CSS pixels to the right.
    virtual void scrolled_aside(float by) = 0;

    // Called before the host lets Tab move the focus. Returns true if the program has a place for the focus;
    // otherwise Tab leaves.
    virtual bool wants_tab(bool backwards) = 0;

    // By the host's own button (platform::show_controls).
    virtual void control_pressed(std::string_view name) = 0;

    virtual std::string state_json() = 0;  // state of the screen; see app/state_json.h

protected:
    ~HostedProgram() = default;
};

namespace platform {

// Runs the program until the player leaves. In the page it returns at once, and the browser makes the later
// calls. Between frames the program receives every SDL event. While it rests, no frame is drawn until the
// next event, request or call.
void run_loop(HostedProgram& program);

}  // namespace platform

}  // namespace tessera
