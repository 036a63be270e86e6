#include "app/game/play/open_game.h"

#include "app/game/play/racing.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

AnyView view_of(const AnySession& session) {
    return std::visit(
        [](const auto& game) -> AnyView {
            using G = typename FamilyOf<std::remove_cvref_t<decltype(game)>>::Type;
            return typename ViewOf<G>::Type();
        },
        session);
}

// Replaces the "x" in a generated title such as "60x6 #7" by a multiplication sign.
std::string readable(std::string title) {
    const std::size_t sign = title.find_first_not_of("0123456789");
    const std::size_t end =
        sign == std::string::npos ? sign : title.find_first_not_of("0123456789", sign + 1);
    const bool is_made =
        sign > 0 && end != std::string::npos && title[sign] == 'x' && title.substr(end, 2) == " #";
    return is_made ? title.replace(sign, 1, " \xC3\x97 ") : title;
}

// Returns the level's title, or else its size.
template <class G>
std::string title_of(const Session<G>& session) {
    const std::string title = InfoOf<G>::title(session.level());
    return title.empty() ? InfoOf<G>::size_text(session.level()) : readable(title);
}

// Returns the sound of an input without a move.
std::optional<platform::Sound> sound_between(const Grasp& before, const Grasp& now) {
    if (now.item != before.item) {
        return now.item >= 0 ? std::optional(platform::Sound::pick) : std::nullopt;
    }
    return now.turns != before.turns ? std::optional(platform::Sound::turn) : std::nullopt;
}

// Applies an action of the player; act(session, view) returns the view's reply.
template <class Act>
InputOutcome take(OpenGame& game, const Scene& scene, const Act& act) {
    return with_game(game, [&](auto& session, auto& view) {
        const Grasp before = grasp(view);
        auto outcome = apply(session, view, act(session, view), scene);
        const Grasp now = grasp(view);
        if (!outcome.sound) {
            outcome.sound = sound_between(before, now);
        }
        const bool was_put_back = before.item >= 0 && now.item < 0 && !outcome.changed;
        if (was_put_back && !outcome.aloud) {  // the hand was emptied without a move, so this is announced
            outcome.aloud = say("your hand is empty");
        }
        return outcome;
    });
}

}  // namespace

platform::Sound sound_of(MoveKind kind) {
    switch (kind) {
        case MoveKind::take_up:
            return platform::Sound::pick;
        case MoveKind::turn:
            return platform::Sound::turn;
        case MoveKind::lay:
            break;
    }
    return platform::Sound::snap;
}

OpenGame::OpenGame(AnySession game, const std::string& recipe_link)
    : session(std::move(game)), view(view_of(session)) {
    const auto own = puzzle_code(session);
    is_from_recipe = !own && !recipe_link.empty();
    code = own ? *own : recipe_link;
    link = encode_link(session, false).value_or(code);
    title = std::visit([](const auto& played) { return title_of(played); }, session);
}

void lay_out_table(OpenGame& game, const Scene& scene) {
    with_game(game, [&](auto& session, auto& view) { lay_out(view, session, scene); });
    ++game.layout_count;
}

InputOutcome game_input(OpenGame& game, const InputEvent& event, const Scene& scene) {
    return take(game, scene, [&](auto& session, auto& view) { return board_input(view, session, event); });
}

InputOutcome use_game_tool(OpenGame& game, std::string_view name, const Scene& scene) {
    return take(game, scene, [&](auto& session, auto& view) { return use_tool(view, session, name); });
}

InputOutcome rewind_game(OpenGame& game, Rewind how, const Scene& scene) {
    return with_game(game, [&](auto& session, auto& view) {
        const int cursor = session.cursor();
        switch (how) {
            case Rewind::undo:
                session.undo();
                break;
            case Rewind::redo:
                session.redo();
                break;
            case Rewind::restart:
                session.restart();
                break;
        }
        position_changed(view, session, scene);
        return InputOutcome{true, session.cursor() != cursor, false, {}};
    });
}

// Goes to a checkpoint. The help that it includes counts from now on: its hints, or a solution shown.
InputOutcome come_to(OpenGame& game, const Checkpoint& checkpoint, const Scene& scene) {
    return with_game(game, [&](auto& session, auto& view) {
        using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
        std::vector<typename G::Move> moves;
        for (const std::string& text : checkpoint.moves) {
            if (auto move = G::parse_move(session.level(), text)) {
                moves.push_back(std::move(*move));
            }
        }
        const bool changes = session.moves() != moves && session.come_to(moves).has_value();
        if (changes) {
            game.hint_count = std::max(game.hint_count, checkpoint.hint_count);
            game.is_shown |= checkpoint.is_shown;
        }
        position_changed(view, session, scene);
        return InputOutcome{true, changes, false, {}};
    });
}

AnySession written_session(const OpenGame& game) {
    if (!game.written) {
        return game.session;
    }
    return std::visit(
        [&](const auto& session) -> AnySession {
            return set_back(session, std::get<std::remove_cvref_t<decltype(session)>>(*game.written).level());
        },
        game.session);
}

AnySession turned_like(const AnySession& session, const OpenGame& game) {
    return std::visit(
        [&](const auto& own) -> AnySession {
            return game.written
                       ? set_upright(own, TableForm::narrow).value_or(own)
                       : set_back(own, std::get<std::remove_cvref_t<decltype(own)>>(game.session).level());
        },
        session);
}

Hint turned_hint(const AnySession& from, const AnySession& to, const Hint& hint) {
    return std::visit(
        [&](const auto& own) {
            return turned_hint(own, std::get<std::remove_cvref_t<decltype(own)>>(to), hint);
        },
        from);
}

namespace {

AnySession start_of(const AnySession& session) {
    return std::visit(
        [](const auto& own) { return AnySession(std::remove_cvref_t<decltype(own)>(own.level())); }, session);
}

std::optional<AnySession> upright_of(const AnySession& session, TableForm form) {
    return std::visit(
        [&](const auto& own) -> std::optional<AnySession> {
            auto there = set_upright(own, form);
            return there ? std::optional<AnySession>(std::move(*there)) : std::nullopt;
        },
        session);
}

}  // namespace

std::optional<AnySession> set_table(OpenGame& game, TableForm form, const Scene& scene) {
    if (form == std::exchange(game.form, form)) {
        return std::nullopt;
    }
    AnySession written = written_session(game);
    std::optional<AnySession> upright = form == TableForm::lying ? std::nullopt : upright_of(written, form);
    if (upright.has_value() == game.written.has_value()) {
        return std::nullopt;
    }
    game.written = upright ? std::optional<AnySession>(start_of(written)) : std::nullopt;
    const AnySession before = std::exchange(game.session, upright ? std::move(*upright) : std::move(written));
    game.view = view_of(game.session);
    with_game(game, [&](auto& session, auto& view) { position_changed(view, session, scene); });
    return before;
}

Checkpoint checkpoint_of(const OpenGame& game, double now_ms) {
    return {moves_text(game), static_cast<std::uint64_t>(game.clock.elapsed(now_ms)), game.hint_count,
            game.is_shown};
}

InputOutcome play_move_text(OpenGame& game, std::string_view move, const Scene& scene) {
    return with_game(game, [&](auto& session, auto& view) {
        using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
        const auto parsed = G::parse_move(session.level(), move);
        return apply(session, view,
                     parsed ? ViewReply<G>::play(*parsed) : ViewReply<G>::refuse(parsed.error().message),
                     scene);
    });
}

InputOutcome play_move_texts(OpenGame& game, const std::vector<std::string>& moves, const Scene& scene) {
    const int start = cursor_of(game);
    InputOutcome outcome;
    for (const std::string& move : moves) {
        const InputOutcome step = play_move_text(game, move, scene);
        outcome.changed |= step.changed;
        outcome.solved |= step.solved;
    }
    join_since(game, start);
    return outcome;
}

int cursor_of(const OpenGame& game) {
    return std::visit([](const auto& session) { return session.cursor(); }, game.session);
}

void join_since(OpenGame& game, int cursor) {
    std::visit([cursor](auto& session) { session.join(cursor + 1, session.cursor() - cursor); },
               game.session);
}

Credits credits_of(const OpenGame& game) {
    return std::visit([](const auto& session) { return session.credits(); }, game.session);
}

std::optional<Recipe> recipe_of(const OpenGame& game) {
    return std::visit(
        [](const auto& session) -> std::optional<Recipe> {
            using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
            if constexpr (G::has_recipes) {
                return session.level().recipe;
            } else {
                return std::nullopt;
            }
        },
        game.written ? *game.written : game.session);
}

void sign(OpenGame& game, const Credits& credits) {
    std::visit(
        [&](auto& session) {
            session.sign(credits);
            if (game.written) {
                std::get<std::remove_cvref_t<decltype(session)>>(*game.written).sign(credits);
            }
            game.title = title_of(session);
        },
        game.session);
}

bool is_solved(const OpenGame& game) {
    return std::visit([](const auto& session) { return session.is_solved(); }, game.session);
}

int move_count(const OpenGame& game) {
    return std::visit([](const auto& session) { return session.move_count(); }, game.session);
}

int counted_moves(const OpenGame& game) {
    return with_game(game, [](auto& session, auto& view) {
        const auto moves = session.moves();
        return static_cast<int>(std::count_if(moves.begin(), moves.end(), [&](const auto& move) {
            return move_kind(view, move) != MoveKind::take_up;
        }));
    });
}

bool can_undo(const OpenGame& game) {
    return std::visit([](const auto& session) { return session.can_undo(); }, game.session);
}

bool can_redo(const OpenGame& game) {
    return std::visit([](const auto& session) { return session.can_redo(); }, game.session);
}

bool has_progress(const OpenGame& game) {
    return move_count(game) > 0 && !is_solved(game);
}

bool is_begun(const OpenGame& game) {
    return std::visit([](const auto& session) { return session.history().size() > 1; }, game.session);
}

std::vector<std::string> moves_text(const OpenGame& game) {
    return moves_text(written_session(game));
}

bool takes_letter(const OpenGame& game, char letter) {
    return std::visit([letter](const auto& session) { return tessera::takes_letter(session, letter); },
                      game.session);
}

SaveRecord save_of(const OpenGame& game, double now_ms) {
    return record_of(SavedGame{written_session(game), static_cast<std::uint64_t>(game.clock.elapsed(now_ms)),
                               game.hint_count, game.is_shown, game.is_from_recipe ? game.code : "",
                               game.daily ? format_daily(*game.daily) : "", game.checkpoints, game.tenths,
                               game.race_link, game.later});
}

std::unique_ptr<OpenGame> game_of_save(const SaveRecord& save) {
    auto saved = game_of(save);
    if (!saved) {
        return nullptr;
    }
    auto game = std::make_unique<OpenGame>(std::move(saved->session), saved->link);
    game->clock.set(static_cast<double>(saved->elapsed_ms));
    game->hint_count = saved->hint_count;
    game->is_shown = saved->is_shown;
    game->daily = parse_daily(saved->day);
    game->checkpoints = std::move(saved->checkpoints);
    game->tenths = std::move(saved->tenths);
    game->timed_to = cursor_of(*game);
    if (!saved->race.empty()) {
        set_race(*game, saved->race);
    }
    game->later = std::move(saved->later);
    return game;
}

}  // namespace tessera
