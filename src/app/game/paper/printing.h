#pragma once

#include "app/game/desk/desk.h"
#include "app/game/paper/paper_maker.h"
#include "app/game/play/navigation.h"
#include "session/daily.h"

#include <string>
#include <string_view>

namespace tessera {

// Requested output: a printed sheet with the puzzle, or a picture of the position to save.
enum class PaperForm { sheet, png, svg };

struct PaperChoice {
    PaperForm form = PaperForm::sheet;
    bool with_solution = false;  // on a separate page
    bool with_explanation = false;
    bool with_code = false;  // a QR code of its link
};

// Kind of text that was copied, for the confirmation.
enum class Copied { link, result, board, frame, report };

// The open game on paper, as a picture, as a QR code, and in the clipboard.
class Printing {
public:
    Printing(JobPool& pool, const Desk& desk, const Appearance& appearance, Announcer& announcer,
             Navigation& navigation)
        : desk_(desk),
          appearance_(appearance),
          announcer_(announcer),
          navigation_(navigation),
          paper_(pool) {}

    void show_choice() { navigation_.show(Panel::print); }  // of what print() takes
    void print(const PaperChoice& choice);
    // Prints a book of the puzzles of the days.
    void print_days(std::string_view family, const Day& first, const Day& last);
    bool is_at_work() const { return paper_.is_at_work(); }
    void show_qr(std::string_view link, std::string title = {});  // by default of the open game
    void save_qr() const;
    const std::string& qr() const { return qr_; }  // in the format of print/qr_code.h; empty: not drawn yet
    std::string qr_title() const;
    void copy(std::string_view text, Copied what);
    void copy_frame(bool with_moves);
    void text_copied(bool succeeded);  // the host's answer
    void advance();                    // once per frame, after the reports of jobs

private:
    void take_drawing(std::string drawing);

    const Desk& desk_;
    const Appearance& appearance_;
    Announcer& announcer_;
    Navigation& navigation_;
    PaperMaker paper_;
    PaperForm asked_form_ = PaperForm::sheet;  // form requested from the paper maker
    std::string qr_;
    std::string qr_title_;          // empty: the open game's
    Copied copied_ = Copied::link;  // last request to the host
};

}  // namespace tessera
