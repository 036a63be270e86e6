#include "app/game/player.h"
#include "jobs/run_job_sliced.h"

#include <doctest.h>

#include <bit>

using namespace tessera;

// Removing as few givens as possible until a puzzle is harder.

TEST_SUITE_BEGIN("app/game/harder");

namespace {

template <class ReportType, class F>
void run(const Task& task, const F& take) {
    run_job_sliced(
        {std::string(Polyomino::id), task}, [] { return false; },
        [&](const Report& report) {
            if (const auto* const wanted = std::get_if<ReportType>(&report)) {
                take(*wanted);
            }
        });
}

std::string small_puzzle(std::uint64_t seed) {
    std::string text;
    run<LevelReport>(GenerateJob{"size 6x5 tier starter", seed},
                     [&](const LevelReport& made) { text = made.level; });
    return text;
}

// Returns the tier of a puzzle with one solution, otherwise -1.
int tier_of(const std::string& text) {
    bool is_unique = false;
    int tier = -1;
    run<CountReport>(GradeJob{{text, {}}, {}, {}},
                     [&](const CountReport& count) { is_unique = count.is_exact && count.total == 1; });
    run<GradeReport>(GradeJob{{text, {}}, {}, {}},
                     [&](const GradeReport& told) { tier = static_cast<int>(told.grade.tier); });
    return is_unique ? tier : -1;
}

// Returns the offsets of a text's lines with givens.
std::vector<std::size_t> places_of(const std::string& text) {
    std::vector<std::size_t> places;
    for (std::size_t at = text.find("\nplace "); at != std::string::npos;
         at = text.find("\nplace ", at + 1)) {
        places.push_back(at);
    }
    return places;
}

std::string without(std::string text, unsigned gone) {
    const std::vector<std::size_t> places = places_of(text);
    for (int index = int_size(places) - 1; index >= 0; --index) {
        if (((gone >> static_cast<unsigned>(index)) & 1U) != 0) {
            const std::size_t begin = at(places, index);
            text.erase(begin, text.find('\n', begin + 1) - begin);
        }
    }
    return text;
}

// Returns the smallest number of lines to leave out, by trying all subsets; -1 if there is none.
int fewest_gone(const std::string& text) {
    const unsigned all = 1U << places_of(text).size();
    const int tier = tier_of(text);
    int fewest = -1;
    for (unsigned gone = 1; gone < all; ++gone) {
        const int count = std::popcount(gone);
        if ((fewest < 0 || count < fewest) && tier_of(without(text, gone)) > tier) {
            fewest = count;
        }
    }
    return fewest;
}

struct Maker {
    explicit Maker(const std::string& text) {
        player.host.kept["draft.polyomino"] = text;
        player.start();
        player.controller.opening().open_editor(Polyomino::id);
        frame();
    }

    const Editor& editor() const { return player.controller.editor(); }
    void frame() {
        player.frame();
        player.controller.playing().scene().area = {0, 0, 600, 500};
        player.controller.editing().editor().lay_out(player.controller.playing().scene());
    }
    void make_harder() {
        player.wait_until([&] { return editor().can_make_harder(); });
        player.controller.editing().make_harder_or_stop();
        CHECK(editor().is_making_harder());
        player.wait_until([&] { return !editor().is_making_harder(); });
        frame();
    }

    Player player;
};

}  // namespace

TEST_CASE("as few fixed pieces are taken away as make a puzzle harder and leave one solution") {
    int harder_count = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        CAPTURE(seed);
        const std::string text = small_puzzle(seed);
        const int fewest = fewest_gone(text);
        Maker maker(text);
        const std::string before = maker.editor().text();
        maker.make_harder();
        const std::string after = maker.editor().text();
        CHECK((after == before) == (fewest < 0));
        if (fewest < 0) {
            CHECK(!maker.player.notice().empty());
            continue;
        }
        ++harder_count;
        CHECK(int_size(places_of(before)) - int_size(places_of(after)) == fewest);
        CHECK(tier_of(after) > tier_of(text));
        maker.player.controller.editing().step(-1);
        CHECK(maker.editor().text() == before);
    }
    CHECK(harder_count > 0);
}

TEST_CASE("to make a puzzle harder can be stopped, and nothing has changed") {
    const std::string text = small_puzzle(1);
    Maker maker(text);
    const std::string before = maker.editor().text();
    maker.player.wait_until([&] { return maker.editor().can_make_harder(); });
    maker.player.controller.editing().make_harder_or_stop();
    maker.player.controller.editing().make_harder_or_stop();
    CHECK(!maker.editor().is_making_harder());
    maker.frame();
    CHECK(maker.editor().text() == before);
    CHECK(!maker.editor().can_undo());
}

TEST_CASE("only a puzzle with one solution and fixed pieces can be made harder") {
    Maker empty{std::string(two_dominoes)};
    empty.player.wait_until([&] { return empty.editor().result().has_value(); });
    CHECK(!empty.editor().can_make_harder());
}
