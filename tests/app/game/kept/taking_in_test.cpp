#include "app/game/kept/shared_texts.h"
#include "session/exported_texts.h"

#include <doctest.h>

#include <algorithm>

namespace tessera {

TEST_SUITE_BEGIN("app/game/kept/taking_in");

TEST_CASE("what one browser exports another takes in, and neither loses a game") {
    SharedTexts here;
    SharedTexts there;
    GameStore from(here, code_by_level);
    GameStore to(there, code_by_level);
    CHECK(from.keep(game_of_moves("#a", {"1", "2"}, 1)).is_kept);
    CHECK(from.keep(game_of_moves("#b", {"5"}, 2)).is_kept);
    CHECK(from.keep(game_of_moves("#c", {"7"}, 3)).is_kept);
    CHECK(to.keep(game_of_moves("#a", {"1", "3"}, 9)).is_kept);
    CHECK(to.keep(game_of_moves("#b", {"5", "6"}, 9)).is_kept);
    const auto exported = parse_export(format_export(here.texts));
    REQUIRE(exported.has_value());
    CHECK(take_in(there, *exported).games == 2);
    auto plays = plays_of(to, "#a");
    std::sort(plays.begin(), plays.end());
    CHECK(plays == std::vector<PlayedText>{{"1", "2"}, {"1", "3"}});
    CHECK(plays_of(to, "#b") == std::vector<PlayedText>{{"5", "6"}});
    CHECK(plays_of(to, "#c") == std::vector<PlayedText>{{"7"}});
    CHECK(take_in(there, *exported).games == 0);
}

TEST_CASE("of two games the newer one becomes the puzzle's own, and the other stays beside it") {
    SharedTexts here;
    SharedTexts there;
    GameStore from(here, code_by_level);
    GameStore to(there, code_by_level);
    CHECK(from.keep(game_of_moves("#a", {"1", "2"}, 9)).is_kept);
    CHECK(from.keep(game_of_moves("#b", {"3"}, 1)).is_kept);
    CHECK(to.keep(game_of_moves("#a", {"1", "3"}, 1)).is_kept);
    CHECK(to.keep(game_of_moves("#b", {"4"}, 9)).is_kept);
    CHECK(take_in(there, *parse_export(format_export(here.texts))).games == 2);
    CHECK(GameStore(there, code_by_level).load("#a")->record.played == PlayedText{"1", "2"});
    CHECK(GameStore(there, code_by_level).load("#b")->record.played == PlayedText{"4"});
    CHECK(plays_of(to, "#a").size() == 2);
    CHECK(plays_of(to, "#b").size() == 2);
}

TEST_CASE("what a tab has open is not written over by what it takes in") {
    SharedTexts here;
    SharedTexts there;
    GameStore from(here, code_by_level);
    GameStore to(there, code_by_level);
    CHECK(from.keep(game_of_moves("#a", {"1", "2"}, 9)).is_kept);
    CHECK(to.keep(game_of_moves("#a", {"1"}, 1)).is_kept);
    take_in(there, *parse_export(format_export(here.texts)));
    CHECK(to.elsewhere(game_of_moves("#a", {"1"}, 1)) == Elsewhere::further);
    CHECK(to.keep(game_of_moves("#a", {"1", "3"}, 10)).was_played_elsewhere);
    CHECK(plays_of(to, "#a").size() == 2);
}

TEST_CASE("an export of any age is taken in, and what cannot be read is put aside as it is") {
    SharedTexts there;
    GameStore to(there, code_by_level);
    const std::string newer = "tessera-kept 9\nwhat came later\n";
    const std::string damaged = "tessera-kept 1\nstamp 7\nsol";
    const KeptTexts texts = {{"game", format_save_record(record_of_moves("a", {"+"}))},
                             {"previous", "tessera-save 9\nend\n"},
                             {"game.1", newer},
                             {"aside.4", damaged}};
    const TakenIn taken = take_in(there, texts);
    CHECK(taken.games == 1);
    CHECK(taken.unreadable == 3);
    CHECK(to.load("#a")->record.played == PlayedText{"+"});
    for (const std::string& text : {newer, damaged, texts.at("previous")}) {
        CHECK(std::count_if(there.texts.begin(), there.texts.end(),
                            [&](const auto& entry) { return entry.second == text; }) == 1);
    }
    CHECK(take_in(there, texts).unreadable == 0);
}

TEST_CASE("where there is no room for an import it is told, and nothing is lost") {
    SharedTexts here;
    SharedTexts there;
    GameStore from(here, code_by_level);
    GameStore to(there, code_by_level);
    CHECK(from.keep(game_of_moves("#b", {"5"}, 9)).is_kept);
    CHECK(to.keep(game_of_moves("#a", {"1"}, 1)).is_kept);
    there.room = there.size();
    const TakenIn taken = take_in(there, *parse_export(format_export(here.texts)));
    CHECK(taken.games == 0);
    CHECK_FALSE(taken.has_room);
    CHECK(to.load("#a").has_value());
}

TEST_SUITE_END();

}  // namespace tessera
