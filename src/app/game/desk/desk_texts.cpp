#include "app/game/desk/desk.h"
#include "app/game/list/calendar.h"
#include "app/game/list/numbered.h"
#include "app/game/play/racing.h"
#include "session/share.h"
#include "session/text_twin.h"

// Desk: titles, links and texts of games.

namespace tessera {

void Desk::show_address() const {
    platform::set_fragment(
        fragment_of(game_->race ? game_->race_link : with_credits(game_->link, credits())));
}

std::string Desk::race_link() const {
    const std::string race = code_of_race(*game_);
    return race.empty() ? race : platform::page_address() + with_credits(race, credits());
}

// Listed levels get their titles from the list, and generators' titles only describe the recipe, so neither
// goes into a link. Before the list is loaded, a title might be one of the list, unless it came with the
// address.
Credits Desk::credits() const {
    const Credits credits = credits_of(*game_);
    const bool is_by_hand = !credits.author.empty() || !credits.note.empty();
    const bool is_known =
        levels_.has_arrived() || is_by_hand || has_credits(code_of_fragment(platform::fragment()));
    const bool is_listed = game_->daily || levels_.find(game_->code) != nullptr;
    const bool is_made = credits.note.empty() && is_given_by_generator(credits.title);
    return !is_known || is_listed || is_made ? Credits{} : credits;
}

std::string Desk::code(bool with_moves) const {
    if (with_moves) {
        return with_credits(encode_link(written_session(*game_), true).value_or(game_->link), credits());
    }
    return game_->daily && !game_->code.empty() ? day_code(family_id(game_->session), *game_->daily)
                                                : with_credits(game_->link, credits());
}

std::string Desk::link(bool with_moves) const {
    const std::string whole = code(with_moves);
    return whole.empty() ? whole : platform::page_address() + whole;
}

std::string Desk::text_of_puzzle(bool with_moves) const {
    AnySession session = written_session(*game_);
    if (!with_moves) {
        std::visit([](auto& game) { game.restart(); }, session);
    }
    const std::string note = credits_of(*game_).note;
    return (credits().is_empty() ? "" : name_text(*game_) + '\n') + (note.empty() ? "" : note + '\n') +
           text_twin(session);
}

std::string Desk::title_text(const ShippedLevel& level) const {
    return std::string(appearance_.strings().of(level.title));
}

// The list's title has priority over the game's own, since the link of a level contains no title.
std::string Desk::title_text(const OpenGame& game) const {
    const Strings& strings = appearance_.strings();
    if (game.daily) {
        return daily_text(strings, family_id(game.session), *game.daily);
    }
    const ShippedLevel* const level = levels_.find(game.code);
    if (level != nullptr) {
        return title_text(*level);
    }
    const std::optional<std::string> numbered = numbered_title(strings, game.title);
    return numbered ? *numbered : std::string(strings.of(std::string_view(game.title)));
}

// The title of a day is in the name alone, which is used where there is room.
std::string Desk::name_text(const OpenGame& game) const {
    if (game.daily) {
        return titled_daily_text(appearance_.strings(), family_id(game.session), *game.daily);
    }
    const std::string author = credits_of(game).author;
    return author.empty() ? title_text(game)
                          : appearance_.strings().of(say("{}, by {}", title_text(game), author));
}

void Desk::open_page(platform::OtherPage page) const {
    const auto code = encode_link(written_session(*game_), true);
    platform::open_page(page, fragment_of(code ? *code : game_->link));
}

}  // namespace tessera
