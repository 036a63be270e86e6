#include "session/race.h"

#include "base/base64url.h"
#include "base/order.h"
#include "session/share.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

struct RaceTimes {
    std::vector<std::uint32_t> tenths;  // in the order of the moves in the link
    int hint_count = 0;
};

std::string format_race(const RaceTimes& times) {
    std::string part(race_mark);
    part += base64url_digit(std::min(times.hint_count, most_race_hints));
    for (std::uint32_t rest : times.tenths) {
        rest = std::min(rest, most_race_tenths);
        for (; rest >= 32; rest /= 32) {
            part += base64url_digit(static_cast<int>(rest % 32 + 32));
        }
        part += base64url_digit(static_cast<int>(rest));
    }
    return part;
}

std::optional<RaceTimes> parse_race(std::string_view part) {
    const std::string_view digits = part.substr(std::min(race_mark.size(), part.size()));
    RaceTimes times;
    std::uint32_t tenths = 0;
    std::uint32_t unit = 1;
    for (std::size_t index = 0; index < digits.size(); ++index) {
        const auto digit = base64url_value(digits[index]);
        if (!digit || unit > most_race_tenths) {
            return std::nullopt;
        }
        if (index == 0) {
            times.hint_count = *digit;
            continue;
        }
        tenths += static_cast<std::uint32_t>(*digit % 32) * unit;
        unit *= 32;
        if (*digit < 32) {
            times.tenths.push_back(std::exchange(tenths, 0));
            unit = 1;
        }
    }
    return format_race(times) == part ? std::optional(std::move(times)) : std::nullopt;
}

// Plays the moves of the link in the order of their times.
template <Game G>
std::optional<RivalGame> race_of(const Shared<G>& shared, const RaceTimes& times) {
    if (times.tenths.size() != shared.moves.size()) {
        return std::nullopt;
    }
    const std::vector<int> order = sorted_indices(int_size(times.tenths), [&](int one, int other) {
        return at(times.tenths, one) < at(times.tenths, other);
    });
    Session<G> session(shared.level);
    RivalGame race{session, {}, times.hint_count};
    for (const int index : order) {
        if (!session.play(at(shared.moves, index))) {
            return std::nullopt;
        }
        race.tenths.push_back(at(times.tenths, index));
    }
    const bool is_race = session.is_solved();
    race.game = std::move(session);
    return is_race ? std::optional(std::move(race)) : std::nullopt;
}

template <Game G>
std::optional<RivalGame> race_in_body(std::string_view body) {
    const auto credited = take_credits(body);
    if (!credited) {
        return std::nullopt;
    }
    const std::size_t start = start_of_race(credited->body);
    const auto times = parse_race(credited->body.substr(start));
    auto shared = read_shared<G>(credited->body.substr(0, start));
    if (!times || !shared) {
        return std::nullopt;
    }
    sign<G>(shared->level, credited->credits);
    return race_of<G>(*shared, *times);
}

template <Game G>
Result<std::string> encode_race_of(const Session<G>& session, const std::vector<std::uint32_t>& tenths,
                                   int hint_count) {
    const auto code = encode_link_of(session, true);
    const auto parts = code ? take_link_apart(*code) : tl::unexpected(code.error());
    if (!parts) {
        return tl::unexpected(parts.error());
    }
    RaceTimes times{{}, hint_count};
    for (const int move : G::moves_in_share({session.level(), session.moves()})) {
        times.tenths.push_back(at(tenths, move));
    }
    return put_link_together(parts->letter, std::string(parts->body) + format_race(times));
}

}  // namespace

int RivalGame::moves_by(double elapsed_ms) const {
    return static_cast<int>(std::count_if(tenths.begin(), tenths.end(),
                                          [&](std::uint32_t time) { return time * 100.0 <= elapsed_ms; }));
}

std::size_t start_of_race(std::string_view body) {
    return start_of_part(body, race_mark);
}

Result<std::string> encode_race(const AnySession& session, const std::vector<std::uint32_t>& tenths,
                                int hint_count) {
    return std::visit([&](const auto& game) { return encode_race_of(game, tenths, hint_count); }, session);
}

std::optional<RivalGame> race_in_link(std::string_view code) {
    const auto parts = take_link_apart(code);
    if (!parts) {
        return std::nullopt;
    }
    return visit_family<std::optional<RivalGame>>(
        FamilyList(), [&](auto tag) { return decltype(tag)::Family::share_letter == parts->letter; },
        [&](auto tag) { return race_in_body<typename decltype(tag)::Family>(parts->body); }, std::nullopt);
}

}  // namespace tessera
