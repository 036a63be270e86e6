#include "app/lab/replay/play_moves.h"

#include <type_traits>
#include <variant>

namespace tessera {

void play_moves(AnySession& session, const std::vector<std::string>& moves) {
    std::visit(
        [&](auto& game) {
            using G = typename FamilyOf<std::remove_cvref_t<decltype(game)>>::Type;
            for (const std::string& text : moves) {
                if (const auto move = G::parse_move(game.level(), text)) {
                    static_cast<void>(game.play(*move));
                }
            }
        },
        session);
}

}  // namespace tessera
