#pragma once

#include "base/result.h"
#include "formats/cover/named_cover.h"
#include "formats/workshop/lengths.h"
#include "session/any_session.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera {

// The content of a file: a puzzle, or an exact cover problem.
using Content = std::variant<AnySession, NamedCover>;
inline constexpr std::string_view cover_kind = "exact_cover";

// Returns the id of the puzzle's family, or cover_kind.
std::string_view kind_of(const Content& content);

// Opens a link of any kind: jobs/open_link.h makes and looks up puzzles.
using LinkOpener = Result<AnySession> (*)(std::string_view code);
// Opens a link that carries its puzzle; an error for one that names a puzzle to be made or looked up.
Result<AnySession> open_whole_link(std::string_view code);

struct ReadOptions {
    int problem = 1;  // of a file with several
    LinkOpener open_link = open_whole_link;
};

struct WriteOptions {
    WorkshopLengths lengths = {};  // for what is made of wood or plastic
};

// A content, with sentences about what the reader left out or decided.
struct Taken {
    Content content;
    std::vector<Sentence> remarks = {};
};

// A text, with the things that it does not say: "the title".
struct Written {
    std::string text;
    std::vector<std::string> left_out = {};
};

// A row of the registry (formats.cpp). Offsets of a reader's errors are those of the text.
struct Format {
    std::string_view id;
    std::string_view endings;  // of file names: ".dlx .xcc"
    std::string_view kinds;    // contents: families and cover_kind, "polyomino edge_match"
    std::string_view help;     // one clause
    Result<Taken> (*read)(std::string_view text, const ReadOptions& options) = nullptr;  // null: is not read
    Result<Written> (*write)(const Content& content, const WriteOptions& options) = nullptr;  // likewise
    bool (*knows)(std::string_view text) = nullptr;  // true for a text that is certainly of this format
    std::size_t most_bytes = 1U << 20U;              // of a file that is read
    Result<std::string> (*unpack)(std::string_view bytes) = nullptr;  // null: a file is text as it is
    std::string_view lengths = {};  // those of its options that it heeds: "cell kerf"
};

}  // namespace tessera
