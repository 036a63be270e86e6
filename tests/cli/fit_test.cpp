#include "base/record.h"
#include "base/text.h"
#include "cli/program.h"

#include <doctest.h>

#include <nlohmann/json.hpp>
#include <string>

// `tessera grade --fit` as scripts see it.

namespace tessera {

TEST_SUITE_BEGIN("cli/fit");

namespace {

// Returns wins of starter and junior levels, each slower than the one before, and two unusable lines.
std::string wins() {
    const std::string codes = contents(std::string(TESSERA_SOURCE_DIR) + "/levels/codes.txt");
    std::string text = "#1e/2x2/AB/xsZFrw/bx8m 1000\nnothing at all\n";
    int count = 0;
    for (const Token& line : split_lines(codes)) {
        const std::string_view name = line.text.substr(0, 13);
        if (name == "polyomino/50-" || name == "polyomino/51-") {
            text += split_words(line)[1].text;
            text += ' ' + std::to_string(20'000 + 900 * ++count) + '\n';
        }
    }
    return text;
}

}  // namespace

TEST_CASE("weights are fitted to the times of a file, and an export of the page gives the same") {
    const Ending plain = run("grade --json --fit " + quoted(file_with("times.txt", wins())));
    REQUIRE(plain.exit_status == 0);
    const auto json = nlohmann::json::parse(plain.output);
    CHECK(json["puzzles"] == 48);
    CHECK(json["left_out"] == 2);
    CHECK(json["weights"].size() == 12);
    CHECK(json["correlation_now"] > 0.9);
    CHECK(json["correlation_fitted"] > 0.8);  // the fit minimises errors, not ranks
    RecordWriter writer("tessera-export", 1);
    writer.add("key", "settings");
    writer.add("text", "language fr");
    writer.add("key", "solved");
    writer.add("text", wins());
    writer.add("end", "");
    const Ending exported = run("grade --json --fit " + quoted(file_with("export.txt", writer.text())));
    CHECK(exported.output == plain.output);
    CHECK(has(run("grade --fit " + quoted(scratch_path("times.txt"))).output, "rank correlation"));
}

TEST_CASE("too few times, no file and an INPUT beside it are refused in one line") {
    const Ending few = run("grade --fit " + quoted(file_with("few.txt", "nothing 1\n")));
    CHECK(few.exit_status == 2);
    CHECK(has(few.errors, "times of 0 polyomino puzzles"));
    CHECK(run("grade --fit no-such-file").exit_status == 2);
    const Ending both = run("grade --fit " + quoted(scratch_path("few.txt")) + ' ' + iq());
    CHECK(both.exit_status == 2);
    CHECK(has(both.errors, "grade takes no INPUT beside --fit"));
}

TEST_SUITE_END();

}  // namespace tessera
