#pragma once

#include "app/ui/input.h"

#include <array>
#include <string>
#include <string_view>

// The keys of commands. A letter is a piece's wherever a piece of the puzzle bears it, and a command elsewhere; so every
// command has another key as well, which always means the same.

namespace tessera {

struct Shortcut {
    std::string_view command;  // the name of its button, where it has one
    char letter = 0;           // 0: none
    char sign = 0;             // as it is typed; 0: none
    Key key = Key::none;
    std::string_view always;  // what is no letter, as aria-keyshortcuts writes it
};

inline constexpr std::array<Shortcut, 8> shortcuts = {{
    {"undo", 'Z', 0, Key::undo, "Control+Z"},
    {"redo", 'Y', 0, Key::redo, "Control+Y"},
    {"hint", 'H', '!', Key::none, "!"},
    {"checkpoint", 'K', '+', Key::none, "Plus"},
    {"come_back", 'J', '-', Key::none, "-"},
    {"help", 0, '?', Key::none, "?"},
    {"turn", 'R', 0, Key::none, "Shift+ArrowRight"},  // the table's own, while something is in hand
    {"flip", 'F', 0, Key::none, "Shift+ArrowDown"},
}};

// The command of a key that the table has no use for; empty: none. The table's own are none of them.
inline std::string_view command_of(const InputEvent& event) {
    for (const Shortcut& shortcut : shortcuts) {
        const bool is_typed = event.key == Key::character && event.character != 0 &&
                              (event.character == shortcut.letter || event.character == shortcut.sign);
        if (is_typed || (shortcut.key != Key::none && event.key == shortcut.key)) {
            return shortcut.command;
        }
    }
    return {};
}

// As aria-keyshortcuts writes them; empty: there are none. `takes_letter` says which letters are pieces'.
template <class TakesLetter>
std::string keys_of(std::string_view command, const TakesLetter& takes_letter) {
    for (const Shortcut& shortcut : shortcuts) {
        if (shortcut.command == command) {
            const bool has_letter = shortcut.letter != 0 && !takes_letter(shortcut.letter);
            return std::string(shortcut.always) + (has_letter ? std::string(" ") + shortcut.letter : "");
        }
    }
    return {};
}

}  // namespace tessera
