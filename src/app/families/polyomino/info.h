#pragma once

#include "app/board/family_info.h"
#include "app/board/offered_sizes.h"
#include "app/board/tier_line.h"
#include "games/polyomino/engine_ids.h"
#include "games/polyomino/polyomino.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tessera {

// The line of a board's columns or rows.
constexpr MakerLine<polyomino::Params> side_line(std::string_view name, std::string_view caption,
                                                 int polyomino::Params::*number,
                                                 bool (*is_shown)(const polyomino::Params&),
                                                 bool is_advanced = false) {
    return {.name = name,
            .caption = caption,
            .number = number,
            .low = 2,
            .high = polyomino::max_board_side,
            .is_shown = is_shown,
            .is_advanced = is_advanced};
}

template <>
struct InfoOf<Polyomino> {
    using Params = polyomino::Params;

    static constexpr std::string_view caption = "Polyominoes";
    static constexpr bool is_explained = true;
    static constexpr ListCounts list_counts = {"Pieces", "{} {piece|pieces}", {5, 8}, {54, 60}};
    static constexpr WinPause win_pause = {};
    static constexpr auto solvers = offered_solvers<polyomino::engines>();

    // Choices of the maker's sheet.
    static void choose_tier(Params& params, int index);
    static std::span<const std::string_view> figures();
    static int figure_of(const Params& params);
    static void choose_figure(Params& params, int index);
    static std::span<const std::string_view> sets();
    static int set_of(const Params& params);
    static void choose_set(Params& params, int index);
    static int last_figure(const Params& params);     // the drawn board
    static int undrawn_figure(const Params& params);  // that one if nothing is drawn yet, else -1
    static constexpr std::array<Cell, 10> offered_sizes = {
        {{5, 5}, {6, 6}, {7, 7}, {8, 8}, {9, 9}, {6, 10}, {5, 11}, {10, 10}, {15, 15}, {30, 30}}};
    using Sizes = OfferedSizes<Params, offered_sizes>;  // of rectangles of squares
    static std::span<const std::string_view> boards();  // of squares, and of each other lattice
    static int board_of(const Params& params);
    static void choose_board(Params& params, int index);
    static std::span<const std::string_view> aims();
    static int aim_of(const Params& params) { return static_cast<int>(params.aim); }
    static void choose_aim(Params& params, int index);
    // Their pictures.
    static void draw_board_choice(Painter& painter, const Params& params, int choice, const Rect& rect);
    static void draw_figure_choice(Painter& painter, const Params& params, int choice, const Rect& rect);
    static void draw_set_choice(Painter& painter, const Params& params, int choice, const Rect& rect);
    static void draw_size_choice(Painter& painter, const Params& params, int choice, const Rect& rect);

    static bool is_of_squares(const Params& params) { return params.lattice.empty(); }
    static bool has_layers(const Params& params) { return params.outline == "box"; }
    static bool has_two_sides(const Params& params) {
        return has_layers(params) || params.outline == "parallelogram";
    }
    static bool has_one_side(const Params& params) {  // the boxed game's turned board has a fixed size
        return !is_of_squares(params) && !has_two_sides(params) && params.outline != "game";
    }
    static bool is_rectangle(const Params& params) {  // of squares
        return is_of_squares(params) && params.figure.empty() && params.mask.empty();
    }
    static bool is_cut(const Params& params) { return params.set.empty(); }
    static bool is_unique(const Params& params) { return params.is_unique; }

    using Line = MakerLine<Params>;
    static constexpr std::array<Line, 16> maker_lines = {{
        tier_line<Params>(choose_tier),
        {.name = "unique", .caption = "Only one solution", .flag = &Params::is_unique},
        {.name = "board",
         .caption = "Kind of board",
         .choices = boards,
         .chosen = board_of,
         .choose = choose_board,
         .picture = draw_board_choice},
        {.name = "side",
         .caption = "Side",
         .number = &Params::rows,
         .low = 2,
         .high = 12,
         .is_shown = has_one_side},
        {.name = "shape",
         .caption = "Outline",
         .highest = last_figure,
         .choices = figures,
         .chosen = figure_of,
         .choose = choose_figure,
         .is_shown = is_of_squares,
         .picture = draw_figure_choice,
         .drawn_choice = undrawn_figure},
        {.name = "size",
         .caption = "Size",
         .choices = Sizes::captions,
         .chosen = Sizes::chosen,
         .choose = Sizes::choose,
         .is_shown = is_rectangle,
         .picture = draw_size_choice},
        side_line("columns", "Columns", &Params::columns, has_two_sides),
        side_line("rows", "Rows", &Params::rows, has_two_sides),
        {.name = "layers",
         .caption = "Layers",
         .number = &Params::layers,
         .low = 1,
         .high = 12,
         .is_shown = has_layers},
        {.name = "set",
         .caption = "Pieces",
         .choices = sets,
         .chosen = set_of,
         .choose = choose_set,
         .is_shown = is_of_squares,
         .picture = draw_set_choice},
        side_line("columns", "Columns", &Params::columns, is_rectangle, true),
        side_line("rows", "Rows", &Params::rows, is_rectangle, true),
        {.name = "aim",
         .caption = "Goal",
         .choices = aims,
         .chosen = aim_of,
         .choose = choose_aim,
         .is_shown = is_unique,
         .is_advanced = true},
        {.name = "pieces",
         .caption = "Maximum pieces",
         .number = &Params::max_pieces,
         .high = 400,
         .at_zero = "any",
         .is_shown = is_cut,
         .is_advanced = true},
        {.name = "smallest",
         .caption = "Smallest piece",
         .number = &Params::min_size,
         .low = 1,
         .high = 12,
         .is_shown = is_cut,
         .is_advanced = true},
        {.name = "largest",
         .caption = "Largest piece",
         .number = &Params::max_size,
         .high = 24,
         .at_zero = "any",
         .is_shown = is_cut,
         .is_advanced = true},
    }};

    static Params first_params();  // of the maker's sheet
    static std::string title(const polyomino::Level& level) { return level.title; }
    static std::string size_text(const polyomino::Level& level);
    static std::optional<Sentence> best_words(const polyomino::Level& /*level*/, int /*moves*/) { return {}; }
    static void adjust(Params& params, std::string_view changed);
    static std::string_view quicker(const Params& params);
};

}  // namespace tessera
