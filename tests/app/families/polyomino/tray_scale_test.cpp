// Promise: On phones a board of 11x5 has cells of 42 pixels, and pieces in the tray have three quarters of that.

#include "app/families/polyomino/held.h"
#include "app/game/play/open_game.h"
#include "games/polyomino/draft.h"

#include <doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/polyomino/tray_scale");

namespace {

// A window, and the part between its bars with what a hint's card covers of it.
struct TableWindow {
    std::string_view name;
    Rect area;
    float covered_top;
};

constexpr TableWindow table_of_upright_phone{"390x844", {0, 92, 390, 676}, 8};
constexpr TableWindow table_of_small_phone{"320x568", {0, 92, 320, 400}, 20};
constexpr TableWindow table_of_narrow_phone{"360x640", {0, 92, 360, 472}, 8};
constexpr TableWindow table_of_lying_phone{"844x390", {0, 50, 768, 340}, 0};
constexpr TableWindow table_of_tablet{"768x1024", {0, 56, 768, 882}, 16};
constexpr TableWindow laptop{"1280x800", {0, 56, 1280, 658}, 0};
constexpr TableWindow desktop{"1920x1080", {0, 56, 1920, 938}, 0};

std::string rectangle(int rows, int columns, const std::string& set) {
    std::string text = "tessera 1 polyomino\nboard\n";
    for (int row = 0; row < rows; ++row) {
        text += std::string(static_cast<std::size_t>(columns), '.') + "\n";
    }
    return text + "end\nset " + set + "\n";
}

const std::string chessboard =
    "tessera 1 "
    "polyomino\nboard\n........\n........\n........\n...##...\n...##...\n........\n........\n........\n"
    "end\nset pentominoes\n";
const std::string ship =
    "tessera 1 polyomino\nboard\n#####.####\n#####..###\n#####...##\n#####....#\n#####.....\n#####.####\n"
    "..........\n#........#\nend\npiece I4\nXXXX\nend\npiece I\nXXXXX\nend\npiece P\nXXX\nXX.\nend\npiece T\n"
    "XXX\n.X.\n.X.\nend\npiece W\nXX.\n.XX\n..X\nend\npiece Y\nXXXX\n.X..\nend\npiece Z\nXX.\n.X.\n.XX\nend\n"
    "place T 3 2 5\n";

// A table as it is laid out in a window, with an upright board where the window is upright.
struct LaidTable {
    LaidTable(const std::string& text, const TableWindow& window)
        : session(opened_in(window, *polyomino::parse_draft(text))) {
        scene.area = window.area;
        scene.covered_top = window.covered_top;
        lay_out(view, session, scene);
    }

    static PolyominoSession opened_in(const TableWindow& window, const polyomino::Level& level) {
        PolyominoSession session(level);
        const TableForm form = table_form(window.area);
        return form == TableForm::lying ? session : set_upright(session, form).value_or(session);
    }
    float board_cell() const { return view.canvas.cell(); }
    // Returns the scale at which the smallest piece in the tray is drawn as the level has it.
    float tray_cell() const {
        float least = view.tray.cell;
        for (const TraySlot& slot : view.tray.slots) {
            least = std::min(least, tray_place(view, session, slot.piece).cell);
        }
        return least;
    }

    PolyominoSession session;
    PolyominoView view;
    Scene scene;
};

// The least that a table promises: its cells, and the share of their size in the tray, in per cent.
struct LeastScale {
    const TableWindow& window;
    float board;
    float percent;
};

bool lies_in(const Rect& inner, const Rect& outer) {
    constexpr float rounding = 0.01F;
    return inner.x >= outer.x - rounding && inner.y >= outer.y - rounding &&
           inner.right() <= outer.right() + rounding && inner.bottom() <= outer.bottom() + rounding;
}

void check_scales(const std::string& text, const std::vector<LeastScale>& promises) {
    for (const LeastScale& least : promises) {
        const LaidTable table(text, least.window);
        CAPTURE(std::string(least.window.name));
        CHECK(table.board_cell() >= least.board);
        CHECK(table.tray_cell() / table.board_cell() * 100 >= least.percent);
        CHECK_FALSE(table.view.tray.can_scroll());
    }
}

}  // namespace

TEST_CASE("on phones a board of 11x5 has cells of 42 pixels, and its twelve pieces three quarters of that") {
    check_scales(rectangle(5, 11, "iq"), {{table_of_upright_phone, 42, 75}, {table_of_lying_phone, 42, 75}});
    check_scales(rectangle(11, 5, "iq"), {{table_of_upright_phone, 42, 75}});
}

// There 42 pixels do not fit: a table of 320x380 has room for eleven cells of 32, one of 360x466 for eleven of 40.
TEST_CASE("on the smallest phones a board of 11x5 has cells as large as its tray allows") {
    check_scales(rectangle(5, 11, "iq"), {{table_of_small_phone, 28, 70}, {table_of_narrow_phone, 35, 65}});
}

TEST_CASE(
    "on larger screens a board of 11x5 fills the window, and its tray has three quarters of its scale") {
    check_scales(rectangle(5, 11, "iq"), {{table_of_tablet, 66, 75}, {laptop, 76, 75}, {desktop, 115, 75}});
}

// Sixty cells of pieces and sixty of board: a tray of three quarters has more area than a phone leaves.
TEST_CASE("pentominoes have a scale near that of their board on every screen") {
    check_scales(chessboard, {{table_of_upright_phone, 39, 72},
                              {table_of_small_phone, 28, 60},
                              {table_of_narrow_phone, 35, 50},
                              {table_of_lying_phone, 38, 75},
                              {table_of_tablet, 60, 75},
                              {laptop, 69, 75},
                              {desktop, 104, 75}});
    check_scales(rectangle(6, 10, "pentominoes"), {{table_of_upright_phone, 42, 68},
                                                   {table_of_small_phone, 29, 50},
                                                   {table_of_narrow_phone, 36, 50},
                                                   {table_of_lying_phone, 41, 64},
                                                   {table_of_tablet, 62, 75},
                                                   {laptop, 69, 75},
                                                   {desktop, 102, 75}});
    check_scales(rectangle(3, 20, "pentominoes"), {{table_of_upright_phone, 32, 80},
                                                   {table_of_small_phone, 17, 95},
                                                   {table_of_narrow_phone, 21, 95},
                                                   {table_of_lying_phone, 36, 80},
                                                   {table_of_tablet, 40, 95},
                                                   {laptop, 60, 80},
                                                   {desktop, 90, 80}});
}

TEST_CASE("a figure and its pieces are large on every screen") {
    check_scales(ship, {{table_of_upright_phone, 34, 75},
                        {table_of_small_phone, 26, 75},
                        {table_of_narrow_phone, 29, 75},
                        {table_of_lying_phone, 36, 75},
                        {table_of_tablet, 62, 75},
                        {laptop, 66, 75},
                        {desktop, 100, 75}});
}

TEST_CASE("slots around a board are apart from it and from each other, and large enough for a finger") {
    for (const TableWindow& window :
         {table_of_upright_phone, table_of_small_phone, table_of_lying_phone, laptop}) {
        CAPTURE(std::string(window.name));
        const LaidTable table(rectangle(5, 11, "iq"), window);
        const Rect plate = table.view.canvas.board().inset(-table.board_cell() * 0.16F);
        REQUIRE(table.view.tray.around);
        for (const TraySlot& slot : table.view.tray.slots) {
            CHECK(std::min(slot.rect.width, slot.rect.height) >= 44);
            CHECK(lies_in(slot.rect, window.area));
            CHECK_FALSE(do_overlap(slot.rect, plate));
            CHECK(table.view.tray.contains(slot.rect.centre()));
            for (const TraySlot& other : table.view.tray.slots) {
                CHECK((&other == &slot || !do_overlap(slot.rect, other.rect.inset(0.1F))));
            }
        }
    }
}

TEST_CASE("most pieces lie in the half of an upright phone that the thumb reaches") {
    const LaidTable table(rectangle(5, 11, "iq"), table_of_upright_phone);
    const auto is_near = [&](const TraySlot& slot) {
        return slot.rect.centre().y > table.scene.area.centre().y;
    };
    const auto& slots = table.view.tray.slots;
    CHECK(2 * std::count_if(slots.begin(), slots.end(), is_near) > std::ssize(slots));
}

TEST_CASE("board and slots stay where they are while one plays, whatever leaves the tray or is turned") {
    LaidTable table(rectangle(5, 11, "iq"), table_of_upright_phone);
    const Rect board = table.view.canvas.board();
    std::vector<Rect> before;
    for (const TraySlot& slot : table.view.tray.slots) {
        before.push_back(slot.rect);
    }
    turn_in_tray(table.view, table.session, 3);
    REQUIRE(table.session.play({{}, polyomino::Placement{0, 0, {0, 0}}}));
    lay_out(table.view, table.session, table.scene);
    CHECK(table.view.canvas.board() == board);
    REQUIRE(table.view.tray.slots.size() == before.size());
    for (std::size_t index = 0; index < before.size(); ++index) {
        CHECK(table.view.tray.slots[index].rect == before[index]);
    }
}

TEST_CASE("a piece turned in a tray around the board fits its slot at half its size or more") {
    for (const TableWindow& window :
         {table_of_upright_phone, table_of_small_phone, table_of_lying_phone, laptop}) {
        const LaidTable table(rectangle(5, 11, "iq"), window);
        for (const TraySlot& slot : table.view.tray.slots) {
            for (const polyomino::Shape& shape : at(table.session.level().pieces, slot.piece).orientations) {
                const Spot place = tray_place(table.view, table.session, shape, slot.piece);
                CHECK(place.cell >= table.view.tray.cell * 0.5F);
                CHECK(lies_in(place_on_screen(place, shape), slot.rect.inset(-1)));
            }
        }
    }
}

TEST_CASE("the focus goes through a tray around the board as one reads it") {
    LaidTable table(rectangle(5, 11, "iq"), table_of_upright_phone);
    std::vector<Rect> visited;
    while (step_focus(table.view, table.session, false)) {
        visited.push_back(slot_of(table.view.tray, table.view.held->at.piece).rect);
    }
    CHECK(visited.size() == table.view.tray.slots.size());
    for (std::size_t index = 1; index < visited.size(); ++index) {
        const Rect& last = visited[index - 1];
        const bool is_after = visited[index].x >= last.x || visited[index].centre().y > last.centre().y;
        CHECK(is_after);
    }
}

TEST_CASE("on an upright phone a piece goes from the tray to the board and is taken back beside the board") {
    Scene scene;
    scene.area = table_of_upright_phone.area;
    scene.reduced_motion = true;
    OpenGame table(*open_level(rectangle(11, 5, "iq")));
    auto& view = std::get<PolyominoView>(table.view);
    const auto& session = std::get<PolyominoSession>(table.session);
    lay_out(view, session, scene);
    REQUIRE(view.tray.around);
    const auto drag = [&](Point from, Point to) {
        game_input(table, pointer(InputKind::press, from), scene);
        game_input(table, pointer(InputKind::move, mix(from, to, 0.5F)), scene);
        game_input(table, pointer(InputKind::move, to), scene);
        game_input(table, pointer(InputKind::release, to), scene);
        lay_out(view, session, scene);
    };
    const TraySlot& slot = view.tray.slots.front();
    drag(slot.rect.centre(), view.canvas.board().centre());
    REQUIRE(session.state().placed.size() == 1);
    const Cell laid = cells_of(session.level(), session.state().placed.front()).front();
    const Point beside{(view.canvas.board().right() + scene.area.right()) / 2,
                       view.canvas.board().centre().y};
    drag(view.canvas.rect_of(laid).centre(), beside);
    CHECK(session.state().placed.empty());
}

TEST_SUITE_END();
