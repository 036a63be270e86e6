#include "app/game/kept/records.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/kept/records");

TEST_CASE("the quickest time counts, and comes back from its text") {
    Records records;
    records.add("#1p/a", 65000);
    records.add("#1s/b", 4000.5);
    records.add("#1p/a", 90000);
    CHECK(records.best_ms("#1p/a") == 65000);
    records.add("#1p/a", 61000);
    const Records again = Records::parse(records.format());
    CHECK(again.best_ms("#1p/a") == 61000);
    CHECK(again.best_ms("#1s/b") == 4000);
    CHECK_FALSE(again.is_solved("#1p/c"));
    CHECK(again.format() == records.format());
}

TEST_CASE("a time is the same before it is written and after it is read back") {
    Records records;
    records.add("#1p/a", 3498.6);
    CHECK(records.best_ms("#1p/a") == Records::parse(records.format()).best_ms("#1p/a"));
    records.take_in(Records::parse(records.format()));
    CHECK(records.best_ms("#1p/a") == 3498);
}

TEST_CASE("levels solved before times were kept are solved, without a time") {
    const Records old = Records::parse("#1p/a\n#1s/b\n");
    CHECK(old.is_solved("#1s/b"));
    CHECK_FALSE(old.is_solved("#1s"));
    CHECK_FALSE(old.best_ms("#1s/b").has_value());
}

TEST_CASE("lines that make no sense win nothing, but stay for the later program that may have written them") {
    Records records = Records::parse("#1p/a 12 13 14\n\n#1s/b soon\n#1e/c 12\n");
    CHECK_FALSE(records.is_solved("#1p/a"));
    CHECK_FALSE(records.is_solved("#1s/b"));
    CHECK(records.best_ms("#1e/c") == 12);
    records.add("#1e/c", 7);
    records.take_in(Records::parse("#1p/z 1 by hand\n"));
    CHECK(records.format() == "#1e/c 7\n#1p/a 12 13 14\n#1p/z 1 by hand\n#1s/b soon\n");
}

TEST_CASE("the fewest moves are kept on lines of their own, which an earlier program leaves as they are") {
    Records records;
    records.add("#1s/b", 4000);
    records.add_moves("#1s/b", 6);
    records.add_moves("#1s/b", 4);
    records.add_moves("#1s/b", 9);
    CHECK(records.format() == "#1s/b 4000\nmoves #1s/b 4\n");
    Records again = Records::parse(records.format());
    CHECK(again.best_moves("#1s/b") == 4);
    CHECK(again.solved_count() == 1);
    CHECK_FALSE(again.best_moves("#1s/c"));
    again.take_in(Records::parse("#1s/b 9000\nmoves #1s/b 3\nmoves #1s/b many\n"));
    CHECK(again.format() == "#1s/b 4000\nmoves #1s/b 3\nmoves #1s/b many\n");
}

TEST_CASE("what was solved late stays late, unless it was solved in time elsewhere") {
    Records late;
    late.add_late("#1d/a", 3000);
    late.add_late("#1d/b", 3000);
    CHECK(late.format() == "#1d/a 3000\n#1d/b 3000\nlate #1d/a\nlate #1d/b\n");
    Records in_time;
    in_time.add("#1d/a", 9000);
    Records one = late;
    one.take_in(in_time);
    CHECK_FALSE(one.is_late("#1d/a"));
    CHECK(one.is_late("#1d/b"));
    CHECK(one.best_ms("#1d/a") == 3000);
    in_time.take_in(Records::parse(late.format()));
    CHECK(in_time.format() == one.format());
    in_time.add_late("#1d/a", 10);
    CHECK_FALSE(in_time.is_late("#1d/a"));
}

TEST_CASE("the most stars of a puzzle are kept on lines of their own, and taken in from elsewhere") {
    Records records;
    records.add("#1p/a", 1000);
    records.add_stars("#1p/a", 2);
    records.add_stars("#1p/a", 1);
    CHECK(records.stars("#1p/a") == 2);
    CHECK(records.stars("#1p/b") == 0);
    CHECK(records.format() == "#1p/a 1000\nstars #1p/a 2\n");
    Records others = Records::parse("#1p/a\nstars #1p/a 3\nstars #1p/c 4\n");
    CHECK(others.stars("#1p/c") == 0);
    others.take_in(records);
    CHECK(others.stars("#1p/a") == 3);
    CHECK(Records::parse(others.format()).format() == others.format());
}

TEST_CASE(
    "the fewest hints of a win are kept on lines of their own, none among them, and taken in from "
    "elsewhere") {
    Records records;
    records.add("#1p/a", 1000);
    records.add_hints("#1p/a", 5);
    records.add_hints("#1p/a", 2);
    records.add_hints("#1p/a", 3);
    CHECK(records.hints("#1p/a") == 2);
    CHECK_FALSE(records.hints("#1p/b"));
    CHECK(records.format() == "#1p/a 1000\nhints #1p/a 2\n");
    Records others = Records::parse("#1p/a\n#1p/c\nhints #1p/a 0\nhints #1p/c 4\nhints #1p/d many\n");
    CHECK(others.hints("#1p/a") == 0);
    CHECK_FALSE(others.hints("#1p/d"));
    records.take_in(others);
    records.take_in(others);  // again changes nothing
    CHECK(records.hints("#1p/a") == 0);
    CHECK(records.hints("#1p/c") == 4);
    CHECK(Records::parse(records.format()).format() == records.format());
}

TEST_CASE("whether anything of a kind was solved follows from how its code begins") {
    Records records;
    records.add("#1s/b", 4000);
    CHECK(records.has_any("#1s/"));
    CHECK_FALSE(records.has_any("#1p/"));
    CHECK_FALSE(records.has_any("#1t/"));
}

TEST_SUITE_END();
