#pragma once

#include "app/board/maker_fields.h"
#include "games/game.h"

#include <concepts>
#include <span>
#include <string>
#include <string_view>

namespace tessera {

// A solver as the player may choose it. The names are those of the engines, which the page does not link; a
// test compares them.
struct SolverChoice {
    std::string_view engine;  // empty: the family chooses
    std::string_view heuristic;
    std::string_view caption;  // English, key of the string table

    SolveOptions options() const {
        SolveOptions options;
        options.engine = std::string(engine);
        options.heuristic = std::string(heuristic);
        return options;
    }
};

inline constexpr SolverChoice automatic_solver{"", "", "Automatic"};

// What the program has to know of a family beside its rules and its view: a specialisation per family, in its
// info.h. Nothing has a default: families.h checks FamilyInfo for every family.
template <class G>
struct InfoOf;

template <class G>
concept FamilyInfo = requires(const typename G::Level& level, typename G::Params& params,
                              std::string_view field) {
    { InfoOf<G>::caption } -> std::convertible_to<std::string_view>;  // English, key of the string table
    { InfoOf<G>::solvers } -> std::convertible_to<std::span<const SolverChoice>>;  // the automatic one first
    { InfoOf<G>::title(level) } -> std::same_as<std::string>;      // as its text says, empty: it does not
    { InfoOf<G>::size_text(level) } -> std::same_as<std::string>;  // stands in for a title that is missing
    // The lines of the sheet that makes puzzles, and what one line's new value means for the others.
    { InfoOf<G>::maker_lines } -> std::convertible_to<std::span<const MakerLine<typename G::Params>>>;
    InfoOf<G>::adjust(params, field);
};

// "5 × 3".
inline std::string size_in_words(int columns, int rows) {
    return std::to_string(columns) + " \xC3\x97 " + std::to_string(rows);
}

template <class G>
std::vector<MakerField> maker_fields(const typename G::Params& params) {
    return fields_of_lines<typename G::Params>(InfoOf<G>::maker_lines, params);
}

template <class G>
void set_maker_field(typename G::Params& params, std::string_view name, int value) {
    set_line<typename G::Params>(InfoOf<G>::maker_lines, params, name, value);
    InfoOf<G>::adjust(params, name);
}

}  // namespace tessera
