#pragma once

#include "app/fake_platform.h"
#include "app/game/game_controller.h"
#include "session/shipped_levels.h"

#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace tessera {

// Two dominoes on a strip of four cells: one solution.
inline constexpr std::string_view two_dominoes =
    "tessera 1 polyomino\ntitle Two dominoes\nboard\n....\nend\npiece I x2\nXX\nend\n";
inline constexpr std::string_view left_domino = "place I 0 0 0";
inline constexpr std::string_view middle_domino = "place I 0 0 1";  // unsolvable
inline constexpr std::string_view right_domino = "place I 0 0 2";

// Returns the code of a level after some moves, as in a URL.
inline std::string code_of(std::string_view level, const std::vector<std::string_view>& moves = {}) {
    OpenGame game(*open_level(level));
    for (const std::string_view move : moves) {
        play_move_text(game, move, {});
    }
    return encode_link(game.session, !moves.empty())->substr(1);
}

// A player without a window.
struct Player {
    Player() : Player(fresh_fake_platform()) {}
    explicit Player(FakePlatform& same_host) : host(same_host) {}

    void start(std::string_view fragment = {}, bool is_scripted = false) {
        host.fragment = fragment;
        tick(0);
        controller.start(is_scripted);
    }
    // Delivers the levels, which arrive after the first frame.
    void bring_levels() { controller.opening().take_levels(shipped_level_table()); }
    // Runs a frame, so many milliseconds after the last one.
    void tick(double ms) {
        host.now_ms += ms;
        controller.set_moment(host.now_ms, 1, false);
    }
    void frame(double ms = 16) {
        tick(ms);
        controller.advance();
        controller.update_screen_reader();
        controller.update_page();
    }
    // Runs frames until reports of jobs make the condition true; timing depends on the jobs' threads.
    template <class Condition>
    void wait_until(const Condition& holds) {
        while (!holds()) {
            frame(0);
            std::this_thread::yield();
        }
    }
    void open(std::string_view fragment) { controller.opening().open_link(fragment); }
    int moves() const { return move_count(controller.game()); }
    std::string notice() const {
        const auto& current = controller.announcer().notices().current();
        return current ? current->text : "";
    }

    FakePlatform& host;
    GameController controller;
};

}  // namespace tessera
