#include "app/board/rulers.h"
#include "app/game/player.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/upright");

namespace {

// Seven dominoes on a wide board of two rows.
constexpr std::string_view wide =
    "tessera 1 polyomino\ntitle Wide\nboard\n.......\n.......\nend\npiece I2 x7\nXX\nend\n";

struct Turner : Player {
    Turner() {
        start(code_of(wide));
        for (const char* move : {"place I2 0 0 0", "place I2 0 1 0", "place I2 1 0 6"}) {
            play(move);
        }
        controller.playing().rewind(Rewind::restart);
        controller.playing().rewind(Rewind::undo);
        controller.playing().rewind(Rewind::undo);
        saved = controller.desk().code(true);
    }
    void play(std::string_view move) {
        CHECK(play_move_text(controller.game(), move, controller.playing().scene()).changed);
    }
    std::string saved;
};

const Grid<polyomino::Square>& board_of(const Player& player) {
    return std::get<Session<Polyomino>>(player.controller.game().session).level().board;
}

}  // namespace

TEST_CASE("a board that is set upright is only shown so: what is kept, shared and undone is as before") {
    Turner player;
    const AnySession before = player.controller.game().session;
    player.controller.playing().fit_table(TableForm::narrow);
    CHECK(board_of(player).rows() == 7);
    CHECK(board_of(player).columns() == 2);
    CHECK(player.controller.desk().code(true) == player.saved);
    const auto history = [](const AnySession& session) {
        return format_save_record(record_of(SavedGame{session, 0, 0, false, "", "", {}, {}}));
    };
    CHECK(history(written_session(player.controller.game())) == history(before));
    player.controller.playing().rewind(Rewind::redo);
    player.play("place I2 0 5 0");
    player.controller.playing().rewind(Rewind::undo);
    player.controller.playing().rewind(Rewind::undo);
    player.controller.playing().fit_table(TableForm::lying);
    CHECK(board_of(player).columns() == 7);
    CHECK(player.controller.desk().code(true) == player.saved);
}

TEST_CASE("a checkpoint that was set on a board in one position is come back to in the other") {
    Turner player;
    player.controller.desk().set_checkpoint();
    player.controller.playing().fit_table(TableForm::narrow);
    player.controller.playing().rewind(Rewind::restart);
    CHECK(player.moves() == 0);
    player.controller.playing().come_back_to_last();
    CHECK(player.controller.desk().code(true) == player.saved);
    player.controller.playing().fit_table(TableForm::narrow);
    CHECK(player.controller.desk().code(true) == player.saved);
}

TEST_CASE("what is read aloud is said of the board as it stands, and so are the numbers at its rims") {
    Turner player;
    const auto has_row = [&](int row) {
        player.frame();
        return player.host.words.find("Row " + std::to_string(row) + ":") != std::string::npos;
    };
    CHECK(has_row(2));
    CHECK_FALSE(has_row(3));
    player.controller.playing().fit_table(TableForm::narrow);
    CHECK(has_row(7));
    player.controller.playing().fit_table(TableForm::lying);
    CHECK_FALSE(has_row(3));

    Player other;
    other.start(code_of("tessera 1 polyomino\nboard\n" + std::string(20, '.') + "\n" + std::string(20, '.') +
                        "\nend\npiece I2 x20\nXX\nend\n"));
    other.controller.playing().fit_table(TableForm::narrow);
    Scene& scene = other.controller.playing().scene();
    scene.area = {0, 0, 390, 800};
    with_game(other.controller.game(), [&](auto& session, auto& view) {
        lay_out(view, session, scene);
        int highest_row = 0;
        int highest_column = 0;
        for (const RulerLabel& label : rulers_of(view.canvas)) {
            (label.is_row ? highest_row : highest_column) = label.number;
        }
        CHECK(highest_row == 20);
        CHECK(highest_column <= 2);
    });
}

TEST_CASE("a hint on a board that is set upright can be played there") {
    Turner player;
    player.controller.playing().fit_table(TableForm::narrow);
    player.wait_until([&] {
        player.controller.playing().ask_hint();
        return is_solved(player.controller.game());
    });
    player.controller.playing().fit_table(TableForm::lying);
    CHECK(is_solved(player.controller.game()));
}

TEST_CASE("a hint that is shown turns with the board, and can still be played") {
    Turner player;
    player.controller.playing().fit_table(TableForm::narrow);
    const HelpController& help = player.controller.assistant().help();
    player.controller.playing().ask_hint();
    player.wait_until([&] { return help.hint().has_value(); });
    player.controller.playing().ask_hint();
    const Hint before = *help.hint();
    REQUIRE(help.step() != nullptr);
    const int rung = help.step_index();
    player.controller.playing().fit_table(TableForm::lying);
    REQUIRE(help.step() != nullptr);
    CHECK(help.step_index() == rung);
    CHECK(help.step()->sentence == at(before.steps, rung).sentence);
    CHECK(std::get<PolyominoView>(player.controller.game().view).lit == *help.step());
    for (const HintStep& step : help.hint()->steps) {
        for (const Cell cell : step.cells) {
            CHECK(board_of(player).contains(cell));
        }
    }
    player.controller.playing().fit_table(TableForm::narrow);
    CHECK(*help.hint() == before);
    player.controller.playing().fit_table(TableForm::lying);
    CHECK(help.hint()->moves != before.moves);
    const int moves = player.moves();
    for (int press = 0; press < 10 && player.moves() == moves; ++press) {
        player.controller.playing().ask_hint();
    }
    CHECK(player.moves() > moves);
}

TEST_CASE("an explanation that is open turns with the board, at the same step, and ends with the solution") {
    Turner player;
    Assistant& assistant = player.controller.assistant();
    assistant.explain(player.controller.game());
    player.wait_until([&] { return assistant.lesson().is_open(); });
    REQUIRE(assistant.lesson().step_count() > 2);
    assistant.go_to_lesson_step(player.controller.game(), 2);
    const HintStep before = assistant.lesson().step();
    player.controller.playing().fit_table(TableForm::narrow);
    REQUIRE(assistant.lesson().is_open());
    CHECK(assistant.lesson().place() == 2);
    CHECK(assistant.lesson().step().sentence == before.sentence);
    CHECK(std::get<Session<Polyomino>>(player.controller.playing().table().session).level().board.rows() ==
          7);
    assistant.go_to_lesson_step(player.controller.game(), assistant.lesson().step_count() - 1);
    CHECK(is_solved(player.controller.playing().table()));
}

TEST_CASE("an explanation on a board that is set upright ends with the solution") {
    Turner player;
    player.controller.playing().fit_table(TableForm::narrow);
    player.controller.assistant().explain(player.controller.game());
    player.wait_until([&] { return player.controller.assistant().lesson().is_open(); });
    player.controller.assistant().go_to_lesson_step(player.controller.game(),
                                                    player.controller.assistant().lesson().step_count() - 1);
    CHECK(is_solved(player.controller.playing().table()));
}

TEST_CASE(
    "a board of eight columns or more is upright on a phone, and on a tablet if it is much wider than high") {
    const auto is_turned = [](int columns, int rows, TableForm form) {
        std::string text = "tessera 1 polyomino\nboard\n";
        for (int row = 0; row < rows; ++row) {
            text += std::string(static_cast<std::size_t>(columns), '.') + "\n";
        }
        Player player;
        player.start(code_of(text + "end\npiece I1 x" + std::to_string(columns * rows) + "\nX\nend\n"));
        player.controller.playing().fit_table(form);
        return player.controller.game().written.has_value();
    };
    for (const auto& [columns, rows] : {std::pair(8, 6), std::pair(9, 7), std::pair(10, 9)}) {
        CHECK(is_turned(columns, rows, TableForm::narrow));
        CHECK_FALSE(is_turned(columns, rows, TableForm::upright));
    }
    CHECK(is_turned(11, 5, TableForm::upright));
    CHECK(is_turned(7, 4, TableForm::narrow));
    CHECK_FALSE(is_turned(7, 5, TableForm::narrow));
    CHECK_FALSE(is_turned(9, 9, TableForm::narrow));
    CHECK_FALSE(is_turned(11, 5, TableForm::lying));
    CHECK(table_form({0, 0, 390, 676}) == TableForm::narrow);
    CHECK(table_form({0, 0, 768, 882}) == TableForm::upright);
    CHECK(table_form({0, 0, 768, 340}) == TableForm::lying);
}

TEST_CASE("a board that only a phone sets upright lies on a table that grows to a tablet's") {
    Player player;
    player.start(code_of(
        "tessera 1 polyomino\nboard\n........\n........\n........\n........\n........\n........\nend\n"
        "piece I2 x24\nXX\nend\n"));
    player.controller.playing().fit_table(TableForm::narrow);
    CHECK(board_of(player).rows() == 8);
    player.controller.playing().fit_table(TableForm::upright);
    CHECK(board_of(player).rows() == 6);
    player.controller.playing().fit_table(TableForm::narrow);
    CHECK(board_of(player).rows() == 8);
}

TEST_CASE("small and square boards, and those of other families, stay as they are") {
    for (const std::string_view level :
         {two_dominoes, std::string_view("tessera 1 number_swap\ngrid\n2 1 3\n4 5 6\nend\n")}) {
        Player player;
        player.start(code_of(level));
        player.controller.playing().fit_table(TableForm::narrow);
        CHECK_FALSE(player.controller.game().written);
    }
}

TEST_SUITE_END();
