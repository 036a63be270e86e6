#pragma once

#include "base/result.h"
#include "games/credits.h"

#include <string>
#include <string_view>
#include <vector>

// A series: puzzles in order, under a title and an author, as one link or one text file.
//
// The body of its link has for each puzzle two base64url digits for the length of what follows, the letter of the
// puzzle's own link, and that link's body; at the end title and author may follow as in other links (link_credits.h).
//
// The file has the line "tessera 1 series", then "title TEXT" and "author NAME" if there are any, and a line
// "puzzle LINK" for each puzzle.

namespace tessera {

inline constexpr char series_letter = 'q';
inline constexpr int fewest_in_series = 2;
inline constexpr int most_in_series = 100;

struct Series {
    Credits credits;
    std::vector<std::string> puzzles;  // share codes of any kind but that of a series

    bool operator==(const Series&) const = default;
};

bool is_series_link(std::string_view code);  // checks the letter only
// Returns the link, or an error if the series is too long for one.
Result<std::string> encode_series(const Series& series);
Result<Series> read_series(std::string_view code);

bool is_series_text(std::string_view text);  // checks the first line only
std::string format_series(const Series& series);
// In a line for a puzzle an address may stand before the code. Fewer puzzles than `fewest` are an error.
Result<Series> parse_series(std::string_view text, int fewest = fewest_in_series);

}  // namespace tessera
