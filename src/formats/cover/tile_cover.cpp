#include "formats/cover/puzzle_cover.h"
#include "games/edge_match/engines/cover_search.h"

#include <utility>

namespace tessera {

namespace {

using edge_match::Code;
using edge_match::CoverProblem;
using edge_match::Kind;
using edge_match::Problem;

// Returns a letter for each code, as Knuth's programs have colours of one letter.
std::string color_name_of(Code code) {
    constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&*+-<=>?@^_~";
    return code < letters.size() ? std::string(1, letters[code]) : "c" + std::to_string(code);
}

// Names the items in the order of make_cover(): open cells, tiles, edges, orders.
std::vector<std::string> item_names_of(const Problem& problem, int item_count) {
    std::vector<std::string> names;
    const auto name_of = [&problem](int cell) {
        return std::to_string(cell / problem.columns) + "," + std::to_string(cell % problem.columns);
    };
    for (const int cell : problem.open_cells) {
        names.push_back(name_of(cell));
    }
    for (const Kind& kind : problem.kinds) {
        for (const int tile : kind.tiles) {
            names.push_back("t" + std::to_string(tile));
        }
    }
    for (int cell = 0; cell < problem.wanted.size(); ++cell) {
        names.push_back(name_of(cell) + "r");
        names.push_back(name_of(cell) + "d");
    }
    for (int order = 0; int_size(names) < item_count; ++order) {
        names.push_back("o" + std::to_string(order));
    }
    return names;
}

std::vector<std::string> comments_of(const Problem& problem) {
    std::vector<std::string> comments = {
        "items: cells row,column; tiles t; edges between cells, to the right r and down d; o orders equal "
        "tiles"};
    for (int code = 1; code < int_size(problem.edges); ++code) {
        comments.push_back("colour " + color_name_of(static_cast<Code>(code)) + " is " +
                           format_edge(at(problem.edges, code)));
    }
    return comments;
}

}  // namespace

Result<NamedCover> cover_of_puzzle(const edge_match::Level& level, const edge_match::State& state) {
    const Problem problem = edge_match::make_problem(level, state);
    if (problem.has_clash) {
        return fail(ErrorCode::impossible_puzzle, 0, say("tiles already on the board clash"));
    }
    CoverProblem made = edge_match::make_cover(problem);
    if (made.cover.entry_count() > most_cover_entries || made.cover.item_count() > most_cover_items) {
        return fail(ErrorCode::limit_exceeded, 0,
                    say("this puzzle has more than {} entries as exact cover", most_cover_entries));
    }
    NamedCover cover{std::move(made.cover), {}, {""}, comments_of(problem)};
    cover.item_names = item_names_of(problem, cover.problem.item_count());
    for (int code = 1; code < int_size(problem.edges); ++code) {
        cover.color_names.push_back(color_name_of(static_cast<Code>(code)));
    }
    return without_unused_items(cover);
}

}  // namespace tessera
