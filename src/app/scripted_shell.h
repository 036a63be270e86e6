#pragma once

#include "app/script.h"
#include "app/shell.h"

#include <string>
#include <utility>

namespace tessera {

// Options for an automatic run; by default nothing is automatic.
struct ScriptedRun {
    std::string script;        // inputs to play first; see script.h
    std::string picture_path;  // if not empty: afterwards write this picture and exit
};

// A shell that plays a script and takes a picture of the result.
class ScriptedShell final : public Shell {
public:
    explicit ScriptedShell(ScriptedRun run) : run_(std::move(run)), script_(run_.script) {}

    Next frame() override;

private:
    static constexpr int settling_frames = 40;  // time for animations to end

    const ScriptedRun run_;
    Script script_;
    int settling_ = settling_frames;
};

}  // namespace tessera
