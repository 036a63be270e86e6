#include "app/board/replayed.h"
#include "app/families/polyomino/view.h"
#include "games/polyomino/turned.h"

// A board that is much wider than high, set upright on an upright screen. Only the screen shows it so: what is
// kept or shared is as before.

namespace tessera {

namespace {

constexpr int least_columns = 7;  // smaller boards have large cells anyway
constexpr int most_columns = 24;  // larger ones are zoomed

PolyominoSession turned(const PolyominoSession& session, polyomino::Level level, int quarters) {
    const polyomino::Level there = level;
    return replayed(session, std::move(level), [&](const polyomino::Move& move) {
        return polyomino::turned(session.level(), there, move, quarters);
    });
}

}  // namespace

std::optional<PolyominoSession> set_upright(const PolyominoSession& session) {
    const int columns = session.level().board.columns();
    const bool is_wide = 2 * columns > 3 * session.level().board.rows();
    if (session.level().lattice != nullptr || !is_wide || columns < least_columns || columns > most_columns ||
        !polyomino::can_turn(session.level())) {
        return std::nullopt;
    }
    return turned(session, polyomino::turned(session.level()), 1);
}

PolyominoSession set_back(const PolyominoSession& session, const polyomino::Level& level) {
    return turned(session, level, 3);
}

}  // namespace tessera
