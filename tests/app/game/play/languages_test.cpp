#include "app/game/player.h"
#include "app/text/shipped_translations.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/play/languages");

namespace {

constexpr std::string_view refusal = "This language could not be loaded.";

void choose(GameController& controller, LanguageChoice language) {
    Settings settings = controller.preferences().settings();
    settings.language = language;
    controller.preferences().change(settings);
}

// A French-speaking player on a host where no translation is loaded yet.
struct FrenchPlayer : Player {
    FrenchPlayer() {
        host.language = "fr-CA";
        host.has_translations = false;
        start();
    }

    std::string_view undo() const { return controller.appearance().strings().of("Undo"); }
};

}  // namespace

TEST_CASE("a table that is at hand speaks from the first word on") {
    fresh_fake_platform().language = "fr";
    Player player(fake_platform());
    player.start("nonsense");
    CHECK(player.host.look.language == "fr");
    CHECK(player.host.has_announced("Ceci n\u2019est pas un lien vers un puzzle."));
}

TEST_CASE("until the table comes the program speaks English, and says so to the page") {
    FrenchPlayer player;
    CHECK(player.host.translation_asked == "fr");
    CHECK(player.undo() == "Undo");
    CHECK(player.host.look.language == "en");
    player.controller.preferences().take_translation(std::string(shipped_translation("fr")));
    CHECK(player.undo() == "Annuler");
    CHECK(player.host.look.language == "fr");
    CHECK(player.notice().empty());
}

TEST_CASE("a table is asked for once while it is on its way, and never again once it is there") {
    FrenchPlayer player;
    player.host.translation_asked.clear();
    player.controller.preferences().apply_look();
    CHECK(player.host.translation_asked.empty());
    player.controller.preferences().take_translation(std::string(shipped_translation("fr")));
    choose(player.controller, LanguageChoice::english);
    CHECK(player.undo() == "Undo");
    choose(player.controller, language_choice("fr"));
    CHECK(player.undo() == "Annuler");
    CHECK(player.host.translation_asked.empty());
}

TEST_CASE("a table that cannot be had is told of, with a way to ask again") {
    FrenchPlayer player;
    for (const std::optional<std::string>& answer :
         {std::optional<std::string>(), std::optional<std::string>("?")}) {
        player.controller.preferences().take_translation(answer);
        CHECK(player.notice() == refusal);
        CHECK(player.undo() == "Undo");
        player.host.translation_asked.clear();
        player.controller.answer_notice();
        CHECK(player.host.translation_asked == "fr");
    }
    player.controller.preferences().take_translation(std::string(shipped_translation("fr")));
    CHECK(player.undo() == "Annuler");
}

TEST_CASE("nobody hears of a language that is not wanted any more") {
    FrenchPlayer player;
    choose(player.controller, LanguageChoice::english);
    player.controller.preferences().take_translation({});
    CHECK(player.notice().empty());
}

TEST_CASE("a language that nobody translated is English") {
    fresh_fake_platform().language = "tlh";
    Player player(fake_platform());
    player.start();
    CHECK(player.host.look.language == "en");
    CHECK(player.host.translation_asked.empty());
}

TEST_SUITE_END();
