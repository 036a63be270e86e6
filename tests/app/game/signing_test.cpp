#include "app/game/player.h"
#include "session/link_credits.h"

#include <doctest.h>

using namespace tessera;

// Title and author of a drawn puzzle, which are kept with it everywhere.

TEST_SUITE_BEGIN("app/game/signing");

namespace {

void type(Player& player, std::string_view field, std::string_view text) {
    player.controller.editing().editor().ask_for_text(field);
    player.controller.editing().set_text(text);
    player.frame();
}

// Opens the editor with a playable puzzle.
void open_draft(Player& player) {
    player.controller.opening().open_draft_file(
        "own.txt", "tessera 1 polyomino\nboard\n....\nend\npiece I x2\nXX\nend\n");
    player.frame();
}

std::string shown_by(const Player& player, std::string_view name) {
    for (const MakerField& field : player.controller.editor().fields()) {
        if (field.name == name) {
            return std::string(field.shown);
        }
    }
    return "no such field";
}

}  // namespace

TEST_CASE("every family's editor takes a title and a name, and gives them back by undo") {
    for (const std::string_view family : family_ids()) {
        CAPTURE(family);
        Player player;
        player.start();
        player.controller.opening().open_editor(family);
        player.frame();
        type(player, "title", "  Boat ");
        type(player, "author", "Anna M\xC3\xBCller");
        CHECK(shown_by(player, "title") == "Boat");
        CHECK(shown_by(player, "author") == "Anna M\xC3\xBCller");
        const std::string text = player.controller.editor().text();
        CHECK(text.find("title Boat\nauthor Anna M\xC3\xBCller\n") != std::string::npos);
        type(player, "title", "two\nlines");
        CHECK(player.notice().find("one short line") != std::string::npos);
        CHECK(player.controller.editor().text() == text);
        player.controller.editing().step(-1);
        CHECK(shown_by(player, "author").empty());
        type(player, "title", "");
        CHECK(player.controller.editor().text().find("title") == std::string::npos);
    }
}

TEST_CASE("a signed puzzle is called by its title and its author, and its links carry both") {
    Player player;
    player.start();
    player.bring_levels();
    open_draft(player);
    type(player, "title", "Boat");
    type(player, "author", "Anna");
    player.controller.opening().play_draft();
    CHECK(player.controller.desk().name_text(player.controller.game()) == "Boat, by Anna");
    const std::string code = player.controller.desk().code(false);
    CHECK(has_credits(code));
    CHECK('#' + player.host.fragment == code);
    CHECK(player.controller.desk().text_of_puzzle(false).starts_with("Boat, by Anna\n"));
    const std::string plain = player.controller.game().code;
    CHECK_FALSE(has_credits(plain));

    Player friends;  // in another browser
    friends.start(code.substr(1));
    CHECK(friends.controller.desk().name_text(friends.controller.game()) == "Boat, by Anna");
    CHECK(friends.controller.game().code == plain);
    CHECK(friends.controller.desk().code(false) == code);
    CHECK('#' + friends.host.fragment == code);
}

TEST_CASE("a note is read by whoever opens the puzzle, and is there in the pause") {
    Player player;
    player.start();
    player.bring_levels();
    open_draft(player);
    type(player, "note", "Begin at the left.");
    player.controller.opening().play_draft();
    player.frame();
    CHECK(player.notice() == "Begin at the left.");
    const std::string code = player.controller.desk().code(false);
    CHECK(player.controller.desk().text_of_puzzle(false).find("Begin at the left.\n") != std::string::npos);

    Player friends;  // in another browser
    friends.start(code.substr(1));
    friends.frame();
    CHECK(friends.notice() == "Begin at the left.");
    CHECK(credits_of(friends.controller.game()).note == "Begin at the left.");
    CHECK(friends.controller.desk().code(false) == code);
    CHECK_FALSE(has_credits(friends.controller.game().code));
}

TEST_CASE("a title alone travels too, before the levels have come as well as after") {
    Player player;
    player.start();
    player.bring_levels();
    open_draft(player);
    type(player, "title", "Boat");
    player.controller.opening().play_draft();
    CHECK(has_credits(player.controller.desk().code(true)));
    const std::string code = player.controller.desk().code(false);
    Player friends;
    friends.start(code.substr(1));
    CHECK(friends.controller.desk().title_text(friends.controller.game()) == "Boat");
    CHECK(friends.controller.desk().code(false) == code);
    friends.bring_levels();
    CHECK(friends.controller.desk().code(false) == code);
}

TEST_CASE("who has begun the puzzle goes on with it under its new title") {
    Player player;
    player.start(code_of(two_dominoes, {left_domino}));
    player.bring_levels();
    CHECK(player.moves() == 1);
    const std::string plain = player.controller.game().code;
    player.open(with_credits(plain, {"Boat", "Anna"}).substr(1));
    CHECK(player.moves() == 1);
    CHECK(player.controller.desk().name_text(player.controller.game()) == "Boat, by Anna");
    CHECK(has_credits('#' + player.host.fragment));
}

TEST_CASE("links to levels of the list and to made puzzles are what they were") {
    Player player;
    player.start();
    player.bring_levels();
    for (int level = 0; level < 20; ++level) {
        player.controller.opening().open_listed(level);
        CHECK(player.controller.desk().code(false) == player.controller.desk().levels().level(level).code);
        CHECK('#' + player.host.fragment == player.controller.desk().levels().level(level).code);
    }
    player.open(code_of("tessera 1 polyomino\ntitle 4x1 #7\nboard\n....\nend\npiece I x2\nXX\nend\n"));
    CHECK_FALSE(has_credits(player.controller.desk().code(false)));
}

TEST_SUITE_END();
