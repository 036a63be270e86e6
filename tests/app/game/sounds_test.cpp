#include "app/game/player.h"

#include <doctest.h>

using namespace tessera;
using platform::Sound;

TEST_SUITE_BEGIN("app/game/sounds");

namespace {

using Sounds = std::vector<Sound>;

struct Listener : Player {
    explicit Listener(SoundChoice sound = SoundChoice::loud) {
        start();
        choose(sound);
        open(code_of("tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n"));
        host.sounds.clear();
    }
    void choose(SoundChoice sound) {
        Settings settings = controller.preferences().settings();
        settings.sound = sound;
        controller.preferences().change(settings);
    }
    // Sorts the two tiles of the upper row by the keyboard.
    void win() {
        for (const Key key : {Key::right, Key::enter, Key::right}) {
            CHECK(controller.input(key_press(key)));
        }
    }
};

}  // namespace

TEST_CASE("each thing that is done is heard once, and so is what undoes it") {
    Listener player;
    player.win();
    CHECK(player.host.sounds == Sounds{Sound::pick, Sound::win});
    CHECK(player.host.was_loud);
    player.controller.playing().rewind(Rewind::undo);
    player.controller.playing().rewind(Rewind::undo);
    CHECK(player.host.sounds == Sounds{Sound::pick, Sound::win, Sound::pick});
}

TEST_CASE("who wants no sound hears none") {
    for (const SoundChoice sound : {SoundChoice::unasked, SoundChoice::off}) {
        Listener player(sound);
        player.win();
        player.controller.playing().rewind(Rewind::undo);
        CHECK(player.host.sounds.empty());
    }
}

TEST_CASE("the setting is heard when it is changed, as loud as it is then") {
    Listener player(SoundChoice::off);
    player.choose(SoundChoice::quiet);
    CHECK(player.host.sounds.size() == 1);
    CHECK_FALSE(player.host.was_loud);
    player.choose(SoundChoice::loud);
    CHECK(player.host.sounds.size() == 2);
    CHECK(player.host.was_loud);
    player.choose(SoundChoice::off);
    CHECK(player.host.sounds.size() == 2);
}

TEST_CASE("sound is off until the player is asked, after the card of the first win and never again") {
    Listener player(SoundChoice::unasked);
    player.win();
    CHECK(player.notice().empty());
    player.controller.playing().close_win();
    CHECK(player.notice() == "Play with sound?");
    CHECK(player.controller.preferences().settings().sound == SoundChoice::off);
    player.controller.answer_notice();
    CHECK(player.controller.preferences().settings().sound == SoundChoice::quiet);
    CHECK(player.host.sounds.size() == 1);

    Player later(player.host);
    later.start();
    CHECK(later.controller.preferences().settings().sound == SoundChoice::quiet);
}

TEST_CASE("who was asked and did not answer is not asked again") {
    Listener player(SoundChoice::unasked);
    player.win();
    player.controller.playing().close_win();
    player.controller.announcer().notices().close();
    player.controller.playing().rewind(Rewind::restart);
    for (const Key key : {Key::left, Key::enter, Key::right}) {
        player.controller.input(key_press(key));
    }
    CHECK(player.controller.playing().win().is_shown);
    player.controller.playing().close_win();
    CHECK(player.notice().empty());
}

TEST_CASE("a piece that the keyboard takes from the tray is heard") {
    Listener player;
    player.open(code_of(two_dominoes));
    player.controller.playing().scene().area = {0, 0, 800, 600};
    lay_out_table(player.controller.game(), player.controller.playing().scene());
    player.host.sounds.clear();
    CHECK(player.controller.playing().step_focus(false));
    CHECK(player.host.sounds == Sounds{Sound::pick});
}

TEST_SUITE_END();
