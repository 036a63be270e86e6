#include "app/lab/replay/marking.h"

#include "app/host/platform.h"
#include "app/lab/replay/lab.h"
#include "app/lab/replay/lab_look.h"

#include <utility>

namespace tessera {

namespace {

constexpr int note_question = 1;

std::string name_of(const SolveOptions& search) {
    return search.engine + ':' + search.heuristic + ':' + std::to_string(search.seed);
}

}  // namespace

void Marking::clear() {
    marks_.clear();
    asked_place_.reset();
}

void Marking::put(const SolveOptions& search, Marks marks) {
    marks_[name_of(search)] = std::move(marks);
}

void Marking::show(const SolveOptions& search) {
    search_ = name_of(search);
}

const Marks& Marking::shown() const {
    static const Marks none;
    const auto found = marks_.find(search_);
    return found == marks_.end() ? none : found->second;
}

std::optional<int> Marking::take_asked_place() {
    return std::exchange(asked_place_, std::nullopt);
}

Sentence words_of(const Mark& mark) {
    return mark.note.empty() ? say("this step is marked") : say("marked: {}", mark.note);
}

void ask_note(Lab& lab, int place) {
    if (!lab.has_search()) {
        return;
    }
    lab.pause();
    lab.marking().ask_at(place);
    const Mark* const known = lab.marks().at_place(place);
    const Strings words = lab.strings();
    platform::ask_text({.id = note_question,
                        .title = words.of(say("Note for step {}", count_text(place))),
                        .text = known == nullptr ? "" : known->note,
                        .accept = std::string(words.of("Mark")),
                        .cancel = std::string(words.of("Cancel")),
                        .max_length = Marks::most_letters});
}

// The place shown may have changed since the host was asked.
void take_note(Lab& lab, std::string_view note) {
    const std::optional<int> place = lab.has_search() ? lab.marking().take_asked_place() : std::nullopt;
    if (!place) {
        return;
    }
    if (lab.marking().set(*place, note)) {
        lab.announce_step();
    } else {
        lab.remark(say("there is no room for another mark in a link"));
    }
}

void go_to_mark(Lab& lab, int direction) {
    const int place = lab.replay().place();
    const Mark* const there = direction > 0 ? lab.marks().after(place) : lab.marks().before(place);
    if (there != nullptr) {
        lab.seek(there->place);
    } else {
        lab.remark(direction > 0 ? say("there is no mark after this step")
                                 : say("there is no mark before this step"));
    }
}

}  // namespace tessera
