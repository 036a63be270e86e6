#include "cli/book_maker.h"
#include "cli/printable.h"
#include "session/daily.h"

#include <fmt/core.h>
#include <optional>
#include <utility>

// The puzzles of days in a book.

namespace tessera {

namespace {

constexpr int most_days = 366;

using Days = std::pair<Day, Day>;  // the first and the last

// Reads "2026-12-24", "2026-12" or "2026-12-24..2026-12-31".
std::optional<Days> days_in(const std::string& text) {
    if (const auto first = parse_day(text + "-01")) {
        return Days{*first, {first->year, first->month, day_count(first->year, first->month)}};
    }
    const std::size_t dots = text.find("..");
    const auto from = parse_day(text.substr(0, dots));
    const auto to = dots == std::string::npos ? from : parse_day(text.substr(dots + 2));
    return from && to && format_day(*from) <= format_day(*to) ? std::optional(Days{*from, *to})
                                                              : std::nullopt;
}

BookTier tier_of_day(const std::string& family, const Day& day) {
    BookTier tier;
    tier.family = family;
    tier.day = format_day(day);
    for (const Daily& daily : dailies_of(family, day)) {
        tier.dailies.push_back(daily_recipe(family, daily));
    }
    tier.count = tier.dailies.size();
    return tier;
}

}  // namespace

Readable<std::vector<BookTier>> days_of(const Arguments& part) {
    const std::optional<Days> days = days_in(part.book.dailies);
    if (!days) {
        return tl::unexpected(
            fmt::format("tessera: dailies are of a day such as 2026-12-24, a month 2026-12, or "
                        "DAY..DAY, from {} to {}; not of {}",
                        first_year, last_year, shortened(part.book.dailies, longest_name)));
    }
    if (!part.params.empty() || !part.params_file.empty() || !part.book.tiers.empty() ||
        part.book.symmetry != GivenSymmetry::none) {
        return tl::unexpected<std::string>(
            "tessera: --dailies are as they are: leave tiers, boards and pieces out");
    }
    std::vector<BookTier> tiers;
    for (const Day& day : days_between(days->first, days->second, most_days)) {
        tiers.push_back(tier_of_day(part.family, day));
    }
    return tiers.empty() ? Readable<std::vector<BookTier>>(
                               tl::unexpected(fmt::format("tessera: a book has {} days at most", most_days)))
                         : std::move(tiers);
}

}  // namespace tessera
