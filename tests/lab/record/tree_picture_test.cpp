#include "lab/record/tree_picture.h"

#include <doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace tessera {

TEST_SUITE_BEGIN("lab/record/tree_picture");

namespace {

int count_of(const std::string& text, std::string_view part) {
    int count = 0;
    for (std::size_t from = text.find(part); from != std::string::npos; from = text.find(part, from + 1)) {
        ++count;
    }
    return count;
}

std::unique_ptr<RecordedSearch> searched(std::string_view level) {
    auto search = RecordedSearch::start("polyomino", {std::string(level), {}}, {});
    REQUIRE(search);
    while ((*search)->advance(1000) == Outcome::running) {
    }
    return std::move(*search);
}

constexpr std::string_view small =
    "tessera 1 polyomino\nboard\n....\n....\n....\nend\n"
    "piece V3\nXX\nX.\nend\npiece L4\nXXX\nX..\nend\npiece P\nXXX\nXX.\nend\n";

}  // namespace

TEST_CASE("the picture has a node or a lantern for each that is shown, and a line to each but the start") {
    const auto search = searched(small);
    OpenNodes all;
    for (int node = 0; node < search->record().node_count(); ++node) {
        all.insert(node);
    }
    const std::string whole = tree_picture_of(*search, all);
    CHECK(count_of(whole, "<circle") == search->record().node_count());
    CHECK(count_of(whole, "<line") == search->record().node_count() - 1);
    CHECK(count_of(whole, "<path") == 0);

    const OpenNodes open = open_to_solutions(search->record());
    const TreeLayout layout = layout_of(search->record(), open);
    const auto lanterns = std::count_if(layout.spots.begin(), layout.spots.end(),
                                        [](const TreeSpot& spot) { return spot.is_folded; });
    const std::string folded = tree_picture_of(*search, open);
    CHECK(count_of(folded, "<path") == lanterns);
    CHECK(count_of(folded, "<circle") + lanterns == static_cast<long>(layout.spots.size()));
    CHECK(count_of(folded, "class=\"solved\"") >= 1);
}

TEST_CASE("labels are the pieces that are placed, written as XML wants it") {
    const std::string level = "tessera 1 polyomino\nboard\n..\nend\npiece A&B\nXX\nend\n";
    const std::string picture = tree_picture_of(*searched(level), {0, 1});
    CHECK(picture.find("A&amp;B") != std::string::npos);
    CHECK(picture.find("A&B") == std::string::npos);
}

TEST_SUITE_END();

}  // namespace tessera
