#pragma once

#include "app/board/maker_fields.h"
#include "app/ui/motion.h"
#include "base/rng.h"
#include "base/sentence.h"
#include "games/engine_info.h"
#include "games/game.h"

#include <array>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A solver offered to the player.
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
    // Returns true for a choice of the same engine and heuristic.
    constexpr bool is_same_as(const SolverChoice& other) const {
        return engine == other.engine && heuristic == other.heuristic;
    }
};

// The words by which the list of levels counts a family's moves and cells, as keys of the string table.
struct ListCounts {
    std::string_view caption;             // of the moves: "Pieces"
    std::string_view moves;               // how many: "{} {piece|pieces}"
    std::array<int, 2> move_limits = {};  // the most moves of a short puzzle, and of one that is not long
    std::array<int, 2> cell_limits = {};  // the most cells of a small board, and of a medium one
};

// The time for which a solved board stays visible before the card of the win covers it.
struct WinPause {
    double moving_ms = answer_ms;  // while its items answer
    double still_ms = 0;           // with reduced motion
};

inline constexpr SolverChoice automatic_solver{"", "", "Automatic"};

inline constexpr std::array<HeuristicInfo, 0> no_heuristics{};

// Returns how many entries an engine has in the list of solvers: none for the automatic one, one per
// heuristic if it accepts heuristics, else one.
constexpr std::size_t times_offered(const EngineInfo& engine, std::size_t heuristic_count) {
    const bool is_for_each = engine.takes_heuristic && heuristic_count > 0;
    return engine.is_automatic ? 0 : is_for_each ? heuristic_count : 1;
}

template <const auto& engines>
constexpr std::size_t solver_count(std::size_t heuristic_count) {
    std::size_t count = 1;
    for (const EngineInfo& engine : engines) {
        count += times_offered(engine, heuristic_count);
    }
    return count;
}

// Returns a family's solvers, built from the tables in its engine_ids.h.
template <const auto& engines, const auto& heuristics = no_heuristics>
constexpr auto offered_solvers() {
    std::array<SolverChoice, solver_count<engines>(heuristics.size())> solvers{};
    solvers[0] = automatic_solver;
    std::size_t next = 1;
    for (const EngineInfo& engine : engines) {
        const std::size_t times = times_offered(engine, heuristics.size());
        for (std::size_t index = 0; index < times; ++index) {
            const bool is_for_each = engine.takes_heuristic && heuristics.size() > 0;
            solvers[next++] = {engine.id, is_for_each ? heuristics[index].id : "",
                               is_for_each ? heuristics[index].caption : engine.caption};
        }
    }
    return solvers;
}

// Metadata of a family beside its rules and its view; specialised for each family in its info.h. Nothing has
// a default: families.h checks FamilyInfo for every family.
template <class G>
struct InfoOf;

template <class G>
concept FamilyInfo = requires(const typename G::Level& level, typename G::Params& params,
                              std::string_view field, int count) {
    { InfoOf<G>::caption } -> std::convertible_to<std::string_view>;  // English, key of the string table
    { InfoOf<G>::is_explained } -> std::convertible_to<bool>;         // engines can explain every deduction
    { InfoOf<G>::solvers } -> std::convertible_to<std::span<const SolverChoice>>;  // the automatic one first
    { InfoOf<G>::title(level) } -> std::same_as<std::string>;      // as in its text; empty: none
    { InfoOf<G>::size_text(level) } -> std::same_as<std::string>;  // replaces a missing title
    // Describes the best game if it is the one with the fewest moves; nothing if the fastest is best.
    { InfoOf<G>::best_words(level, count) } -> std::same_as<std::optional<Sentence>>;
    { InfoOf<G>::list_counts } -> std::convertible_to<ListCounts>;
    { InfoOf<G>::win_pause } -> std::convertible_to<WinPause>;
    // Lines of the maker's sheet, and how the other parameters adapt when one changes.
    { InfoOf<G>::maker_lines } -> std::convertible_to<std::span<const MakerLine<typename G::Params>>>;
    InfoOf<G>::adjust(params, field);
    { InfoOf<G>::first_params() } -> std::same_as<typename G::Params>;  // of the maker's sheet
    // Returns a sentence for a player who waits: params that make a puzzle sooner than these do.
    { InfoOf<G>::quicker(params) } -> std::convertible_to<std::string_view>;
};

// Returns "5 × 3".
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

// Chooses the named values by chance. A value may change which lines there are and what they allow, so each is looked up
// again. A tier is chosen where a board comes with one, and never the last, of which some boards have no puzzle; a shape where
// no set of pieces is, as few sets fill one. Nothing is chosen that has to be drawn first.
template <class G>
void surprise_params(typename G::Params& params, Rng& rng) {
    bool has_set = false;
    for (const std::string_view name : {"difficulty", "board", "set", "shape", "tier"}) {
        for (const MakerField& field : maker_fields<G>(params)) {
            const bool is_tier = name == "tier";
            if (field.name != name || (is_tier && field.value == 0) || (name == "shape" && has_set)) {
                continue;
            }
            const int highest = field.high - (is_tier || field.drawn_choice == field.high ? 1 : 0);
            const int value = rng.between(is_tier ? 1 : field.low, highest);
            has_set = has_set || (name == "set" && value > 0);
            set_maker_field<G>(params, name, value);
        }
    }
}

}  // namespace tessera
