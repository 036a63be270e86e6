// Promise: A campaign may be shared out, cut anywhere, gone on with and merged: its file is that of one machine, byte for
//     byte, and parts that do not belong together are refused.

#include "base/text.h"
#include "cli/process.h"
#include "cli/program.h"

#include <doctest.h>

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <iomanip>
#include <set>
#include <sstream>

namespace tessera {

TEST_SUITE_BEGIN("cli/campaign");

namespace {

namespace fs = std::filesystem;

std::string level(const std::string& name) {
    return std::string(TESSERA_SOURCE_DIR) + "/levels/" + name + ".txt";
}

using Words = std::vector<std::string>;

// 32 short runs, of which the table takes more than 4096 bytes.
Words campaign() {
    return {"lab",
            level("polyomino/06-iq"),
            level("number_swap/07-nine-to-sort"),
            "--seeds",
            "1..16",
            "--engines",
            "default",
            "--repeatable"};
}

Words joined(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

Ending run_words(const Words& words) {
    Words all;
    for (const std::string& word : words) {
        all.push_back(quoted(word));
    }
    return run(join(all, " "));
}

std::string manifest_of(const std::string& path) {
    return contents(path + ".manifest");
}

// Makes the campaign's file, and returns its path.
std::string made(const std::string& name, const Words& options = {}) {
    const std::string path = scratch_path(name);
    fs::remove(path);
    fs::remove(path + ".manifest");
    const Ending ending = run_words(joined(campaign(), joined(options, {"--csv", path})));
    CHECK(ending.exit_status == 0);
    return path;
}

// Returns the line of a refusal, after which the file must be as it was.
std::string refusal(const Words& words, const std::string& path) {
    const std::string before = contents(path) + manifest_of(path);
    const Ending ending = run_words(words);
    CHECK(ending.exit_status == 2);
    CHECK(ending.output == "");
    CHECK(split_lines(ending.errors).size() == 1);
    CHECK(contents(path) + manifest_of(path) == before);
    return ending.errors;
}

std::string lines_without_last(const std::string& text) {
    return text.substr(0, text.rfind('\n', text.size() - 2) + 1);
}

std::string replaced(std::string text, const std::string& part, const std::string& by) {
    REQUIRE(has(text, part));
    return text.replace(text.find(part), part.size(), by);
}

// FNV-1a, as the manifest has it.
std::string fingerprint(const std::string& text) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char letter : text) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3ULL;
    }
    std::ostringstream digits;
    digits << std::hex << std::setw(16) << std::setfill('0') << hash;
    return digits.str();
}

// Changes the file, and what its manifest says of it.
void change_rows(const std::string& path, const std::string& part, const std::string& by) {
    const std::string before = contents(path);
    const std::string after = replaced(before, part, by);
    file_with(fs::path(path).filename(), after);
    file_with(fs::path(path + ".manifest").filename(),
              replaced(manifest_of(path), fingerprint(before), fingerprint(after)));
}

std::vector<std::string> three_parts(const std::string& stem) {
    std::vector<std::string> parts;
    for (const std::string number : {"1", "2", "3"}) {
        parts.push_back(made(stem + number + ".csv", {"--part", number + "/3"}));
    }
    return parts;
}

Ending merged(const Words& files) {
    return run_words(joined({"merge"}, files));
}

}  // namespace

TEST_CASE("the manifest names version, commit and command, and what the file holds") {
    const std::string path = made("named.csv", {"--part", "2/3"});
    const std::string manifest = manifest_of(path);
    CHECK(has(manifest, "\"version\":\"" + run("--version").output.substr(8, 5)));
    CHECK(has(manifest, "\"command\":\"tessera lab "));
    CHECK(has(manifest, "--seeds 1..16 --engines default --repeatable\""));
    CHECK(has(manifest, "\"part\":2,\"parts\":3,\"runs\":32,"));
    CHECK(has(manifest, "{\"rows\":11,\"fingerprint\":\"" + fingerprint(contents(path)) + "\"}\n"));
}

TEST_CASE("a lab's file that was cut after any byte is gone on with to the same bytes") {
    const std::string whole = made("whole.csv");
    const std::string text = contents(whole);
    const std::string begun = lines_without_last(manifest_of(whole));
    const std::string path = scratch_path("cut.csv");
    const std::size_t heading = text.find('\n') + 1;
    for (const std::size_t length :
         {std::size_t{0}, heading - 3, heading, heading + 5, text.size() / 2, text.size() - 1, text.size()}) {
        CAPTURE(length);
        file_with("cut.csv", text.substr(0, length));
        file_with("cut.csv.manifest", begun);
        const Ending ending = run_words(joined(campaign(), {"--resume", path, "--threads", "2"}));
        CHECK(ending.exit_status == 0);
        CHECK(contents(path) == text);
        CHECK(manifest_of(path) == manifest_of(whole));
        const auto rows_kept = std::count(text.begin(), text.begin() + static_cast<long>(length), '\n') - 1;
        CHECK(split_lines(ending.output).size() == 1 + 32 - std::max(rows_kept, 0L));
    }
    fs::remove(path);
    fs::remove(path + ".manifest");
    CHECK(run_words(joined(campaign(), {"--resume", path})).exit_status == 0);  // from nothing
    CHECK(contents(path) == text);
}

TEST_CASE("whatever kills a lab, on one thread or three, it is gone on with to the same bytes") {
    const std::string whole = made("whole.csv");
    const std::string path = scratch_path("killed_campaign.csv");
    for (const std::string threads : {"1", "3"}) {
        for (const int signal : {SIGTERM, SIGINT, SIGKILL}) {
            CAPTURE(threads);
            CAPTURE(signal);
            const Words words = joined(campaign(), {"--threads", threads, "--resume", path});
            int status = 0;
            do {  // if the first run comes last, the others were all made before
                fs::remove(path);
                status = signalled_when_held(words, signal, path, 8);
            } while (contents(path).size() == contents(whole).size());
            CHECK(status == (signal == SIGKILL ? 128 + SIGKILL : 3));
            const std::string errors = contents(scratch_path("interrupt_errors.txt"));
            CHECK(has(errors, ": go on with --resume " + path + "\n") == (signal != SIGKILL));
            CHECK(split_lines(contents(path)).size() >= 8);
            CHECK(run_words(words).exit_status == 0);
            CHECK(contents(path) == contents(whole));
            CHECK(manifest_of(path) == manifest_of(whole));
        }
    }
}

TEST_CASE("two commands do not write one file at the same time") {
    const std::string path = scratch_path("twice.csv");
    fs::remove(path);
    const Words words = joined(campaign(), {"--resume", path});
    const int status = signalled_when_held(words, SIGKILL, path, 8, [&] {
        const std::string before = contents(path);
        const Ending other = run_words(words);
        CHECK(other.exit_status == 2);
        CHECK(has(other.errors, "twice.csv is being written by another command"));
        CHECK(contents(path).substr(0, before.size()) == before);
    });
    CHECK(status == 128 + SIGKILL);
    CHECK(run_words(words).exit_status == 0);
}

TEST_CASE("parts have every run once, equally many, and are merged to the file of one machine") {
    const std::string whole = made("whole.csv");
    const std::vector<std::string> parts = three_parts("part");
    std::multiset<std::string> rows;
    std::vector<std::size_t> counts;
    for (const std::string& part : parts) {
        const std::string text = contents(part);
        counts.push_back(split_lines(text).size());
        for (const Token& line : split_lines(text)) {
            rows.emplace(line.text);
        }
    }
    CHECK(counts == std::vector<std::size_t>{12, 12, 11});
    const std::string text = contents(whole);
    for (const Token& line : split_lines(text)) {
        CHECK(rows.count(std::string(line.text)) == (line.offset == 0 ? 3 : 1));
    }
    CHECK(merged({parts[2], parts[0], parts[1]}).output == text);
    CHECK(merged({parts[2], parts[0], parts[1], parts[0]}).output == text);
    const std::string output = scratch_path("merged.csv");
    const Ending ending = merged({parts[1], parts[2], parts[0], "--output", output});
    CHECK(ending.exit_status == 0);
    CHECK(ending.output + ending.errors == "");
    CHECK(contents(output) == text);
    CHECK(manifest_of(output) == manifest_of(whole));
}

TEST_CASE("more parts than runs leave some of them empty") {
    std::vector<std::string> parts;
    const std::string words =
        "lab " + quoted(level("polyomino/06-iq")) + " --engines default --repeatable --csv ";
    for (const std::string number : {"1", "2"}) {
        parts.push_back(scratch_path("few" + number + ".csv"));
        CHECK(run(words + parts.back() + " --part " + number + "/2").exit_status == 0);
    }
    CHECK(split_lines(contents(parts[1])).size() == 1);
    const std::string whole = scratch_path("few.csv");
    CHECK(run(words + whole).exit_status == 0);
    CHECK(merged(parts).output == contents(whole));
}

TEST_CASE(
    "a file of another campaign, of another part or of nobody is not gone on with, and stays as it was") {
    const std::string path = made("part2.csv", {"--part", "2/3"});
    const Words words = joined(campaign(), {"--resume", path});
    CHECK(has(refusal(words, path), " is part 2/3, not part 1/1"));
    CHECK(has(refusal(joined(words, {"--part", "2/3", "--ticks", "1000"}), path),
              " is of another campaign: their inputs or options differ"));
    CHECK(has(refusal(joined(words, {"--csv", scratch_path("other.csv")}), path), "give one of them"));
    CHECK(has(refusal(joined(words, {"--limit", "3"}), path), "use --ticks"));
    const std::string manifest = manifest_of(path);
    file_with("part2.csv.manifest", replaced(manifest, "\"version\":\"", "\"version\":\"0."));
    CHECK(has(refusal(joined(words, {"--part", "2/3"}), path), "is of version "));
    file_with("part2.csv.manifest", manifest);
    file_with("part2.csv", replaced(contents(path), ",2,solved", ",99,solved"));
    CHECK(has(refusal(joined(words, {"--part", "2/3"}), path), ":2:1: this row is of none of the runs"));
    fs::remove(path + ".manifest");
    CHECK(has(refusal(joined(words, {"--part", "2/3"}), path), "nobody knows what the rows belong to"));
    CHECK(has(run_words(joined(campaign(), {"--resume", "/dev/null"})).errors,
              "no file that can be gone on with"));
}

TEST_CASE(
    "merge refuses parts that are not whole, not all, not of one campaign or that contradict each other") {
    const std::vector<std::string> parts = three_parts("bad");
    const auto why = [&](const Words& files) {
        return refusal(joined({"merge"}, files), parts[1]);
    };
    CHECK(has(why({parts[0], parts[2]}), "run 2 of 32 is in none of the files: part 2/3 is missing"));
    CHECK(has(why({parts[0], made("other_part.csv", {"--part", "2/3", "--ticks", "1000"})}),
              "are of two campaigns: their inputs or options differ"));
    CHECK(has(why({parts[0], scratch_path("no_such.csv")}), "no_such.csv:1:1: "));

    const std::string text = contents(parts[1]);
    const std::string manifest = manifest_of(parts[1]);
    file_with("bad2.csv", lines_without_last(text));
    CHECK(has(why({parts[0], parts[1]}), "bad2.csv was changed after its command had ended"));
    file_with("bad2.csv.manifest", lines_without_last(manifest));
    CHECK(has(why({parts[0], parts[1]}),
              "bad2.csv is not whole, it has 10 of 11 rows: go on with --resume first"));
    file_with("bad2.csv", text);
    file_with("bad2.csv.manifest", manifest);
    CHECK(merged(parts).exit_status == 0);

    const std::string again = made("again.csv", {"--part", "2/3"});
    CHECK(merged(joined(parts, {again})).exit_status == 0);
    const std::string ticks = std::string(split_at(split_lines(text)[1].text, ',')[7].text);
    change_rows(again, "," + ticks + ",", ",350,");
    CHECK(has(why(joined(parts, {again})), "again.csv:2:1: this run has other numbers than at "));
    CHECK(has(why(joined(parts, {again})), "bad2.csv:2: ticks: " + ticks + " and 350"));
}

TEST_SUITE_END();

}  // namespace tessera
