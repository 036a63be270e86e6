#pragma once

#include "app/lab/replay/marks.h"
#include "base/sentence.h"
#include "games/game.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

class Lab;

// The marks of a puzzle's searches, each of which has its own, and the place whose note the host is asked for.
class Marking {
public:
    void clear();
    void put(const SolveOptions& search, Marks marks);
    void show(const SolveOptions& search);  // from now on
    void show_none() { search_.clear(); }

    const Marks& shown() const;  // those of the shown search
    // Returns false if there is no room. A search is shown.
    bool set(int place, std::string_view note) { return marks_[search_].set(place, note); }
    void remove(int place) { marks_[search_].remove(place); }

    void ask_at(int place) { asked_place_ = place; }
    std::optional<int> take_asked_place();

private:
    std::map<std::string, Marks> marks_;  // by the name of the search
    std::string search_;                  // the shown one; empty: none
    std::optional<int> asked_place_;
};

// Asks for the note of a new or existing mark. The host answers asynchronously, and take_note() takes the answer.
void ask_note(Lab& lab, int place);
void take_note(Lab& lab, std::string_view note);
void go_to_mark(Lab& lab, int direction);  // 1: the next mark, -1: the previous one
Sentence words_of(const Mark& mark);

}  // namespace tessera
