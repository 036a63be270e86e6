#include "app/board/result_squares.h"
#include "app/families/number_swap/view.h"

#include <algorithm>
#include <string>
#include <utility>

// Texts of a number swap table: for the bar, for screen readers, for the help, for tests.

namespace tessera {

namespace {

std::optional<ParRange> par_of(const NumberSwapView& view, const NumberSwapSession& session) {
    const std::optional<int> proved = session.level().par;
    return proved ? ParRange{*proved, *proved} : view.par;
}

Sentence sorted_sentence(int count, const std::optional<ParRange>& par) {
    if (!par) {
        return say("Sorted in {} {swap|swaps}", count);
    }
    if (count == 1) {
        // Par is 1 too, whatever is known so far.
        return say("Sorted in {} {swap|swaps}, par {}", count, count);
    }
    return par->low == par->high ? say("Sorted in {} {swap|swaps}, par {}", count, par->low)
                                 : say("Sorted in {} {swap|swaps}, par {} to {}", count, par->low, par->high);
}

Sentence swaps_sentence(int count, const std::optional<ParRange>& par) {
    if (!par) {
        return say("{} {swap|swaps}", count);
    }
    if (par->low == par->high) {
        return say("{} {swap|swaps}, par {}", count, par->low);
    }
    return say("{} {swap|swaps}, par {} to {}", count, par->low, par->high);
}

int misplaced_count(const Grid<int>& tiles) {
    int count = 0;
    for (int index = 0; index < tiles.size(); ++index) {
        count += tiles[index] == index + 1 ? 0 : 1;
    }
    return count;
}

}  // namespace

int note_of(const NumberSwapSession& session, const NumberSwap::Move& move) {
    return session.state().tiles.index(move.second);
}

Sentence progress(const NumberSwapView& view, const NumberSwapSession& session) {
    return session.is_solved() ? sorted_sentence(session.move_count(), par_of(view, session))
                               : swaps_sentence(session.move_count(), par_of(view, session));
}

float share_done(const NumberSwapSession& session) {
    const int all = misplaced_count(session.level().tiles);
    const int left = misplaced_count(session.state().tiles);
    return std::max(0.0F, 1 - static_cast<float>(left) / static_cast<float>(std::max(all, 1)));
}

Sentence solved_sentence(const NumberSwapView& view, const NumberSwapSession& session) {
    const int count = session.move_count();
    const std::optional<ParRange> par = par_of(view, session);
    if (count == 1 || (par && count <= par->low)) {
        return say("Sorted in the fewest swaps: {}", count);
    }
    if (par && par->low == par->high) {
        return say("Sorted in {} {swap|swaps}, {} more than par", count, count - par->low);
    }
    return sorted_sentence(count, par);
}

int moves_over(const NumberSwapView& view, const NumberSwapSession& session) {
    const std::optional<ParRange> par = par_of(view, session);
    return par ? std::max(session.move_count() - par->high, 0) : 0;
}

std::vector<HelpLine> help(const NumberSwapSession& session) {
    const bool has_barriers = !session.level().barriers.empty();
    return {{Icon::check, say("Swap neighbours to put the numbers in order.")},
            {Icon::hand,
             has_barriers ? say("Tap two neighbours, or drag one onto the other. Nothing passes a barrier.")
                          : say("Tap two neighbours, or drag one onto the other."),
             "Arrows walk, Enter picks up, arrows carry, Enter puts down"},
            {Icon::flag, say("Par is the fewest swaps needed.")},
            {Icon::map, say("Small boards have a map of every grid: the lit way is one of the shortest."),
             "Tab goes there, arrows walk along it"}};
}

std::string_view keys_in_words(const NumberSwapSession& /*session*/) {
    return "Tab leads to the grid, the arrow keys walk over it, Enter picks up a number, the arrow keys then "
           "swap it "
           "with its neighbours, Enter puts it down, H gives a hint, question mark shows help.";
}

void put_in_words(BoardWords& words, const NumberSwapView& view, const NumberSwapSession& session) {
    const Grid<int>& tiles = session.state().tiles;
    words.rows(tiles.rows(), tiles.columns(), [&](Cell cell) { return std::to_string(tiles[cell]); });
    for (const number_swap::CellPair& barrier : session.level().barriers) {
        words.line(say("a barrier between the {} and the {}", tiles[barrier.first], tiles[barrier.second]));
    }
    if (view.picked) {
        words.hand(say("in your hand: {}", tiles[*view.picked]));
    } else if (view.cursor) {
        words.spot(*view.cursor, std::to_string(tiles[*view.cursor]));
    }
}

namespace {

void write_cell(Json& json, std::string_view name, const std::optional<Cell>& cell) {
    json.key(name);
    if (!cell) {
        json.null();
        return;
    }
    json.open('[');
    json.number(cell->row);
    json.number(cell->column);
    json.close(']');
}

void write_map(Json& json, const StateMap& map) {
    json.open('{');
    json.field("states", int_size(map.graph.nodes));
    json.field("here", map.here);
    json.field("distance", at(map.graph.nodes, map.here).distance);
    json.field("looked_at", map.looked_at);
    json.field("focused", map.has_focus);
    json.field("x", map.area.x), json.field("y", map.area.y);
    json.field("width", map.area.width), json.field("height", map.area.height);
    const Point goal = map.point_of(0);
    json.field("goal_x", goal.x), json.field("goal_y", goal.y);
    json.close('}');
}

}  // namespace

std::string result_squares(const NumberSwapSession& session) {
    const std::vector<NumberSwap::Move> moves = session.moves();
    const int share = moves_per_square(int_size(moves));
    std::vector<std::string_view> squares;
    Grid<int> tiles = session.level().tiles;
    const auto is_home = [&](Cell cell) {
        return number_swap::home_of(tiles, tiles[cell]) == cell;
    };
    for (int index = 0; index < int_size(moves); ++index) {
        const NumberSwap::Move& move = at(moves, index);
        std::swap(tiles[move.first], tiles[move.second]);
        if (index % share == 0) {
            squares.push_back(grey_square);
        }
        squares.back() = is_home(move.first) || is_home(move.second) ? green_square : squares.back();
    }
    return in_rows(squares);
}

void describe(Json& json, const NumberSwapView& view, const NumberSwapSession& session) {
    const Grid<int>& tiles = session.state().tiles;
    json.open('{');
    json.key("tiles");
    json.open('[');
    for (int row = 0; row < tiles.rows(); ++row) {
        json.open('[');
        for (int column = 0; column < tiles.columns(); ++column) {
            json.number(tiles[Cell{row, column}]);
        }
        json.close(']');
    }
    json.close(']');
    json.key("barriers");
    json.open('[');
    for (const number_swap::CellPair& barrier : session.level().barriers) {
        json.text(NumberSwap::format_move(session.level(), barrier));
    }
    json.close(']');
    const ParRange par = par_of(view, session).value_or(ParRange{-1, -1});
    json.field("par", par.low == par.high ? par.low : -1);
    json.field("par_low", par.low);
    json.field("par_high", par.high);
    json.field("best", view.best_count);
    write_cell(json, "picked", view.picked);
    write_cell(json, "cursor", view.cursor);
    json.key("map");
    if (view.map && view.wants_map && view.map->here >= 0) {
        write_map(json, *view.map);
    } else {
        json.null();
    }
    json.close('}');
}

}  // namespace tessera
