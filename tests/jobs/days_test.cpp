// Promise: A week or a month of the puzzles of the day becomes a book, in the reader's language, made in the worker.

#include "jobs/days_work.h"
#include "session/daily.h"

#include <doctest.h>

#include <string>
#include <variant>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("jobs/days");

namespace {

// Returns the drawing, or the sentence that says why there is none.
std::string drawn(const std::string& family, const DaysJob& job, Ticks budget) {
    auto work = start_days(family, job);
    if (!work) {
        return english(work.error().message);
    }
    std::string drawing;
    for (bool is_done = false; !is_done;) {
        for (const Report& report : (*work)->advance(budget)) {
            const auto* const drawn = std::get_if<DrawingReport>(&report);
            drawing = drawn != nullptr ? drawn->svg : drawing;
            const auto* const done = std::get_if<DoneReport>(&report);
            is_done = done != nullptr;
            CHECK((done == nullptr || done->outcome == Outcome::solved));
        }
    }
    return drawing;
}

int count_of(const std::string& word, const std::string& text) {
    int count = 0;
    for (std::size_t place = text.find(word); place != std::string::npos;
         place = text.find(word, place + 1)) {
        ++count;
    }
    return count;
}

}  // namespace

TEST_CASE(
    "each day is a chapter with its puzzles, their links and their answers, however the job is sliced") {
    const DaysJob job{"2026-11-30", "2026-12-01", "Two days", "", "https://example.org/"};
    const std::string book = drawn("number_swap", job, 1'000'000'000);
    CHECK(book.find(">Two days<") != std::string::npos);
    for (const std::string day : {"Mo 2026-11-30", "Tu 2026-12-01"}) {
        CHECK(book.find(">" + day + "<") != std::string::npos);
    }
    const int puzzles = int_size(dailies_of("number_swap", {2026, 11, 30})) +
                        int_size(dailies_of("number_swap", {2026, 12, 1}));
    CHECK(count_of("class=\"qr\"", book) == puzzles);
    CHECK(drawn("number_swap", job, 300'000) == book);
}

TEST_CASE("a pyramid is drawn in layers, the book says so, and there is nothing of it to cut out") {
    const std::string book =
        drawn("polyomino", {"2026-12-05", "2026-12-05", "Saturday", "", ""}, 1'000'000'000);
    CHECK(book.find("shows its layers") != std::string::npos);
    CHECK(book.find("The tiles of each puzzle") == std::string::npos);
    CHECK(count_of("class=\"puzzle\"", book) == 3);
    CHECK(count_of("class=\"answer\"", book) == 3);
}

TEST_CASE("words are those of the table") {
    const DaysJob job{"2026-11-30", "2026-11-30", "Un jour",
                      "tessera-translation 1\ncode fr\nenglish Mo\ntranslation Lu\n", ""};
    const std::string book = drawn("number_swap", job, 1'000'000'000);
    CHECK(book.find(">Lu 2026-11-30<") != std::string::npos);
    CHECK(count_of("class=\"qr\"", book) == 0);
}

TEST_CASE("days that no calendar has, and too many of them, are refused") {
    const std::string why = "a book has the puzzles of 1 to 31 days, one after the other";
    for (const auto& [first, last] :
         {std::pair("2026-11-31", "2026-12-01"), std::pair("2026-12-02", "2026-12-01"),
          std::pair("2026-01-01", "2026-02-01"), std::pair("", "")}) {
        CHECK(drawn("polyomino", {first, last, "T"}, 1000) == why);
    }
    CHECK(drawn("chess", {"2026-11-27", "2026-11-27", "T"}, 1000).find("chess") != std::string::npos);
}

}  // namespace tessera
