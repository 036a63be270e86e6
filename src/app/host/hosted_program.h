#pragma once

#include "base/sentence.h"

#include <optional>
#include <string>

union SDL_Event;

namespace tessera {

// What the host calls: the program with the window. After each call but context_lost and state_json a frame
// follows.
class HostedProgram {
public:
    enum class Next { rest, frame, leave };  // until something happens; draw again at once; the program ends

    virtual Next frame() = 0;  // draws
    virtual void event(const SDL_Event& event) = 0;

    virtual void fragment_changed() = 0;  // the player opened another code in the same page
    virtual int went_to(int depth) = 0;   // the player went back or forward; how deep the program is now
    virtual void text_answered(int id, std::optional<std::string> text) = 0;  // nothing: cancelled
    virtual void levels_answered(std::optional<std::string> table) = 0;  // nothing: they cannot be had now
    virtual void translation_answered(std::optional<std::string> table) = 0;  // the same of a language
    // Nothing: another tab of the page has written something. A text: an export of kept texts that the program has not
    // read, empty where the host learns only now what is kept. Whether all of it is kept, merged with the rest.
    virtual bool kept_changed(const std::optional<std::string>& found) = 0;
    virtual void kept_refused() = 0;  // a change that the host took (platform::change_texts) is not kept
    virtual void text_copied(bool succeeded) = 0;
    virtual void notify(const Sentence& sentence) = 0;  // the host has something to say to the player
    virtual void look_changed() = 0;                    // theme, motion or language preference of the system
    virtual void visibility_changed(bool is_visible) = 0;  // hidden pages stop their clock and save
    virtual void context_lost() = 0;                       // GL was taken away ...
    virtual void context_restored() = 0;                   // ... and is back

    // Asked before the host lets Tab move the focus: whether the program has a place for it. False: Tab leaves.
    virtual bool wants_tab(bool backwards) = 0;

    virtual void control_pressed(std::string_view name) = 0;  // by the host's own button (platform::show_controls)

    virtual std::string state_json() = 0;  // what is on the screen: see app/state_json.h

protected:
    ~HostedProgram() = default;
};

namespace platform {

// Takes over until the player leaves; in the page it returns at once and the browser goes on calling. Between
// frames the program gets every SDL event; when it wants to rest, no frame is drawn until the next event,
// request or call.
void run_loop(HostedProgram& program);

}  // namespace platform

}  // namespace tessera
