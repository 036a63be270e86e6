#include "app/host/platform.h"
#include "app/lab/replay/lab.h"
#include "app/lab/replay/lab_look.h"

// Marks with notes. They belong to one search: another engine, heuristic or seed has its own.

namespace tessera {

namespace {

constexpr int note_question = 1;

}  // namespace

std::string Lab::name_of_search() const {
    return options().engine + ':' + heuristic_ + ':' + std::to_string(seed_);
}

const Marks& Lab::marks() const {
    static const Marks none;
    const auto found = has_search() ? marks_.find(name_of_search()) : marks_.end();
    return found == marks_.end() ? none : found->second;
}

const Mark* Lab::mark() const {
    return marks().at_place(replay_.place());
}

Sentence Lab::mark_words() const {
    return mark()->note.empty() ? say("this step is marked") : say("marked: {}", mark()->note);
}

// The host answers asynchronously; by then the current place may have changed.
void Lab::ask_note(int place) {
    if (!has_search()) {
        return;
    }
    pause();
    asked_place_ = place;
    const Mark* const known = marks().at_place(place);
    const Strings words = strings();
    platform::ask_text({.id = note_question,
                        .title = words.of(say("Note for step {}", count_text(place))),
                        .text = known == nullptr ? "" : known->note,
                        .accept = std::string(words.of("Mark")),
                        .cancel = std::string(words.of("Cancel")),
                        .max_length = Marks::most_letters});
}

void Lab::take_note(std::string_view note) {
    if (!asked_place_ || !has_search()) {
        return;
    }
    const int place = *std::exchange(asked_place_, std::nullopt);
    if (!marks_[name_of_search()].set(place, note)) {
        remark_ = say("there is no room for another mark in a link");
    }
    announce_step();
}

void Lab::remove_mark(int place) {
    marks_[name_of_search()].remove(place);
}

void Lab::go_to_mark(int direction) {
    const Mark* const there =
        direction > 0 ? marks().after(replay_.place()) : marks().before(replay_.place());
    if (there != nullptr) {
        seek(there->place);
    } else {
        remark_ = direction > 0 ? say("there is no mark after this step")
                                : say("there is no mark before this step");
        announce_step();
    }
}

}  // namespace tessera
