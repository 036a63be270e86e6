#include "jobs/run.h"
#include "support/xml.h"

#include <doctest.h>

#include <algorithm>
#include <optional>
#include <string>

namespace tessera {

TEST_SUITE_BEGIN("jobs/print");

namespace {

const std::string corner =
    "tessera 1 polyomino\ntitle Corner\nboard\n..\n..\nend\npiece V\nX.\nXX\nend\npiece I\nX\nend\n";

struct Answer {
    std::string svg;
    std::optional<DoneReport> done;
};

Answer answer_of(const PrintJob& job, Ticks budget, const std::string& family = "polyomino") {
    auto run = JobRun::start({family, job});
    REQUIRE(run);
    Answer answer;
    while (!run->is_done()) {
        for (const Report& report : run->advance(budget)) {
            if (const auto* const drawing = std::get_if<DrawingReport>(&report)) {
                answer.svg = drawing->svg;
            } else if (const auto* const done = std::get_if<DoneReport>(&report)) {
                answer.done = *done;
            }
        }
    }
    return answer;
}

int count_of(const std::string& svg, const std::string& kind) {
    const auto elements = XmlReader(svg).read();
    REQUIRE(elements);
    return static_cast<int>(std::count_if(elements->begin(), elements->end(), [&](const XmlElement& element) {
        const auto found = element.attributes.find("class");
        return found != element.attributes.end() && found->second == kind;
    }));
}

}  // namespace

TEST_CASE("a puzzle is printed with its solution and the way to it, however the job is sliced") {
    PrintJob job{{corner, {}}};
    CHECK(count_of(answer_of(job, 100).svg, "page") == 1);
    job.with_solution = true;
    job.with_explanation = true;
    const Answer whole = answer_of(job, 1'000'000);
    CHECK(count_of(whole.svg, "page") == 3);
    CHECK(whole.done->outcome == Outcome::solved);
    CHECK(answer_of(job, 1).svg == whole.svg);
}

TEST_CASE("a picture shows the position after the moves") {
    PrintJob job{{corner, {"place V 0 0 0"}}};
    job.is_picture = true;
    const Answer answer = answer_of(job, 100);
    CHECK(count_of(answer.svg, "piece") == 1);
    CHECK(count_of(answer.svg, "page") == 0);
}

TEST_CASE("a sheet speaks the language of the job, under the title of the job") {
    PrintJob job{{corner, {}}};
    job.translation = "tessera-translation 1\ncode de\nenglish To cut out\ntranslation Zum Ausschneiden\n";
    job.title = "Mon coin";
    const std::string svg = answer_of(job, 100).svg;
    CHECK(svg.find(">Zum Ausschneiden<") != std::string::npos);
    CHECK(svg.find("To cut out") == std::string::npos);
    CHECK(svg.find("Mon coin") != std::string::npos);
}

TEST_CASE("what has no solution is not printed with one, and a number swap is printed with its way as well") {
    PrintJob job{{"tessera 1 polyomino\nboard\n....\nend\npiece T\nXXX\n.X.\nend\n", {}}};
    CHECK(!answer_of(job, 100).svg.empty());
    job.with_solution = true;
    const Answer answer = answer_of(job, 100);
    CHECK(answer.svg.empty());
    CHECK(answer.done->outcome == Outcome::exhausted);
    PrintJob swap{{"tessera 1 number_swap\ngrid\n2 1\nend\n", {}}};
    const std::string sheet = answer_of(swap, 100, "number_swap").svg;
    swap.with_explanation = true;
    const std::string explained = answer_of(swap, 100, "number_swap").svg;
    CHECK(sheet.find("One swap sorts the grid") == std::string::npos);
    CHECK(explained.find("One swap sorts the grid") != std::string::npos);
}

TEST_CASE("a link is printed as a QR code, on the sheet or alone, and one that is too long is refused") {
    PrintJob job{{corner, {}}};
    job.link = "https://example.org/tessera/#1p/2x2/V.I/abcd";
    const std::string on_sheet = answer_of(job, 100).svg;
    CHECK(count_of(on_sheet, "qr") == 1);
    CHECK(count_of(on_sheet, "page") == 1);
    job.is_picture = true;
    const std::string alone = answer_of(job, 100).svg;
    CHECK(count_of(alone, "qr") == 1);
    CHECK(count_of(alone, "board") == 0);
    job.link = std::string(2954, 'a');
    const auto refused = JobRun::start({"polyomino", job});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.pattern == "the link is too long for a QR code");
}

TEST_SUITE_END();

}  // namespace tessera
