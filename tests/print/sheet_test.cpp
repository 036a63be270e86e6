#include "print/sheet.h"

#include "base/text.h"
#include "print/null_game/drawing.h"
#include "session/shipped_levels.h"
#include "support/xml.h"

#include <doctest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace tessera {

TEST_SUITE_BEGIN("print/sheet");

namespace {

using Elements = std::vector<XmlElement>;

Elements elements_of(const std::string& svg) {
    const auto elements = XmlReader(svg).read();
    REQUIRE(elements);
    return *elements;
}

std::string attribute(const XmlElement& element, const std::string& name) {
    const auto found = element.attributes.find(name);
    return found == element.attributes.end() ? "" : found->second;
}

double number_in(const XmlElement& element, const std::string& name) {
    return std::atof(attribute(element, name).c_str());
}

int count_of(const Elements& elements, const std::string& kind) {
    return static_cast<int>(std::count_if(elements.begin(), elements.end(), [&](const XmlElement& element) {
        return attribute(element, "class") == kind;
    }));
}

// Returns the number of subpaths in elements of a kind.
int shapes_of(const Elements& elements, const std::string& kind) {
    int count = 0;
    for (const XmlElement& element : elements) {
        const std::string path = attribute(element, "class") == kind ? attribute(element, "d") : "";
        count += static_cast<int>(std::count(path.begin(), path.end(), 'M'));
    }
    return count;
}

bool says(const Elements& elements, const std::string& words) {
    return std::any_of(elements.begin(), elements.end(),
                       [&](const XmlElement& element) { return element.text == words; });
}

struct Bounds {
    double left = 1e9;
    double top = 1e9;
    double right = -1e9;
    double bottom = -1e9;

    void take(double x, double y) {
        left = std::min(left, x);
        right = std::max(right, x);
        top = std::min(top, y);
        bottom = std::max(bottom, y);
    }
};

// Extends the bounds by a path of M, L, H, h, v and z.
void take_path(Bounds& bounds, const std::string& path) {
    double x = 0;
    double y = 0;
    const char* rest = path.c_str();
    char* end = nullptr;
    while (*rest != '\0') {
        const char command = *rest++;
        if (command == 'M' || command == 'L') {
            x = std::strtod(rest, &end);
            y = std::strtod(end, &end);
            rest = end;
        } else if (command == 'h' || command == 'H') {
            x = std::strtod(rest, &end) + (command == 'h' ? x : 0);
            rest = end;
        } else if (command == 'v') {
            y += std::strtod(rest, &end);
            rest = end;
        } else {
            REQUIRE((command == 'z' || command == ' '));
            continue;
        }
        bounds.take(x, y);
    }
}

void take_element(Bounds& bounds, const XmlElement& element) {
    if (element.tag == "path") {
        take_path(bounds, attribute(element, "d"));
    } else if (element.tag == "text") {
        bounds.take(number_in(element, "x"), number_in(element, "y"));
    }
}

// Returns the bounds of each puzzle on the first page; its group is followed by its contents.
std::vector<Bounds> puzzle_bounds(const Elements& elements) {
    std::vector<Bounds> all;
    int page = 0;
    for (const XmlElement& element : elements) {
        const std::string kind = attribute(element, "class");
        page += kind == "page" ? 1 : 0;
        if (page != 1) {
            continue;
        }
        if (kind == "puzzle") {
            all.emplace_back();
        } else if (!all.empty() && kind != "rule" && element.text.find(" of ") == std::string::npos) {
            take_element(all.back(), element);
        }
    }
    return all;
}

void check_everything_on_paper(const Elements& elements, double width, double height) {
    for (const XmlElement& element : elements) {
        if (element.tag != "path" || attribute(element, "class").empty()) {
            continue;
        }
        Bounds bounds;
        take_element(bounds, element);
        CHECK(bounds.left >= 13);
        CHECK(bounds.top >= 13);
        CHECK(bounds.right <= width - 13);
        CHECK(bounds.bottom <= height - 13);
    }
}

AnySession opened(const std::string& text) {
    auto session = open_level(text);
    REQUIRE(session);
    return *session;
}

AnySession shipped(std::string_view family, int number) {
    for (const ShippedLevel& level : shipped_levels()) {
        if (level.family == family && --number == 0) {
            return opened(std::string(level.text));
        }
    }
    FAIL("there is no such level");
    return opened("");
}

std::string printed(const std::vector<SheetPuzzle>& puzzles, const SheetOptions& options = {}) {
    return sheet(puzzles, options, english);
}

const std::string small =
    "tessera 1 polyomino\ntitle <Small> & \"sharp\"\nboard\n....\n.#..\n....\nend\n"
    "piece V x2\nX.\nXX\nend\npiece I\nXXX\nend\npiece O\nXX\nend\nplace O 0 0 0\n";

}  // namespace

TEST_CASE("a polyomino sheet has the board's cells and holes, its givens and each piece to cut out") {
    const Elements elements = elements_of(printed({{opened(small)}}));
    CHECK(shapes_of(elements, "cells") == 11);
    CHECK(shapes_of(elements, "holes") == 1);
    CHECK(count_of(elements, "given") == 1);
    CHECK(count_of(elements, "piece") == 3);
    CHECK(count_of(elements, "page") == 1);
}

TEST_CASE("texts are escaped and read back as they were") {
    const std::string svg = printed({{opened(small)}});
    CHECK(svg.find("<Small>") == std::string::npos);
    CHECK(says(elements_of(svg), "<Small> & \"sharp\""));
    CHECK(printed({{opened(small)}}, {Paper::a4, SheetFormat::html}).find("<Small>") == std::string::npos);
}

TEST_CASE("blocked cells outside the board's outline are no holes") {
    const Elements elements =
        elements_of(printed({{opened("tessera 1 polyomino\nboard\n#.\n..\nend\npiece V\nX.\nXX\nend\n")}}));
    CHECK(shapes_of(elements, "cells") == 3);
    CHECK(count_of(elements, "holes") == 0);
}

TEST_CASE("a sheet says which pieces may not be turned or flipped, where that matters") {
    const std::string board = "tessera 1 polyomino\nboard\n....\n....\nend\n";
    const std::string free = board + "piece I noturn noflip\nXX\nXX\nend\npiece L\nXXX\nX..\nend\n";
    CHECK(printed({{opened(free)}}).find("may be turned and flipped") != std::string::npos);
    const std::string fixed = board + "piece Q noturn noflip\nXX\nXX\nend\npiece L noflip\nXXX\nX..\nend\n";
    const std::string svg = printed({{opened(fixed)}});
    CHECK(svg.find("Do not flip: L.") != std::string::npos);
    CHECK(svg.find("Do not turn") == std::string::npos);
}

TEST_CASE(
    "an edge match sheet has a tile for each of the level's, a number swap sheet its barriers and par") {
    const Elements tiles = elements_of(printed({{shipped("edge_match", 22)}}));
    CHECK(count_of(tiles, "tile") == 12);
    CHECK(shapes_of(tiles, "cells") == 12);
    const AnySession swap = opened("tessera 1 number_swap\npar 4\ngrid\n2 1\n3 4\nend\nbarrier 0 0 0 1\n");
    const Elements numbers = elements_of(printed({{swap}}));
    CHECK(shapes_of(numbers, "cells") == 4);
    CHECK(count_of(numbers, "barrier") == 1);
    CHECK(printed({{swap}}).find("par 4") != std::string::npos);
}

TEST_CASE("whatever is printed stays within the margins, and puzzles do not overlap") {
    std::vector<SheetPuzzle> puzzles;
    for (const std::string_view family : {"polyomino", "edge_match", "number_swap"}) {
        for (int number = 5; number <= 15; number += 5) {
            puzzles.push_back({shipped(family, number)});
        }
    }
    for (const int per_page : puzzles_per_page) {
        CAPTURE(per_page);
        const Elements elements = elements_of(printed(puzzles, {Paper::letter, SheetFormat::svg, per_page}));
        check_everything_on_paper(elements, 215.9, 279.4);
        CHECK(count_of(elements, "puzzle") == 9);
        CHECK(count_of(elements, "page") == (9 + per_page - 1) / per_page);
        const std::vector<Bounds> all = puzzle_bounds(elements);
        REQUIRE(int_size(all) == per_page);
        for (std::size_t one = 0; one < all.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                const bool is_apart = all[one].left > all[other].right || all[other].left > all[one].right ||
                                      all[one].top > all[other].bottom || all[other].top > all[one].bottom;
                CHECK(is_apart);
            }
        }
    }
}

TEST_CASE("as many puzzles stand on a page as there are, as long as they stay large") {
    const SheetPuzzle little{opened("tessera 1 polyomino\nboard\n..\nend\npiece I\nXX\nend\n")};
    CHECK(count_of(elements_of(printed({4, little})), "page") == 1);
    CHECK(count_of(elements_of(printed({7, little})), "page") == 2);
    std::string large = "tessera 1 polyomino\nboard\n";
    for (int row = 0; row < 30; ++row) {
        large += std::string(30, '.') + "\n";
    }
    const SheetPuzzle big{opened(large + "end\npiece I x900\nX\nend\n")};
    CHECK(count_of(elements_of(printed({3, big})), "page") == 3);
}

TEST_CASE("solutions come on pages of their own, those of number swap as pairs of numbers") {
    const AnySession swap = opened("tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n");
    const Elements elements = elements_of(printed({{swap, "", {"0 0 0 1"}}}));
    CHECK(count_of(elements, "page") == 2);
    CHECK(count_of(elements, "block") == 1);
    CHECK(says(elements,
               "2\xE2\x80\x93"
               "1"));
    const Elements boards = elements_of(printed({{opened(small), "", {"place V 1 1 1", "place V 1 1 2"}}}));
    CHECK(count_of(boards, "block") == 1);
}

TEST_CASE("an explanation has a board for each deduction, with its sentence and the cells it speaks of") {
    ExplanationStep look;
    look.sentence = say("only {} is left", "I");
    look.cells = {{2, 0}, {2, 1}};
    ExplanationStep place = look;
    place.moves = {"place I 0 2 0"};
    const std::string svg = printed({{opened(small), "Mine", {}, {look, place}}});
    const Elements elements = elements_of(svg);
    CHECK(count_of(elements, "block") == 2);
    CHECK(shapes_of(elements, "mark") == 4);
    CHECK(says(elements, "Mine"));
    CHECK(says(elements, "1. Only I is left."));
    CHECK(says(elements, "2. Only I is left."));
    CHECK(count_of(elements, "piece") == 3 + 1);  // to cut out, and in the second step's board
    check_everything_on_paper(elements, 210, 297);
}

TEST_CASE("words come from the language asked for") {
    const std::string svg =
        sheet({{opened(small)}}, {}, [](const Sentence& sentence) { return "[" + english(sentence) + "]"; });
    CHECK(says(elements_of(svg), "[To cut out]"));
}

TEST_CASE("HTML has one drawing a page, each printed on a sheet of its own") {
    const SheetPuzzle puzzle{opened(small), "", {"place I 0 2 0"}};
    const std::string html = printed({puzzle}, {Paper::letter, SheetFormat::html});
    CHECK(html.find("<!doctype html>") == 0);
    CHECK(html.find("@page{size:215.9mm 279.4mm;margin:0}") != std::string::npos);
    std::size_t drawings = 0;
    for (std::size_t place = html.find("<svg "); place != std::string::npos;
         place = html.find("<svg ", place + 1)) {
        ++drawings;
    }
    CHECK(drawings == 2);
}

TEST_CASE("every level that comes with the program can be printed and pictured") {
    for (const ShippedLevel& level : shipped_levels()) {
        CAPTURE(level.code);
        const AnySession session = opened(std::string(level.text));
        CHECK(XmlReader(printed({{session}})).read());
        CHECK(XmlReader(picture(session)).read());
    }
}

TEST_CASE("a picture shows the position as it stands and nothing else") {
    AnySession session = opened(small);
    REQUIRE(std::get<Session<Polyomino>>(session).play(
        *Polyomino::parse_move(std::get<Session<Polyomino>>(session).level(), "place I 0 2 0")));
    const Elements elements = elements_of(picture(session));
    CHECK(count_of(elements, "given") == 1);
    CHECK(count_of(elements, "piece") == 1);
    CHECK(count_of(elements, "puzzle") == 0);
}

TEST_CASE("the example family is drawn") {
    SvgWriter svg;
    Pen pen(svg, 0, 0, 10);
    svg.open("g", {});
    DrawingOf<NullGame>::draw_board(pen, {5}, {2}, {});
    svg.close();
    const Elements elements = elements_of("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg.text());
    CHECK(shapes_of(elements, "cells") == 5);
    CHECK(count_of(elements, "piece") == 1);
    CHECK(DrawingOf<NullGame>::parts({5}, {2}).empty());
    CHECK(english(DrawingOf<NullGame>::facts({5}).front()) == "to 5");
}

TEST_SUITE_END();

}  // namespace tessera
