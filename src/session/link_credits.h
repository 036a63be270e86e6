#pragma once

#include "base/result.h"
#include "games/credits.h"
#include "session/any_session.h"

#include <string>
#include <string_view>

// A link may say how its puzzle is called and by whom it was made: at the end of its body, after whatever else stands there,
// as "/-." and the digits of base64url of the title, a line end and the name. No other part of a body begins so. Links
// without it are as they always were, and it is no part of what tells one puzzle from another.

namespace tessera {

// A body without its credits, and these; what stands in their place and cannot be read is an error.
struct CreditedBody {
    std::string_view body;
    Credits credits;
};
Result<CreditedBody> take_credits(std::string_view body);

// The same code with credits. It stays as it is where there are none to send, or no room for them.
std::string with_credits(std::string_view code, const Credits& credits);

bool has_credits(std::string_view code);

// The link of a level text: it carries what somebody signed. Titles alone stay in the text, as they always did.
Result<std::string> signed_link(const AnySession& session, bool with_moves);

}  // namespace tessera
