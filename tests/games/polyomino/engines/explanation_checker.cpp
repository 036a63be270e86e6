#include "explanation_checker.h"

#include "bottleneck_checker.h"
#include "ending_checker.h"
#include "plain_table.h"
#include "symmetry_checker.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <set>

namespace tessera::polyomino {

namespace {

using namespace plain;

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}
bool begins(const std::string& text, const std::string& start) {
    return text.compare(0, start.size(), start) == 0;
}

std::vector<std::string> list_of(const Level& level, const std::string& list) {
    std::vector<std::string> names;
    for (std::size_t start = 0; start <= list.size();) {
        const std::size_t end = std::min(list.find(", ", start), list.size());
        names.push_back(name_of(level, list.substr(start, end - start)));
        start = end + 2;
    }
    return names;
}
std::set<std::string> names_in(const Level& level, const std::string& list) {
    const std::vector<std::string> names = list_of(level, list);
    return {names.begin(), names.end()};
}

// Checks the lines up to one placement.
class Block {
public:
    // `is_solved_later`: the way that is told ends with all cells covered.
    Block(const Table& table, bool is_solved_later, std::vector<std::string>& faults)
        : table_(table), is_solved_later_(is_solved_later), faults_(faults) {}

    void take(const ExplanationStep& line) {
        line_ = &line;
        if (!line.moves.empty()) {
            check_placing();
        } else if (line.excludes.empty()) {
            check_dead_end();
        } else if (has(line.sentence.pattern, "the board looks the same")) {
            check_symmetry();
        } else {
            check_refuting();
        }
    }

    // Checks that all ways of each branching have been ruled out.
    void end() {
        for (const auto& [context, ways] : branchings_) {
            for (const Way& way : ways) {
                if (!is_ruled_out(context, way)) {
                    faults_.push_back("a way of a branching is left: " + name_of(table_.level(), way.piece));
                }
            }
        }
    }

private:
    using Context = std::vector<std::string>;

    void require(bool holds, const std::string& what) {
        if (!holds) {
            faults_.push_back(what + ": " + english(line_->sentence));
        }
    }
    const std::string& argument(std::size_t index) const { return line_->sentence.arguments.at(index); }
    int number(std::size_t index) const { return std::atoi(argument(index).c_str()); }

    // Returns the placements supposed before the first that is excluded.
    Context context() const {
        Context before;
        for (const std::string& text : line_->assumes) {
            if (std::find(line_->excludes.begin(), line_->excludes.end(), text) != line_->excludes.end()) {
                break;
            }
            before.push_back(text);
        }
        return before;
    }
    Table after(const Context& moves) {
        Table table = table_;
        for (const std::string& text : moves) {
            require(table.lay(text), "a move that is not legal: " + text);
        }
        return table;
    }

    bool is_ruled_out(const Context& context, const Way& way) const {
        const auto found = ruled_out_.find(context);
        return found != ruled_out_.end() &&
               std::any_of(found->second.begin(), found->second.end(),
                           [&](const Way& other) { return other.cells == way.cells; });
    }

    // Notes the images as ruled out; whatever is placed then is part of a solution.
    void check_symmetry() {
        for (const std::string& fault : faults_of_symmetry(table_, *line_)) {
            require(false, fault);
        }
        for (const std::string& text : line_->excludes) {
            ruled_out_[{}].push_back(table_.lying(text));
        }
        has_images_ = true;
    }

    void check_refuting() {
        const Context before = context();
        const Table here = after(before);
        shown_.clear();
        std::set<std::string> names;
        const bool is_merged = has(line_->sentence.pattern, "each of these");
        const bool is_searched = has(line_->sentence.pattern, "as a search shows");
        require(line_->fails_at.size() == (is_merged && !is_searched ? line_->excludes.size() : 0),
                "not as many regions as placements");
        for (std::size_t index = 0; index < line_->excludes.size(); ++index) {
            const std::string& text = line_->excludes.at(index);
            lit_ = cells_in(line_->fails_at.empty() ? line_->cells : line_->fails_at.at(index));
            const Way way = here.lying(text);
            names.insert(name_of(table_.level(), way.piece));
            Table next = here;
            require(next.lay(text), "an excluded placement that is not legal");
            check_excluded(here, next, way);
            ruled_out_[before].push_back(way);
        }
        check_followers();
        const std::string& pattern = line_->sentence.pattern;
        require(is_merged ? number(0) == int_size(line_->excludes) : is_of_cells() || are_named(names),
                "it names other pieces than it excludes");
        require(!is_merged || shown_ == cells_in(line_->cells), "a cell is lit for nothing");
        if (has(pattern, "in any of these")) {
            require(number(1) == int_size(line_->excludes), "another number of ways");
        }
    }

    // Each follower is the only way to cover its cell, or has the only places of its piece.
    void check_followers() {
        Table table = table_;
        std::size_t forced = 0;
        std::size_t alone = 0;
        for (const std::string& text : line_->assumes) {
            const Way way = table.lying(text);
            const auto is_same = [&](const Way& other) {
                return other.cells == way.cells;
            };
            if (forced < line_->follows.size() && line_->follows.at(forced) == text) {
                const Cell cell = line_->forced_at.at(forced++);
                const std::vector<Way> ways = table.ways_at({cell.row, cell.column});
                require(!ways.empty() && std::all_of(ways.begin(), ways.end(), is_same),
                        "something else can cover the cell of a follower");
            } else if (alone < line_->alone.size() && line_->alone.at(alone) == text) {
                ++alone;
                const std::string name = name_of(table.level(), way.piece);
                const std::vector<Way> ways = table.ways_of(name);
                require(std::any_of(ways.begin(), ways.end(), is_same) && table.needs(name) &&
                            int_size(ways) <= table.left_of(name),
                        "the piece of a follower has another place");
            }
            require(table.lay(text), "a supposed move that is not legal");
        }
        require(forced == line_->follows.size() && alone == line_->alone.size(),
                "a follower that is not supposed");
    }

    // True for a sentence about cells that names no piece.
    bool is_of_cells() const { return has(line_->sentence.pattern, "have only one way out"); }

    // A pair is named as a whole, even if only ways of one of the two are ruled out.
    bool are_named(const std::set<std::string>& names) const {
        const std::set<std::string> named = names_in(table_.level(), argument(0));
        return has(line_->sentence.pattern, "so neither goes anywhere else")
                   ? std::includes(named.begin(), named.end(), names.begin(), names.end())
                   : named == names;
    }

    // Returns false if the sentence says nothing about sums, gaps, or two that need one.
    bool check_ending(const Table& end, std::size_t first) {
        const auto found = faults_of_ending(end, *line_, first);
        for (const std::string& fault : found.value_or(std::vector<std::string>())) {
            require(false, fault);
        }
        return found.has_value();
    }

    // Both cells can only be covered by the two pieces, each by one of them.
    void check_pair(const Table& here, const Way& way) {
        const Cells lit = cells_in(line_->cells);
        const std::set<std::string> names = names_in(table_.level(), argument(0));
        require(lit.size() == 2 && names.size() == 2, "two cells and two pieces");
        for (const auto& cell : lit) {
            require(way.cells.count(cell) == 0, "it covers one of the cells");
            for (const Way& other : here.ways_at(cell)) {
                require(names.count(name_of(table_.level(), other.piece)) > 0,
                        "another piece covers the cell");
                require(!std::includes(other.cells.begin(), other.cells.end(), lit.begin(), lit.end()),
                        "one piece covers both");
            }
        }
        for (const std::string& name : names) {
            require(here.left_of(name) == 1, "there are more of the piece");
        }
    }

    void check_needed_inside(const Table& here, const Table& next, const Way& way) {
        const Cells lit = cells_in(line_->cells);
        const std::vector<Cells> regions = here.regions();
        require(std::find(regions.begin(), regions.end(), lit) != regions.end() && number(1) == int_size(lit),
                "not a region");
        require(here.left_of(name_of(table_.level(), way.piece)) == 1, "there are more of the piece");
        require(next.is_smallest_hole(lit), "the others fill it, or not even a smaller region, by numbers");
        require(lit.count(*way.cells.begin()) == 0, "it lies inside");
    }

    void check_excluded(const Table& here, const Table& next, const Way& way) {
        const std::string& pattern = line_->sentence.pattern;
        if (has(pattern, "so neither goes anywhere else")) {
            check_pair(here, way);
        } else if (is_of_cells()) {
            for (const std::string& fault : faults_of_bottleneck(here, *line_, way)) {
                require(false, fault);
            }
        } else if (has(pattern, "so it goes in here")) {
            check_needed_inside(here, next, way);
        } else if (has(pattern, "leave one piece for two cells")) {
            check_merged_pairs(next);
        } else if (!has(pattern, "would have to follow") && check_ending(next, 1)) {
            return;
        } else if (has(pattern, "leave a hole of") || has(pattern, "left add up to that")) {
            check_region(next, false);
        } else if (has(pattern, "would cut off {} cells")) {
            check_region(next, true);
        } else if (has(pattern, "each of these {} placements would cut off")) {
            check_merged_holes(next);
        } else if (has(pattern, "leave a cell uncovered or a piece without a place")) {
            check_merged_losses(next);
        } else if (has(pattern, "as a search shows")) {
            require(!next.is_solvable(), "it can be solved");
        } else if (has(pattern, "would have to follow")) {
            check_following(here);
        } else if (has(pattern, "only {,or} could cover this cell") || has(pattern, "left for piece {}")) {
            check_branching(here);
        } else if (has(pattern, "nothing works out")) {
            check_trial(next);
        } else {
            check_end(next);
        }
    }

    // Each excluded placement leaves a smallest hole that is lit for it.
    void check_merged_holes(const Table& next) {
        const bool is_of_size = line_->deduction == "region_size";
        bool is_lit = false;
        for (const Cells& region : next.regions()) {
            if ((is_of_size ? next.is_smallest_hole(region) : next.is_smallest_odd(region)) &&
                lit_ == region) {
                is_lit = true;
                shown_.insert(region.begin(), region.end());
            }
        }
        require(is_lit, "the smallest hole is not lit");
    }

    // Each leaves a lit cell that nothing covers, or else a piece without a place.
    void check_merged_losses(const Table& next) {
        bool is_lit = false;
        for (const auto& cell : lit_) {
            if (next.is_open(cell) && next.ways_at(cell).empty()) {
                is_lit = true;
                shown_.insert(cell);
            }
        }
        require(is_lit || next.has_missing(), "everything has a way left");
    }

    // Each leaves two lit cells that need the same piece, or one that two pieces need.
    void check_merged_pairs(const Table& next) {
        bool is_lit = false;
        for (const auto& cell : lit_) {
            const std::vector<Way> ways = next.is_open(cell) ? next.ways_at(cell) : std::vector<Way>();
            const bool is_shown =
                !ways.empty() &&
                (next.has_one_cell_for_two(cell) ||
                 std::any_of(lit_.begin(), lit_.end(), [&](const auto& other) {
                     return other != cell && next.is_open(other) &&
                            next.has_one_piece_for(cell, other, name_of(table_.level(), ways.front().piece));
                 }));
            if (is_shown) {
                is_lit = true;
                shown_.insert(cell);
            }
        }
        require(is_lit, "no two need one");
    }

    void check_region(const Table& next, bool is_of_colours) {
        const Cells lit = cells_in(line_->cells);
        const std::vector<Cells> regions = next.regions();
        require(std::find(regions.begin(), regions.end(), lit) != regions.end(), "not a region");
        require(number(1) == int_size(lit), "another number of cells");
        require(is_of_colours ? next.is_odd(lit) : next.is_hole(lit), "it can be filled by numbers");
        require(is_of_colours ? next.is_smallest_odd(lit) : next.is_smallest_hole(lit),
                "a smaller region cannot be filled");
        if (is_of_colours && line_->sentence.arguments.size() > 2) {
            require(number(2) == imbalance_in(table_.level(), lit), "another number of one colour");
        } else if (is_of_colours) {
            require(imbalance_in(table_.level(), lit) == 0, "not as many of one colour as of the other");
        }
    }

    // Checks what is wrong in the end: a cell, a piece or a hole.
    void check_end(const Table& end) {
        const std::string& pattern = line_->sentence.pattern;
        if (check_ending(end, 2)) {
            return;
        }
        if (has(pattern, "nothing could cover this cell")) {
            const auto cell = *cells_in(line_->cells).begin();
            require(line_->cells.size() == 1 && end.is_open(cell) && end.ways_at(cell).empty(),
                    "something covers the cell");
        } else if (has(pattern, "no place for piece {}")) {
            const std::string& name = line_->sentence.arguments.back();
            require(end.ways_of(name).empty() && end.needs(name), "the piece has a place");
        } else if (has(pattern, "that nothing fills")) {
            const Cells lit = cells_in(line_->cells);
            const std::vector<Cells> regions = end.regions();
            require(std::find(regions.begin(), regions.end(), lit) != regions.end() &&
                        end.is_smallest_odd(lit) &&
                        std::atoi(line_->sentence.arguments.back().c_str()) == int_size(lit),
                    "the hole can be filled by numbers");
        } else {
            require(false, "a sentence that is not known");
        }
    }

    // Checks that each supposed placement after the excluded one is forced, and what comes after them. Returns
    // the table after all of them.
    Table check_forced(const Table& here) {
        Table table = here;
        const std::size_t first = context().size();
        require(first < line_->assumes.size() && line_->assumes.at(first) == line_->excludes.front(),
                "the excluded placement is not supposed");
        for (std::size_t index = first; index < line_->assumes.size(); ++index) {
            const std::string& text = line_->assumes.at(index);
            if (index > first) {
                const Way way = table.lying(text);
                const bool is_only = std::any_of(way.cells.begin(), way.cells.end(), [&](const auto& cell) {
                    const std::vector<Way> ways = table.ways_at(cell);
                    return std::all_of(ways.begin(), ways.end(),
                                       [&](const Way& other) { return other.cells == way.cells; });
                });
                const std::string name = name_of(table.level(), way.piece);
                require(is_only || (table.ways_of(name).size() == 1 && table.needs(name)),
                        "it need not follow: " + name);
            }
            require(table.lay(text), "a follower that is not legal");
        }
        return table;
    }

    void check_following(const Table& here) {
        const Table end = check_forced(here);
        std::vector<std::string> followers;
        for (std::size_t index = context().size() + 1; index < line_->assumes.size(); ++index) {
            followers.push_back(name_of(table_.level(), here.lying(line_->assumes.at(index)).piece));
        }
        require(list_of(table_.level(), argument(1)) == followers, "other pieces follow");
        require(line_->follows.size() + line_->alone.size() == followers.size(),
                "it does not say why each piece follows");
        if (has(line_->sentence.pattern, "only {,or} could cover") ||
            has(line_->sentence.pattern, "left for piece {}")) {
            note_branching(end);
        } else {
            check_end(end);
        }
    }
    void check_branching(const Table& here) { note_branching(check_forced(here)); }

    void note_branching(const Table& end) {
        if (has(line_->sentence.pattern, "left for piece {}")) {
            const std::string& name = line_->sentence.arguments.back();
            const std::vector<Way> ways = end.ways_of(name);
            const std::size_t count = line_->sentence.arguments.size() - 2;
            require(end.needs(name), "the piece is not needed");
            require(number(count) == int_size(ways), "another number of places");
            branchings_.emplace_back(line_->assumes, ways);
            return;
        }
        require(line_->cells.size() == 1, "one cell");
        const std::vector<Way> ways = end.ways_at(*cells_in(line_->cells).begin());
        std::set<std::string> names;
        for (const Way& way : ways) {
            names.insert(name_of(table_.level(), way.piece));
        }
        require(names_in(table_.level(), line_->sentence.arguments.back()) == names,
                "other pieces can cover it");
        branchings_.emplace_back(line_->assumes, ways);
    }

    void check_trial(const Table& next) {
        require(!next.is_solvable(), "it can be solved");
        const Context before = context();
        const Table end = after(line_->assumes);
        require(number(1) == int_size(line_->assumes) - int_size(before) - 1, "another number of pieces");
        require(end.has_hole() || end.has_uncovered() || end.has_missing() || end.has_two_for_one(),
                "the trial has not failed");
    }

    void check_placing() {
        const std::string& pattern = line_->sentence.pattern;
        const Way placed = table_.lying(line_->moves.front());
        const std::string name = name_of(table_.level(), placed.piece);
        require(names_in(table_.level(), line_->sentence.arguments.back()).count(name) > 0, "another piece");
        if (begins(pattern, "there are several ways on")) {
            require(is_solved_later_ || after(line_->moves).is_solvable(), "the choice leads nowhere");
            return;
        }
        require(!has_images_ || after(line_->moves).is_solvable(), "an image of no solution");
        if (has(pattern, "has the shape of")) {
            require(cells_in(line_->cells) == placed.cells && number(0) == int_size(placed.cells),
                    "other cells");
            const std::vector<Cells> regions = table_.regions();
            require(std::find(regions.begin(), regions.end(), placed.cells) != regions.end(), "not a gap");
        }
        const bool is_of_cell = line_->deduction == "only_placement";
        const std::pair cell(line_->cells.front().row, line_->cells.front().column);
        require(placed.cells.count(cell) > 0 && (is_of_cell || table_.needs(name)), "not its place");
        for (const Way& way : is_of_cell ? table_.ways_at(cell) : table_.ways_of(name)) {
            require(way.cells == placed.cells || is_ruled_out({}, way), "another way is left");
        }
    }

    void check_dead_end() {
        const std::string& pattern = line_->sentence.pattern;
        const Cells lit = cells_in(line_->cells);
        if (check_ending(table_, 0)) {
            return;
        }
        if (has(pattern, "no piece left can cover this cell")) {
            for (const Way& way : table_.ways_at(*lit.begin())) {
                require(is_ruled_out({}, way), "a way is left");
            }
        } else if (has(pattern, "there is no place left for piece {}")) {
            for (const Way& way : table_.ways_of(argument(0))) {
                require(is_ruled_out({}, way), "a place is left");
            }
        } else if (has(pattern, "cannot fill this gap") || has(pattern, "fills this single cell")) {
            require(table_.is_smallest_hole(lit), "it can be filled, or a smaller one cannot, by numbers");
        } else if (has(pattern, "on a checkerboard")) {
            require(table_.is_smallest_odd(lit), "it can be filled, or a smaller one cannot, by numbers");
        } else {
            require(has(pattern, "cells are open, and the pieces left have only"),
                    "a sentence that is not known");
        }
    }

    const Table& table_;
    bool is_solved_later_;
    bool has_images_ = false;  // a line about symmetry was taken
    std::vector<std::string>& faults_;
    const ExplanationStep* line_ = nullptr;
    Cells shown_;  // what the excluded placements of the line leave, among the lit cells
    Cells lit_;    // for the excluded placement that is looked at
    std::map<Context, std::vector<Way>> ruled_out_;
    std::vector<std::pair<Context, std::vector<Way>>> branchings_;
};

// True if the moves are legal, one after the other, and solve the puzzle.
bool is_solved_by(const Explanation& explanation, Table table) {
    for (const ExplanationStep& line : explanation.steps) {
        for (const std::string& move : line.moves) {
            if (!table.lay(move)) {
                return false;
            }
        }
    }
    return Polyomino::is_solved(table.level(), table.state());
}

}  // namespace

std::vector<std::string> faults_of(const Level& level, const State& state, const Explanation& explanation) {
    std::vector<std::string> faults;
    Table table(level, state);
    const bool is_solved_later = is_solved_by(explanation, table);
    auto block = std::make_unique<Block>(table, is_solved_later, faults);
    for (const ExplanationStep& line : explanation.steps) {
        if (line.deduction == "take_back" || line.deduction == "no_solution" || line.deduction == "unknown") {
            break;
        }
        block->take(line);
        if (!line.moves.empty()) {
            block->end();
            table.lay(line.moves.front());
            block = std::make_unique<Block>(table, is_solved_later, faults);
        }
    }
    block->end();
    return faults;
}

}  // namespace tessera::polyomino
