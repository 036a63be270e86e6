#pragma once

#include "app/ui/input.h"

#include <array>
#include <string>
#include <string_view>

// Keyboard shortcuts of commands. A letter that names a piece of the puzzle picks that piece; otherwise it is
// a command. So every command also has a key that is not a letter and always works.

namespace tessera {

struct Shortcut {
    std::string_view command;  // name of its button, if it has one
    char letter = 0;           // 0: none
    char sign = 0;             // the typed character; 0: none
    Key key = Key::none;
    std::string_view always;  // the key that is not a letter, in aria-keyshortcuts syntax
};

inline constexpr std::array<Shortcut, 8> shortcuts = {{
    {"undo", 'Z', 0, Key::undo, "Control+Z"},
    {"redo", 'Y', 0, Key::redo, "Control+Y"},
    {"hint", 'H', '!', Key::none, "!"},
    {"checkpoint", 'K', '+', Key::none, "Plus"},
    {"come_back", 'J', '-', Key::none, "-"},
    {"help", 0, '?', Key::none, "?"},
    {"turn", 'R', 0, Key::none, "Shift+ArrowRight"},  // handled by the table while an item is in hand
    {"flip", 'F', 0, Key::none, "Shift+ArrowDown"},
}};

// Returns the command of a key that the table did not use; empty if there is none. Excludes the table's own
// shortcuts.
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

// Returns the command's keys in aria-keyshortcuts syntax; empty if there are none. `takes_letter` is true for
// letters that name pieces.
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
