#pragma once

#include "base/result.h"
#include "base/solution_count.h"
#include "games/explanation.h"
#include "games/hint.h"
#include "games/params.h"
#include "games/position_analysis.h"
#include "games/puzzle_grade.h"
#include "games/recipe.h"
#include "games/shared_puzzle.h"
#include "search/search.h"

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The contract of a family: a struct of static functions over four value types, checked by the concepts
// below. null_game is the smallest example; `static_assert(Game<G>)` opens every family's .cpp.

namespace tessera {

// A State is a function of its Level and the moves so far; nothing else may hide in it.
template <class G>
concept GameTypes = std::regular<typename G::Params> && std::regular<typename G::Level> &&
    std::regular<typename G::State> && std::regular<typename G::Move>;

template <class G>
using Shared = SharedPuzzle<typename G::Level, typename G::Move>;

template <class G>
concept GameRules = GameTypes<G> &&
    requires(const typename G::Level& level, const typename G::State& state, const typename G::Move& move) {
    { G::start(level) } -> std::same_as<typename G::State>;
    { G::play(level, state, move) } -> std::same_as<Result<typename G::State>>;
    { G::is_solved(level, state) } -> std::same_as<bool>;
};

// Level text (the whole file, first line included) and moves round-trip. `share_letter` is the letter of the
// family's share codes. encode_share and decode_share handle the part between "#1x/" and the check digits.
// decode_share refuses every text that encode_share would not write, so each puzzle has exactly one code. A link may hold fewer
// moves than were made, in another order: moves_in_share has, for each move of the link, the index of the one that made it.
template <class G>
concept GameText = GameTypes<G> && requires(const typename G::Level& level, const typename G::Move& move,
                                            const Shared<G>& shared, std::string_view text) {
    { G::id } -> std::convertible_to<std::string_view>;
    { G::share_letter } -> std::convertible_to<char>;
    { G::parse_level(text) } -> std::same_as<Result<typename G::Level>>;
    { G::format_level(level) } -> std::same_as<std::string>;
    { G::parse_move(level, text) } -> std::same_as<Result<typename G::Move>>;
    { G::format_move(level, move) } -> std::same_as<std::string>;
    { G::decode_share(text) } -> std::same_as<Result<Shared<G>>>;
    { G::encode_share(shared) } -> std::same_as<std::string>;
    { G::moves_in_share(shared) } -> std::same_as<std::vector<int>>;
};

// Params are `key value` pairs listed in `param_table`, such as `--size 8x8 --pieces 10` on the command line.
// The same params, seed and generator_version give the same level on every target.
template <class G>
concept GameGenerator = GameTypes<G> &&
    requires(const typename G::Params& params, std::uint64_t seed, std::string_view text) {
    { G::generator_version } -> std::convertible_to<int>;
    { G::param_table() } -> std::same_as<const ParamTable&>;
    { G::parse_params(text) } -> std::same_as<Result<typename G::Params>>;
    { G::format_params(params) } -> std::same_as<std::string>;
    { G::generate(params, seed) } -> std::same_as<Result<typename G::Level>>;
};

// Generator params for each day of the week, from Monday on, in force since the date `since`: 20261201 is 1
// December 2026.
struct DailyWeek {
    int since = 0;
    std::array<std::string_view, 7> params;     // of the day's only puzzle, or of the middle one of three
    std::array<std::string_view, 7> easy = {};  // empty: there is only one
    std::array<std::string_view, 7> hard = {};
    std::string_view suffix = {};  // of the params of all
};

// The puzzles of the day. Links to past days depend on them, so a change is a new week after
// the existing ones.
template <class G>
concept GameOfTheDay = requires {
    { G::daily_weeks } -> std::convertible_to<std::span<const DailyWeek>>;
};

template <class Level>
concept CreditedLevel = requires(Level level) {
    { level.title } -> std::same_as<std::string&>;
    { level.author } -> std::same_as<std::string&>;
    { level.note } -> std::same_as<std::string&>;
};

template <class Level>
concept LevelWithRecipe = requires(Level level) {
    { level.recipe } -> std::same_as<std::optional<Recipe>&>;
};

// True if levels carry title, author, note and recipe beside the puzzle, as each family declares.
template <class G>
concept GameOrigins = GameTypes<G> && requires {
    { G::has_credits } -> std::convertible_to<bool>;  // title, author, note: see credits.h
    { G::has_recipes } -> std::convertible_to<bool>;  // how it was made: see recipe.h
    requires !G::has_credits || CreditedLevel<typename G::Level>;
    requires !G::has_recipes || LevelWithRecipe<typename G::Level>;
};

struct SolveOptions {
    std::string engine;     // empty: the family chooses
    std::string heuristic;  // empty: the engine chooses
    std::uint64_t seed = 1;
    std::uint64_t memory_bytes = 256ULL << 20;
    Ticks effort = 0;  // improving engines stop after about this many ticks; 0: default
                       // chooses

    bool operator==(const SolveOptions&) const = default;
};

struct CountOptions {
    bool up_to_symmetry = false;
    std::uint64_t cap = 0;  // stop once this many are found; 0: count all
    int part = 1;           // this run counts part `part` of `part_count`, from 1
    int part_count = 1;
    std::uint64_t memory_bytes = 256ULL << 20;

    bool operator==(const CountOptions&) const = default;
};

// Extra facts for people and --json, as name and value: {"par", "12"}.
using Remarks = std::vector<std::pair<std::string, std::string>>;

// A solver starts from a position, works in slices and returns moves that continue from that position.
template <class S, class G>
concept SolverOf = Engine<S> && requires(S& solver, const S& view, const typename G::Level& level,
                                         const typename G::State& state, const SolveOptions& options) {
    { S::start(level, state, options) } -> std::same_as<Result<S>>;
    { view.best() } -> std::same_as<std::vector<typename G::Move>>;      // to the furthest position reached
    { view.solution() } -> std::same_as<std::vector<typename G::Move>>;  // after Outcome::solved
    { view.remarks() } -> std::same_as<Remarks>;
};

template <class C, class G>
concept CounterOf = Engine<C> && requires(C& counter, const C& view, const typename G::Level& level,
                                          const typename G::State& state, const CountOptions& options) {
    { C::start(level, state, options) } -> std::same_as<Result<C>>;
    { view.total() } -> std::same_as<SolutionCount>;  // after Outcome::exhausted
};

template <class H, class G>
concept HinterOf = Engine<H> &&
    requires(H& hinter, const H& view, const typename G::Level& level, const typename G::State& state) {
    { H::start(level, state) } -> std::same_as<Result<H>>;
    { view.hint() } -> std::same_as<Hint>;  // after Outcome::solved
    // The best solution known before it is proved to be optimal, with its bounds; empty if the hinter looks for none.
    { view.best() } -> std::same_as<std::vector<typename G::Move>>;
    { view.remarks() } -> std::same_as<Remarks>;
};

template <class G>
concept Game = GameRules<G> && GameText<G> && GameGenerator<G> && GameOfTheDay<G> && GameOrigins<G>;

// In place of an engine that a family does not offer.
struct NotOffered {};

// Offered by families that can say more about a position than a solution count.
template <class A, class G>
concept AnalyserOf = Engine<A> &&
    requires(A& analyser, const A& view, const typename G::Level& level, const typename G::State& state) {
    { A::start(level, state) } -> std::same_as<Result<A>>;
    { view.analysis() } -> std::same_as<PositionAnalysis>;  // after Outcome::solved
};

// Offered by families whose puzzles can be explained step by step. Outcome::exhausted means too much work.
template <class E, class G>
concept ExplainerOf = Engine<E> &&
    requires(E& explainer, const E& view, const typename G::Level& level, const typename G::State& state) {
    { E::start(level, state) } -> std::same_as<Result<E>>;
    { view.explanation() } -> std::same_as<const Explanation&>;  // after Outcome::solved
    { E::trouble() } -> std::same_as<Sentence>;
};

// Offered by families whose puzzles are graded by how people play them. Outcome::exhausted means no grade.
template <class A, class G>
concept GraderOf = Engine<A> &&
    requires(A& grader, const A& view, const typename G::Level& level, const typename G::State& state) {
    { A::start(level, state, /*moves=*/int{}) } -> std::same_as<Result<A>>;  // those of the solution found
    { A::needs_single_solution } -> std::convertible_to<bool>;
    { view.grade() } -> std::same_as<PuzzleGrade>;  // after Outcome::solved
};

// Offered by families whose generators take long enough to work in slices.
template <class E, class G>
concept GeneratorOf = Engine<E> && requires(E& generator, const E& view, const typename G::Params& params) {
    { E::start(params, std::uint64_t{}) } -> std::same_as<Result<E>>;
    { view.level() } -> std::convertible_to<typename G::Level>;  // after Outcome::solved
    { E::trouble() } -> std::same_as<Sentence>;
};

// Offered by families whose generated puzzles may be too hard to search: makes the solution again by the recipe.
template <class E, class G>
concept MakersAnswerOf = Engine<E> &&
    requires(E& answer, const E& view, const typename G::Level& level, const typename G::State& state) {
    { E::start(level, state) } -> std::same_as<std::optional<E>>;
    { view.moves() } -> std::convertible_to<std::vector<typename G::Move>>;  // after Outcome::solved
    { view.astray().empty() } -> std::same_as<bool>;  // false if moves take something back
};

template <class E>
concept IsNotOffered = std::same_as<E, NotOffered>;

// Needed beside a pair engine: true if two solutions are the same.
template <class M, class G>
concept TellsApart = requires(const typename G::Level& level, const std::vector<typename G::Move>& moves) {
    { M::are_same(level, moves, moves) } -> std::same_as<bool>;
};

// The meaning of uniqueness in a grade.
template <class M, class G>
concept UniquenessOf = requires(const typename G::Level& level) {
    // True if rotations of a complete board are one solution.
    { M::is_unique_up_to_symmetry } -> std::convertible_to<bool>;
    // Solutions are counted up to this number.
    { M::graded_count_cap(level) } -> std::same_as<std::uint64_t>;
    // The engine that soon finds two solutions if there are many; empty if there is none.
    { M::pair_engine } -> std::same_as<const std::string_view&>;
    requires(M::pair_engine.empty() || TellsApart<M, G>);
};

// Each further engine is stated, or NotOffered.
template <class M, class G>
concept GameOffers = requires {
    requires IsNotOffered<typename M::Analyser> || AnalyserOf<typename M::Analyser, G>;
    requires IsNotOffered<typename M::Explainer> || ExplainerOf<typename M::Explainer, G>;
    requires IsNotOffered<typename M::Generator> || GeneratorOf<typename M::Generator, G>;
    requires IsNotOffered<typename M::MakersAnswer> || MakersAnswerOf<typename M::MakersAnswer, G>;
    requires IsNotOffered<typename M::Grader> || GraderOf<typename M::Grader, G>;
};

// The engines that a family offers to jobs; separate from Game so that the page's frame never
// links an engine.
template <class M, class G>
concept GameEngines = Game<G> && SolverOf<typename M::Solver, G> && CounterOf<typename M::Counter, G> &&
    HinterOf<typename M::Hinter, G> && GameOffers<M, G> && UniquenessOf<M, G>;

}  // namespace tessera
