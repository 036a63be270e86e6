#include "print/any_drawing.h"

#include "print/drawings.h"

namespace tessera {

namespace {

template <class G>
constexpr bool is_drawn() {
    static_assert(HasDrawing<G>, "a family lacks a part of its drawing");
    return true;
}

template <class... Gs>
constexpr bool are_drawn(TypeList<Gs...> /*families*/) {
    return (is_drawn<Gs>() && ...);
}
static_assert(are_drawn(FamilyList()));

template <class Game>
using DrawingFor = DrawingOf<typename FamilyOf<Game>::Type>;

// Calls visit(DrawingOf<G>(), session) for the session's family G.
template <class Visit>
auto with_drawing(const AnySession& session, const Visit& visit) {
    return std::visit(
        [&](const auto& game) { return visit(DrawingFor<std::decay_t<decltype(game)>>(), game); }, session);
}

template <class G>
std::vector<typename G::Move> read_moves(const typename G::Level& level,
                                         const std::vector<std::string>& texts) {
    std::vector<typename G::Move> moves;
    for (const std::string& text : texts) {
        if (auto move = G::parse_move(level, text)) {
            moves.push_back(*move);
        }
    }
    return moves;
}

}  // namespace

Sentence headline(const AnySession& session) {
    return with_drawing(session, [](auto drawing, const auto& game) {
        const std::string title = drawing.title(game.level());
        const std::string name = title.empty() ? std::string(drawing.caption) : title;
        const std::string author = game.credits().author;
        return author.empty() ? Sentence{name, {}} : say("{}, by {}", name, author);
    });
}

std::vector<Sentence> facts(const AnySession& session) {
    return with_drawing(session, [](auto drawing, const auto& game) { return drawing.facts(game.level()); });
}

std::vector<Sentence> rules(const AnySession& session) {
    return with_drawing(session, [](auto drawing, const auto& game) { return drawing.rules(game.level()); });
}

double largest_cell(const AnySession& session) {
    return with_drawing(session,
                        [](auto drawing, const auto& /*game*/) { return double(drawing.largest_cell); });
}

double book_cell(std::string_view family) {
    const auto cell = visit_family_called<double>(family, [](auto tag) -> Result<double> {
        return DrawingOf<typename decltype(tag)::Family>::book_cell;
    });
    return cell.value_or(0);
}

bool has_small_parts(const AnySession& session) {
    return with_drawing(session, [](auto drawing, const auto& /*game*/) { return drawing.has_small_parts; });
}

Extent board_size(const AnySession& session) {
    return with_drawing(session,
                        [](auto drawing, const auto& game) { return drawing.board_size(game.level()); });
}

void draw_board(Pen& pen, const AnySession& session, const std::vector<Cell>& marked) {
    with_drawing(session, [&](auto drawing, const auto& game) {
        drawing.draw_board(pen, game.level(), game.state(), marked);
    });
}

std::vector<Part> parts(const AnySession& session) {
    return with_drawing(
        session, [](auto drawing, const auto& game) { return drawing.parts(game.level(), game.state()); });
}

void draw_part(Pen& pen, const AnySession& session, const Part& part) {
    with_drawing(session,
                 [&](auto drawing, const auto& game) { drawing.draw_part(pen, game.level(), part); });
}

std::string way(const AnySession& session, const std::vector<std::string>& moves) {
    return with_drawing(session, [&](auto drawing, const auto& game) {
        using G = typename FamilyOf<std::decay_t<decltype(game)>>::Type;
        return drawing.way(game.level(), game.state(), read_moves<G>(game.level(), moves));
    });
}

AnySession played(AnySession session, const std::vector<std::string>& moves) {
    std::visit(
        [&](auto& game) {
            using G = typename FamilyOf<std::decay_t<decltype(game)>>::Type;
            for (const auto& move : read_moves<G>(game.level(), moves)) {
                static_cast<void>(game.play(move));
            }
        },
        session);
    return session;
}

}  // namespace tessera
