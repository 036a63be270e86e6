#include "session/daily.h"

#include <chrono>

namespace tessera {

namespace {

std::chrono::year_month_day date_of(const Day& day) {
    return {std::chrono::year(day.year), std::chrono::month(static_cast<unsigned>(day.month)),
            std::chrono::day(static_cast<unsigned>(day.day))};
}

int weekday_of(const Day& day) {  // 0 is Monday
    return static_cast<int>(std::chrono::weekday(std::chrono::sys_days(date_of(day))).iso_encoding()) - 1;
}

std::string digits_of(int number, std::size_t count) {
    std::string text = std::to_string(number);
    text.insert(0, count - std::min(count, text.size()), '0');
    return text;
}

template <Game G>
Recipe recipe_of(const Day& day) {
    const auto params = G::parse_params(at(G::daily_params, weekday_of(day)));
    const int seed = (day.year * 100 + day.month) * 100 + day.day;
    return {std::string(G::id), G::format_params(params.value_or(typename G::Params())),
            static_cast<std::uint64_t>(seed)};
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
    const auto day = parse_day(body.substr(head.size()));
    if (!day) {
        return fail(ErrorCode::bad_syntax, head.size(), say("the link is to a day that is in no calendar"));
    }
    return recipe_of<G>(*day);
}

}  // namespace

std::optional<Day> parse_day(std::string_view text) {
    const auto year = parse_int(text.substr(0, 4), 2020, 2199);
    const auto month = text.size() == 10 ? parse_int(text.substr(5, 2), 1, 12) : std::nullopt;
    const auto number = text.size() == 10 ? parse_int(text.substr(8, 2), 1, 31) : std::nullopt;
    if (!year || !month || !number) {
        return std::nullopt;
    }
    const Day day{*year, *month, *number};
    return date_of(day).ok() && format_day(day) == text ? std::optional(day) : std::nullopt;
}

std::string format_day(const Day& day) {
    return digits_of(day.year, 4) + '-' + digits_of(day.month, 2) + '-' + digits_of(day.day, 2);
}

Recipe daily_recipe(std::string_view family, const Day& day) {
    return visit_family<Recipe>(
        FamilyList(), [family](auto tag) { return decltype(tag)::Family::id == family; },
        [&](auto tag) { return recipe_of<typename decltype(tag)::Family>(day); }, Recipe());
}

Result<std::string> encode_daily_link(std::string_view family, const Day& day) {
    const auto head = visit_family<std::string>(
        FamilyList(), [family](auto tag) { return decltype(tag)::Family::id == family; },
        [](auto tag) { return head_of_body<typename decltype(tag)::Family>(); }, std::string());
    return put_link_together(daily_letter, head + format_day(day));
}

Result<Recipe> read_daily_body(std::string_view body) {
    const char letter = body.empty() ? ' ' : body.front();
    return visit_family<Result<Recipe>>(
        FamilyList(), [letter](auto tag) { return decltype(tag)::Family::share_letter == letter; },
        [body](auto tag) { return read_day<typename decltype(tag)::Family>(body); },
        tl::unexpected<Error>(Error{ErrorCode::unknown_name, 0,
                                    say("the link is to a kind of puzzle that is not known here")}));
}

}  // namespace tessera
