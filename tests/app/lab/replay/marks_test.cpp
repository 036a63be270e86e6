// Promise: Marks in the lab survive a link, whatever their notes contain, and are bounded. Also:
//     browser/lab_marks.test.mjs.

#include "app/lab/replay/marks.h"

#include "app/lab/replay/lab_link.h"

#include <doctest.h>

#include <algorithm>
#include <string>

namespace tessera {

TEST_SUITE_BEGIN("app/lab/replay/marks");

TEST_CASE("marks stand in the order of their places, and a place has one") {
    Marks marks;
    CHECK(marks.set(40, "second"));
    CHECK(marks.set(7, "first"));
    CHECK(marks.set(40, "changed"));
    CHECK(marks.all() == std::vector<Mark>{{7, "first"}, {40, "changed"}});
    CHECK(marks.after(7)->place == 40);
    CHECK(marks.after(40) == nullptr);
    CHECK(marks.before(40)->place == 7);
    CHECK(marks.before(7) == nullptr);
    CHECK(marks.at_place(7)->note == "first");
    CHECK(marks.at_place(8) == nullptr);
    marks.remove(7);
    marks.remove(8);
    CHECK(marks.all() == std::vector<Mark>{{40, "changed"}});
}

TEST_CASE("a link brings marks back as they were, whatever is written in a note") {
    Marks marks;
    CHECK(text_of(marks).empty());
    marks.set(0, "");
    marks.set(3, "why? a&b=c, 50% #1: \xC3\xA9t\xC3\xA9 \xE2\x86\x92 \xF0\x9F\x8C\xB3 \\ \"'<>");
    marks.set(1'000'000, "plain-text_1.5");
    const std::string text = text_of(marks);
    CHECK(text.substr(0, 23) == "0:,3:why%3F%20a%26b%3Dc");
    CHECK(text.find_first_of("&=#? \"<>\\") == std::string::npos);
    CHECK(marks_in(text) == marks);
    LabLink link("1p/code?engine=mrv&marks=" + text + "&speed=30");
    CHECK(marks_in(link.option("marks")) == marks);
    CHECK(LabLink(link.text()).option("speed") == "30");
    std::string small = text;
    std::transform(small.begin(), small.end(), small.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'F' ? static_cast<char>(letter + 32) : letter;
    });
    CHECK(marks_in(small) == marks);
}

TEST_CASE("what is no mark is left out, and no text breaks the reader") {
    CHECK(marks_in("x:1,-4:no,5,6:ok,7:%4,8:%zz,9:%,99999999999:far").all() ==
          std::vector<Mark>{{5, ""}, {6, "ok"}});
    CHECK(marks_in("1:a%0Ab%00c%7F,2:%FF%C3x%ED").all() == std::vector<Mark>{{1, "abc"}, {2, "x"}});
    CHECK(marks_in(",,:,").all().empty());
}

TEST_CASE("there are bounds: so many marks, so many letters, so long a link") {
    Marks marks;
    for (int place = 0; place < Marks::most; ++place) {
        CHECK(marks.set(place, "x"));
    }
    CHECK_FALSE(marks.set(100, "x"));
    CHECK(int(marks.all().size()) == Marks::most);
    CHECK(marks.set(3, "another note"));
    Marks wordy;
    const std::string long_note(200, 'z');
    CHECK(wordy.set(1, long_note));
    CHECK(wordy.at_place(1)->note.size() == Marks::most_letters);
    std::string accents;
    for (int letter = 0; letter < 100; ++letter) {
        accents += "\xC3\xA9";
    }
    int room = 0;
    while (room < Marks::most && wordy.set(10 + room, accents)) {
        ++room;
    }
    CHECK(room > 3);
    CHECK(room < Marks::most);
    CHECK(wordy.at_place(10)->note.size() == 2 * Marks::most_letters);
    CHECK(text_of(wordy).size() <= Marks::most_bytes);
    std::string far_too_many;
    for (int place = 0; place < 10'000; ++place) {
        far_too_many += std::to_string(place) + ":,";
    }
    CHECK(int(marks_in(far_too_many).all().size()) == Marks::most);
}

TEST_SUITE_END();

}  // namespace tessera
