#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A place in the steps of a search that somebody has marked, and why.
struct Mark {
    int place = 0;
    std::string note;  // UTF-8, one line, may be empty

    bool operator==(const Mark&) const = default;
};

// The marks of one search, in the order of their places: as many as fit into a link.
class Marks {
public:
    static constexpr int most = 24;
    static constexpr int most_letters = 80;   // of a note; what is longer is cut
    static constexpr int most_bytes = 3'000;  // of all as a link has them

    bool set(int place, std::string_view note);  // a new one, or another note; false: there is no room
    void remove(int place);

    const std::vector<Mark>& all() const { return marks_; }
    const Mark* at_place(int place) const;  // nullptr: there is none
    const Mark* after(int place) const;
    const Mark* before(int place) const;

    bool operator==(const Marks&) const = default;

private:
    std::vector<Mark> marks_;
};

// As a link has them: "12:why%20here,40:". Letters and digits of ASCII stand as they are, all else as %XX.
std::string text_of(const Marks& marks);
Marks marks_in(std::string_view text);  // what cannot be read is left out

}  // namespace tessera
