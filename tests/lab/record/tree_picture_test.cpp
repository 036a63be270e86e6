#include "lab/record/tree_picture.h"

#include <doctest.h>

#include <algorithm>
#include <memory>
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

TEST_CASE("each node has its label") {
    const auto search = searched(small);
    const std::string picture = tree_picture_of(*search, {0});
    for (int child = search->record().node(0).first_child; child >= 0;
         child = search->record().node(child).next_sibling) {
        if (search->record().node(child).first_child < 0) {
            CHECK(picture.find(">" + search->label(child) + "</text>") != std::string::npos);
        }
    }
}

TEST_SUITE_END();

}  // namespace tessera
