#include "session/daily.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <span>
#include <utility>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 3> rank_words = {"/easy", "", "/hard"};

std::chrono::year_month_day date_of(const Day& day) {
    return {std::chrono::year(day.year), std::chrono::month(static_cast<unsigned>(day.month)),
            std::chrono::day(static_cast<unsigned>(day.day))};
}

std::string digits_of(int number, std::size_t count) {
    std::string text = std::to_string(number);
    text.insert(0, count - std::min(count, text.size()), '0');
    return text;
}

int number_of(const Day& day) {  // 20261121
    return (day.year * 100 + day.month) * 100 + day.day;
}

std::optional<Day> in_calendar(const Day& day) {
    const bool is_of_these_years = first_year <= day.year && day.year <= last_year;
    return is_of_these_years && date_of(day).ok() ? std::optional(day) : std::nullopt;
}

// Returns the week in force on a day.
template <Game G>
const DailyWeek& week_of(const Day& day) {
    const std::span<const DailyWeek> weeks = G::daily_weeks;
    return *std::find_if(weeks.rbegin(), weeks.rend() - 1,
                         [&](const DailyWeek& week) { return week.since <= number_of(day); });
}

std::string params_of(const DailyWeek& week, const Daily& daily) {
    const bool is_single = week.easy.front().empty() || daily.rank == DailyRank::middle;
    const auto& params = is_single ? week.params : daily.rank == DailyRank::easy ? week.easy : week.hard;
    return std::string(at(params, weekday_of(daily.day))) + std::string(week.suffix);
}

// If a lattice is unknown, the recipe keeps the week's own text of the params.
template <Game G>
Recipe recipe_of(const Daily& daily) {
    std::string text = params_of(week_of<G>(daily.day), daily);
    const auto params = G::parse_params(text);
    return {std::string(G::id), params ? G::format_params(*params) : std::move(text),
            static_cast<std::uint64_t>(number_of(daily.day))};
}

template <Game G>
std::vector<Daily> ranks_of(const Day& day) {
    return week_of<G>(day).easy.front().empty()
               ? std::vector<Daily>{{day}}
               : std::vector<Daily>{{day, DailyRank::easy}, {day}, {day, DailyRank::hard}};
}

template <Game G>
std::string head_of_body() {
    return G::share_letter + std::to_string(G::generator_version) + '/';
}

template <Game G>
Result<Recipe> read_day(std::string_view body) {
    const std::string head = head_of_body<G>();
    if (body.substr(0, head.size()) != head) {
        return fail(ErrorCode::unknown_version, 1,
                    say("the link was made with another version of the generator"));
    }
    const auto daily = parse_daily(body.substr(head.size()));
    if (!daily) {
        return fail(ErrorCode::bad_syntax, head.size(), say("the link is to a day that does not exist"));
    }
    return recipe_of<G>(*daily);
}

}  // namespace

std::optional<Day> parse_day(std::string_view text) {
    const auto year = parse_int(text.substr(0, 4), first_year, last_year);
    const auto month = text.size() == 10 ? parse_int(text.substr(5, 2), 1, 12) : std::nullopt;
    const auto number = text.size() == 10 ? parse_int(text.substr(8, 2), 1, 31) : std::nullopt;
    if (!year || !month || !number) {
        return std::nullopt;
    }
    const auto day = in_calendar({*year, *month, *number});
    return day && format_day(*day) == text ? day : std::nullopt;
}

std::string format_day(const Day& day) {
    return digits_of(day.year, 4) + '-' + digits_of(day.month, 2) + '-' + digits_of(day.day, 2);
}

int weekday_of(const Day& day) {
    return static_cast<int>(std::chrono::weekday(std::chrono::sys_days(date_of(day))).iso_encoding()) - 1;
}

int day_count(int year, int month) {
    const auto last = std::chrono::year(year) / month / std::chrono::last;
    return static_cast<int>(static_cast<unsigned>(last.day()));
}

Day day_before(const Day& day) {
    if (day.day > 1) {
        return {day.year, day.month, day.day - 1};
    }
    if (day.month > 1) {
        return {day.year, day.month - 1, day_count(day.year, day.month - 1)};
    }
    return day.year > first_year ? Day{day.year - 1, 12, 31} : day;
}

Day day_after(const Day& day) {
    if (day.day < day_count(day.year, day.month)) {
        return {day.year, day.month, day.day + 1};
    }
    if (day.month < 12) {
        return {day.year, day.month + 1, 1};
    }
    return day.year < last_year ? Day{day.year + 1, 1, 1} : day;
}

std::vector<Day> days_between(const Day& first, const Day& last, int most) {
    std::vector<Day> days;
    for (Day day = first; int_size(days) < most && format_day(day) <= format_day(last);
         day = day_after(day)) {
        days.push_back(day);
        if (day == last) {
            return days;
        }
    }
    return {};
}

std::optional<Daily> parse_daily(std::string_view text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const auto day = parse_day(text.substr(0, slash));
    const auto* const word = std::find(rank_words.begin(), rank_words.end(), text.substr(slash));
    return day && word != rank_words.end()
               ? std::optional(Daily{*day, static_cast<DailyRank>(word - rank_words.begin())})
               : std::nullopt;
}

std::string format_daily(const Daily& daily) {
    return format_day(daily.day) + std::string(at(rank_words, static_cast<int>(daily.rank)));
}

std::vector<Daily> dailies_of(std::string_view family, const Day& day) {
    return visit_family<std::vector<Daily>>(
        FamilyList(), [family](auto tag) { return decltype(tag)::Family::id == family; },
        [&](auto tag) { return ranks_of<typename decltype(tag)::Family>(day); }, {});
}

Recipe daily_recipe(std::string_view family, const Daily& daily) {
    return visit_family<Recipe>(
        FamilyList(), [family](auto tag) { return decltype(tag)::Family::id == family; },
        [&](auto tag) { return recipe_of<typename decltype(tag)::Family>(daily); }, Recipe());
}

std::optional<Daily> daily_of(const Recipe& recipe) {
    const int number = static_cast<int>(std::min<std::uint64_t>(recipe.seed, 99999999));
    const auto day = in_calendar({number / 10000, number / 100 % 100, number % 100});
    const std::vector<Daily> dailies = day ? dailies_of(recipe.family, *day) : std::vector<Daily>();
    const auto found = std::find_if(dailies.begin(), dailies.end(), [&](const Daily& daily) {
        return daily_recipe(recipe.family, daily) == recipe;
    });
    return found == dailies.end() ? std::nullopt : std::optional(*found);
}

Result<std::string> encode_daily_link(std::string_view family, const Daily& daily) {
    const auto head = visit_family<std::string>(
        FamilyList(), [family](auto tag) { return decltype(tag)::Family::id == family; },
        [](auto tag) { return head_of_body<typename decltype(tag)::Family>(); }, std::string());
    return put_link_together(daily_letter, head + format_daily(daily));
}

bool is_daily_link(std::string_view code) {
    const auto parts = take_link_apart(code);
    return parts && parts->letter == daily_letter;
}

std::optional<Daily> daily_in_link(std::string_view code, std::string_view family) {
    const auto parts = take_link_apart(code);
    if (!parts || parts->letter != daily_letter || family_of_link(code) != family) {
        return std::nullopt;
    }
    const std::size_t slash = parts->body.find('/');
    return slash == std::string_view::npos ? std::nullopt : parse_daily(parts->body.substr(slash + 1));
}

std::string_view family_of_link(std::string_view code) {
    const auto parts = take_link_apart(code);
    if (!parts) {
        return {};
    }
    const bool is_made = parts->letter == daily_letter || parts->letter == recipe_letter;
    const char letter = is_made && !parts->body.empty() ? parts->body.front() : parts->letter;
    return visit_family<std::string_view>(
        FamilyList(), [letter](auto tag) { return decltype(tag)::Family::share_letter == letter; },
        [](auto tag) { return std::string_view(decltype(tag)::Family::id); }, {});
}

Result<Recipe> read_daily_body(std::string_view body) {
    const char letter = body.empty() ? ' ' : body.front();
    return visit_family<Result<Recipe>>(
        FamilyList(), [letter](auto tag) { return decltype(tag)::Family::share_letter == letter; },
        [body](auto tag) { return read_day<typename decltype(tag)::Family>(body); },
        tl::unexpected<Error>(
            Error{ErrorCode::unknown_name, 0, say("the link is to an unknown kind of puzzle")}));
}

}  // namespace tessera
