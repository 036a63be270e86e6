#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A marked place in the steps of a search, with a note.
struct Mark {
    int place = 0;
    std::string note;  // UTF-8, one line, may be empty

    bool operator==(const Mark&) const = default;
};

// The marks of one search, ordered by place, limited to what fits into a link.
class Marks {
public:
    static constexpr int most = 24;
    static constexpr int most_letters = 80;   // in a note; longer ones are cut
    static constexpr int most_bytes = 3'000;  // all marks together, as text of a link

    // Adds a mark or replaces its note. Returns false if there is no room.
    bool set(int place, std::string_view note);
    void remove(int place);

    const std::vector<Mark>& all() const { return marks_; }
    const Mark* at_place(int place) const;  // nullptr: none
    const Mark* after(int place) const;
    const Mark* before(int place) const;

    bool operator==(const Marks&) const = default;

private:
    std::vector<Mark> marks_;
};

// Converts marks to and from their form in a link: "12:why%20here,40:". Everything but ASCII letters and
// digits is escaped as %XX.
std::string text_of(const Marks& marks);
Marks marks_in(std::string_view text);  // skips what it cannot read

}  // namespace tessera
