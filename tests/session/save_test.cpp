#include "session/save.h"

#include "base/rng.h"
#include "games/null_game/null_game.h"

#include <doctest.h>

#include <limits>

namespace tessera {

TEST_SUITE_BEGIN("session/save");

namespace {

Session<NullGame> played_at_random(Rng& rng) {
    Session<NullGame> session({rng.between(1, 9)});
    for (int count = rng.between(0, 40); count > 0; --count) {
        const int choice = rng.between(0, 9);
        if (choice < 2) {
            session.undo();
        } else if (choice == 2) {
            session.redo();
        } else if (choice == 3) {
            session.restart();
        } else if (choice == 4) {
            const auto ups = static_cast<std::size_t>(rng.between(0, session.level().target));
            session.come_to(std::vector<NullGame::Move>(ups));
        } else {
            session.play({choice < 6 ? -1 : 1});
        }
    }
    return session;
}

SaveRecord small_record() {
    SaveRecord record;
    record.level = "tessera 1 null_game\n7\n";
    record.played = {"+", "+", std::nullopt, "+"};
    record.cursor = 2;
    record.elapsed_ms = 61000;
    record.hint_count = 3;
    return record;
}

}  // namespace

TEST_CASE("a save reads as the plain lines it is documented to be") {
    CHECK(format_save_record(small_record()) ==
          "tessera-save 1\n"
          "level tessera 1 null_game\\n7\\n\n"
          "elapsed_ms 61000\n"
          "hints 3\n"
          "cursor 2\n"
          "move +\n"
          "move +\n"
          "restart\n"
          "move +\n"
          "end\n");
}

TEST_CASE("nothing is lost by saving and loading") {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Session<NullGame> session = played_at_random(rng);
        SaveRecord record = record_of(session);
        record.elapsed_ms = rng.next() % (longest_elapsed_ms + 1);
        record.hint_count = rng.between(0, 99);
        record.is_shown = rng.between(0, 1) == 0;
        record.link = rng.between(0, 1) == 0 ? "#1t/p1/7/size.121x55/abcd" : "";
        record.day = rng.between(0, 1) == 0 ? "2026-11-21" : "";
        if (session.move_count() > 0) {
            record.checkpoints.push_back({{"+"}, rng.next() % longest_elapsed_ms, 1, rng.between(0, 1) == 0});
        }
        const auto read = parse_save_record(format_save_record(record));
        REQUIRE(read);
        CHECK(*read == record);
        const auto loaded = session_of<NullGame>(*read);
        REQUIRE(loaded);
        CHECK(loaded->level() == session.level());
        CHECK(loaded->history() == session.history());
        CHECK(loaded->cursor() == session.cursor());
    }
}

TEST_CASE("a save that is cut off anywhere is refused") {
    const std::string text = format_save_record(small_record());
    for (std::size_t length = 0; length < text.size(); ++length) {
        CAPTURE(length);
        CHECK_FALSE(parse_save_record(text.substr(0, length)));
    }
}

TEST_CASE("a save with absurd numbers opens, with numbers that can be played with") {
    SaveRecord record = small_record();
    record.elapsed_ms = ~std::uint64_t{0};
    record.hint_count = std::numeric_limits<int>::max();
    const auto read = parse_save_record(format_save_record(record));
    REQUIRE(read);
    CHECK(read->elapsed_ms == longest_elapsed_ms);
    CHECK(read->hint_count == most_hints);
    CHECK(read->played == record.played);
    CHECK_FALSE(parse_save_record("tessera-save 1\nlevel x\nelapsed_ms 18446744073709551616\n"));
}

TEST_CASE("a save of a newer version is refused as such") {
    const auto read = parse_save_record("tessera-save 2\nlevel x\nend\n");
    REQUIRE_FALSE(read);
    CHECK(read.error().code == ErrorCode::unknown_version);
    CHECK(english(read.error().message) == "this was saved by a newer version of the program");
}

TEST_CASE("a save with a line that is not known is refused, at that line") {
    std::string text = format_save_record(small_record());
    text.insert(text.find("cursor"), "mood fine\n");
    const auto read = parse_save_record(text);
    REQUIRE_FALSE(read);
    CHECK(text.substr(read.error().offset, 4) == "fine");
}

TEST_CASE("lines that a later program added after the moves are written back, also by who plays on") {
    std::string text = format_save_record(small_record());
    text.insert(text.rfind("end"), "mood fine\nmood better\n");
    const auto read = parse_save_record(text);
    REQUIRE(read);
    CHECK(read->played == small_record().played);
    CHECK(format_save_record(*read) == text);
    text.insert(text.rfind("end"), "move +\n");
    CHECK_FALSE(parse_save_record(text));
}

TEST_CASE("checkpoints stand in a save as plain lines, behind the moves") {
    SaveRecord record = small_record();
    record.checkpoints = {{{"+", "+"}, 61000, 3, false}, {{}, 5, 0, true}};
    record.joined = {{3, 2}};
    const std::string text = format_save_record(record);
    CHECK(text.substr(text.find("checkpoint")) ==
          "checkpoint 61000 3\\n+\\n+\n"
          "checkpoint 5 0 shown\n"
          "joined 3 2\n"
          "end\n");
    const auto read = parse_save_record(text);
    REQUIRE(read);
    CHECK(*read == record);
}

TEST_CASE("a checkpoint that is damaged, or that the rules forbid, makes the save a damaged one") {
    SaveRecord record = small_record();
    record.checkpoints = {{{"+"}, 61000, 3, false}};
    const std::string text = format_save_record(record);
    for (const std::string_view value : {"", "61000", "-1 3\\n+", "61000 x\\n+", "61000 3 seen\\n+",
                                         "61000 3 shown 1", "99999999999999999999 3", "61000 99999999999"}) {
        CAPTURE(value);
        std::string damaged = text;
        const std::size_t start = text.find("checkpoint ") + 11;
        damaged.replace(start, text.find('\n', start) - start, value);
        CHECK_FALSE(parse_save_record(damaged));
    }
    record.checkpoints = {{{"-"}, 61000, 3, false}};
    CHECK_FALSE(session_of<NullGame>(*parse_save_record(format_save_record(record))));
}

TEST_CASE("absurd numbers of a checkpoint are cut to what can be played") {
    SaveRecord record = small_record();
    record.checkpoints = {{{"+"}, ~std::uint64_t{0}, std::numeric_limits<int>::max(), false}};
    const auto read = parse_save_record(format_save_record(record));
    REQUIRE(read);
    CHECK(read->checkpoints.front() == Checkpoint{{"+"}, longest_elapsed_ms, most_hints, false});
}

TEST_CASE("what an older program left joined, and what fits no more, does no harm") {
    SaveRecord record = small_record();
    record.joined = {{0, 0}, {1, 3}, {3, 9}, {2'000'000'000, 2'000'000'000}};
    record.cursor = 4;
    const auto session = session_of<NullGame>(*parse_save_record(format_save_record(record)));
    REQUIRE(session);
    CHECK(record_of(*session).joined.empty());
    CHECK(record_of(*session).played == record.played);
}

TEST_CASE("of many checkpoints the oldest goes, and one that is set again is the last one") {
    std::vector<Checkpoint> checkpoints;
    const auto set = [&](int place) {
        return set_checkpoint(checkpoints, {{std::to_string(place)}, 0, 0, false});
    };
    for (int place = 0; place < 8; ++place) {
        CHECK(set(place) == CheckpointChange::done);
    }
    CHECK(set(8) == CheckpointChange::oldest_went);
    CHECK(checkpoints.size() == most_checkpoints);
    CHECK(checkpoints.front().moves.front() == "1");
    CHECK(set(3) == CheckpointChange::is_there);
    CHECK(checkpoints.size() == most_checkpoints);
    CHECK(checkpoints.back().moves.front() == "3");
}

TEST_CASE("a save whose moves the rules forbid is refused") {
    SaveRecord record = small_record();
    record.played = {"-"};
    record.cursor = 0;
    const auto session = session_of<NullGame>(record);
    REQUIRE_FALSE(session);
    CHECK(session.error().code == ErrorCode::illegal_move);
}

TEST_CASE("a save whose cursor stands past its moves is refused") {
    SaveRecord record = small_record();
    record.cursor = 5;
    const auto session = session_of<NullGame>(record);
    REQUIRE_FALSE(session);
    CHECK(session.error().code == ErrorCode::damaged);
}

}  // namespace tessera
