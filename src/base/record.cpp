#include "base/record.h"

#include "base/index.h"
#include "base/text.h"

#include <algorithm>
#include <array>
#include <limits>

namespace tessera {

namespace {

struct Escape {
    char letter;  // after the backslash
    char meaning;
};
constexpr std::array<Escape, 3> escapes = {{{'\\', '\\'}, {'n', '\n'}, {'r', '\r'}}};

std::string escaped(std::string_view value) {
    std::string text;
    for (const char letter : value) {
        const auto* const escape = std::find_if(std::begin(escapes), std::end(escapes),
                                                [&](Escape known) { return known.meaning == letter; });
        if (escape == std::end(escapes)) {
            text += letter;
        } else {
            text += {'\\', escape->letter};
        }
    }
    return text;
}

// Returns the text without escapes, or nothing if an unknown letter follows a backslash.
std::optional<std::string> unescaped(std::string_view text) {
    std::string value;
    for (std::size_t position = 0; position < text.size(); ++position) {
        if (text[position] != '\\') {
            value += text[position];
            continue;
        }
        ++position;
        const auto* const escape = std::find_if(std::begin(escapes), std::end(escapes), [&](Escape known) {
            return position < text.size() && known.letter == text[position];
        });
        if (escape == std::end(escapes)) {
            return std::nullopt;
        }
        value += escape->meaning;
    }
    return value;
}

}  // namespace

RecordWriter::RecordWriter(std::string_view kind, int version) {
    text_ = std::string(kind) + ' ' + std::to_string(version) + '\n';
}

void RecordWriter::add(std::string_view key, std::string_view value) {
    text_ += key;
    text_ += value.empty() ? "" : " ";
    text_ += escaped(value);
    text_ += '\n';
}

void RecordWriter::add_all(std::string_view key, const std::vector<std::string>& values) {
    for (const std::string& value : values) {
        add(key, std::string_view(value));
    }
}

void RecordWriter::add_sentence(std::string_view key, const Sentence& sentence) {
    add(key, std::string_view(sentence.pattern));
    add_all("argument", sentence.arguments);
}

RecordReader::RecordReader(std::string_view text, std::string_view kind, int version) {
    const std::vector<Token> lines = split_lines(text);
    read_header(lines.empty() ? "" : lines.front().text, kind, version);
    for (std::size_t index = 1; index < lines.size() && !error_; ++index) {
        read_field(lines[index].text, lines[index].offset);
    }
    if (!error_ && text.back() != '\n') {
        refuse({ErrorCode::bad_syntax, text.size(), say("the text is cut off")});
    }
}

void RecordReader::read_header(std::string_view line, std::string_view kind, int version) {
    const std::vector<Token> words = split_words({line, 0});
    const auto found = words.size() == 2 && words[0].text == kind
                           ? parse_int(words[1].text, 1, std::numeric_limits<int>::max())
                           : std::nullopt;
    if (!found) {
        refuse({ErrorCode::bad_syntax, 0, say("the text does not begin with `{} {}`", kind, version)});
    } else if (*found > version) {
        refuse({ErrorCode::unknown_version, words[1].offset,
                say("this was saved by a newer version of the program")});
    }
}

void RecordReader::read_field(std::string_view line, std::size_t offset) {
    const std::size_t key_length = std::min(line.find(' '), line.size());
    const std::size_t value_start = std::min(key_length + 1, line.size());
    const std::optional<std::string> value = unescaped(line.substr(value_start));
    if (!value) {
        refuse({ErrorCode::bad_syntax, offset, say("the line holds a damaged letter")});
        return;
    }
    fields_.push_back({std::string(line.substr(0, key_length)), *value, offset + value_start});
}

bool RecordReader::next_is(std::string_view key) const {
    return !error_ && next_ < fields_.size() && fields_[next_].key == key;
}

const RecordReader::Field* RecordReader::take(std::string_view key) {
    if (next_is(key)) {
        return &fields_[next_++];
    }
    const std::size_t offset = next_ < fields_.size() ? fields_[next_].offset : 0;
    refuse({ErrorCode::bad_syntax, offset, say("the line `{}` is missing", key)});
    return nullptr;
}

std::string RecordReader::text(std::string_view key) {
    const Field* const field = take(key);
    return field != nullptr ? field->value : "";
}

std::vector<std::string> RecordReader::texts(std::string_view key) {
    std::vector<std::string> values;
    while (next_is(key)) {
        values.push_back(text(key));
    }
    return values;
}

int RecordReader::number(std::string_view key, int low, int high) {
    const Field* const field = take(key);
    const auto value = field != nullptr ? parse_int(field->value, low, high) : std::nullopt;
    if (field != nullptr && !value) {
        refuse_value(*field);
    }
    return value.value_or(low);
}

std::uint64_t RecordReader::uint64(std::string_view key) {
    const Field* const field = take(key);
    const auto value = field != nullptr ? parse_uint64(field->value) : std::nullopt;
    if (field != nullptr && !value) {
        refuse_value(*field);
    }
    return value.value_or(0);
}

SolutionCount RecordReader::solution_count(std::string_view key) {
    const Field* const field = take(key);
    const auto value = field != nullptr ? parse_decimal(field->value) : std::nullopt;
    if (field != nullptr && !value) {
        refuse_value(*field);
    }
    return value.value_or(SolutionCount());
}

bool RecordReader::flag(std::string_view key) {
    return choice(key, {"no", "yes"}) == 1;
}

Sentence RecordReader::sentence(std::string_view key) {
    Sentence sentence;
    sentence.pattern = text(key);
    sentence.arguments = texts("argument");
    return sentence;
}

int RecordReader::choice(std::string_view key, const std::vector<std::string_view>& names) {
    const Field* const field = take(key);
    if (field == nullptr) {
        return 0;
    }
    const auto name = std::find(names.begin(), names.end(), field->value);
    if (name == names.end()) {
        refuse_value(*field);
        return 0;
    }
    return static_cast<int>(name - names.begin());
}

std::vector<RecordReader::Line> RecordReader::unknown_lines(const std::vector<std::string_view>& known) {
    std::vector<Line> lines;
    const auto is_unknown = [&](const Field& field) {
        return std::find(known.begin(), known.end(), field.key) == known.end();
    };
    while (!error_ && next_ < fields_.size() && is_unknown(fields_[next_])) {
        lines.push_back({fields_[next_].key, fields_[next_].value});
        ++next_;
    }
    return lines;
}

void RecordReader::refuse(const Error& error) {
    if (!error_) {
        error_ = error;
    }
}

void RecordReader::refuse_value(const Field& field) {
    refuse({ErrorCode::bad_syntax, field.offset, say("`{}` is no value for `{}`", field.value, field.key)});
}

void RecordReader::expect_end() {
    if (next_ < fields_.size()) {
        const Field& field = fields_[next_];
        refuse({ErrorCode::bad_syntax, field.offset, say("the line `{}` is not expected here", field.key)});
    }
}

}  // namespace tessera
