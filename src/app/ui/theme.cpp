#include "app/ui/theme.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace tessera {

namespace {

std::uint8_t blend(std::uint8_t a, std::uint8_t b, float share_of_b) {
    const float value = static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * share_of_b;
    return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 255.0F)));
}

// Converts sRGB to linear light (IEC 61966-2-1).
float linear(std::uint8_t channel) {
    const float value = static_cast<float>(channel) / 255;
    return value <= 0.04045F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
}

// Twelve levels of lightness, so that colours differ in greyscale, with hues that also remain distinct for
// protan, deutan and tritan vision (measured by theme_test). Neighbours in the list differ strongly in
// lightness.
constexpr std::array<Color, piece_color_count> piece_colors = {
    rgb(0x593fb3), rgb(0xffea44), rgb(0xc83d5b), rgb(0x0ad9a8), rgb(0xc1671d), rgb(0x84b7f1),
    rgb(0x9f3d8b), rgb(0xbfdb56), rgb(0x7682ee), rgb(0x9df09c), rgb(0xd07eb2), rgb(0xa3ac60)};

}  // namespace

Color with_alpha(Color color, float alpha) {
    color.alpha = static_cast<std::uint8_t>(std::lround(std::clamp(alpha, 0.0F, 1.0F) * 255));
    return color;
}

Color mix(Color a, Color b, float share_of_b) {
    return {blend(a.red, b.red, share_of_b), blend(a.green, b.green, share_of_b),
            blend(a.blue, b.blue, share_of_b), blend(a.alpha, b.alpha, share_of_b)};
}

Color lighter(Color color, float share) {
    return mix(color, {255, 255, 255, color.alpha}, share);
}
Color darker(Color color, float share) {
    return mix(color, {0, 0, 0, color.alpha}, share);
}

Color outline_on(const Theme& theme, Color piece) {
    constexpr float clear = 2.2F;
    return theme.is_dark && contrast(piece, theme.board) < clear ? lighter(piece, 0.4F) : darker(piece, 0.5F);
}

Color soft_accent(const Theme& theme) {
    return mix(theme.board, theme.accent, 0.45F);
}

float luminance(Color color) {
    return 0.2126F * linear(color.red) + 0.7152F * linear(color.green) + 0.0722F * linear(color.blue);
}

Color ink_on(Color color) {
    return luminance(color) > 0.2F ? darker(color, 0.78F) : lighter(color, 0.9F);
}

float contrast(Color a, Color b) {
    const float high = std::max(luminance(a), luminance(b));
    const float low = std::min(luminance(a), luminance(b));
    return (high + 0.05F) / (low + 0.05F);
}

std::string hex_text(Color color) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const std::uint8_t channel : {color.red, color.green, color.blue}) {
        text += digits[channel >> 4];
        text += digits[channel & 15];
    }
    return text;
}

const Theme& light_theme() {
    static const Theme theme{
        .is_dark = false,
        .page = rgb(0xf3efe7),
        .surface = rgb(0xfffdf9),
        .raised = rgb(0xf4f0e8),
        .line = rgb(0xdcd5c7),
        .text = rgb(0x26221c),
        .quiet = rgb(0x655d50),
        .accent = rgb(0x4b42b8),
        .on_accent = rgb(0xffffff),
        .board = rgb(0xe6dfd2),
        .board_line = rgb(0xd6cdbb),
        .board_edge = rgb(0xbfb296),
        .blocked = rgb(0xb9ae98),
        .good = rgb(0x147a4d),
        .bad = rgb(0xc02734),
        .shadow = {60, 46, 20, 46},
        .veil = {32, 28, 48, 92},
        .notice = rgb(0x2a2620),
        .on_notice = rgb(0xf7f3ec),
        .notice_bad = rgb(0xff7a7a),
        .notice_action = rgb(0xc5bfff),
        .dark_ink = rgb(0x1b1b1f),
        .light_ink = rgb(0xffffff),
        .glow = rgb(0xffffff),
        .pieces = piece_colors,
    };
    return theme;
}

const Theme& dark_theme() {
    static const Theme theme{
        .is_dark = true,
        .page = rgb(0x14161b),
        .surface = rgb(0x1e2129),
        .raised = rgb(0x2a2e38),
        .line = rgb(0x3a404d),
        .text = rgb(0xf2f0ea),
        .quiet = rgb(0xa9aeba),
        .accent = rgb(0xb0a8ff),
        .on_accent = rgb(0x191533),
        .board = rgb(0x323947),
        .board_line = rgb(0x21262f),
        .board_edge = rgb(0x4d576b),
        .blocked = rgb(0x3a4250),
        .good = rgb(0x4fd196),
        .bad = rgb(0xff7a7a),
        .shadow = {0, 0, 0, 90},
        .veil = {4, 5, 8, 160},
        .notice = rgb(0xf2f0ea),
        .on_notice = rgb(0x26221c),
        .notice_bad = rgb(0xc02734),
        .notice_action = rgb(0x4b42b8),
        .dark_ink = rgb(0x1b1b1f),
        .light_ink = rgb(0xffffff),
        .glow = rgb(0xf2f0ea),
        .pieces = piece_colors,
    };
    return theme;
}

const Theme& meadow_theme() {
    static const Theme theme = [] {
        Theme made = light_theme();
        made.page = rgb(0xe3eedd);
        made.surface = rgb(0xf9fdf4);
        made.raised = rgb(0xe9f2e2);
        made.line = rgb(0xc5d6ba);
        made.quiet = rgb(0x4c5f47);
        made.accent = rgb(0x1f6b43);
        made.board = rgb(0xd3e2c8);
        made.board_line = rgb(0xbdd0af);
        made.board_edge = rgb(0x94b083);
        made.blocked = rgb(0x93a886);
        return made;
    }();
    return theme;
}

const Theme& midnight_theme() {
    static const Theme theme = [] {
        Theme made = dark_theme();
        made.page = rgb(0x0b1530);
        made.surface = rgb(0x132145);
        made.raised = rgb(0x1d2e5a);
        made.line = rgb(0x31457a);
        made.quiet = rgb(0xa9b8de);
        made.accent = rgb(0x8fc7ff);
        made.on_accent = rgb(0x081028);
        made.board = rgb(0x243869);
        made.board_line = rgb(0x15244c);
        made.board_edge = rgb(0x46609f);
        made.blocked = rgb(0x2f447a);
        return made;
    }();
    return theme;
}

namespace {

// Makes texts and outlines the colour `ink` and backgrounds `paper`, without shadows.
Theme black_and_white(Theme theme, Color ink, Color paper) {
    theme.page = theme.surface = theme.board = theme.on_notice = paper;
    theme.text = theme.quiet = theme.line = theme.board_edge = theme.notice = ink;
    theme.shadow.alpha = 0;
    return theme;
}

}  // namespace

const Theme& light_contrast_theme() {
    static const Theme theme = [] {
        Theme made = black_and_white(light_theme(), rgb(0x000000), rgb(0xffffff));
        made.raised = rgb(0xe8e8e8);
        made.accent = rgb(0x2a1f9c);
        made.board_line = rgb(0x595959);
        made.blocked = rgb(0x3d3d3d);
        made.good = rgb(0x005a30);
        made.bad = rgb(0xa00012);
        made.veil = {0, 0, 0, 140};
        return made;
    }();
    return theme;
}

const Theme& dark_contrast_theme() {
    static const Theme theme = [] {
        Theme made = black_and_white(dark_theme(), rgb(0xffffff), rgb(0x000000));
        made.raised = rgb(0x2b2b2b);
        for (Color& color : made.pieces) {
            color = lighter(color, 0.25F);  // the darkest ones would be invisible on black
        }
        made.accent = rgb(0xd0caff);
        made.board_line = rgb(0x9a9a9a);
        made.blocked = rgb(0xc4c4c4);
        made.good = rgb(0x6cf2b4);
        made.bad = rgb(0xff9c9c);
        made.veil = {0, 0, 0, 200};
        return made;
    }();
    return theme;
}

}  // namespace tessera
