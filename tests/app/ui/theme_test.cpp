// Promise: Forced colours and higher contrast reach the board. Also: browser/page.test.mjs.

#include "app/ui/theme.h"

#include "base/index.h"

#include <doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

using namespace tessera;

TEST_SUITE_BEGIN("app/ui/theme");

namespace {

using Triple = std::array<float, 3>;

float linear(std::uint8_t channel) {
    const float value = static_cast<float>(channel) / 255;
    return value <= 0.04045F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
}

// Converts linear RGB (D65) to CIE L*a*b*.
Triple lab_of(const Triple& rgb) {
    const auto curve = [](float t) {
        return t > 0.008856F ? std::cbrt(t) : 7.787F * t + 16.0F / 116;
    };
    const float x = curve((0.4124F * rgb[0] + 0.3576F * rgb[1] + 0.1805F * rgb[2]) / 0.95047F);
    const float y = curve(0.2126F * rgb[0] + 0.7152F * rgb[1] + 0.0722F * rgb[2]);
    const float z = curve((0.0193F * rgb[0] + 0.1192F * rgb[1] + 0.9505F * rgb[2]) / 1.08883F);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

// Normal vision, and the loss of one kind of cones (Machado, Oliveira, Fernandes 2009, full severity).
constexpr std::array<std::array<Triple, 3>, 4> eyes = {{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286F, 1.052583F, -0.204868F},
      {0.114503F, 0.786281F, 0.099216F},
      {-0.003882F, -0.048116F, 1.051998F}}},
    {{{0.367322F, 0.860646F, -0.227968F},
      {0.280085F, 0.672501F, 0.047413F},
      {-0.011820F, 0.042940F, 0.968881F}}},
    {{{1.255528F, -0.076749F, -0.178779F},
      {-0.078411F, 0.930809F, 0.147602F},
      {0.004733F, 0.691367F, 0.303900F}}},
}};

Triple seen(int piece, const std::array<Triple, 3>& eye) {
    const Color color = at(light_theme().pieces, piece);
    const Triple rgb{linear(color.red), linear(color.green), linear(color.blue)};
    Triple answer{};
    for (std::size_t row = 0; row < 3; ++row) {
        const float sum = eye[row][0] * rgb[0] + eye[row][1] * rgb[1] + eye[row][2] * rgb[2];
        answer[row] = std::clamp(sum, 0.0F, 1.0F);
    }
    return lab_of(answer);
}

float difference(const Triple& a, const Triple& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

}  // namespace

TEST_CASE("any two piece colours stay apart for every kind of eye") {
    constexpr float clearly_apart = 15;  // in CIE76; about 2.3 is just noticeable
    for (const auto& eye : eyes) {
        for (int pair = 0; pair < piece_color_count * piece_color_count; ++pair) {
            const int a = pair / piece_color_count;
            const int b = pair % piece_color_count;
            CAPTURE(a);
            CAPTURE(b);
            CHECK((a == b || difference(seen(a, eye), seen(b, eye)) > clearly_apart));
        }
    }
}

TEST_CASE("any two piece colours differ in greyscale") {
    for (int pair = 0; pair < piece_color_count * piece_color_count; ++pair) {
        const int a = pair / piece_color_count;
        const int b = pair % piece_color_count;
        CHECK((a == b || std::abs(seen(a, eyes[0])[0] - seen(b, eyes[0])[0]) > 3));
    }
}

TEST_CASE("letters can be read on pieces of every colour") {
    for (const Color piece : light_theme().pieces) {
        CAPTURE(hex_text(piece));
        CHECK(contrast(ink_on(piece), piece) >= 4);
    }
}

TEST_CASE("a piece of any colour stands out from the board, by its face or by its outline") {
    for (const Theme* theme : {&light_theme(), &dark_theme(), &meadow_theme(), &midnight_theme()}) {
        for (const Color piece : theme->pieces) {
            CAPTURE(hex_text(piece));
            const float outline = contrast(outline_on(*theme, piece), theme->board);
            CHECK(std::max(contrast(piece, theme->board), outline) >= 2.2F);
        }
    }
}

TEST_CASE("text can be read on everything it stands on") {
    for (const Theme* theme : {&light_theme(), &dark_theme(), &meadow_theme(), &midnight_theme()}) {
        for (const Color back : {theme->page, theme->surface, theme->raised}) {
            CHECK(contrast(theme->text, back) >= 7);
            CHECK(contrast(theme->quiet, back) >= 4.5F);
            CHECK(contrast(theme->accent, back) >= 3);
            CHECK(contrast(theme->good, back) >= 3);
            CHECK(contrast(theme->bad, back) >= 3);
        }
        CHECK(contrast(theme->on_accent, theme->accent) >= 4.5F);
        CHECK(contrast(theme->on_notice, theme->notice) >= 7);
        CHECK(contrast(theme->notice_action, theme->notice) >= 4.5F);
        CHECK(contrast(theme->notice_bad, theme->notice) >= 3);
    }
}

TEST_CASE("a board stands out from the page, and its cells from its frame") {
    for (const Theme* theme : {&light_theme(), &dark_theme(), &meadow_theme(), &midnight_theme()}) {
        CHECK(contrast(theme->board_edge, theme->page) >= 1.8F);
        CHECK(contrast(theme->board_edge, theme->board) >= 1.5F);
    }
    for (const Theme* theme : {&dark_theme(), &midnight_theme()}) {
        CHECK(contrast(theme->board, theme->page) >= 1.5F);
    }
}

TEST_CASE("who wants more contrast gets it, of every line and of every cell") {
    for (const Theme* theme : {&light_contrast_theme(), &dark_contrast_theme()}) {
        for (const Color back : {theme->page, theme->surface, theme->board}) {
            CHECK(contrast(theme->text, back) >= 15);
            CHECK(contrast(theme->quiet, back) >= 15);
            CHECK(contrast(theme->line, back) >= 15);
            CHECK(contrast(theme->accent, back) >= 7);
            CHECK(contrast(theme->good, back) >= 7);
            CHECK(contrast(theme->bad, back) >= 7);
        }
        CHECK(contrast(theme->text, theme->raised) >= 10);
        for (const Color piece : theme->pieces) {
            CHECK(std::max(contrast(piece, theme->page), contrast(darker(piece, 0.5F), theme->page)) >= 3);
        }
        CHECK(contrast(theme->board_edge, theme->page) >= 7);
        CHECK(contrast(theme->board_line, theme->board) >= 4.5F);
        CHECK(contrast(theme->blocked, theme->board) >= 4.5F);
        CHECK(contrast(theme->on_accent, theme->accent) >= 7);
        CHECK(contrast(theme->on_notice, theme->notice) >= 15);
        CHECK(contrast(theme->notice_action, theme->notice) >= 4.5F);
        CHECK(contrast(theme->notice_bad, theme->notice) >= 4.5F);
    }
}

TEST_CASE("contrast is that of WCAG") {
    CHECK(contrast(rgb(0x000000), rgb(0xffffff)) == doctest::Approx(21));
    CHECK(contrast(rgb(0x777777), rgb(0xffffff)) == doctest::Approx(4.48).epsilon(0.01));
    CHECK(hex_text(rgb(0x0a1b2c)) == "#0a1b2c");
}

TEST_SUITE_END();
