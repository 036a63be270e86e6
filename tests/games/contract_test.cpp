// Promise: Every family keeps the contract: its texts survive, and playing a move is pure.

#include "session/save.h"
#include "session/share.h"
#include "support/chance.h"
#include "support/families.h"
#include "support/random_moves.h"

#include <doctest.h>

// The contract of every family, tested on small generated levels. The null game checks the minimal example.

namespace tessera {

TEST_SUITE_BEGIN("games/contract");

namespace {

constexpr std::uint64_t level_count = 25;

// Returns a game after trying about `move_count` moves.
template <class G>
Session<G> random_game(std::uint64_t seed, int move_count) {
    Session<G> session(sample_level<G>(seed));
    Rng rng(seed);
    for (int count = 0; count < move_count; ++count) {
        session.play(Sample<G>::move(session.level(), session.state(), rng));
    }
    return session;
}

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("level text gives the level back", G, level_text_gives) {
    for (std::uint64_t seed = 1; seed <= level_count; ++seed) {
        CAPTURE(seed);
        const auto level = sample_level<G>(seed);
        const auto read = G::parse_level(G::format_level(level));
        REQUIRE(read);
        CHECK((*read == level));
        CHECK(G::format_level(*read) == G::format_level(level));
    }
}
TEST_CASE_TEMPLATE_APPLY(level_text_gives, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("level text names its family in the first line", G, level_text_names) {
    const auto family = family_of_level(G::format_level(sample_level<G>(1)));
    REQUIRE(family);
    CHECK(*family == G::id);
}
TEST_CASE_TEMPLATE_APPLY(level_text_names, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("level text of a newer version is refused", G, level_text_newer) {
    std::string text = G::format_level(sample_level<G>(1));
    text.replace(text.find('1'), 1, "2");
    CHECK_FALSE(G::parse_level(text));
}
TEST_CASE_TEMPLATE_APPLY(level_text_newer, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("a line that no format knows is refused", G, line_format_knows) {
    const auto read = G::parse_level(G::format_level(sample_level<G>(1)) + "zebra 7\n");
    REQUIRE_FALSE(read);
    CHECK(read.error().message.pattern != "");
}
TEST_CASE_TEMPLATE_APPLY(line_format_knows, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("moves survive their text form", G, moves_survive_their) {
    for (std::uint64_t seed = 1; seed <= level_count; ++seed) {
        CAPTURE(seed);
        const Session<G> game = random_game<G>(seed, 20);
        for (const auto& move : game.moves()) {
            const auto read = G::parse_move(game.level(), G::format_move(game.level(), move));
            REQUIRE(read);
            CHECK((*read == move));
        }
    }
}
TEST_CASE_TEMPLATE_APPLY(moves_survive_their, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("to play is pure: the same move in the same state gives the same state", G,
                          play_pure_move) {
    for (std::uint64_t seed = 1; seed <= level_count; ++seed) {
        CAPTURE(seed);
        const Session<G> game = random_game<G>(seed, 20);
        Rng rng(seed);
        const auto move = Sample<G>::move(game.level(), game.state(), rng);
        const auto before = game.state();
        const auto first = G::play(game.level(), game.state(), move);
        const auto second = G::play(game.level(), game.state(), move);
        CHECK((game.state() == before));
        REQUIRE(first.has_value() == second.has_value());
        if (first) {
            CHECK((*first == *second));
        } else {
            CHECK((first.error().message == second.error().message));
        }
    }
}
TEST_CASE_TEMPLATE_APPLY(play_pure_move, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("undoing everything leads back to the start, redoing it to the end", G,
                          undoing_everything_leads) {
    for (std::uint64_t seed = 1; seed <= level_count; ++seed) {
        CAPTURE(seed);
        Session<G> game = random_game<G>(seed, 40);
        const auto last = game.state();
        while (game.can_undo()) {
            game.undo();
        }
        CHECK((game.state() == G::start(game.level())));
        while (game.can_redo()) {
            game.redo();
        }
        CHECK((game.state() == last));
    }
}
TEST_CASE_TEMPLATE_APPLY(undoing_everything_leads, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("a saved game is the same game", G, saved_game_game) {
    for (std::uint64_t seed = 1; seed <= level_count; ++seed) {
        CAPTURE(seed);
        Session<G> game = random_game<G>(seed, 30);
        Rng rng(seed);
        game.go_to(rng.between(0, int_size(game.history()) - 1));
        const auto record = parse_save_record(format_save_record(record_of(game)));
        REQUIRE(record);
        const auto read = session_of<G>(*record);
        REQUIRE(read);
        CHECK((read->level() == game.level()));
        CHECK((read->history() == game.history()));
        CHECK(read->cursor() == game.cursor());
    }
}
TEST_CASE_TEMPLATE_APPLY(saved_game_game, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("a link opens a puzzle that has the same link", G, link_opens_puzzle) {
    for (std::uint64_t seed = 1; seed <= level_count; ++seed) {
        for (const bool with_moves : {false, true}) {
            CAPTURE(seed);
            CAPTURE(with_moves);
            const Session<G> game = random_game<G>(seed, 12);
            const auto code = encode_link_of(game, with_moves);
            REQUIRE(code);
            const auto parts = take_link_apart(*code);
            REQUIRE(parts);
            CHECK(parts->letter == G::share_letter);
            const auto opened = open_link_body<G>(parts->body);
            REQUIRE(opened);
            CHECK(opened->can_undo() == (with_moves && opened->move_count() > 0));
            CHECK(*encode_link_of(*opened, with_moves) == *code);
            CHECK(opened->is_solved() ==
                  (with_moves ? game.is_solved() : G::is_solved(opened->level(), G::start(opened->level()))));
        }
    }
}
TEST_CASE_TEMPLATE_APPLY(link_opens_puzzle, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("a link damaged in one character is refused", G, link_damaged_one) {
    const std::string code = *encode_link_of(random_game<G>(3, 12), true);
    for (std::size_t place = 0; place < code.size(); ++place) {
        for (const char letter : std::string_view("A0z-_./#\xff")) {
            std::string damaged = code;
            damaged[place] = letter;
            CHECK(take_link_apart(damaged).has_value() == (damaged == code));
        }
    }
}
TEST_CASE_TEMPLATE_APPLY(link_damaged_one, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("no body of a link, whatever is changed in it, opens without having that very body",
                          G, body_link_whatever) {
    constexpr std::string_view letters = "ABCXYZabcxyz0123456789-_/.";
    const std::string code = *encode_link_of(random_game<G>(3, 12), true);
    const std::string body(take_link_apart(code)->body);
    Rng rng(1);
    int opened_count = 0;
    for (int count = 0; count < 2000; ++count) {
        std::string changed = body;
        for (int changes = rng.between(1, 3); changes > 0; --changes) {
            any_element(changed, rng) = any_element(letters, rng);
        }
        const auto shared = G::decode_share(changed);
        opened_count += shared ? 1 : 0;
        if (shared) {
            CHECK(G::encode_share(*shared) == changed);
        }
    }
    CHECK(opened_count > 0);
}
TEST_CASE_TEMPLATE_APPLY(body_link_whatever, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("params survive their text form and a link", G, params_survive_their) {
    const auto params = G::parse_params(Sample<G>::params);
    REQUIRE(params);
    const std::string text = G::format_params(*params);
    const auto read = G::parse_params(text);
    REQUIRE(read);
    CHECK((*read == *params));
    CHECK(G::format_params(*read) == text);
    CHECK(params_from_link(params_in_link(text)) == text);

    const auto code = encode_recipe<G>(*params, 77);
    REQUIRE(code);
    const auto parts = take_link_apart(*code);
    REQUIRE(parts);
    const auto recipe = read_recipe<G>(parts->body.substr(1));
    REQUIRE(recipe);
    CHECK((*recipe == Recipe{std::string(G::id), text, 77}));
}
TEST_CASE_TEMPLATE_APPLY(params_survive_their, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("the same params and seed give the same level, another seed another", G,
                          params_seed_give) {
    int equal_count = 0;
    for (std::uint64_t seed = 1; seed <= level_count; ++seed) {
        CAPTURE(seed);
        CHECK((sample_level<G>(seed) == sample_level<G>(seed)));
        equal_count += sample_level<G>(seed) == sample_level<G>(seed + 1) ? 1 : 0;
    }
    CHECK(equal_count < static_cast<int>(level_count) / 2);
}
TEST_CASE_TEMPLATE_APPLY(params_seed_give, AllFamilies);

}  // namespace tessera
