#pragma once

#include "base/result.h"
#include "base/solution_count.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// The text form of saved games, jobs and reports: a first line `KIND VERSION`, then lines `key value`. A
// value may hold anything: a line end is written \n, a backslash \\.
class RecordWriter {
public:
    RecordWriter(std::string_view kind, int version);

    void add(std::string_view key, std::string_view value);
    void add(std::string_view key, std::uint64_t value) { add(key, std::string_view(std::to_string(value))); }
    void add(std::string_view key, const SolutionCount& value) { add(key, std::string_view(decimal(value))); }
    void add_flag(std::string_view key, bool value) { add(key, std::string_view(value ? "yes" : "no")); }
    void add_all(std::string_view key, const std::vector<std::string>& values);
    void add_sentence(std::string_view key, const Sentence& sentence);

    const std::string& text() const { return text_; }

private:
    std::string text_;
};

// Reads what RecordWriter wrote, key by key in the order of writing. It keeps the first error, and every
// later read returns an empty value, so callers check once, at the end.
class RecordReader {
public:
    // A line that was read.
    struct Line {
        std::string key;
        std::string value;

        bool operator==(const Line&) const = default;
    };

    RecordReader(std::string_view text, std::string_view kind, int version);

    bool next_is(std::string_view key) const;
    std::string text(std::string_view key);
    std::vector<std::string> texts(std::string_view key);
    int number(std::string_view key, int low, int high);
    std::uint64_t uint64(std::string_view key);
    SolutionCount solution_count(std::string_view key);
    bool flag(std::string_view key);
    Sentence sentence(std::string_view key);
    // Returns the index of the value in `names`.
    int choice(std::string_view key, const std::vector<std::string_view>& names);

    void refuse(const Error& error);
    // Returns the lines up to one whose key is in `known`: a newer program may have added them.
    std::vector<Line> unknown_lines(const std::vector<std::string_view>& known);

    // Returns `value` if there was no error and no line is left over.
    template <class T>
    Result<T> finish(T value) {
        expect_end();
        if (error_) {
            return tl::unexpected<Error>(*error_);
        }
        return value;
    }

private:
    struct Field {
        std::string key;
        std::string value;
        std::size_t offset = 0;  // of the value
    };

    void read_header(std::string_view line, std::string_view kind, int version);
    void read_field(std::string_view line, std::size_t offset);
    const Field* take(std::string_view key);
    void refuse_value(const Field& field);
    void expect_end();

    std::vector<Field> fields_;
    std::size_t next_ = 0;
    std::optional<Error> error_;
};

}  // namespace tessera
