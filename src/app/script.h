#pragma once

#include <string_view>

namespace tessera {

class Shell;

// Plays inputs from a text, one step per call, for pictures of the desktop program. Steps are separated by
// semicolons:
//   click NAME                       a button by its id
//   key NAME                         a key by its SDL name ("Tab", "R", "Return")
//   press X Y, move X Y, release X Y the mouse
//   tap X Y                          a tap with a finger
//   wait FRAMES                      draw so many frames
//   link CODE                        open a share code
//   theme dark, language fr, still
//                                    settings for the pictures
//   print                            print the state of the screen (state_json.h)
class Script {
public:
    explicit Script(std::string_view text) : rest_(text) {}

    bool step(Shell& shell);  // false: nothing left

private:
    std::string_view rest_;
    int waiting_ = 0;
};

}  // namespace tessera
