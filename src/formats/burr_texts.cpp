#include "formats/burr_texts.h"

#include "formats/burr/burr_puzzle.h"
#include "formats/burr/gzip.h"
#include "formats/points.h"

namespace tessera {

Result<std::string> unpack_burr(std::string_view bytes) {
    return gunzip(bytes, most_burr_bytes);
}

Result<Taken> read_burr_text(std::string_view text, const ReadOptions& options) {
    Result<BurrPuzzle> puzzle = read_burr(text, options.problem);
    return puzzle ? Result<Taken>(
                        Taken{Session<Polyomino>(std::move(puzzle->level)), std::move(puzzle->remarks)})
                  : tl::unexpected(puzzle.error());
}

Result<Written> write_burr_text(const Content& content, const WriteOptions& /*options*/) {
    Result<std::string> text = format_burr(polyomino_in(content));
    return text ? Result<Written>(Written{std::move(*text)}) : tl::unexpected(text.error());
}

bool is_burr(std::string_view bytes) {
    constexpr std::size_t beginning = 500;
    return is_gzip(bytes) || bytes.substr(0, beginning).find("<puzzle") != std::string_view::npos;
}

}  // namespace tessera
