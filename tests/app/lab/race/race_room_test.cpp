#include "app/lab/race/race_room.h"

#include "app/fake_platform.h"
#include "app/lab/pictures/pictures.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("app/lab/race/race_room");

namespace {

FakePlatform& open(Lab& lab, std::string_view level, const std::string& options = "") {
    FakePlatform& host = fresh_fake_platform();
    const auto& levels = shipped_levels();
    const auto found = std::find_if(levels.begin(), levels.end(), [&](const ShippedLevel& each) {
        return each.family + "/" + each.name == level;
    });
    REQUIRE(found != levels.end());
    host.fragment = std::string(fragment_of(found->code)) + options;
    lab.start();
    return host;
}

void enter(Lab& lab, RaceRoom& room) {
    lab.set_aside();
    room.enter(lab);
}

void run_to_the_end(const Lab& lab, RaceRoom& room) {
    room.run_on();
    while (room.is_running()) {
        room.advance(lab);
    }
}

std::vector<std::string> measures_of(std::string_view level, const std::string& engines) {
    Lab lab(picture_of);
    open(lab, level, "?race=" + engines + "&limit=100000");
    RaceRoom room;
    enter(lab, room);
    run_to_the_end(lab, room);
    std::vector<std::string> captions;
    for (const LabMeasure measure : room.measures()) {
        captions.emplace_back(caption_of(measure));
    }
    return captions;
}

constexpr std::string_view pentominoes = "polyomino/23-pentominoes-8x8";

}  // namespace

TEST_CASE("engines that take one race once for each heuristic, and eight at most") {
    Lab lab(picture_of);
    open(lab, "number_swap/14-sideways");
    RaceRoom room;
    enter(lab, room);
    CHECK(room.entries().size() == 4);  // the first engines on offer
    REQUIRE(room.can_try());
    room.choose_heuristic(1, true);
    CHECK(room.entries().size() == 5);
    for (int engine = 0; engine < int_size(room.engines()); ++engine) {
        room.choose_engine(engine, false);
    }
    CHECK_FALSE(room.can_start());
    CHECK_FALSE(room.can_try());
    room.start(lab);
    CHECK_FALSE(room.has_race());
}

TEST_CASE("those who listen hear who came in, and in the end the order") {
    Lab lab(picture_of);
    FakePlatform& host = open(lab, pentominoes);
    RaceRoom room;
    enter(lab, room);
    room.start(lab);
    run_to_the_end(lab, room);
    std::string order;
    for (const int lane : room.race().finish_order()) {
        order += (order.empty() ? "" : ", ") + room.caption(lane, lab.strings());
    }
    CHECK(host.announced.back() == "The race is over. Finished: " + order + ".");
    for (const RaceLane& lane : room.race().lanes()) {
        CHECK(host.words.find(counters_of(lane, lab.strings())) != std::string::npos);
    }
}

TEST_CASE("a link runs the race again, and what is saved is what was counted") {
    Lab lab(picture_of);
    FakePlatform& host = open(lab, pentominoes, "?race=algorithm_x+zones,dancing_links&seeds=2&limit=100000");
    RaceRoom room;
    enter(lab, room);
    REQUIRE(room.has_race());
    CHECK(room.is_running());
    run_to_the_end(lab, room);
    CHECK(room.race().runs().size() == 4);
    CHECK(LabLink(room.fragment(lab)).option("race") == "algorithm_x+zones,dancing_links");
    CHECK(LabLink(room.fragment(lab)).option("seeds") == "2");
    room.save_table();
    CHECK(host.downloaded.find("algorithm_x+zones,default,2,") != std::string::npos);
    room.save_chart();
    CHECK(host.downloaded.find("<svg") != std::string::npos);
}

TEST_CASE("engines that store positions are compared by reached and expanded, never by choices tried") {
    const std::vector<std::string> of_choices = {"Tried", "Reached", "Updates", "Ticks", "Memory", "Time"};
    const std::vector<std::string> of_positions = {"Reached", "Expanded", "Ticks", "Memory", "Time"};
    CHECK(measures_of(pentominoes, "dancing_links,algorithm_x+zones,annealing") == of_choices);
    CHECK(measures_of("edge_match/05-window", "row_by_row,mrv,fixed_order") == of_choices);
    const std::string_view grid = "number_swap/14-sideways";
    CHECK(measures_of(grid, "a_star,bfs") == of_positions);
    CHECK(measures_of(grid, "naive,bidirectional") == of_positions);  // one that stores them is enough
}

TEST_CASE("where two differ can be seen in the replay, and leaving a race makes the search again") {
    Lab lab(picture_of);
    open(lab, pentominoes, "?race=dancing_links,algorithm_x+first:descender,algorithm_x+zones&limit=100000");
    RaceRoom room;
    enter(lab, room);
    CHECK_FALSE(lab.has_search());
    run_to_the_end(lab, room);
    room.open_lane(0);
    room.compare_with(1, lab);
    REQUIRE(room.meeting());
    REQUIRE(room.meeting()->difference);
    CHECK(sentences_of(room, lab.strings()).size() == 3);
    const PartingStep parting = room.meeting()->difference->second;
    room.leave();
    lab.watch("algorithm_x+first", "descender", parting.step + 1);
    for (int frames = 0; lab.replay().place() != parting.step + 1 && frames < 10'000; ++frames) {
        lab.advance();
    }
    CHECK(lab.replay().place() == parting.step + 1);
    CHECK(lab.sentence() == parting.words);
    lab.keep_address();
    CHECK(lab.link().option("race").empty());
    CHECK(lab.link().option("heuristic") == "descender");
    lab.choose_engine(0);
    lab.keep_address();
    CHECK(lab.link().option("heuristic").empty());
}

TEST_SUITE_END();

}  // namespace tessera
