#include "app/board/replayed.h"
#include "app/families/polyomino/view.h"
#include "games/polyomino/turned.h"

// A board that is wider than high, set upright on an upright table. Only the screen shows it so: what is kept or shared is as
// before. Measured at 320x568, 360x640, 390x844 and 768x1024 with the boards of the list: with eight columns or more, cells
// are larger upright on phones (9x7: 39 to 50 pixels at 390x844), while tablets have room for what is little wider than high.
// Smaller boards are large enough as they lie (5x4: 68 pixels, 60 upright, at 360x640).

namespace tessera {

namespace {

constexpr int least_columns = 7;         // of boards that are much wider than high
constexpr int least_columns_narrow = 8;  // of all that are wider than high, on a phone
constexpr int most_columns = 24;         // larger ones are zoomed

PolyominoSession turned(const PolyominoSession& session, polyomino::Level level, int quarters) {
    const polyomino::Level there = level;
    return replayed(session, std::move(level), [&](const polyomino::Move& move) {
        return polyomino::turned(session.level(), there, move, quarters);
    });
}

// Turns what a hint shows by quarters, clockwise.
struct HintTurner {
    const polyomino::Level& from;
    const polyomino::Level& to;
    int quarters;

    void turn(std::vector<std::string>& moves) const {
        for (std::string& move : moves) {
            if (const auto parsed = Polyomino::parse_move(from, move)) {
                move = Polyomino::format_move(to, polyomino::turned(from, to, *parsed, quarters));
            }
        }
    }
    void turn(std::vector<Cell>& cells) const {
        for (Cell& cell : cells) {
            for (int quarter = 0; quarter < quarters; ++quarter) {
                cell = polyomino::turned(cell, quarter % 2 == 0 ? from.board.rows() : from.board.columns());
            }
        }
    }
    void turn(HintStep& step) const {
        for (auto* const moves :
             {&step.moves, &step.excludes, &step.assumes, &step.follows, &step.alone, &step.left}) {
            turn(*moves);
        }
        turn(step.cells);
        turn(step.forced_at);
        for (std::vector<Cell>& cells : step.fails_at) {
            turn(cells);
        }
    }
};

}  // namespace

std::optional<PolyominoSession> set_upright(const PolyominoSession& session, TableForm form) {
    const int columns = session.level().board.columns();
    const int rows = session.level().board.rows();
    const bool is_much_wider = 2 * columns > 3 * rows && columns >= least_columns;
    const bool is_wide =
        is_much_wider || (form == TableForm::narrow && columns > rows && columns >= least_columns_narrow);
    if (session.level().lattice != nullptr || !is_wide || columns > most_columns ||
        !polyomino::can_turn(session.level())) {
        return std::nullopt;
    }
    return turned(session, polyomino::turned(session.level()), 1);
}

// Only boards wider than high are set upright, so a board higher than wide is an upright one.
Hint turned_hint(const PolyominoSession& from, const PolyominoSession& to, Hint hint) {
    const HintTurner turner{from.level(), to.level(),
                            to.level().board.rows() > to.level().board.columns() ? 1 : 3};
    turner.turn(hint.moves);
    for (HintStep& step : hint.steps) {
        turner.turn(step);
    }
    return hint;
}

PolyominoSession set_back(const PolyominoSession& session, const polyomino::Level& level) {
    return turned(session, level, 3);
}

}  // namespace tessera
