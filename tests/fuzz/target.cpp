#include "fuzz/target.h"

#include "games/polyomino/cut.h"
#include "jobs/job.h"
#include "jobs/open_link.h"
#include "jobs/report.h"
#include "session/save.h"
#include "session/share.h"

#include <string_view>

// The promise to every reader: a text is refused with an offset inside it, or what was read survives being
// written and read again.

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

void read_link(std::string_view code) {
    const auto session = open_link(code);
    if (!session) {
        return check_error(session.error(), code);
    }
    const char kind = code[2];
    const auto again = encode_link(*session, true);
    TESSERA_ASSERT(kind == recipe_kind || kind == shipped_kind || (again && *again == code));
}

// Past the check digits: the first letter is the kind, the rest the body.
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

}  // namespace

}  // namespace tessera

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(bytes), size);
    const std::string_view text = input.substr(size > 0 ? 1 : 0);
    switch (size > 0 ? input.front() : ' ') {
        case 'L':
            tessera::read_level(text);
            break;
        case 'C':
            tessera::read_link(text);
            break;
        case 'B':
            tessera::read_body(text);
            break;
        case 'S':
            tessera::read_save(text);
            break;
        case 'J':
            tessera::read_job(text);
            break;
        case 'R':
            tessera::read_report(text);
            break;
        case 'G':
            tessera::read_cut(text);
            break;
        default:
            break;
    }
    return 0;
}
