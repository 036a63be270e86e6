#include "search/strip/strip_problem.h"

#include <algorithm>

namespace tessera {

namespace {

// Narrower strips have a short border throughout; transposed states of wider ones would have too many lines.
constexpr int min_transposed_width = 13;
constexpr int max_transposed_width = 61;

// Returns the cover with one more kind: single cells that stay open.
StripCover with_holes(StripCover cover) {
    const int kind = int_size(cover.kinds);
    cover.kinds.push_back({.multiplicity = cover.open_count() + 1, .size = 1});
    cover.orientations.push_back({kind, {{0, 0}}});
    return cover;
}

int transpose_line_of(const StripCover& cover, int transposed_lines) {
    const int width = cover.open.columns();
    const bool transposes = transposed_lines > 0 && transposed_lines < cover.open.rows() &&
                            min_transposed_width <= width && width <= max_transposed_width;
    return cover.open.rows() - (transposes ? transposed_lines : 0);
}

int largest_size_of(const StripCover& cover) {
    int largest = 1;
    for (const StripCover::Kind& kind : cover.kinds) {
        largest = std::max(largest, kind.size);
    }
    return largest;
}

template <class Word>
std::vector<StripBoard<Word>> boards_of(const StripCover& cover, const StripOrder& order) {
    std::vector<StripBoard<Word>> boards;
    boards.emplace_back(cover, 0);
    if (order.transpose_line() < cover.open.rows()) {
        boards.emplace_back(order.transposed_end(), 1);
    }
    return boards;
}

// Returns the lines kept of a state: the reach of orientations, or all lines of the transposed end if more.
template <class Word>
int kept_lines_of(const std::vector<StripBoard<Word>>& boards) {
    const int reach =
        std::max(boards.front().orientations.max_lines(), boards.back().orientations.max_lines());
    return boards.size() == 1 ? reach : std::max(reach, boards.back().line_count());
}

}  // namespace

template <class Word>
StripProblem<Word>::StripProblem(const StripCover& given, int transposed_lines)
    : cover(with_holes(given)),
      hole(int_size(given.kinds)),
      area(given.open_count()),
      largest_size(largest_size_of(cover)),
      has_single_cells(std::any_of(given.kinds.begin(), given.kinds.end(),
                                   [](const StripCover::Kind& kind) { return kind.size == 1; })),
      order(cover, transpose_line_of(given, transposed_lines)),
      boards(boards_of<Word>(cover, order)),
      kept_lines(kept_lines_of(boards)),
      remaining(cover) {}

template <class Word>
std::vector<Word> StripProblem<Word>::transposed_end(int first_line, const Word* lines) const {
    constexpr int margin = StripOrientations<Word>::margin;
    const StripBoard<Word>& strip = boards.front();
    std::vector<Word> transposed(static_cast<std::size_t>(boards.back().line_count()), ~Word{});
    for (int line = first_line; line < strip.line_count(); ++line) {
        const int kept = line - first_line;
        const Word cells = kept < kept_lines ? lines[kept] : strip.blocked_line(line);
        const Word bit = one_bit<Word>(line - order.transpose_line() + margin);
        for (int across = 0; across < int_size(transposed); ++across) {
            if (WordTraits<Word>::is_zero(cells & one_bit<Word>(across + margin))) {
                at(transposed, across) = at(transposed, across) ^ bit;
            }
        }
    }
    return transposed;
}

template <class Word>
int StripProblem<Word>::count_without_holes(const std::vector<int>& laid) const {
    return static_cast<int>(std::count_if(laid.begin(), laid.end(), [this](int orientation) {
        return at(cover.orientations, orientation).kind != hole;
    }));
}

template <class Word>
std::vector<StripCover::Placed> StripProblem<Word>::lay_without_holes(const std::vector<int>& laid) const {
    std::vector<Placed> placed = order.lay(laid);
    const auto end = std::remove_if(placed.begin(), placed.end(), [this](const Placed& each) {
        return at(cover.orientations, each.orientation).kind == hole;
    });
    placed.erase(end, placed.end());
    return placed;
}

template struct StripProblem<std::uint64_t>;
template struct StripProblem<WideWord>;

}  // namespace tessera
