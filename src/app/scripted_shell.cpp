#include "app/scripted_shell.h"

namespace tessera {

HostedProgram::Next ScriptedShell::frame() {
    const bool is_playing = script_.step(*this);
    const Next next = Shell::frame();
    const bool needs_more = next == Next::frame || is_playing;
    if (run_.picture_path.empty()) {
        return needs_more ? Next::frame : Next::rest;
    }
    // Wait for the link's puzzle to be made before taking the picture.
    settling_ -= needs_more || controller().maker().is_at_work() ? 0 : 1;
    if (settling_ > 0) {
        return Next::frame;
    }
    window().save_screenshot(run_.picture_path.c_str());
    return Next::leave;
}

}  // namespace tessera
