#include "print/volume/answers.h"

#include "base/index.h"
#include "print/any_drawing.h"
#include "print/paper/text_width.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr double answer_gap = 5;  // between answers, in millimetres
constexpr double answer_head = 4.6;
constexpr double largest_answer_cell = 4.6;
constexpr double answer_line = 3.4;
constexpr int answer_columns = 5;
constexpr Type answer_number{3.2, true};
constexpr Type answer_words{2.5};
constexpr Type answer_note{3.1, false, true};

// The number of each tile, and a mark at the side that is up where it lies among those to cut out.
void draw_tile_numbers(Pen& pen, const Session<EdgeMatch>& game) {
    const edge_match::State& state = game.state();
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(state.board.size()));
    for (int index = 0; index < state.board.size(); ++index) {
        cells.push_back(state.board.cell(index));
    }
    pen.squares("cells", cells, {std::string(paper_white), std::string(paper_grey), 2 * pen.thin()});
    for (const Cell cell : cells) {
        const edge_match::Placed& placed = state.board[cell];
        const PaperPoint middle{cell.column + 0.5, cell.row + 0.5};
        const Cell up =
            at(neighbour_steps, (1 + placed.turn) % 4);  // they go round anticlockwise, as turns do
        const Cell across{up.column, -up.row};
        const auto point = [&](double out, double aside) {
            return PaperPoint{middle.x + up.column * out + across.column * aside,
                              middle.y + up.row * out + across.row * aside};
        };
        pen.polygon("up", {point(0.46, 0), point(0.34, 0.12), point(0.34, -0.12)},
                    {std::string(paper_black)});
        pen.letters(middle, std::to_string(placed.tile + 1), 0.42, paper_black);
    }
    pen.region("outline", cells, {"", std::string(paper_black), 1.3 * pen.thick()});
}

// An answer, as a drawing or as words.
class Answer {
public:
    Answer(const VolumePuzzle& puzzle, double width)
        : position_(played(puzzle.session, puzzle.solution)),
          lines_(wrapped(way(puzzle.session, puzzle.solution), answer_words.size, width)),
          width_(width) {}

    double height() const {
        return answer_head + (lines_.empty() ? board().rows * cell() : int_size(lines_) * answer_line);
    }

    void draw(Book& book, int number, PaperPoint corner) const {
        book.svg().open("g", {{"class", "answer"}});
        book.write(corner.x, corner.y + answer_number.size, answer_number, std::to_string(number));
        double base = corner.y + answer_head + answer_words.size;
        for (const std::string& line : lines_) {
            book.write(corner.x, base, answer_words, line);
            base += answer_line;
        }
        if (lines_.empty()) {
            draw_position(book, {corner.x, corner.y + answer_head});
        }
        book.svg().close();
    }

private:
    Extent board() const {
        const auto* const tiles = std::get_if<Session<EdgeMatch>>(&position_);
        return tiles == nullptr ? board_size(position_)
                                : Extent{double(tiles->level().columns), double(tiles->level().rows)};
    }
    double cell() const {
        const double most = std::holds_alternative<Session<EdgeMatch>>(position_) ? 1.5 * largest_answer_cell
                                                                                  : largest_answer_cell;
        return std::min(most, width_ / board().columns);
    }
    void draw_position(Book& book, PaperPoint corner) const {
        Pen pen(book.svg(), corner.x, corner.y, cell());
        if (const auto* const tiles = std::get_if<Session<EdgeMatch>>(&position_)) {
            draw_tile_numbers(pen, *tiles);
        } else {
            draw_board(pen, position_, {});
        }
    }

    AnySession position_;
    std::vector<std::string> lines_;
    double width_;
};

bool has_tiles(const VolumePlan& plan) {
    return std::any_of(plan.chapters.begin(), plan.chapters.end(), [](const Chapter& chapter) {
        return std::any_of(chapter.puzzles.begin(), chapter.puzzles.end(), [](const VolumePuzzle& puzzle) {
            return std::holds_alternative<Session<EdgeMatch>>(puzzle.session);
        });
    });
}

// Lays answers out in rows.
class AnswerPages {
public:
    explicit AnswerPages(Book& book) : book_(book) {}

    // Begins the first page.
    void begin(bool with_tiles) {
        book_.begin_page(heading());
        top_ = book_.area().top;
        if (with_tiles) {
            book_.write(book_.area().left, top_ + answer_note.size, answer_note,
                        book_.in_words(
                            say("A mark on a numbered tile shows the side that is up before it is turned.")));
            top_ += 7;
        }
    }

    double width() const { return (book_.area().width - (answer_columns - 1) * answer_gap) / answer_columns; }

    void add(const VolumePuzzle& puzzle, int number) {
        row_.emplace_back(puzzle, width());
        first_ = row_.size() == 1 ? number : first_;
        if (row_.size() == answer_columns) {
            end_row();
        }
    }

    // Draws what waits for its row to be full.
    void end_row() {
        double height = 0;
        for (const Answer& answer : row_) {
            height = std::max(height, answer.height());
        }
        const PaperBox area = book_.area();
        if (top_ + height > area.top + area.height) {
            book_.begin_page(heading());
            top_ = book_.area().top;
        }
        for (int index = 0; index < int_size(row_); ++index) {
            at(row_, index)
                .draw(book_, first_ + index, {book_.area().left + index * (width() + answer_gap), top_});
            pages_.push_back(book_.page_count() - 1);
        }
        top_ += height + answer_gap;
        row_.clear();
    }

    const std::vector<int>& pages() const { return pages_; }

private:
    static Sentence heading() { return say("Answers"); }

    Book& book_;
    std::vector<Answer> row_;
    std::vector<int> pages_;
    int first_ = 1;
    double top_ = 0;
};

}  // namespace

std::vector<int> add_answers(Book& book, const VolumePlan& plan) {
    AnswerPages pages(book);
    pages.begin(has_tiles(plan));
    int number = 0;
    for (const Chapter& chapter : plan.chapters) {
        for (const VolumePuzzle& puzzle : chapter.puzzles) {
            pages.add(puzzle, ++number);
        }
    }
    pages.end_row();
    return pages.pages();
}

}  // namespace tessera
