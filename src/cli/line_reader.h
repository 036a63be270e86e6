#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>

namespace tessera {

// Cuts a stream of bytes into lines. It keeps no more than `most_bytes` of a line that has not ended; what is longer is
// skipped and becomes a line without text that says so.
class LineReader {
public:
    struct Line {
        std::string text;  // without its end
        bool is_too_long = false;

        bool operator==(const Line&) const = default;
    };

    explicit LineReader(std::size_t most_bytes) : most_bytes_(most_bytes) {}

    void add(std::string_view bytes);
    // Ends the stream: a last line without a line end counts, too.
    void end();

    bool has_line() const { return !lines_.empty(); }
    // Precondition: has_line().
    Line next();

private:
    void finish_line();

    std::size_t most_bytes_;
    Line begun_;
    std::deque<Line> lines_;
};

}  // namespace tessera
