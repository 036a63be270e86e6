#include "app/families/position_picture.h"
#include "app/host/platform.h"
#include "app/screens/part_sheets.h"
#include "app/ui/column.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>

namespace tessera {

namespace {

// Returns the colours of what is printed: black on white, in every theme.
const Theme& printed() {
    return light_contrast_theme();
}

// Draws an empty page and returns the room within its margins.
Rect draw_page(Painter& painter, const Rect& page) {
    painter.shadow(page, 8, 4);
    painter.fill(page, printed().surface, 4);
    painter.frame(page, painter.theme().line, 1, 4);
    return page.inset(page.width * 0.1F);
}

// Draws a puzzle's name as its heading, as large as it is on paper, or smaller if it is long.
void draw_heading(Painter& painter, const Rect& line, const std::string& name) {
    const float width = Painter::letter_width(name, line.height);
    const float height = line.height * std::min(1.0F, line.width / std::max(width, 1.0F));
    const float shown = Painter::letter_width(name, height);
    painter.letter({line.x + shown / 2, line.centre().y}, name, printed().text, height);
}

// Draws lines of words, the last one shorter.
void draw_words(Painter& painter, Rect room, int count) {
    for (int line = 0; line < count; ++line) {
        Rect words = room.take_top(3);
        room.take_top(5);
        painter.fill(words.take_left(words.width * (line + 1 == count ? 0.6F : 1.0F)),
                     with_alpha(printed().text, 0.3F), 1);
    }
}

// Draws what reads as the code of a link: three corners and dots.
void draw_code_sign(Painter& painter, const Rect& place) {
    const float side = place.width / 3;
    for (int cell = 0; cell < 9; ++cell) {
        const Rect rect{place.x + side * static_cast<float>(cell % 3),
                        place.y + side * static_cast<float>(cell / 3), side, side};
        const bool is_corner = cell == 0 || cell == 2 || cell == 6;
        is_corner ? painter.frame(rect.inset(1), printed().text, 2, 0)
                  : painter.fill(rect.inset(side * 0.3F), printed().text, 0);
    }
}

// Draws the pages that are wanted, small: the puzzle, and behind it the solution and the explanation as words.
void draw_pages(Ui& ui, const AnySession& session, const std::string& name, const PaperChoice& choice,
                bool has_way, const Rect& place) {
    constexpr float proportion = 0.707F;  // of A4
    const bool has_words = choice.with_explanation && has_way;
    const int count = 1 + (choice.with_solution ? 1 : 0) + (has_words ? 1 : 0);
    constexpr float between = 14;
    const auto pages = static_cast<float>(count);
    const float widest = (place.width - between * (pages - 1)) / pages;
    const float width = std::min(place.height * proportion, widest);
    const Point size{width, width / proportion};
    Rect row = centred(place.centre(), width * pages + between * (pages - 1), size.y);
    for (int page = 0; page < count; ++page) {
        Rect room = draw_page(ui.painter, row.take_left(size.x));
        row.take_left(between);
        const bool is_explained = has_words && page + 1 == count;
        draw_heading(ui.painter, room.take_top(size.x * 0.055F), name);
        room.take_top(size.x * 0.02F);
        draw_words(ui.painter, room.take_top(10), 1);
        if (is_explained) {
            draw_words(ui.painter, room, 10);
            continue;
        }
        if (page > 0) {  // the solution, which stays a secret here
            ui.painter.icon(Icon::check, room.centre(), size.x * 0.4F, with_alpha(printed().text, 0.5F));
            continue;
        }
        if (choice.with_code) {
            const Rect below = room.take_bottom(size.x * 0.24F);
            draw_code_sign(ui.painter, {below.right() - below.height, below.y, below.height, below.height});
            room.take_bottom(4);
        }
        Painter ink = ui.painter.in(printed());
        draw_level_picture(ink, session, room);
    }
}

constexpr float sheet_width = 460;
constexpr float most_pages = 480;   // in height
constexpr float least_pages = 120;  // lower ones are left out
constexpr float below_pages = 14;
constexpr float beside_pages = 20;
constexpr float screen_for_both = 700;  // has the pages beside the choices, if it is low
constexpr float around_sheet = 32;

// Returns the height for the pages beside all the rest of the sheet, which is so high; 0: none.
float pages_height(const Rect& screen, float rest) {
    const float room = screen.height - around_sheet - sheet_head_and_margins - rest - below_pages;
    return room < least_pages ? 0 : std::min(room, most_pages);
}

// Adds the parts to choose that the sheet may have.
void add_parts(Column& rows, PaperChoice& choice, bool has_way, bool has_link) {
    rows.toggle("print.solution", "With the solution", choice.with_solution);
    if (has_way) {
        rows.toggle("print.way", "Explained step by step", choice.with_explanation);
    }
    if (has_link) {
        rows.toggle("print.qr", "With a QR code of the link", choice.with_code);
    }
    rows.gap(12);
}

// Adds the buttons for the forms on paper and as a picture; returns the one that was pressed.
std::optional<PaperForm> add_forms(Column& rows, bool is_free) {
    std::optional<PaperForm> wanted;
    const ButtonLook plain{ButtonStyle::plain, is_free};
    if (rows.button("print", "Print", {ButtonStyle::primary, is_free}, 48)) {
        wanted = PaperForm::sheet;
    }
    rows.gap(8);
    const bool has_png = platform::has_pages();
    if (has_png) {
        rows.beside({"Save a picture (PNG)", "Save a drawing (SVG)"});
    }
    if (has_png && rows.button("picture.png", "Save a picture (PNG)", plain)) {
        wanted = PaperForm::png;
    }
    if (rows.button("picture", "Save a drawing (SVG)", plain)) {
        wanted = PaperForm::svg;
    }
    return wanted;
}

}  // namespace

bool print_sheet(const Desk& desk, Printing& printing, PaperChoice& choice, Ui& ui, const Rect& screen) {
    const bool has_way = is_explained(family_id(desk.game().session));
    const bool has_link = !desk.link(false).empty();
    std::optional<PaperForm> wanted;
    const auto add_choices = [&](Column& rows) {
        add_parts(rows, choice, has_way, has_link);
        if (const auto form = add_forms(rows, !printing.is_at_work())) {
            wanted = form;
        }
    };
    const auto draw_all_pages = [&](const Rect& place) {
        draw_pages(ui, desk.game().session, desk.title_text(desk.game()),
                   {.with_solution = choice.with_solution,
                    .with_explanation = choice.with_explanation,
                    .with_code = choice.with_code && has_link},
                   has_way, place);
    };
    const float rest = column_height(ui, sheet_content_width(screen, sheet_width), add_choices);
    const float above = pages_height(screen, rest);
    const bool are_beside = above <= 0 && screen.width >= screen_for_both;
    const float width = are_beside ? screen_for_both : sheet_width;
    const bool is_closed = column_sheet(ui, "Print or save", screen, width, [&](Column& rows) {
        if (are_beside) {
            rows.row(rest, [&](Rect place) {
                draw_column(ui, place.take_right(sheet_content_width(screen, sheet_width)), add_choices);
                place.take_right(beside_pages);
                draw_all_pages(place);
            });
            return;
        }
        if (above > 0) {
            rows.row(above, draw_all_pages);
            rows.gap(below_pages);
        }
        add_choices(rows);
    });
    choice.form = wanted.value_or(PaperForm::sheet);
    if (wanted) {
        printing.print(choice);
    }
    return is_closed;
}

}  // namespace tessera
