// Promise: A worker converts files as the command line does: the same text, the same remarks, the same errors.

#include "formats/formats.h"
#include "jobs/convert_work.h"
#include "jobs/open_link.h"

#include <doctest.h>

#include <string>
#include <variant>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("jobs/convert");

namespace {

Result<ConvertedReport> converted(const ConvertJob& job) {
    auto work = start_converting(job);
    if (!work) {
        return tl::unexpected(work.error());
    }
    const std::vector<Report> reports = (*work)->advance(1);
    REQUIRE(reports.size() == 2);
    CHECK(std::holds_alternative<DoneReport>(reports.back()));
    return std::get<ConvertedReport>(reports.front());
}

const std::string two_corners =
    "tessera 1 polyomino\ntitle Two\nboard\n...\n...\nend\npiece V3 x2 noflip\nXX\nX.\nend\n";

}  // namespace

TEST_CASE("a level becomes what the format's own writer makes of it, and what is left out is named") {
    const Result<Taken> taken = read_as(*format_called("level"), two_corners);
    REQUIRE(taken);
    int count = 0;
    for (const Format& format : formats()) {
        const Result<Written> written = format.write == nullptr
                                            ? Result<Written>(tl::unexpected<Error>(Error{}))
                                            : write_as(format, taken->content);
        ConvertJob job{two_corners, "two.txt"};
        job.to = format.id;
        CAPTURE(format.id);
        const Result<ConvertedReport> report = converted(job);
        CHECK(report.has_value() == written.has_value());
        if (report) {
            CHECK(report->text == written->text);
            CHECK(report->left_out == written->left_out);
            ++count;
        }
    }
    CHECK(count > 12);
}

TEST_CASE("a file is known by its text or by its name, and its name is the title that it lacks") {
    const std::string grid = "A A B\nA B B\n";
    const Result<ConvertedReport> cut = converted({grid, "my own.cut"});
    REQUIRE(cut);
    CHECK(cut->text.find("title my own\n") != std::string::npos);
    CHECK(converted({grid, "", "cut"})->text.find("title") == std::string::npos);
    const Result<ConvertedReport> same = converted({two_corners, "other.txt"});
    REQUIRE(same);
    CHECK(same->text == two_corners);
    const std::string sage = "TilingSolver([[(0,0)]], box=(1,1))";
    CHECK(converted({sage, "what.ever"})->text ==
          "tessera 1 polyomino\ntitle what\nboard\n.\nend\npiece I1 noflip\nX\nend\n");
}

TEST_CASE("what no format knows, and what is damaged, are told apart") {
    const Result<ConvertedReport> unknown = converted({"hello there", "note.txt"});
    REQUIRE_FALSE(unknown);
    CHECK(unknown.error().code == ErrorCode::unknown_version);
    const Result<ConvertedReport> damaged = converted({"111\n\n101\n", "a.mat"});
    REQUIRE_FALSE(damaged);
    CHECK(damaged.error().offset == 5);
    const Result<ConvertedReport> cover = converted({"a b\na\nb\n", "cover.dlx"});
    REQUIRE_FALSE(cover);
    CHECK(english(cover.error().message) == "this is an exact cover problem, and no puzzle");
    ConvertJob nowhere{two_corners, "a.txt"};
    nowhere.to = "nothing";
    CHECK(converted(nowhere).error().code == ErrorCode::unknown_name);
}

}  // namespace tessera
