// Promise: A puzzle opens from a code, an address or level text to the same canonical text and code, whatever it was read from.

#include "jobs/open_link.h"
#include "jobs/open_work.h"
#include "jobs/run.h"
#include "session/daily.h"
#include "session/shipped_levels.h"
#include "support/rounds.h"

#include <doctest.h>

#include <algorithm>
#include <string>

namespace tessera {

TEST_SUITE_BEGIN("jobs/open");

namespace {

struct Opened {
    std::string puzzle;   // empty: it was refused
    std::string refusal;  // the program's sentence
};

Opened opened_by(std::unique_ptr<JobRun::Work> work, Ticks budget) {
    while (true) {
        for (const Report& report : work->advance(budget)) {
            if (const auto* const opened = std::get_if<OpenedReport>(&report)) {
                return {opened->puzzle, ""};
            }
            REQUIRE(!is_last(report));
        }
    }
}

Opened opened(const OpenJob& job, Ticks budget = 1'000'000) {
    auto work = work_for({"", job});
    return work ? opened_by(std::move(*work), budget) : Opened{"", english(work.error().message)};
}

// As a program without engines and levels opens it.
Opened read(const OpenJob& job) {
    auto work = start_opening(job, {});
    return work ? opened_by(std::move(*work), 1) : Opened{"", english(work.error().message)};
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

const std::string corner =
    "tessera 1 polyomino\ntitle Corner\nboard\n..\n..\nend\npiece V\nX.\nXX\nend\npiece I\nX\nend\n";

}  // namespace

TEST_CASE("every shipped puzzle opens from its code, an address and its text to the same puzzle") {
    int number = 0;
    for (const ShippedLevel& level : shipped_levels()) {
        CAPTURE(level.name);
        if (number++ % rounds(1, 9) != 0) {
            continue;
        }
        const std::string puzzle = opened({level.code}).puzzle;
        REQUIRE(has(puzzle, "\"code\":\"" + level.code + "\""));
        CHECK(has(puzzle, "\"moves\":[],\"solved\":false}"));
        CHECK(opened({level.code.substr(1)}).puzzle == puzzle);
        CHECK(opened({" https://example.org/play/?theme=dark" + level.code + "\n"}).puzzle == puzzle);
        CHECK(read({level.code}).puzzle == puzzle);
        CHECK(has(opened({level.text}).puzzle, "\"code\":\"" + level.code + "\""));
    }
}

TEST_CASE("a table says where cells lie on every lattice, and what each turn does") {
    for (const std::string name :
         {"06-iq", "57-hexagon-01", "58-triangle-01", "59-turned-01", "60-pyramid-01", "61-soma-01"}) {
        const ShippedLevel* const level = find_shipped("polyomino", name);
        REQUIRE(level != nullptr);
        OpenJob job{level->code};
        job.with_table = true;
        const std::string puzzle = opened(job).puzzle;
        const std::string cell = "{\"at\":[";
        std::size_t cells = 0;
        for (std::size_t place = puzzle.find(cell); place != std::string::npos;
             place = puzzle.find(cell, place + 1)) {
            ++cells;
        }
        const auto session = open_level(level->text);
        REQUIRE(session);
        const auto& game = std::get<Session<Polyomino>>(*session);
        CHECK(cells == static_cast<std::size_t>(polyomino::open_cell_count(game.level())));
        const bool is_in_space = name == "60-pyramid-01" || name == "61-soma-01";
        CHECK(has(puzzle, is_in_space ? "\"space\":true" : "\"space\":false"));
        CHECK(has(puzzle, "\"turned\":["));
        CHECK(has(puzzle, "\"first\":") == (name != "06-iq"));
    }
}

TEST_CASE("puzzles that a link only names are made or looked up, however the job is sliced") {
    const auto day = encode_daily_link("polyomino", *parse_daily("2026-11-26/easy"));
    REQUIRE(day);
    const auto session = open_link(*day);
    REQUIRE(session);
    const std::string made = opened({*day}).puzzle;
    CHECK(has(made, "\"code\":\"" + puzzle_code(*session).value() + "\""));
    CHECK(opened({*day}, 1000).puzzle == made);
    CHECK(has(read({*day}).puzzle, "{\"family\":\"polyomino\",\"params\":\"size "));
    const auto level = encode_shipped_link({"polyomino", "60-pyramid-01"});
    REQUIRE(level);
    CHECK(opened({*level}).puzzle ==
          opened({std::string(find_shipped("polyomino", "60-pyramid-01")->text)}).puzzle);
    CHECK(read({*level}).refusal == "the link is to an unknown level");
    OpenJob with_levels{*level};
    with_levels.levels = shipped_level_table();
    CHECK(read(with_levels).puzzle == opened({*level}).puzzle);
    with_levels.levels = "no table";
    CHECK(read(with_levels).refusal != "");
}

TEST_CASE("moves are played after those of the link, and one that is illegal is refused with its sentence") {
    OpenJob job{corner};
    job.moves = {"place V 0 0 0"};
    CHECK(has(opened(job).puzzle, "\"moves\":[\"place V 0 0 0\"],\"solved\":false"));
    job.moves.push_back("place I 0 0 1");
    CHECK(has(opened(job).puzzle, "\"solved\":true"));
    job.moves.back() = "place I 0 0 0";
    CHECK(opened(job).refusal == "I would overlap V");
    job.moves.back() = "jump";
    CHECK(has(opened(job).refusal, "move"));
}

TEST_CASE("what is no puzzle is refused with the program's own sentence") {
    CHECK(opened({""}).refusal == "a level begins with: tessera 1 FAMILY");
    CHECK(opened({"hello"}).refusal == "a level begins with: tessera 1 FAMILY");
    CHECK(opened({"1p/11x5/iq"}).refusal == "the link is cut off");
    CHECK(opened({"https://example.org/#1p/11x5/iq/hz5dGYTqKbCK7cwAMtbakA/q47x"}).refusal ==
          "the link is damaged: its check digits do not match");
    CHECK(opened({"tessera 1 polyomino\nboard\n...\nend\npiece I2\nXX\nend\n"}).refusal ==
          "the pieces cannot fill the board: 2 cells for 3");
}

}  // namespace tessera
