// Promise: The lab shows the position after each step, however it was reached. Also: browser/lab.test.mjs.

#include "app/lab/replay/lab.h"

#include "app/fake_platform.h"
#include "app/lab/pictures/beam_layer.h"
#include "app/lab/pictures/counting_picture.h"
#include "app/lab/pictures/frontier_chart.h"
#include "app/lab/pictures/pictures.h"
#include "base/json.h"

#include <doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("app/lab/replay/lab");

namespace {

// A small level of each family.
constexpr std::string_view five_square =
    "tessera 1 polyomino\nboard\n.....\n.....\n.....\n.....\n.....\nend\n"
    "piece A\nXXXXX\nend\npiece B x2\nXXXX\nend\npiece D\nXX\nXX\nend\npiece E\nXX\nX.\nX.\nend\n"
    "piece F x2\nXX\nend\n";

void open(Lab& lab, const AnySession& session) {
    FakePlatform& host = fresh_fake_platform();
    host.fragment = std::string(fragment_of(*encode_link(session, true)));
    lab.start();
}

void search_to_the_end(Lab& lab) {
    while (lab.is_searching()) {
        lab.advance();
    }
}

// Returns the fields of the picture in the state of the screen.
std::string written(const Lab& lab) {
    Json json;
    json.open('{');
    lab.picture().write(json, lab);
    json.close('}');
    return json.written();
}

std::vector<std::string> shown_moves(const Lab& lab) {
    return moves_text(lab.table());
}

}  // namespace

TEST_CASE("each place shows the position after its step, whichever way it is come to") {
    Lab lab(picture_of);
    open(lab, *open_level(five_square));
    search_to_the_end(lab);
    REQUIRE(lab.step_count() > 10);
    std::vector<std::vector<std::string>> walked;
    for (int place = 0; place <= lab.step_count() && place <= 200; ++place) {
        lab.seek(place);
        CHECK(shown_moves(lab) == (place == 0 ? std::vector<std::string>() : lab.search().moves(lab.node())));
        walked.push_back(shown_moves(lab));
    }
    for (const int place : {150, 3, 77, 0, 12}) {
        if (place < int_size(walked)) {
            lab.seek(place);
            CHECK(shown_moves(lab) == at(walked, place));
        }
    }
}

TEST_CASE("the next solution is one by the rules, and there the search can go on") {
    Lab lab(picture_of);
    open(lab, *open_level(five_square));
    search_to_the_end(lab);
    REQUIRE(lab.outcome() == Outcome::solved);
    lab.next_solution();
    CHECK(is_solved(lab.table()));
    const int steps = lab.step_count();
    lab.next_solution();
    search_to_the_end(lab);
    CHECK(lab.step_count() > steps);
    CHECK(lab.replay().place() == lab.record().next_solution(steps - 1) + 1);
    CHECK(is_solved(lab.table()));
}

TEST_CASE("a search from a position keeps what lies there") {
    AnySession session = *open_level(five_square);
    OpenGame game(session);
    play_move_text(game, "place A 0 0 0", {});
    REQUIRE(move_count(game) == 1);
    Lab lab(picture_of);
    open(lab, game.session);
    search_to_the_end(lab);
    const std::vector<std::string> before = shown_moves(lab);  // pieces may have other names in a link
    REQUIRE(int_size(before) == 1);
    REQUIRE(lab.outcome() == Outcome::solved);
    lab.seek(lab.step_count());
    CHECK(shown_moves(lab).front() == before.front());
    CHECK(move_count(lab.table()) > 1);
    lab.seek(0);
    CHECK(shown_moves(lab) == before);
}

TEST_CASE("the tree is walked up and down, and the table follows") {
    Lab lab(picture_of);
    open(lab, *open_level(five_square));
    search_to_the_end(lab);
    lab.go_to_neighbour(Key::down);
    CHECK(lab.node() == lab.record().node(0).first_child);
    CHECK(move_count(lab.table()) == 1);
    lab.go_to_neighbour(Key::right);
    CHECK(lab.record().node(lab.node()).parent == 0);
    lab.go_to_neighbour(Key::up);
    CHECK(lab.node() == 0);
}

TEST_CASE("every engine that is offered searches, and begins at the start") {
    Lab lab(picture_of);
    open(lab, *open_level(five_square));
    REQUIRE_FALSE(lab.engines().empty());
    for (int engine = 0; engine < int_size(lab.engines()); ++engine) {
        CAPTURE(at(lab.engines(), engine).id);
        lab.choose_engine(engine);
        CHECK(lab.replay().place() == 0);
        search_to_the_end(lab);
        const bool may_be_cut = at(lab.engines(), engine).id == "annealing+power_law";
        CHECK((lab.record().node(0).solutions == 1 || at(lab.engines(), engine).id == "count" ||
               (may_be_cut && lab.record().is_cut())));
    }
}

TEST_CASE("annealing shows on the table what lies without overlap, and the words tell how it stands") {
    FakePlatform& host = fresh_fake_platform();
    host.fragment = "1p/5x5/EFGHIM/c9t0?engine=annealing";
    Lab lab(picture_of);
    lab.start();
    search_to_the_end(lab);
    REQUIRE(lab.search().as<AnnealingRecord>() != nullptr);
    CHECK(lab.step_count() == 1067);  // as in tests/browser/lab_annealing.test.mjs for WebAssembly
    for (const int place : {500, 2, 1067, 1066, 0}) {
        lab.seek(place);
        CHECK(shown_moves(lab) == lab.search().moves(lab.node()));
    }
    lab.seek(3);
    CHECK(host.words.find("temperature 0.29") != std::string::npos);
    lab.next_solution();
    CHECK(is_solved(lab.table()));
    CHECK_FALSE(lab.is_searching());
}

TEST_CASE("a random cut leaves the table alone, is told as it is, and another seed is another one") {
    FakePlatform& host = fresh_fake_platform();
    host.fragment = "1p/5x5/EFGHIM/c9t0?engine=random_cut&seed=7&place=9";
    Lab lab(picture_of);
    lab.start();
    lab.advance();
    REQUIRE(lab.search().as<CuttingRecord>() != nullptr);
    CHECK(lab.replay().place() == 9);
    CHECK(shown_moves(lab).empty());
    CHECK(host.words.find("2 pieces, 18 cells left, 0 given up") != std::string::npos);
    CHECK(host.words.find("Row 1: 1 \xC3\x97"
                          "2") != std::string::npos);
    lab.change_seed(-1);
    CHECK(lab.seed() == 6);
    CHECK(lab.replay().place() == 0);
    lab.seek(lab.step_count());
    lab.keep_address();
    CHECK(host.fragment.find("engine=random_cut&seed=6&place=") != std::string::npos);
    lab.choose_engine(0);
    CHECK(lab.seed() == 1);
    CHECK(lab.search().as<CuttingRecord>() == nullptr);
}

TEST_CASE("a step is marked with a note that the host asks for, and the address brings it back") {
    FakePlatform& host = fresh_fake_platform();
    host.fragment = "1p/5x5/EFGHIM/c9t0";
    Lab lab(picture_of);
    lab.start();
    search_to_the_end(lab);
    lab.seek(12);
    ask_note(lab, 12);
    REQUIRE(host.question);
    CHECK(host.question->title == "Note for step 12");
    CHECK(host.question->text.empty());
    CHECK(host.question->max_length == Marks::most_letters);
    lab.seek(5);  // the answer is for the place of the question
    take_note(lab, "no room, so back");
    CHECK(lab.mark() == nullptr);
    ask_note(lab, 5);
    take_note(lab, "");
    CHECK(host.announced.back().find("This step is marked. ") == 0);
    go_to_mark(lab, 1);
    CHECK(lab.replay().place() == 12);
    CHECK(host.announced.back().find("Marked: no room, so back. ") == 0);
    CHECK(host.words.find("Marked: no room, so back.") != std::string::npos);
    go_to_mark(lab, 1);
    CHECK(lab.replay().place() == 12);
    CHECK(english(lab.sentence()) == "there is no mark after this step");
    go_to_mark(lab, -1);
    CHECK(lab.replay().place() == 5);
    ask_note(lab, 12);
    CHECK(host.question->text == "no room, so back");
    lab.keep_address();
    CHECK(host.fragment.find("marks=5:,12:no%20room%2C%20so%20back") != std::string::npos);
    Lab other(picture_of);
    other.start();
    CHECK(other.marks() == lab.marks());
    other.marking().remove(5);
    CHECK(other.marks().all() == std::vector<Mark>{{12, "no room, so back"}});
    other.keep_address();
    other.marking().remove(12);
    search_to_the_end(other);
    other.seek(3);
    other.keep_address();
    CHECK(host.fragment.find("marks") == std::string::npos);
}

TEST_CASE("marks are those of one search, and wait for it") {
    FakePlatform& host = fresh_fake_platform();
    host.fragment = "1p/5x5/EFGHIM/c9t0?marks=4:here";
    Lab lab(picture_of);
    lab.start();
    REQUIRE(lab.marks().all().size() == 1);
    lab.choose_engine(1);
    CHECK(lab.marks().all().empty());
    search_to_the_end(lab);
    lab.seek(2);
    lab.keep_address();
    CHECK(host.fragment.find("marks") == std::string::npos);
    lab.watch(at(lab.engines(), 0).id, "", 4);
    CHECK(lab.marks().all() == std::vector<Mark>{{4, "here"}});
    ask_note(lab, 2);
    lab.open_link("1p/5x5/EFGHIM/c9t0?engine=annealing");
    take_note(lab, "too late");
    CHECK(lab.marks().all().empty());
    lab.choose_engine(0);
    CHECK(lab.marks().all().empty());
}

TEST_CASE("a link that cannot be read is told, and one that can opens after it") {
    Lab lab(picture_of);
    FakePlatform& host = fresh_fake_platform();
    host.fragment = "nonsense";
    lab.start();
    CHECK(lab.trouble());
    CHECK_FALSE(lab.has_search());
    lab.advance();
    lab.next_solution();
    lab.go_to_neighbour(Key::down);
    CHECK(lab.options().engine.empty());  // they are in the page's state
    lab.open_link(fragment_of(*encode_link(*open_level(five_square), false)));
    CHECK_FALSE(lab.trouble());
    CHECK(lab.has_search());
}

TEST_CASE("another link is opened in the middle of a search") {
    Lab lab(picture_of);
    open(lab, *open_level(five_square));
    search_to_the_end(lab);
    lab.seek(lab.step_count());
    AnySession other = *open_level(five_square);
    OpenGame game(other);
    play_move_text(game, "place D 0 0 0", {});
    lab.open_link(fragment_of(*encode_link(game.session, true)));
    search_to_the_end(lab);
    CHECK(lab.replay().place() == 0);
    CHECK(move_count(lab.table()) == 1);
    lab.seek(2);
    lab.seek(0);
    CHECK(move_count(lab.table()) == 1);
    lab.seek(2);
    lab.open_link("nonsense");
    CHECK(move_count(lab.table()) == 0);
    CHECK(lab.engines().empty());
    lab.play_or_pause();
    lab.advance();
    CHECK(lab.replay().place() == 0);
    lab.open_link("1t/what/the/game/may/open");
    lab.go_back();
    CHECK(fake_platform().visited == "game 1t/what/the/game/may/open");
}

TEST_CASE("the shown step of another engine is that of its own search") {
    Lab lab(picture_of);
    open(lab, *open_level(five_square));
    search_to_the_end(lab);
    lab.seek(9);
    REQUIRE(move_count(lab.table()) > 0);
    lab.choose_engine(1);
    CHECK(move_count(lab.table()) == 0);
    search_to_the_end(lab);
    lab.seek(5);
    CHECK(shown_moves(lab) == lab.search().moves(lab.node()));
}

TEST_CASE("the way back leads to the puzzle without its moves, which the game keeps itself") {
    OpenGame game(*open_level(five_square));
    play_move_text(game, "place D 0 0 0", {});
    Lab lab(picture_of);
    open(lab, game.session);
    REQUIRE(move_count(lab.table()) == 1);
    lab.go_back();
    CHECK(fake_platform().visited == "game " + std::string(fragment_of(*encode_link(game.session, false))));
}

TEST_CASE("an engine that refuses the puzzle leaves nothing of the search before it on the table") {
    Lab lab(picture_of);
    FakePlatform& host = fresh_fake_platform();
    host.fragment = "1s/6x6/eUdTiqaWtKK8FEQw6th3oUCkKA/pbrg";
    lab.start();
    for (int slice = 0; slice < 3; ++slice) {
        lab.advance();
    }
    lab.seek(lab.step_count());
    REQUIRE(move_count(lab.table()) > 0);
    bool is_refused = false;
    for (int engine = 0; engine < int_size(lab.engines()); ++engine) {
        if (at(lab.engines(), engine).id == "ida_star") {
            lab.choose_engine(engine);
            is_refused = lab.trouble().has_value();
        }
    }
    CHECK(is_refused);
    CHECK(move_count(lab.table()) == 0);
}

TEST_CASE("those who listen are told of the step that was gone to, and the way back leads to the puzzle") {
    Lab lab(picture_of);
    open(lab, *open_level(five_square));
    search_to_the_end(lab);
    lab.step(2);
    CHECK(fake_platform().has_announced(lab.strings().with_stop(lab.sentence())));
    CHECK(fake_platform().words.find(lab.strings().with_stop(lab.sentence())) == 0);
    lab.go_back();
    CHECK(fake_platform().visited == "game " + fake_platform().fragment);
}

TEST_CASE("the address leads to what is shown, past the first solution, too") {
    Lab lab(picture_of);
    open(lab, *open_level(five_square));
    search_to_the_end(lab);
    lab.keep_address();
    const std::string code = fake_platform().fragment;
    CHECK(code.find('?') == std::string::npos);
    lab.choose_engine(1);
    search_to_the_end(lab);
    lab.next_solution();
    lab.change_speed(1);
    lab.next_solution();
    search_to_the_end(lab);
    lab.advance();
    lab.keep_address();
    const std::string fragment = fake_platform().fragment;
    CHECK(fragment.find(code) == 0);
    const std::vector<std::string> moves = shown_moves(lab);
    REQUIRE_FALSE(moves.empty());

    Lab again(picture_of);
    again.start();
    while (again.replay().place() == 0) {
        again.advance();
        again.keep_address();
        CHECK(fake_platform().fragment == fragment);
    }
    CHECK(again.engine() == 1);
    CHECK(again.replay().place() == lab.replay().place());
    CHECK(again.replay().speed() == lab.replay().speed());
    CHECK(shown_moves(again) == moves);
    again.go_back();
    CHECK(fake_platform().visited == "game " + code);
    fake_platform().fragment = "a link that is about to be opened";
    again.keep_address();
    CHECK(fake_platform().fragment == "a link that is about to be opened");
}

TEST_CASE("a place that the search never comes to is its end, and an unknown engine the first one") {
    Lab lab(picture_of);
    FakePlatform& host = fresh_fake_platform();
    const AnySession session = *open_level(five_square);
    host.fragment =
        std::string(fragment_of(*encode_link(session, false))) + "?engine=magic&place=2000000000&speed=7";
    lab.start();
    while (lab.replay().place() == 0) {
        lab.advance();
    }
    CHECK(lab.engine() == 0);
    CHECK(lab.outcome() == Outcome::exhausted);
    CHECK(lab.replay().place() == lab.step_count());
    CHECK(lab.replay().speed() == 10);
}

TEST_CASE(
    "a link may ask for all solutions, a language and the matrix, and keeps them while the place changes") {
    Lab lab(picture_of);
    FakePlatform& host = fresh_fake_platform();
    const std::string code(fragment_of(*encode_link(*open_level(five_square), false)));
    host.fragment = code + "?engine=algorithm_x+twins&solutions=all&view=matrix&language=fr";
    lab.start();
    CHECK(lab.strings().code() == "fr");
    CHECK(lab.view() == "matrix");
    search_to_the_end(lab);
    CHECK(lab.outcome() == Outcome::exhausted);
    CHECK(lab.record().node(0).solutions > 1);
    lab.seek(7);
    lab.show_view("");
    lab.keep_address();
    CHECK(host.fragment.find("solutions=all") != std::string::npos);
    CHECK(host.fragment.find("language=fr") != std::string::npos);
    CHECK(host.fragment.find("view=") == std::string::npos);
    lab.learn();
    CHECK(host.visited == "lessons fr " + code);
}

TEST_CASE("a heuristic in the link is for the engines that take one") {
    for (const char* const engine : {"a_star", "bfs"}) {
        Lab lab(picture_of);
        FakePlatform& host = fresh_fake_platform();
        host.fragment = "1s/3x2/rG/p38r?heuristic=misplaced&engine=" + std::string(engine);
        lab.start();
        search_to_the_end(lab);
        CHECK_FALSE(lab.trouble());
        CHECK(lab.record().node_count() == (std::string_view(engine) == "bfs" ? 529 : 328));
    }
}

TEST_CASE(
    "an unknown heuristic in the link is left out, and another engine forgets the one that was chosen") {
    Lab lab(picture_of);
    FakePlatform& host = fresh_fake_platform();
    host.fragment = "1s/3x2/rG/p38r?heuristic=magic";
    lab.start();
    search_to_the_end(lab);
    CHECK_FALSE(lab.trouble());
    const int usual = lab.record().node_count();
    host.fragment = "1s/3x2/rG/p38r?heuristic=misplaced";
    lab.start();
    search_to_the_end(lab);
    CHECK(lab.record().node_count() == 328);
    lab.choose_engine(lab.engine());
    search_to_the_end(lab);
    CHECK(lab.record().node_count() == usual);
}

TEST_CASE("everything that A* can go by can be chosen, and the address keeps it") {
    Lab lab(picture_of);
    FakePlatform& host = fresh_fake_platform();
    host.fragment = "1s/3x2/rG/p38r";
    lab.start();
    REQUIRE(int_size(lab.heuristics()) == 5);
    CHECK(lab.heuristic() == 0);
    std::set<int> costs;
    for (int heuristic = int_size(lab.heuristics()) - 1; heuristic >= 0; --heuristic) {
        CAPTURE(at(lab.heuristics(), heuristic).id);
        lab.choose_heuristic(heuristic);
        search_to_the_end(lab);
        CHECK(lab.heuristic() == heuristic);
        CHECK(lab.outcome() == Outcome::solved);
        costs.insert(lab.record().node_count());
        lab.keep_address();
        const std::string name(at(lab.heuristics(), heuristic).id);
        CHECK((host.fragment.find("heuristic=" + name) != std::string::npos) == (heuristic > 0));
    }
    CHECK(costs.size() >= 4);
    CHECK(costs.count(328) == 1);  // by misplaced tiles
    for (int engine = 0; engine < int_size(lab.engines()); ++engine) {
        lab.choose_engine(engine);
        CHECK(lab.heuristics().empty() == !at(lab.engines(), engine).takes_heuristic);
    }
}

TEST_CASE("the frontier follows the place and is told to those who listen, whichever engine comes next") {
    Lab lab(picture_of);
    FakePlatform& host = fresh_fake_platform();
    host.fragment = "1s/3x2/rG/p38r?view=frontier";
    lab.start();
    for (const char* const engine : {"a_star", "bfs", "bidirectional"}) {
        CAPTURE(engine);
        lab.watch(engine, "", 0);
        search_to_the_end(lab);
        lab.seek(lab.step_count());
        FrontierCounts counts;
        counts.read(lab.search());
        counts.go_to(lab.record(), lab.step_count());
        CHECK(counts.open_count() + counts.closed_count() > 10);
        const std::string words = english(frontier_words(counts));
        CHECK(host.words.find(words.substr(1)) != std::string::npos);  // a line begins with a capital
        CHECK(written(lab).find("\"place\":" + std::to_string(lab.step_count()) + ",") != std::string::npos);
        lab.seek(0);
        CHECK(written(lab).find("\"open\":1,\"closed\":0,") != std::string::npos);
    }
    lab.show_view("");
    CHECK(host.words.find("closed:") == std::string::npos);
    lab.show_view("frontier");
    CHECK(host.words.find("closed:") != std::string::npos);
    lab.watch("naive", "", 0);
    CHECK(written(lab).find("\"frontier\"") == std::string::npos);
}

TEST_CASE("a count stands layer by layer, marks the cells that are covered and tells of them") {
    Lab lab(picture_of);
    FakePlatform& host = fresh_fake_platform();
    host.fragment = std::string(fragment_of(*encode_link(*open_level(five_square), false))) + "?engine=count";
    lab.start();
    CHECK(lab.node() == 0);
    search_to_the_end(lab);
    REQUIRE(lab.search().as<CountingRecord>() != nullptr);
    CHECK(lab.outcome() == Outcome::exhausted);
    const CountingRecord& counting = *lab.search().as<CountingRecord>();
    lab.seek(4);
    CHECK(lab.node() == 3);  // after the layer of that index
    CHECK(shown_moves(lab).empty());
    const std::string words = english(counting_words(counting, 2));
    CHECK(host.words.find(words) != std::string::npos);
    lab.seek(lab.step_count());
    CHECK(lab.node() == int_size(counting.layers));
    CHECK(host.words.find(decimal(counting.total)) != std::string::npos);
    CHECK_FALSE(lab.has_next_solution());
}

TEST_CASE("a beam's layer is told to those who listen where it is shown") {
    Lab lab(picture_of);
    FakePlatform& host = fresh_fake_platform();
    host.fragment = "1s/4x3/RSJgkQ/d9nf?engine=beam+3&view=layers";
    lab.start();
    search_to_the_end(lab);
    REQUIRE(written(lab).find("\"layer\"") != std::string::npos);
    lab.seek(lab.step_count() / 2);
    const std::string words = english(layer_words(beam_layer_at(lab.search(), lab.replay().place())));
    CHECK(host.words.find(words.substr(1)) != std::string::npos);
    lab.show_view("");
    CHECK(host.words.find("kept") == std::string::npos);
    lab.show_view("layers");
    lab.watch("a_star", "", 0);
    CHECK(written(lab).find("\"layer\"") == std::string::npos);
}

TEST_CASE("a wider beam finds a shorter way here, and keeps no more grids of a layer than it is wide") {
    for (const int width : {1, 3}) {
        Lab lab(picture_of);
        FakePlatform& host = fresh_fake_platform();
        host.fragment = "1s/4x3/RSJgkQ/d9nf?engine=beam+" + std::to_string(width);
        lab.start();
        search_to_the_end(lab);
        REQUIRE(lab.outcome() == Outcome::solved);
        CHECK(lab.record().max_depth() == (width == 1 ? 19 : 11));
        std::vector<int> kept(static_cast<std::size_t>(lab.record().max_depth()) + 1);
        for (int node = 0; node < lab.record().node_count(); ++node) {
            ++at(kept, lab.record().node(node).depth);
        }
        CHECK(*std::max_element(kept.begin(), kept.end()) == width);
        lab.seek(lab.step_count());
        CHECK(is_solved(lab.table()));
    }
}

TEST_SUITE_END();

}  // namespace tessera
