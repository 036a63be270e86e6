#pragma once

#include "app/ui/widgets.h"
#include "base/sentence.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace tessera {

class BoardWords;
class Json;
class Lab;
class RecordedSearch;

// The sheets over the lab's screen; at most one is open.
struct LabSheets {
    bool chooses_engine = false;
    bool shows_help = false;
    bool shows_save = false;
    bool shows_marks = false;

    bool is_open() const { return chooses_engine || shows_help || shows_save || shows_marks; }
};

// A line of the sheet of help: what is explained, a drawn sign or a key in English, and the explanation.
struct LabHelpLine {
    void (*draw_sign)(Ui& ui, Point place) = nullptr;  // null: there is a key
    std::string_view key;
    std::string_view text;
};

struct LabHelp {
    std::string_view title;
    std::span<const LabHelpLine> lines;
};

// Draws and describes a search beside the board: by its tree, or by what it has in place of one. Lab
// makes one for each search, so its state is that of one search. app/lab/pictures has them all.
class SearchPicture {
public:
    SearchPicture() = default;
    virtual ~SearchPicture() = default;
    SearchPicture(const SearchPicture&) = delete;
    SearchPicture(SearchPicture&&) = delete;
    SearchPicture& operator=(const SearchPicture&) = delete;
    SearchPicture& operator=(SearchPicture&&) = delete;

    virtual void draw(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& area) = 0;
    // Draws all steps in the low strip of the timeline. Call after draw().
    virtual void draw_line(const Lab& lab, Ui& ui, const Rect& area) = 0;
    // Draws a board of its own in place of the table. Returns false if the table shows the position.
    virtual bool draw_board(const Lab& /*lab*/, Ui& /*ui*/, const Rect& /*area*/) const { return false; }
    virtual bool is_moving(double /*now_ms*/) const { return false; }

    // Call when the place has changed or the search has continued.
    virtual void follow(const Lab& /*lab*/) {}
    virtual void fold(int /*node*/) {}  // or unfolds what is below the node
    virtual void zoom(float /*factor*/, Point /*around*/) {}

    virtual LabHelp help() const = 0;
    virtual Sentence start_words() const { return say("the start of the search"); }
    // Describes itself to screen readers. Returns true if that includes the board.
    virtual bool put_in_words(BoardWords& words, const Lab& lab) const = 0;
    // Returns the size and the state of the search: "812 positions · stopped at solution 1".
    virtual std::string progress(const Lab& lab) const;
    // Adds its fields to the state of the screen (lab_state.h).
    virtual void write(Json& json, const Lab& lab) const;
};

// Describes the state of the search; `at_end` if it has ended of itself.
std::string outcome_text(const Lab& lab, const Sentence& at_end);
Sentence end_words(const Lab& lab);  // by the number of solutions
inline constexpr std::string_view progress_separator = "  \xC2\xB7  ";

// Makes the picture of a search, or an empty one. The search outlives it.
using PictureMaker = std::unique_ptr<SearchPicture> (*)(const RecordedSearch* search);

}  // namespace tessera
