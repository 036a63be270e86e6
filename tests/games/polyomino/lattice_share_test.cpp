#include "games/polyomino/lattice_share.h"

#include "base/rng.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/polyomino.h"
#include "support/printers.h"

#include <doctest.h>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/lattice_share");

namespace {

const std::string head = "tessera 1 polyomino\nlattice ";
const std::vector<std::string> levels = {
    head +
        "hexagonal\nboard\n . .\n. # .\n . .\nend\npiece Bow x2 named tint3\n X\nX\n X\nend\nplace Bow 0 0 "
        "1\n",
    head + "hexagonal\nboard\n. .\n . .\nend\npiece A x4\nX\nend\n",
    head +
        "triangular\nboard\n  .\n ...\n.....\nend\npiece A\n  X\n XXX\nend\npiece B noflip\nXXX\nend\n"
        "piece C x2 noflip noturn\nX\nend\n",
    head +
        "cubic\nboard\n..\n..\n-\n.#\n..\nend\npiece A\nXX\nX\nend\npiece B flip\nXX\n-\n.X\nend\n"
        "piece I1 noturn\nX\nend\nplace I1 0 1 0 0\n",
    head +
        "sphere\nboard\n.....\n.....\n.....\n.....\n.....\n-\n....\n....\n....\n....\n-\n...\n...\n...\n-\n.."
        "\n..\n-\n."
        "\nend\nset iq\n",
    head +
        "diagonal\nboard\n  .\n . .\n. # .\n . .\nend\npiece A\n  X\n X\nX\nend\npiece B x4 noflip\nX\nend\n"
        "place A 0 0 2\n",
};

polyomino::Shared shared_of(const std::string& text) {
    const Result<Level> level = Polyomino::parse_level(text);
    REQUIRE(sentence_of(level) == "");
    return {*level, {}};
}

}  // namespace

TEST_CASE("a link opens the puzzle that it was made of") {
    for (const std::string& text : levels) {
        const polyomino::Shared shared = shared_of(text);
        const std::string body = Polyomino::encode_share(shared);
        CHECK(body.front() == shared.level.lattice->letter);
        CHECK(body.size() < 120);
        const Result<polyomino::Shared> opened = Polyomino::decode_share(body);
        REQUIRE(sentence_of(opened) == "");
        CHECK(opened->level.lattice == shared.level.lattice);
        CHECK(opened->level.board == shared.level.board);
        CHECK(opened->level.givens == shared.level.givens);
        REQUIRE(opened->level.pieces.size() == shared.level.pieces.size());
        for (std::size_t piece = 0; piece < shared.level.pieces.size(); ++piece) {
            CHECK(opened->level.pieces[piece].orientations == shared.level.pieces[piece].orientations);
            CHECK(opened->level.pieces[piece].count == shared.level.pieces[piece].count);
            CHECK(opened->level.pieces[piece].style == shared.level.pieces[piece].style);
        }
        CHECK(Polyomino::encode_share(*opened) == body);
    }
    CHECK(Polyomino::decode_share(Polyomino::encode_share(shared_of(levels[0])))->level.pieces[0].name ==
          "Bow");
    CHECK(Polyomino::encode_share(shared_of(levels[4])).find("/.iq/") != std::string::npos);
}

TEST_CASE("a link keeps the pieces that were laid") {
    polyomino::Shared shared = shared_of(levels[0]);
    for (const std::string move : {"place Bow 0 2 3", "place Bow 3 0 3"}) {
        const Result<Move> parsed = Polyomino::parse_move(shared.level, move);
        if (parsed && Polyomino::play(shared.level, Polyomino::start(shared.level), *parsed)) {
            shared.moves.push_back(*parsed);
        }
    }
    REQUIRE(shared.moves.size() == 1);
    const Result<polyomino::Shared> opened = Polyomino::decode_share(Polyomino::encode_share(shared));
    REQUIRE(sentence_of(opened) == "");
    CHECK(opened->moves == shared.moves);
}

TEST_CASE("damaged links are refused or are the only link of what they open") {
    Rng rng(5);
    const std::string letters = "ABCXYZabcxyz0189-_/.htcs";
    std::vector<std::string> links;
    for (const std::string& text : levels) {
        links.push_back(Polyomino::encode_share(shared_of(text)));
    }
    int opened_count = 0;
    for (int round = 0; round < 2400; ++round) {
        std::string body = links[static_cast<std::size_t>(rng.below(links.size()))];
        const auto place = static_cast<std::size_t>(rng.below(body.size()));
        const char letter = letters[static_cast<std::size_t>(rng.below(letters.size()))];
        switch (rng.below(3)) {
            case 0:
                body[place] = letter;
                break;
            case 1:
                body.insert(place, 1, letter);
                break;
            default:
                body.erase(place, 1);
        }
        const Result<polyomino::Shared> opened = Polyomino::decode_share(body);
        if (!opened) {
            CHECK(opened.error().offset <= body.size());
            CHECK_FALSE(opened.error().message.pattern.empty());
            continue;
        }
        ++opened_count;
        CHECK(Polyomino::encode_share(*opened) == body);
    }
    CHECK(opened_count > 0);
}
