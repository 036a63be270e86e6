#pragma once

#include "app/families/families.h"
#include "app/host/platform.h"
#include "session/any_session.h"
#include "session/daily.h"
#include "session/race.h"
#include "session/save.h"
#include "session/share.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
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

// Play time of a game; runs only while the player can see the board.
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

// The game in play with its view. Functions return the result of the player's actions as InputOutcome.
struct OpenGame {
    // `recipe_link` is used if the level itself is too large for a link.
    explicit OpenGame(AnySession game, const std::string& recipe_link = "");

    AnySession session;  // as it is shown
    AnyView view;
    std::optional<AnySession> written = {};  // its start as written, while the board is set upright
    TableForm form = TableForm::lying;       // of the table that it was set for last
    Clock clock;
    int hint_count = 0;     // steps of hints and explanations shown
    bool is_shown = false;  // the program laid out a solution
    // Share code without moves, which identifies the puzzle; empty if there is none.
    std::string code;
    std::string link;             // the same with the puzzle's recipe, for sharing
    bool is_made = false;         // made on the maker's sheet in this visit
    bool is_from_recipe = false;  // the code holds only the recipe
    std::string title;
    std::optional<Daily> daily;             // set for a puzzle of the day
    std::vector<Checkpoint> checkpoints;    // in the order in which they were set
    std::vector<RecordReader::Line> later;  // lines of its save that only newer versions understand
    int layout_count = 0;                   // number of layouts
    MoveTimes tenths = {};               // of the session's history, as far as they were noted: see racing.h
    int timed_to = 0;                    // the cursor then
    std::optional<RivalGame> race = {};  // the game that this one races against
    std::string race_link = {};          // its code
    bool has_rival_finished = false;     // and the player knows
};

// Returns the game as it is kept, shared and printed, however the screen shows it.
AnySession written_session(const OpenGame& game);
// Sets the board upright or back, if it is one for that. Returns the session as it was if that changed it: moves and cells
// are others now.
std::optional<AnySession> set_table(OpenGame& game, TableForm form, const Scene& scene);
// Returns a session of the same puzzle that was set as the game was before set_table changed it, as it is set now.
AnySession turned_like(const AnySession& session, const OpenGame& game);
// Returns the hint for a session as one for the same session set upright, or back.
Hint turned_hint(const AnySession& from, const AnySession& to, const Hint& hint);

// Calls f(session, view) with the types of the open game's family.
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
    bool changed = false;  // the position changed
    bool solved = false;   // by this input
    std::optional<Sentence> remark;
    std::optional<Sentence> aloud = {};
    std::optional<platform::Sound> sound = {};  // sound of a move or of the hand
    std::vector<int> notes = {};  // in which it sounds: the item's own, or those of all at a win
};

// Returns the sound of a move.
platform::Sound sound_of(MoveKind kind);

// Returns the notes of a solved puzzle's items, the one that was placed last first.
template <class G>
std::vector<int> notes_of_win(const Session<G>& session, const typename ViewOf<G>::Type& view) {
    std::vector<int> notes;
    const std::vector<typename G::Move> moves = session.moves();
    std::for_each(moves.rbegin(), moves.rend(), [&](const typename G::Move& move) {
        const int note = note_of(session, move);
        const bool is_new = std::find(notes.begin(), notes.end(), note) == notes.end();
        if (is_new && move_kind(view, move) == MoveKind::lay) {
            notes.push_back(note);
        }
    });
    return notes;
}

// Plays a reply's move through the session. If the rules refuse it, the remark says why.
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
            outcome.sound = outcome.solved ? platform::Sound::win : sound_of(move_kind(view, *reply.move));
            outcome.notes = outcome.solved ? notes_of_win<G>(session, view)
                                           : std::vector<int>{note_of(session, *reply.move)};
        }
        position_changed(view, session, scene);
    }
    if (outcome.remark) {
        outcome.sound = platform::Sound::refuse;
    }
    return outcome;
}

enum class Rewind { undo, redo, restart };

void lay_out_table(OpenGame& game, const Scene& scene);  // once per frame
InputOutcome game_input(OpenGame& game, const InputEvent& event, const Scene& scene);
InputOutcome use_game_tool(OpenGame& game, std::string_view name, const Scene& scene);
InputOutcome rewind_game(OpenGame& game, Rewind how, const Scene& scene);
InputOutcome come_to(OpenGame& game, const Checkpoint& checkpoint, const Scene& scene);
Checkpoint checkpoint_of(const OpenGame& game, double now_ms);  // the current position
InputOutcome play_move_text(OpenGame& game, std::string_view move, const Scene& scene);
// Plays several moves as one undo step.
InputOutcome play_move_texts(OpenGame& game, const std::vector<std::string>& moves, const Scene& scene);

int cursor_of(const OpenGame& game);          // index in the history
void join_since(OpenGame& game, int cursor);  // joins everything since `cursor` into one undo step

Credits credits_of(const OpenGame& game);
std::optional<Recipe> recipe_of(const OpenGame& game);  // nothing: it was not generated
void sign(OpenGame& game, const Credits& credits);      // changes the credits

bool is_solved(const OpenGame& game);
int move_count(const OpenGame& game);
int counted_moves(const OpenGame& game);  // those for which players answer: taking a piece back is none
bool can_undo(const OpenGame& game);
bool can_redo(const OpenGame& game);
bool has_progress(const OpenGame& game);  // true if closing it would lose something
bool is_begun(const OpenGame& game);      // the player has made a move, even if it was undone

// Returns the moves from the level's start to the position, in the format of jobs.
std::vector<std::string> moves_text(const OpenGame& game);
bool takes_letter(const OpenGame& game, char letter);  // the letter picks a piece
SaveRecord save_of(const OpenGame& game, double now_ms);
std::unique_ptr<OpenGame> game_of_save(const SaveRecord& save);  // null if the save is inconsistent

}  // namespace tessera
