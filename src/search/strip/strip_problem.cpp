#include "search/strip/strip_problem.h"

#include <algorithm>

namespace tessera {

namespace {

// Narrower strips have a short border to the end; states of wider ones would get too long, turned.
constexpr int min_turned_width = 13;
constexpr int max_turned_width = 61;

// The same with one more kind, single cells that stay open.
StripCover with_holes(StripCover cover) {
    const int kind = int_size(cover.kinds);
    cover.kinds.push_back({.multiplicity = cover.open_count() + 1, .size = 1});
    cover.patterns.push_back({kind, {{0, 0}}});
    return cover;
}

int turn_line_of(const StripCover& cover, int turned_lines) {
    const int width = cover.open.columns();
    const bool turns = turned_lines > 0 && turned_lines < cover.open.rows() && min_turned_width <= width &&
                       width <= max_turned_width;
    return cover.open.rows() - (turns ? turned_lines : 0);
}

int largest_size_of(const StripCover& cover) {
    int largest = 1;
    for (const StripCover::Kind& kind : cover.kinds) {
        largest = std::max(largest, kind.size);
    }
    return largest;
}

template <class Word>
std::vector<StripView<Word>> views_of(const StripCover& cover, const StripOrder& order) {
    std::vector<StripView<Word>> views;
    views.emplace_back(cover, 0);
    if (order.turn_line() < cover.open.rows()) {
        views.emplace_back(order.turned_end(), 1);
    }
    return views;
}

// A pattern reaches no farther, but a turned state may have covered cells on every line.
template <class Word>
int kept_lines_of(const std::vector<StripView<Word>>& views) {
    const int reach = std::max(views.front().patterns.max_lines(), views.back().patterns.max_lines());
    return views.size() == 1 ? reach : std::max(reach, views.back().line_count());
}

}  // namespace

template <class Word>
StripProblem<Word>::StripProblem(const StripCover& given, int turned_lines)
    : cover(with_holes(given)),
      hole(int_size(given.kinds)),
      area(given.open_count()),
      largest_size(largest_size_of(cover)),
      has_single_cells(std::any_of(given.kinds.begin(), given.kinds.end(),
                                   [](const StripCover::Kind& kind) { return kind.size == 1; })),
      order(cover, turn_line_of(given, turned_lines)),
      views(views_of<Word>(cover, order)),
      kept_lines(kept_lines_of(views)),
      remaining(cover) {}

template <class Word>
std::vector<Word> StripProblem<Word>::turned_end(int first_line, const Word* lines) const {
    constexpr int margin = StripPatterns<Word>::margin;
    const StripView<Word>& strip = views.front();
    std::vector<Word> turned(static_cast<std::size_t>(views.back().line_count()), ~Word{});
    for (int line = first_line; line < strip.line_count(); ++line) {
        const int kept = line - first_line;
        const Word cells = kept < kept_lines ? lines[kept] : strip.blocked_line(line);
        const Word bit = one_bit<Word>(line - order.turn_line() + margin);
        for (int across = 0; across < int_size(turned); ++across) {
            if (WordTraits<Word>::is_zero(cells & one_bit<Word>(across + margin))) {
                at(turned, across) = at(turned, across) ^ bit;
            }
        }
    }
    return turned;
}

template <class Word>
int StripProblem<Word>::count_without_holes(const std::vector<int>& laid) const {
    return static_cast<int>(std::count_if(
        laid.begin(), laid.end(), [this](int pattern) { return at(cover.patterns, pattern).kind != hole; }));
}

template <class Word>
std::vector<StripCover::Placed> StripProblem<Word>::lay_without_holes(const std::vector<int>& laid) const {
    std::vector<Placed> placed = order.lay(laid);
    const auto end = std::remove_if(placed.begin(), placed.end(), [this](const Placed& each) {
        return at(cover.patterns, each.pattern).kind == hole;
    });
    placed.erase(end, placed.end());
    return placed;
}

template struct StripProblem<std::uint64_t>;
template struct StripProblem<WideWord>;

}  // namespace tessera
