#pragma once

#include "app/script.h"
#include "app/shell.h"

#include <string>
#include <utility>

namespace tessera {

// What the desktop program does by itself; as it stands: nothing.
struct ScriptedRun {
    std::string script;        // inputs to play first: see script.h
    std::string picture_path;  // then draw, write this picture, and leave
};

// The shell that plays a script and takes a picture of what comes of it.
class ScriptedShell final : public Shell {
public:
    explicit ScriptedShell(ScriptedRun run) : run_(std::move(run)), script_(run_.script) {}

    Next frame() override;

private:
    static constexpr int settling_frames = 40;  // for what is still on its way

    const ScriptedRun run_;
    Script script_;
    int settling_ = settling_frames;
};

}  // namespace tessera
