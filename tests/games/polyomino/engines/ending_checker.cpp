#include "ending_checker.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace tessera::polyomino {

namespace {

using namespace plain;

// True if any number of pieces of these sizes have together as many cells.
bool can_ever_have(const std::set<int>& sizes, int cells) {
    return cells == 0 || std::any_of(sizes.begin(), sizes.end(), [&](int size) {
               return size <= cells && can_ever_have(sizes, cells - size);
           });
}

class EndingChecker {
public:
    EndingChecker(const Table& end, const ExplanationStep& line, std::size_t first)
        : end_(end), line_(line), first_(first), lit_(cells_in(line.cells)) {
        for (const auto& [size, count] : end.sizes_left()) {
            sizes_.insert(size);
        }
    }

    // Returns false if the sentence is another.
    bool check() {
        if (says("never add up to that")) {
            check_hole();
            check_never();
        } else if (says("at least {} pieces of {} cells")) {
            check_hole();
            check_too_few();
        } else if (says("pieces left add up to {} or {}, but nothing in between")) {
            check_hole();
            check_between();
        } else if (says("the shape of {}") && says("used up")) {
            check_gap();
            check_used();
        } else if (says("fits into it") || says("into this gap of")) {
            check_gap();
        } else if (says("cover these two cells, but not both at once")) {
            require(lit_.size() == 2 && end_.has_one_piece_for(*lit_.begin(), *lit_.rbegin(), text(0)),
                    "the cells do not both need the piece");
        } else if (says("both need this cell")) {
            const std::string one = name_of(end_.level(), text(0));
            const std::string other = name_of(end_.level(), text(1));
            require(lit_.size() == 1 && one != other && end_.needs_at(one, *lit_.begin()) &&
                        end_.needs_at(other, *lit_.begin()),
                    "the pieces do not both need the cell");
        } else {
            return false;
        }
        return true;
    }
    const std::vector<std::string>& faults() const { return faults_; }

private:
    bool says(const std::string& part) const {
        return line_.sentence.pattern.find(part) != std::string::npos;
    }
    const std::string& text(std::size_t index) const { return line_.sentence.arguments.at(first_ + index); }
    int number(std::size_t index) const { return std::atoi(text(index).c_str()); }
    void require(bool holds, const std::string& what) {
        if (!holds) {
            faults_.push_back(what);
        }
    }

    void check_region() {
        const std::vector<Cells> regions = end_.regions();
        require(std::find(regions.begin(), regions.end(), lit_) != regions.end(), "not a region");
        require(number(0) == int_size(lit_), "another number of cells");
    }
    void check_hole() {
        check_region();
        require(end_.is_smallest_hole(lit_), "a smaller region cannot be filled");
    }
    void check_gap() {
        check_region();
        require(!end_.has_way_into(lit_), "something fits into the gap");
        require(end_.is_smallest_gap(lit_), "a smaller region cannot be filled");
    }
    void check_never() {
        std::set<int> named;
        std::istringstream list(text(1));
        for (std::string size; std::getline(list, size, ',');) {
            named.insert(std::atoi(size.c_str()));
        }
        require(named == sizes_, "pieces of other sizes are left");
        require(!can_ever_have(sizes_, number(0)), "such pieces can make as many cells");
    }
    void check_too_few() {
        const int needed = number(1);
        const int size = number(2);
        const auto left = end_.sizes_left();
        require(left.count(size) > 0 && left.at(size) == number(3) && needed > number(3),
                "another number is left");
        std::set<int> others = sizes_;
        others.erase(size);
        for (int count = 0; count < needed && count * size <= number(0); ++count) {
            require(!can_ever_have(others, number(0) - count * size), "fewer pieces of that size are enough");
        }
    }
    void check_between() {
        require(number(1) < number(0) && number(0) < number(2), "the number is not between");
        for (int sum = number(1); sum <= number(2); ++sum) {
            const bool is_named = sum == number(1) || sum == number(2);
            require(end_.can_have(sum, -1) == is_named, "the pieces make other sums");
        }
    }
    void check_used() {
        const std::string name = name_of(end_.level(), text(1));
        bool is_alike = false;
        for (int piece = 0; piece < int_size(end_.level().pieces); ++piece) {
            for (const Shape& shape : at(end_.level().pieces, piece).orientations) {
                is_alike = is_alike || (name_of(end_.level(), piece) == name && lies_on_gap(shape));
            }
        }
        require(is_alike, "the gap has another shape");
        require(end_.left_of(name) == 0, "the piece is left");
    }
    bool lies_on_gap(const Shape& shape) const {
        const Cells cells = cells_in(shape.cells);
        const auto [row, column] = *cells.begin();
        Cells moved;
        for (const auto& cell : cells) {
            moved.emplace(cell.first - row + lit_.begin()->first,
                          cell.second - column + lit_.begin()->second);
        }
        return moved == lit_;
    }

    const Table& end_;
    const ExplanationStep& line_;
    std::size_t first_;
    Cells lit_;
    std::set<int> sizes_;
    std::vector<std::string> faults_;
};

}  // namespace

std::optional<std::vector<std::string>> faults_of_ending(const Table& end, const ExplanationStep& line,
                                                         std::size_t first) {
    EndingChecker checker(end, line, first);
    return checker.check() ? std::optional(checker.faults()) : std::nullopt;
}

}  // namespace tessera::polyomino
