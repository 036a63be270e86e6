#include "app/game/help/assistant.h"

// Assistant: the explanation of all that follows from a position.

namespace tessera {

void Assistant::explain(OpenGame& game) {
    stop(game);
    if (!is_solved(game) && is_explained(family_id(game.session))) {
        lesson_.ask(game, appearance_.now_ms());
    }
}

void Assistant::advance_lesson(OpenGame& game) {
    const bool was_open = lesson_.is_open();
    lesson_.take_answer();
    if (const auto verdict = lesson_.take_verdict()) {
        announcer_.refuse(*verdict);
    }
    if (lesson_.is_open() && !was_open) {
        ++game.hint_count;
        read_aloud(lesson_.step().sentence);
    }
}

void Assistant::go_to_lesson_step(OpenGame& game, int place) {
    const int seen = lesson_.most_seen();
    lesson_.go_to(place, appearance_.scene());
    game.hint_count += lesson_.most_seen() - seen;
    read_aloud(lesson_.step().sentence);
}

// Arrows step through the lesson; no other input reaches the game.
bool Assistant::lesson_input(OpenGame& game, const InputEvent& event) {
    if (event.kind != InputKind::key) {
        return true;
    }
    switch (event.key) {
        case Key::right:
        case Key::down:
        case Key::enter:
        case Key::space:
            go_to_lesson_step(game, lesson_.place() + 1);
            return true;
        case Key::left:
        case Key::up:
            go_to_lesson_step(game, lesson_.place() - 1);
            return true;
        case Key::page_down:
            go_to_lesson_step(game, lesson_.next_move());
            return true;
        case Key::page_up:
            go_to_lesson_step(game, lesson_.previous_move());
            return true;
        case Key::undo:
        case Key::redo:
            return true;
        case Key::character:
            return event.character != '?';
        default:
            return false;
    }
}

}  // namespace tessera
