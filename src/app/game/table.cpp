#include "app/game/table.h"

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

// A made puzzle calls itself "60x6 #7"; the sign between the numbers is for the eye.
std::string readable(std::string title) {
    const std::size_t sign = title.find_first_not_of("0123456789");
    const std::size_t end =
        sign == std::string::npos ? sign : title.find_first_not_of("0123456789", sign + 1);
    const bool is_made =
        sign > 0 && end != std::string::npos && title[sign] == 'x' && title.substr(end, 2) == " #";
    return is_made ? title.replace(sign, 1, " \xC3\x97 ") : title;
}

// What a level calls itself, else how large it is.
template <class G>
std::string title_of(const Session<G>& session) {
    const std::string title = InfoOf<G>::title(session.level());
    return title.empty() ? InfoOf<G>::size_text(session.level()) : readable(title);
}

}  // namespace

Table::Table(AnySession game, const std::string& recipe_link)
    : session(std::move(game)), view(view_of(session)) {
    const auto link = encode_link(session, false);
    is_from_recipe = !link && !recipe_link.empty();
    code = link ? *link : recipe_link;
    title = std::visit([](const auto& own) { return title_of(own); }, session);
}

Played table_input(Table& table, const InputEvent& event, const Scene& scene) {
    return with_game(table, [&](auto& session, auto& view) {
        return settle(session, view, board_input(view, session, event), scene);
    });
}

Played table_tool(Table& table, std::string_view name, const Scene& scene) {
    return with_game(table, [&](auto& session, auto& view) {
        return settle(session, view, use_tool(view, session, name), scene);
    });
}

Played table_rewind(Table& table, Rewind rewind, const Scene& scene) {
    return with_game(table, [&](auto& session, auto& view) {
        const int cursor = session.cursor();
        if (rewind == Rewind::undo) {
            session.undo();
        } else if (rewind == Rewind::redo) {
            session.redo();
        } else {
            session.restart();
        }
        position_changed(view, session, scene);
        return Played{true, session.cursor() != cursor, false, {}};
    });
}

Played table_play_text(Table& table, std::string_view move, const Scene& scene) {
    return with_game(table, [&](auto& session, auto& view) {
        using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
        const auto parsed = G::parse_move(session.level(), move);
        return settle(session, view,
                      parsed ? ViewReply<G>::play(*parsed) : ViewReply<G>::refuse(parsed.error().message),
                      scene);
    });
}

bool is_solved(const Table& table) {
    return std::visit([](const auto& session) { return session.is_solved(); }, table.session);
}

int move_count(const Table& table) {
    return std::visit([](const auto& session) { return session.move_count(); }, table.session);
}

bool can_undo(const Table& table) {
    return std::visit([](const auto& session) { return session.can_undo(); }, table.session);
}

bool can_redo(const Table& table) {
    return std::visit([](const auto& session) { return session.can_redo(); }, table.session);
}

bool has_progress(const Table& table) {
    return move_count(table) > 0 && !is_solved(table);
}

std::vector<std::string> moves_text(const Table& table) {
    return std::visit(
        [](const auto& session) {
            using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
            std::vector<std::string> moves;
            for (const auto& move : session.moves()) {
                moves.push_back(G::format_move(session.level(), move));
            }
            return moves;
        },
        table.session);
}

std::string save_text(const Table& table, double now_ms) {
    return format_save({table.session, static_cast<std::uint64_t>(table.clock.elapsed(now_ms)),
                        table.hint_count, table.is_shown, table.is_from_recipe ? table.code : ""});
}

std::unique_ptr<Table> table_of_save(std::string_view text) {
    auto saved = parse_save(text);
    if (!saved) {
        return nullptr;
    }
    auto table = std::make_unique<Table>(std::move(saved->session), saved->link);
    table->clock.set(static_cast<double>(saved->elapsed_ms));
    table->hint_count = saved->hint_count;
    table->is_shown = saved->is_shown;
    return table;
}

}  // namespace tessera
