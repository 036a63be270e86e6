#pragma once

#include "base/result.h"
#include "games/credits.h"
#include "session/any_session.h"

#include <string>
#include <string_view>

// A link may contain the title and author of its puzzle, and a note: at the end of its body, as "/-." and the base64url
// digits of title, line end and name, and of a line end and the note if there is one. No other part of a body begins like that. Credits do not distinguish
// puzzles, and links without them keep the old format.

namespace tessera {

// A body without its credits, and the credits. Unreadable credits are an error.
struct CreditedBody {
    std::string_view body;
    Credits credits;
};
Result<CreditedBody> take_credits(std::string_view body);

// Returns the code with credits added, or unchanged if there are none or no room for them.
std::string with_credits(std::string_view code, const Credits& credits);

// Returns the part of a body that holds the credits; empty if there are none that may be sent.
std::string credits_part(const Credits& credits);

bool has_credits(std::string_view code);

// Returns the link of a session, with credits if the level is signed or has a note; a title alone is left out.
Result<std::string> signed_link(const AnySession& session, bool with_moves);

}  // namespace tessera
