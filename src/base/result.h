#pragma once

#include "base/sentence.h"

#include <cstddef>
#include <tl/expected.hpp>
#include <utility>

namespace tessera {

enum class ErrorCode {
    bad_syntax,         // the text does not follow its format
    unknown_version,    // made by a newer program
    limit_exceeded,     // a size or count exceeds a reader's limit
    damaged,            // a checksum does not fit
    illegal_move,       // the rules forbid it
    unknown_name,       // no such piece, set, engine, family, option
    impossible_puzzle,  // well-formed, but can have no solution (areas differ, ...)
    unavailable,        // a part of the program is missing or has broken down
};

// An error in external input, or a violated rule.
struct Error {
    ErrorCode code = ErrorCode::bad_syntax;
    std::size_t offset = 0;  // byte offset into the parsed text, 0 if there is none
    Sentence message;        // one sentence for the player, no full stop

    bool operator==(const Error&) const = default;
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(ErrorCode code, std::size_t offset, Sentence message) {
    return tl::unexpected<Error>(Error{code, offset, std::move(message)});
}

}  // namespace tessera
