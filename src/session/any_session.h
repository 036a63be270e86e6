#pragma once

#include "games/families.h"
#include "session/session.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera {

template <class List>
struct SessionsOf;
template <class... Gs>
struct SessionsOf<TypeList<Gs...>> {
    using Type = std::variant<Session<Gs>...>;
};

// A game in progress, of any family.
using AnySession = SessionsOf<FamilyList>::Type;

template <class G>
struct FamilyTag {
    using Family = G;
};
template <class G>
struct FamilyOf;
template <class G>
struct FamilyOf<Session<G>> {
    using Type = G;
};

// Returns visit(FamilyTag<G>()) for the first family for which matches(FamilyTag<G>()) holds, else `unknown`.
// The answer is constructed, never assigned: without exceptions tl::expected cannot move-assign values that
// cannot be copied.
template <class Answer, class... Gs, class Matches, class Visit>
Answer visit_family(TypeList<Gs...> /*families*/, const Matches& matches, const Visit& visit,
                    Answer unknown) {
    std::optional<Answer> answer;
    static_cast<void>(((matches(FamilyTag<Gs>()) ? (answer.emplace(visit(FamilyTag<Gs>())), true) : false) ||
                       ... || false));
    return answer ? std::move(*answer) : std::move(unknown);
}

Error no_such_family(std::string_view id, std::size_t offset = 0);

// Returns visit(FamilyTag<G>()) for the family called `id`, or an error.
template <class T, class Visit>
Result<T> visit_family_called(std::string_view id, const Visit& visit) {
    return visit_family<Result<T>>(
        FamilyList(), [id](auto tag) { return decltype(tag)::Family::id == id; }, visit,
        tl::unexpected<Error>(no_such_family(id)));
}

// Returns the family named in the first line `tessera 1 FAMILY` of a level text.
Result<std::string> family_of_level(std::string_view text);

// Returns a new session of a level text of any family.
Result<AnySession> open_level(std::string_view text);

std::string level_text(const AnySession& session);
// Returns the moves so far, one text per move.
std::vector<std::string> moves_text(const AnySession& session);
std::string_view family_id(const AnySession& session);
// Plays a move given as text; returns why not, if it is none or the rules refuse it.
std::optional<Error> play_text(AnySession& session, const std::string& text);

}  // namespace tessera
