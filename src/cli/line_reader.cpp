#include "cli/line_reader.h"

#include <algorithm>
#include <utility>

namespace tessera {

void LineReader::add(std::string_view bytes) {
    while (!bytes.empty()) {
        const std::size_t size = std::min(bytes.find('\n'), bytes.size());
        begun_.is_too_long = begun_.is_too_long || begun_.text.size() + size > most_bytes_;
        if (begun_.is_too_long) {
            begun_.text.clear();
        } else {
            begun_.text += bytes.substr(0, size);
        }
        if (size < bytes.size()) {
            finish_line();
        }
        bytes.remove_prefix(std::min(size + 1, bytes.size()));
    }
}

void LineReader::end() {
    if (begun_ != Line()) {
        finish_line();
    }
}

LineReader::Line LineReader::next() {
    Line line = std::move(lines_.front());
    lines_.pop_front();
    return line;
}

void LineReader::finish_line() {
    lines_.push_back(std::exchange(begun_, Line()));
}

}  // namespace tessera
