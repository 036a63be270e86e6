#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace tessera {

struct Color {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;

    bool operator==(const Color&) const = default;
};

constexpr Color rgb(std::uint32_t hex) {
    return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8),
            static_cast<std::uint8_t>(hex)};
}

inline constexpr Color star_gold = rgb(0xE9A820);
inline constexpr Color seal_ink = rgb(0x4A3204);  // on gold
inline constexpr Color medal_silver = rgb(0x9AA5B1);
inline constexpr Color medal_bronze = rgb(0xB8733A);
inline constexpr Color qr_light = rgb(0xffffff);  // in every theme: readers expect dark on light
inline constexpr Color qr_dark = rgb(0x000000);
Color with_alpha(Color color, float alpha);
Color mix(Color a, Color b, float share_of_b);
Color lighter(Color color, float share);  // towards white
Color darker(Color color, float share);   // towards black
float luminance(Color color);             // relative, 0..1, as WCAG defines it
Color ink_on(Color color);                // for letters
float contrast(Color a, Color b);         // WCAG ratio, 1..21
std::string hex_text(Color color);        // "#rrggbb"

inline constexpr int piece_color_count = 12;

// All colours on the screen but those above, which are the same in every theme.
struct Theme {
    bool is_dark = false;
    Color page;                                   // behind everything
    Color surface;                                // panels, cards, bars
    Color raised;                                 // buttons on a surface
    Color line;                                   // hairlines, borders of buttons
    Color text;                                   // at least 7:1 on page and surface
    Color quiet;                                  // secondary text, at least 4.5:1
    Color accent;                                 // next thing to press, focus
    Color on_accent;                              // text on accent
    Color board;                                  // empty cells
    Color board_line;                             // between empty cells
    Color board_edge;                             // around the board
    Color blocked;                                // cells that do not belong to the board
    Color good;                                   // legal, solved
    Color bad;                                    // illegal, dead end
    Color shadow;                                 // under floating things (has an alpha)
    Color veil;                                   // over the board while a panel is open (has an alpha)
    Color notice;                                 // behind a notice, inverse of surface
    Color on_notice;                              // its text
    Color notice_bad;                             // a notice's mark of an error
    Color notice_action;                          // a notice's action
    Color dark_ink;                               // on light pieces or tiles
    Color light_ink;                              // on dark ones
    Color glow;                                   // light of tiles on a solved board
    std::array<Color, piece_color_count> pieces;  // distinct in hue; neighbours also in lightness
};

// Returns the colour of a piece's outline: darker than the piece, or lighter where it is about as dark as the board.
Color outline_on(const Theme& theme, Color piece);
// Returns the accent as a quiet colour on the board: for what is done, but not shown in detail.
Color soft_accent(const Theme& theme);

const Theme& light_theme();
const Theme& dark_theme();
const Theme& meadow_theme();    // light, green
const Theme& midnight_theme();  // dark, blue
// Versions with more contrast: black and white, with visible edges.
const Theme& light_contrast_theme();
const Theme& dark_contrast_theme();

}  // namespace tessera
