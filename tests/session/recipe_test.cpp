// Promise: A generated puzzle carries its recipe through text, saves and links. Also: app/game/editor_test.cpp.

#include "games/recipe.h"

#include "jobs/open_link.h"
#include "jobs/run.h"
#include "session/save.h"
#include "session/share.h"
#include "support/families.h"
#include "support/random_moves.h"

#include <doctest.h>

#include <string>
#include <vector>

// The recipe of a generated puzzle in its text, and so in saves and drafts, and in links.

namespace tessera {

TEST_SUITE_BEGIN("session/recipe");

namespace {

template <class G>
Recipe sample_recipe(std::uint64_t seed) {
    return {std::string(G::id), G::format_params(*G::parse_params(Sample<G>::params)), seed,
            G::generator_version};
}

// Returns a level as made by the generator's job.
template <class G>
typename G::Level made_level(std::uint64_t seed) {
    auto level = sample_level<G>(seed);
    level.recipe = sample_recipe<G>(seed);
    return level;
}

template <class G>
Session<G> begun_game(std::uint64_t seed) {
    Session<G> session(made_level<G>(seed));
    Rng rng(seed);
    for (int count = 0; count < 12; ++count) {
        session.play(Sample<G>::move(session.level(), session.state(), rng));
    }
    return session;
}

std::string made_by(const Recipe& recipe) {
    JobRun run = std::move(*JobRun::start(job_for(recipe)));
    std::string text;
    while (!run.is_done()) {
        for (const Report& report : run.advance(1'000'000)) {
            if (const auto* const level = std::get_if<LevelReport>(&report)) {
                text = level->level;
            }
        }
    }
    return text;
}

constexpr std::string_view mark = "/..";

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("what a job makes says how it was made, and how it was made makes it again", G,
                          made_again) {
    for (const std::uint64_t seed : {std::uint64_t{1}, std::uint64_t{7}, ~std::uint64_t{0}}) {
        const std::string text = made_by(sample_recipe<G>(seed));
        const auto level = G::parse_level(text);
        REQUIRE(level);
        REQUIRE(level->recipe);
        CHECK((*level->recipe == sample_recipe<G>(seed)));
        CHECK(made_by(*level->recipe) == text);
    }
}
TEST_CASE_TEMPLATE_APPLY(made_again, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("a recipe goes through text, saves and links, and changes nothing else", G,
                          goes_through) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        CAPTURE(seed);
        const Session<G> game = begun_game<G>(seed);
        const auto read = G::parse_level(G::format_level(game.level()));
        REQUIRE(read);
        CHECK((*read == game.level()));
        auto plain = *read;
        plain.recipe.reset();
        CHECK((plain == sample_level<G>(seed)));
        const auto saved = session_of<G>(*parse_save_record(format_save_record(record_of(game))));
        REQUIRE(saved);
        CHECK((saved->level() == game.level()));
        for (const bool with_moves : {false, true}) {
            const std::string code = *encode_link_of(game, with_moves);
            CHECK(code.find(mark) != std::string::npos);
            const auto opened = read_link(code);
            REQUIRE(opened);
            const auto& session = std::get<Session<G>>(std::get<AnySession>(*opened));
            CHECK((session.level().recipe == game.level().recipe));
            CHECK(*encode_link_of(session, with_moves) == code);
        }
    }
}
TEST_CASE_TEMPLATE_APPLY(goes_through, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("who meets the same puzzle has the same code for it, with its recipe or without", G,
                          same_code) {
    const std::string code = *puzzle_code(begun_game<G>(3));
    CHECK(code.find(mark) == std::string::npos);
    CHECK(code == *encode_link_of(Session<G>(sample_level<G>(3)), false));
    CHECK(*puzzle_code(*open_link(*encode_link_of(begun_game<G>(3), false))) == code);
}
TEST_CASE_TEMPLATE_APPLY(same_code, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("a link whose recipe is damaged or told otherwise is refused", G, damaged) {
    const std::string code = *encode_link_of(Session<G>(made_level<G>(3)), false);
    const auto parts = take_link_apart(code);
    REQUIRE(parts);
    const std::string body(parts->body.substr(0, parts->body.rfind('/')));
    const std::string params = params_in_link(shortest_params(sample_recipe<G>(3).params, mean_the_same<G>));
    const std::vector<std::string> wrong = {"",
                                            "1",
                                            "1-3",
                                            "01-3-" + params,
                                            "1-03-" + params,
                                            "x-3-" + params,
                                            "1-x-" + params,
                                            "0-3-" + params,
                                            "1-3-" + params + ".size",
                                            "1-3-" + params + "/",
                                            "1-3-zebra.7",
                                            "1-3-" + params + ".size.3x3",
                                            "1-99999999999999999999-" + params};
    for (const std::string& recipe : wrong) {
        CAPTURE(recipe);
        const auto link = put_link_together(parts->letter, body + std::string(mark) + recipe);
        REQUIRE(link);
        const auto read = read_link(*link);
        REQUIRE_FALSE(read);
        CHECK(read.error().offset <= link->size());
    }
}
TEST_CASE_TEMPLATE_APPLY(damaged, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("a puzzle made by another version of the generator opens, and keeps its recipe", G,
                          other_version) {
    const std::string code = *encode_link_of(Session<G>(made_level<G>(3)), false);
    const auto parts = take_link_apart(code);
    const std::string body(parts->body.substr(0, parts->body.rfind('/')));
    for (const std::string& recipe :
         {std::string("99-3-"), std::string("99-3-zebra.7"), std::string("99-3-size.4x4")}) {
        CAPTURE(recipe);
        const std::string link = *put_link_together(parts->letter, body + std::string(mark) + recipe);
        const auto opened = open_link(link);
        REQUIRE(opened);
        const auto& session = std::get<Session<G>>(*opened);
        REQUIRE(session.level().recipe);
        CHECK(session.level().recipe->version == 99);
        CHECK(*encode_link_of(session, false) == link);
        const auto read = G::parse_level(G::format_level(session.level()));
        REQUIRE(read);
        CHECK((*read == session.level()));
    }
    for (const std::string& recipe : {std::string("99-3-a..b"), std::string("99-3-.a"),
                                      std::string("99-3-a."), "99-3-" + std::string(2000, 'a')}) {
        CAPTURE(recipe);
        const auto link = put_link_together(parts->letter, body + std::string(mark) + recipe);
        CHECK((!link || !read_link(*link)));
    }
}
TEST_CASE_TEMPLATE_APPLY(other_version, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("a link says of its recipe only what would not go without saying", G,
                          fewest_words) {
    const std::string all = G::format_params(*G::parse_params(""));
    const std::string shortest = shortest_params(all, mean_the_same<G>);
    CHECK(shortest.empty());
    const std::string other = sample_recipe<G>(1).params;
    const std::string words = shortest_params(other, mean_the_same<G>);
    CHECK(words.size() <= other.size());
    CHECK((*G::parse_params(words) == *G::parse_params(other)));
}
TEST_CASE_TEMPLATE_APPLY(fewest_words, OfferedFamilies);

TEST_CASE("a link that has no room for its recipe goes without") {
    const auto level = [](int side) {
        const std::string size = std::to_string(side) + "x" + std::to_string(side);
        return *open_level(made_by({"edge_match",
                                    EdgeMatch::format_params(*EdgeMatch::parse_params(
                                        "size " + size + " motifs 2 colors 3 unique no")),
                                    1}));
    };
    const AnySession session = level(16);
    bool was_left_out = false;
    auto game = std::get<Session<EdgeMatch>>(session);
    Rng rng(1);
    for (int count = 0; count < 3000 && !was_left_out; ++count) {
        game.play(Sample<EdgeMatch>::move(game.level(), game.state(), rng));
        const auto code = encode_link_of(game, true);
        if (!code) {
            break;
        }
        CHECK(code->size() <= max_link_length);
        was_left_out = code->find(mark) == std::string::npos;
    }
    CHECK(was_left_out);
}

TEST_CASE(
    "a recipe that a text claims stands in no link if the generator of its version does not understand it") {
    auto level = made_level<EdgeMatch>(3);
    const std::string plain = *puzzle_code(Session<EdgeMatch>(level));
    for (const std::string params : {"size 3x2", "zebra 7", "size 3x2 \xC3\xBC 7"}) {
        level.recipe->params = params;
        CHECK(EdgeMatch::parse_level(EdgeMatch::format_level(level))->recipe == level.recipe);
        CHECK(*encode_link_of(Session<EdgeMatch>(level), false) == plain);
    }
}

TEST_CASE_TEMPLATE_DEFINE("a line that is no recipe, or a second one, is refused where it stands", G,
                          no_recipe) {
    const std::string text = G::format_level(made_level<G>(3));
    const std::size_t start = text.find("recipe");
    const std::size_t end = text.find('\n', start) + 1;
    for (const std::string line : {"recipe\n", "recipe 1\n", "recipe x 7 size 3x3\n", "recipe 0 7 size 3x3\n",
                                   "recipe 1 -7 size 3x3\n", "recipe 1 7 size 3x3\nrecipe 1 7 size 3x3\n"}) {
        CAPTURE(line);
        const auto read = G::parse_level(std::string(text).replace(start, end - start, line));
        REQUIRE_FALSE(read);
        CHECK(read.error().offset >= start);
        CHECK(read.error().offset <= start + line.size());
    }
    CHECK_FALSE(G::parse_level(
        std::string(text).replace(start, end - start, "recipe 1 7 " + std::string(400, 'x') + "\n")));
}
TEST_CASE_TEMPLATE_APPLY(no_recipe, OfferedFamilies);

TEST_SUITE_END();

}  // namespace tessera
