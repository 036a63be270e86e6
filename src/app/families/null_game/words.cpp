#include "app/families/null_game/view.h"

namespace tessera {

Sentence progress(const NullGameView& view, const NullGameSession& session) {
    return session.is_solved() ? solved_sentence(view, session)
                               : say("{} of {} counted", session.state().count, session.level().target);
}

Sentence solved_sentence(const NullGameView& /*view*/, const NullGameSession& session) {
    return say("Counted up to {}", session.level().target);
}

int moves_over(const NullGameView& /*view*/, const NullGameSession& /*session*/) {
    return 0;
}

std::vector<HelpLine> help(const NullGameSession& /*session*/) {
    return {{Icon::check, say("Count up to the last cell. Tap the board, or press the right arrow.")}};
}

std::string_view keys_in_words(const NullGameSession& /*session*/) {
    return "The right arrow counts on, question mark shows help.";
}

void put_in_words(BoardWords& words, const NullGameView& /*view*/, const NullGameSession& session) {
    words.line(say("{} of {} counted", session.state().count, session.level().target));
}

void describe(Json& json, const NullGameView& /*view*/, const NullGameSession& session) {
    json.open('{');
    json.field("count", session.state().count);
    json.close('}');
}

}  // namespace tessera
