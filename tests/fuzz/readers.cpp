#include "fuzz/readers.h"

#include "app/lab/replay/marks.h"
#include "formats/formats.h"
#include "games/edge_match/engines/answer.h"
#include "games/polyomino/cut.h"
#include "jobs/job.h"
#include "jobs/open_link.h"
#include "jobs/report.h"
#include "session/exported_texts.h"
#include "session/save.h"
#include "session/series.h"
#include "session/share.h"

#include <algorithm>
#include <string_view>

namespace tessera {

namespace {

void check_error(const Error& error, std::string_view text) {
    TESSERA_ASSERT(!error.message.pattern.empty());
    TESSERA_ASSERT(error.offset <= text.size());
}

void read_level(std::string_view text) {
    const auto session = open_level(text);
    if (!session) {
        return check_error(session.error(), text);
    }
    const std::string written = level_text(*session);
    const auto again = open_level(written);
    TESSERA_ASSERT(again && level_text(*again) == written);
    if (const auto code = encode_link(*session, true)) {
        TESSERA_ASSERT(open_link(*code));
    }
}

void read_link_to_series(std::string_view code) {
    const auto series = read_series(code);
    if (!series) {
        return check_error(series.error(), code);
    }
    TESSERA_ASSERT(encode_series(*series) == code);
    TESSERA_ASSERT(parse_series(format_series(*series)) == series);
}

void read_link(std::string_view code) {
    if (is_series_link(code)) {
        return read_link_to_series(code);
    }
    const auto session = open_link(code);
    if (!session) {
        return check_error(session.error(), code);
    }
    const char kind = code[2];
    const auto again = encode_link(*session, true);
    const bool is_encoded_otherwise = kind == recipe_letter || kind == shipped_letter || kind == daily_letter;
    TESSERA_ASSERT(is_encoded_otherwise || (again && *again == code));
}

// Reads a link without check digits: the first letter is the kind, the rest the body.
void read_body(std::string_view text) {
    if (text.empty()) {
        return;
    }
    if (const auto code = put_link_together(text.front(), text.substr(1))) {
        read_link(*code);
    }
}

void read_save(std::string_view text) {
    const auto game = parse_save(text);
    if (!game) {
        return check_error(game.error(), text);
    }
    const auto again = parse_save(format_save(*game));
    TESSERA_ASSERT(again && format_save(*again) == format_save(*game));
}

void read_job(std::string_view text) {
    const auto job = parse_job(text);
    if (!job) {
        return check_error(job.error(), text);
    }
    const auto again = parse_job(format_job(*job));
    TESSERA_ASSERT(again && *again == *job);
}

void read_report(std::string_view text) {
    const auto report = parse_report(text);
    if (!report) {
        return check_error(report.error(), text);
    }
    const auto again = parse_report(format_report(*report));
    TESSERA_ASSERT(again && *again == *report);
}

void read_cut(std::string_view text) {
    const auto cut = polyomino::parse_cut(text);
    if (!cut) {
        return check_error(cut.error(), text);
    }
    const auto again = polyomino::parse_cut(polyomino::format_cut(*cut));
    TESSERA_ASSERT(again && *again == *cut);
    if (const auto puzzle = polyomino::puzzle_of(*cut)) {
        TESSERA_ASSERT(Polyomino::is_solved(puzzle->level, puzzle->solution));
        TESSERA_ASSERT(!polyomino::why_not_a_solution(puzzle->level, *cut));
    }
}

// Reads `FAMILY PARAMS`, as given to the generator by a command line or a link.
void read_params(std::string_view text) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string_view params_text = text.substr(std::min(blank + 1, text.size()));
    static_cast<void>(visit_family_called<bool>(text.substr(0, blank), [&](auto tag) -> Result<bool> {
        using Family = typename decltype(tag)::Family;
        const auto params = Family::parse_params(params_text);
        if (!params) {
            check_error(params.error(), params_text);
            return false;
        }
        const std::string written = Family::format_params(*params);
        const auto again = Family::parse_params(written);
        TESSERA_ASSERT(again && *again == *params);
        return true;
    }));
}

// Reads a move of a level: `MOVE` newline LEVEL.
void read_move(std::string_view text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view move_text = text.substr(0, end);
    const auto session = open_level(text.substr(std::min(end + 1, text.size())));
    if (!session) {
        return;
    }
    std::visit(
        [move_text](const auto& game) {
            using Family = typename FamilyOf<std::decay_t<decltype(game)>>::Type;
            const auto move = Family::parse_move(game.level(), move_text);
            if (!move) {
                return check_error(move.error(), move_text);
            }
            const auto again = Family::parse_move(game.level(), Family::format_move(game.level(), *move));
            TESSERA_ASSERT(again && *again == *move);
            auto played = game;
            static_cast<void>(played.play(*move));
        },
        *session);
}

void read_export(std::string_view text) {
    const auto texts = parse_export(text);
    if (!texts) {
        check_error(texts.error(), text);
        return;
    }
    TESSERA_ASSERT(parse_export(format_export(*texts)) == texts);
}

void read_answer(std::string_view text) {
    const auto tiles = edge_match::parse_answer(text);
    if (!tiles) {
        check_error(tiles.error(), text);
    }
}

// Skips what is no mark, so no text is refused.
void read_marks(std::string_view text) {
    const Marks marks = marks_in(text);
    const std::string written = text_of(marks);
    TESSERA_ASSERT(int_size(marks.all()) <= Marks::most && int_size(written) <= Marks::most_bytes);
    TESSERA_ASSERT(marks_in(written) == marks);
}

// Reads a file of any format of the registry: its id, newline, its bytes. What was read is written and read again.
void read_format(std::string_view input) {
    const std::size_t end = std::min(input.find('\n'), input.size());
    const Format* const format = format_called(input.substr(0, end));
    if (format == nullptr || format->read == nullptr) {
        return;
    }
    const auto text = unpacked(*format, std::string(input.substr(std::min(end + 1, input.size()))));
    if (!text) {
        return check_error(text.error(), input);
    }
    const auto taken = read_as(*format, *text);
    if (!taken) {
        return check_error(taken.error(), *text);
    }
    if (const auto written = write_as(*format, taken->content)) {
        const auto again = read_as(*format, written->text);
        TESSERA_ASSERT(again && write_as(*format, again->content)->text == written->text);
    }
}

}  // namespace

// CMakeLists.txt makes a libFuzzer program for every line.
constexpr std::array<Reader, reader_count> all_readers = {{
    {'L', "level", read_level},
    {'C', "link", read_link},
    {'B', "body", read_body},
    {'S', "save", read_save},
    {'J', "job", read_job},
    {'R', "report", read_report},
    {'G', "cut", read_cut},
    {'P', "params", read_params},
    {'M', "move", read_move},
    {'A', "answer", read_answer},
    {'E', "export", read_export},
    {'F', "format", read_format},
    {'K', "marks", read_marks},
}};

const std::array<Reader, reader_count>& readers() {
    return all_readers;
}

const Reader* reader_called(std::string_view name) {
    const auto* const found = std::find_if(all_readers.begin(), all_readers.end(),
                                           [name](const Reader& reader) { return reader.name == name; });
    return found == all_readers.end() ? nullptr : found;
}

void feed(std::string_view input) {
    for (const Reader& reader : all_readers) {
        if (!input.empty() && input.front() == reader.letter) {
            reader.read(input.substr(1));
        }
    }
}

}  // namespace tessera
