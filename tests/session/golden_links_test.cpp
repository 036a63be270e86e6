// Promise: Old links open what they opened.

#include "jobs/job.h"
#include "jobs/open_link.h"

#include <doctest.h>

#include <fstream>
#include <sstream>

namespace tessera {

TEST_SUITE_BEGIN("session/golden_links");

namespace {

struct GoldenLink {
    std::string code;
    std::string level;
    std::vector<std::string> moves;
};

// Reads blocks separated by empty lines: a link, the level's text, `move` lines.
std::vector<GoldenLink> golden_links(const std::string& path) {
    std::ifstream file(path);
    REQUIRE(file.good());
    std::vector<GoldenLink> links;
    bool is_new = true;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.substr(0, 2) == "# " || is_new) {
            is_new = line.empty() || line.substr(0, 2) == "# ";
            if (!is_new) {
                links.push_back({line, "", {}});
            }
        } else if (line.substr(0, 5) == "move ") {
            links.back().moves.push_back(line.substr(5));
        } else {
            links.back().level += line + "\n";
        }
    }
    return links;
}

// Returns the level's text, without its recipe if the block has none (from programs that did not write
// recipes).
std::string text_as_in(const GoldenLink& link, const AnySession& session) {
    std::string text = level_text(session);
    const std::size_t start = text.find("\nrecipe ");
    if (link.level.find("\nrecipe ") == std::string::npos && start != std::string::npos) {
        text.erase(start, text.find('\n', start + 1) - start);
    }
    return text;
}

std::vector<std::string> moves_of(const AnySession& session) {
    return std::visit(
        [](const auto& game) {
            return texts_of<typename FamilyOf<std::decay_t<decltype(game)>>::Type>(game.level(),
                                                                                   game.moves());
        },
        session);
}

}  // namespace

TEST_CASE("every link that was ever given to somebody opens what it opened then") {
    const std::vector<GoldenLink> links = golden_links(TESSERA_SOURCE_DIR "/tests/links/v1.txt");
    CHECK(links.size() >= 60);
    for (const GoldenLink& link : links) {
        CAPTURE(link.code);
        const auto session = open_link(link.code);
        REQUIRE_MESSAGE(session, english(session ? Sentence{} : session.error().message));
        CHECK(text_as_in(link, *session) == link.level);
        CHECK(moves_of(*session) == link.moves);
    }
}

TEST_CASE("there are golden links of every letter") {
    std::string letters;
    for (const GoldenLink& link : golden_links(TESSERA_SOURCE_DIR "/tests/links/v1.txt")) {
        letters += link.code[2];
    }
    for (const char letter : {'p', 's', 'e', shipped_letter, recipe_letter, daily_letter}) {
        CAPTURE(letter);
        CHECK(letters.find(letter) != std::string::npos);
    }
}

TEST_CASE("the links of version 1 are still written as they were") {
    for (const GoldenLink& link : golden_links(TESSERA_SOURCE_DIR "/tests/links/v1.txt")) {
        CAPTURE(link.code);
        const auto session = open_link(link.code);
        REQUIRE(session);
        const char letter = link.code[2];
        const bool is_encoded_otherwise =
            letter == recipe_letter || letter == shipped_letter || letter == daily_letter;
        const auto code = encode_link(*session, true);
        REQUIRE(code);
        CHECK((is_encoded_otherwise || *code == link.code));
    }
}

}  // namespace tessera
