#pragma once

#include "app/families/families.h"
#include "app/host/platform.h"
#include "session/any_session.h"
#include "session/daily.h"
#include "session/save.h"
#include "session/share.h"

#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

namespace tessera {

template <class List>
struct ViewsOf;
template <class... Gs>
struct ViewsOf<TypeList<Gs...>> {
    using Type = std::variant<typename ViewOf<Gs>::Type...>;
};
using AnyView = ViewsOf<FamilyList>::Type;

// How long a game has been played; it runs only while the player can see the board.
class Clock {
public:
    void set(double elapsed_ms) { elapsed_ms_ = elapsed_ms, is_running_ = false; }
    void run(bool runs, double now_ms) {
        elapsed_ms_ = elapsed(now_ms);
        since_ms_ = now_ms;
        is_running_ = runs;
    }
    bool is_running() const { return is_running_; }
    double elapsed(double now_ms) const { return elapsed_ms_ + (is_running_ ? now_ms - since_ms_ : 0); }

private:
    double elapsed_ms_ = 0;
    double since_ms_ = 0;
    bool is_running_ = false;
};

// The game in play with its view. What a player does comes back as InputOutcome.
struct OpenGame {
    // `recipe_link` serves where the level itself is too large for a link.
    explicit OpenGame(AnySession game, const std::string& recipe_link = "");

    AnySession session;
    AnyView view;
    Clock clock;
    int hint_count = 0;           // steps of hints and explanations seen
    bool is_shown = false;        // the program laid out a solution
    std::string code;             // share code without moves, which names the puzzle; empty if there is none
    std::string link;             // the same with the puzzle's recipe, as others are given it
    bool is_made = false;         // by the maker's sheet, in this visit
    bool is_from_recipe = false;  // which is all that the code holds
    std::string title;
    std::optional<Day> day;                 // whose puzzle it is
    std::vector<Checkpoint> checkpoints;    // the one set last comes last
    std::vector<RecordReader::Line> later;  // of its save: what only a later program understands
    int layout_count = 0;                   // how often the table was laid out for a frame
};

// f(session, view) for the family of the open game.
template <class T, class F>
auto with_game(T& game, const F& f) {
    return std::visit(
        [&](auto& session) {
            using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
            return f(session, std::get<typename ViewOf<G>::Type>(game.view));
        },
        game.session);
}

struct InputOutcome {
    bool used = false;
    bool changed = false;  // the position
    bool solved = false;   // by this
    std::optional<Sentence> remark;
    std::optional<Sentence> aloud = {};
    std::optional<platform::Sound> sound = {};  // of a move, or of the hand
};

// What is heard of a move that was played.
template <class Move>
platform::Sound sound_of(const Move& move) {
    if constexpr (requires { move.from == move.to; }) {
        if (!move.to) {
            return platform::Sound::pick;
        }
        if (move.from == move.to) {
            return platform::Sound::turn;
        }
    }
    return platform::Sound::snap;
}

// Plays a reply's move through the session. A move that the rules refuse comes back as its sentence.
template <class G>
InputOutcome apply(Session<G>& session, typename ViewOf<G>::Type& view, ViewReply<G> reply,
                   const Scene& scene) {
    InputOutcome outcome{reply.used, false, false, std::move(reply.remark), std::move(reply.aloud)};
    if (reply.move) {
        const bool was_solved = session.is_solved();
        const auto next = session.play(*reply.move);
        outcome.changed = next.has_value();
        outcome.solved = next && !was_solved && session.is_solved();
        if (!next) {
            outcome.remark = next.error().message;
        } else {
            outcome.sound = outcome.solved ? platform::Sound::win : sound_of(*reply.move);
        }
        position_changed(view, session, scene);
    }
    if (outcome.remark) {
        outcome.sound = platform::Sound::refuse;
    }
    return outcome;
}

enum class Rewind { undo, redo, restart };

void lay_out_table(OpenGame& game, const Scene& scene);  // once a frame
InputOutcome game_input(OpenGame& game, const InputEvent& event, const Scene& scene);
InputOutcome use_game_tool(OpenGame& game, std::string_view name, const Scene& scene);
InputOutcome rewind_game(OpenGame& game, Rewind how, const Scene& scene);
InputOutcome come_to(OpenGame& game, const Checkpoint& checkpoint, const Scene& scene);
Checkpoint checkpoint_of(const OpenGame& game, double now_ms);  // where the game stands
InputOutcome play_move_text(OpenGame& game, std::string_view move, const Scene& scene);
// The same of several, which are one step to undo.
InputOutcome play_move_texts(OpenGame& game, const std::vector<std::string>& moves, const Scene& scene);

int cursor_of(const OpenGame& game);          // in the history
void join_since(OpenGame& game, int cursor);  // what was played since it stood there becomes one step to undo

Credits credits_of(const OpenGame& game);
void sign(OpenGame& game, Credits credits);  // what somebody said of it later

bool is_solved(const OpenGame& game);
int move_count(const OpenGame& game);
bool can_undo(const OpenGame& game);
bool can_redo(const OpenGame& game);
bool has_progress(const OpenGame& game);  // something would be lost with it
bool is_begun(const OpenGame& game);      // the player has done something, even if it was taken back

// The moves from the level's start to the position, as jobs want them.
std::vector<std::string> moves_text(const OpenGame& game);
bool takes_letter(const OpenGame& game, char letter);  // it picks a piece
SaveRecord save_of(const OpenGame& game, double now_ms);
std::unique_ptr<OpenGame> game_of_save(const SaveRecord& save);  // null: the save does not make sense

}  // namespace tessera
