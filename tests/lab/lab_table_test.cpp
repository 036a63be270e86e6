#include "lab/lab_table.h"

#include "base/text.h"
#include "lab/lab_runs.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("lab/lab_table");

TEST_CASE("CSV has a line for each run under the names of the columns, odd texts in quotes") {
    LabRun run = lab_run("beam", "default", 7, 12);
    run.input = "a, \"b\".txt";
    run.memory_bytes = 4096;
    run.elapsed_ms = 12.3456;
    CHECK(csv_of({run}) ==
          "input,engine,heuristic,seed,outcome,nodes,updates,ticks,memory_bytes,time_ms,solutions,"
          "reached,expanded\n"
          "\"a, \"\"b\"\".txt\",beam,default,7,solved,12,,120,4096,12.345,0,,\n");
    CHECK(split_lines(csv_of({})).size() == 1);
}

TEST_CASE("no cell of the CSV begins like a formula of a spreadsheet") {
    for (const std::string start : {"=", "+", "-", "@", "\t", "\r", "\n"}) {
        CAPTURE(start);
        LabRun run = lab_run("beam", "default", 7, 12);
        run.input = start + "cmd|calc!A1.txt";
        run.engine = start + "engine";
        run.heuristic = start;
        const std::string row = csv_row(run);
        for (std::size_t place = 0; place < row.size(); place = row.find(',', place) + 1) {
            const std::size_t first = row[place] == '"' ? place + 1 : place;
            const bool is_empty = first + 1 == row.size();  // the last one, before the end of the line
            CHECK((is_empty || std::string_view("=+-@\t\r\n").find(row[first]) == std::string_view::npos));
            if (row.find(',', place) == std::string::npos) {
                break;
            }
        }
        CHECK(row.find("'" + start + "cmd") != std::string::npos);
    }
}

TEST_CASE("a row of the CSV is read as the run that it was written for") {
    LabRun run = lab_run("+zones", "=1", 7, 12);
    run.input = "-a, \"b\"\n'.txt";
    run.updates = 3;
    run.counts.reached = 18446744073709551615U;
    run.outcome = LabOutcome::exhausted;
    const std::optional<LabRun> read = lab_run_of(csv_row(run));
    REQUIRE(read);
    CHECK(csv_row(*read) == csv_row(run));
    CHECK(read->input == run.input);
    CHECK(read->engine == run.engine);
    run.is_timed = false;
    CHECK(lab_run_of(csv_row(run))->is_timed == false);
    CHECK(csv_cells(csv_row(run))[9].empty());
}

TEST_CASE("what is no row of the CSV is read as nothing") {
    const std::string row = "a.txt,beam,default,7,solved,12,,120,4096,12.345,0,,\n";
    REQUIRE(lab_run_of(row));
    for (std::size_t length = 0; length + 3 < row.size(); ++length) {
        CHECK_FALSE(lab_run_of(row.substr(0, length)));
    }
    for (const std::string bad : {"a.txt,beam,default,-7,solved,12,,120,4096,12.345,0,,\n",
                                  "a.txt,beam,default,7,lost,12,,120,,12.345,0,,\n",
                                  "a.txt,beam,default,7,solved,,,120,4096,12.345,0,,\n",
                                  "a.txt,beam,default,7,solved,12,,120,4096,12,0,,\n",
                                  "a.txt,beam,default,7,solved,12,x,120,4096,12.345,0,,\n",
                                  "a.txt,beam,default,7,solved,12,,120,4096,.5,0,,\n"}) {
        CAPTURE(bad);
        CHECK_FALSE(lab_run_of(bad));
    }
    CHECK_FALSE(lab_run_of(csv_heading()));
}

TEST_CASE("the table's columns stand below each other, whatever the names") {
    SolveOptions options;
    options.engine = "algorithm_x+leftmost+zones";
    const std::vector<LabCase> cases = {
        {std::make_shared<LabInput>(LabInput{"\xC3\xA9t\xC3\xA9.txt", "polyomino", {}}), options}};
    const LabTable table(cases);
    LabRun run = lab_run(options.engine, "default", 1, 345);
    run.input = cases.front().input->name;
    run.outcome = LabOutcome::interrupted;
    const std::string line = table.line(run);
    CHECK(line.size() == table.heading().size() + 2);  // two letters of two bytes
    CHECK(line.find(" interrupted ") != std::string::npos);
    CHECK(line.find("  345  ") != std::string::npos);
    CHECK(line.find("  -  ") != std::string::npos);
}

TEST_SUITE_END();

}  // namespace tessera
