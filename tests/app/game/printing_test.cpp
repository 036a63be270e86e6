#include "app/game/play/game_texts.h"
#include "app/game/player.h"

#include <doctest.h>

using namespace tessera;

// Printing the open puzzle.

TEST_SUITE_BEGIN("app/game/printing");

namespace {

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// Returns the number of pieces to cut out.
int part_count(const std::string& svg) {
    int count = 0;
    for (std::size_t place = svg.find("class=\"parts\""); place != std::string::npos; ++count) {
        place = svg.find("class=\"piece\"", place + 1);
    }
    return count - 1;
}

struct Printer : Player {
    Printer() { start(code_of(two_dominoes, {left_domino})); }

    void print(const PaperChoice& choice) {
        controller.opening().show(Panel::print);
        controller.printing().print(choice);
        wait_until([&] { return controller.panel() != Panel::print; });
    }
};

}  // namespace

TEST_CASE("a sheet shows the puzzle from its start, with its solution if that is wanted") {
    Printer player;
    player.print({});
    CHECK(part_count(player.host.printed) == 2);  // including the one on the board
    CHECK(!has(player.host.printed, "The solution"));
    player.print({PaperForm::sheet, true, true});
    CHECK(has(player.host.printed, "The solution"));
    CHECK(has(player.host.printed, "the way to the solution"));
    CHECK(player.host.downloaded.empty());
}

TEST_CASE("a sheet and a picture name a signed puzzle's title, author and pieces") {
    Printer player;
    player.controller.opening().open_draft_file(
        "own.txt",
        "tessera 1 polyomino\ntitle Shoes\nauthor Ada\nboard\n....\nend\n"
        "piece Boot\nXXX\nend\npiece Bar\nX\nend\n");
    player.frame();
    player.controller.opening().play_draft();
    player.print({});
    CHECK(has(player.host.printed, "Shoes, by Ada"));
    CHECK(has(player.host.printed, ">Boot<"));
    player.print({PaperForm::svg, true, true});
    CHECK(has(player.host.downloaded, "Shoes, Ada"));
}

TEST_CASE("a picture shows the position and is saved") {
    Printer player;
    player.print({PaperForm::svg, true, true});
    CHECK(has(player.host.downloaded, "class=\"piece\""));
    CHECK(!has(player.host.downloaded, "class=\"page\""));
    CHECK(player.host.printed.empty());
    CHECK(player.host.file_name == "tessera-4-1.svg");
    player.print({PaperForm::png});
    CHECK(player.host.file_name == "tessera-4-1.png");
    CHECK(has(player.host.downloaded, "class=\"piece\""));
}

TEST_CASE("a file is called by the title in plain letters") {
    CHECK(file_stem("Tessera Warm-up") == "tessera-warm-up");
    CHECK(file_stem("Tessera \xC3\x89t\xC3\xA9 \xE2\x80\x93 6 \xC3\x97 10 #7!") == "tessera-ete-6-10-7");
    CHECK(file_stem("\xE3\x83\x91").empty());
}

TEST_CASE("a sheet speaks the player's language") {
    fresh_fake_platform().language = "fr";
    Player player(fake_platform());
    player.start(code_of(two_dominoes));
    player.controller.opening().show(Panel::print);
    player.controller.printing().print({});
    player.wait_until([&] { return !player.host.printed.empty(); });
    CHECK(has(player.host.printed,
              "\xC3\x80 d\xC3\xA9"
              "couper"));
}

TEST_CASE("who closes the sheet gets nothing printed") {
    Printer player;
    player.controller.opening().show(Panel::print);
    player.controller.printing().print({});
    player.controller.opening().show(Panel::none);
    player.frame();
    CHECK_FALSE(player.controller.printing().is_at_work());
    player.frame();
    CHECK(player.host.printed.empty());
}

TEST_CASE("a number swap puzzle is printed without a way to its solution") {
    Player player;
    player.start(code_of("tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n"));
    player.controller.opening().show(Panel::print);
    player.controller.printing().print({PaperForm::sheet, true, true});
    player.wait_until([&] { return !player.host.printed.empty(); });
    CHECK(has(player.host.printed, "The solution"));
}

TEST_CASE("a sheet has a QR code of the puzzle's link where that is wanted") {
    Printer player;
    player.print({});
    CHECK(!has(player.host.printed, "class=\"qr\""));
    player.print({PaperForm::sheet, false, false, true});
    CHECK(has(player.host.printed, "class=\"qr\""));
}

TEST_CASE("a QR code is shown on a sheet of its own, saved from there, and gone with the next one") {
    Printer player;
    player.controller.opening().show(Panel::share);
    player.controller.printing().show_qr(player.controller.desk().link(false));
    CHECK(player.controller.panel() == Panel::qr);
    CHECK(player.controller.printing().qr().empty());
    player.wait_until([&] { return !player.controller.printing().qr().empty(); });
    CHECK(player.controller.panel() == Panel::qr);
    CHECK(has(player.controller.printing().qr(), "class=\"modules\""));
    player.controller.printing().save_qr();
    CHECK(player.host.downloaded == player.controller.printing().qr());
    player.controller.printing().show_qr("another link");
    CHECK(player.controller.printing().qr().empty());
}

TEST_CASE("a link that no QR code holds gets a sentence instead of a sheet") {
    Printer player;
    player.controller.printing().show_qr(std::string(3000, 'a'));
    player.wait_until([&] { return player.controller.panel() != Panel::qr; });
    CHECK(player.host.has_announced("The link is too long for a QR code."));
}

TEST_CASE("what was copied is told") {
    Printer player;
    player.controller.opening().show(Panel::share);
    player.controller.printing().copy("some text", Copied::board);
    player.controller.printing().text_copied(true);
    CHECK(player.controller.panel() == Panel::none);
    CHECK(player.host.has_announced("Puzzle copied as text."));
    player.controller.printing().copy_frame(false);
    CHECK(has(player.host.copied_frame, "|1p/4x1/"));
    player.controller.printing().text_copied(true);
    CHECK(player.host.has_announced("Embed code copied."));
    player.controller.printing().text_copied(false);
    CHECK(player.host.has_announced("The browser did not allow copying."));
}

TEST_CASE("without the moves, nothing that is shared tells more than the start, after a win too") {
    Printer player;
    const std::string start = code_of(two_dominoes);
    player.open(start);
    const std::string text = player.controller.desk().text_of_puzzle(false);
    const std::string link = player.controller.desk().link(false);
    player.open(code_of(two_dominoes, {left_domino, right_domino}));
    REQUIRE(is_solved(player.controller.game()));
    CHECK(player.controller.desk().text_of_puzzle(false) == text);
    CHECK(player.controller.desk().link(false) == link);
    CHECK(player.controller.desk().text_of_puzzle(true) != text);
    CHECK(player.controller.desk().link(true) != link);
    player.controller.printing().copy_frame(false);
    CHECK(player.host.copied_frame.find(start) != std::string::npos);
}

TEST_CASE("the puzzles of days are printed as a book from their sheet, which stays open meanwhile") {
    Printer player;
    player.open(code_of(two_dominoes));
    player.controller.opening().show(Panel::print_days);
    player.host.printed.clear();
    player.controller.printing().print_days("number_swap", {2026, 11, 30}, {2026, 12, 1});
    CHECK(player.controller.printing().is_at_work());
    player.wait_until([&] { return !player.host.printed.empty(); });
    CHECK(has(player.host.printed, ">Puzzles of the day<"));
    CHECK(has(player.host.printed, ">Tu 2026-12-01<"));
    CHECK(has(player.host.printed, "class=\"qr\""));
    CHECK(player.controller.panel() == Panel::none);
    player.controller.opening().show(Panel::print_days);
    player.controller.printing().print_days("number_swap", {2026, 11, 30}, {2026, 12, 1});
    player.controller.opening().show(Panel::none);  // closing the sheet ends it
    player.controller.printing().advance();
    CHECK_FALSE(player.controller.printing().is_at_work());
}

TEST_SUITE_END();
