#include "app/game/editing/editor.h"

#include <utility>

// Editor functions that judge a draft or use search: what is wrong with it, fixing moves for one solution, and removing
// fixed pieces for a harder puzzle.

namespace tessera {

bool Editor::has_givens() const {
    return with_draft(*draft_, [](auto tag, const auto&) {
        return bool{EditorOf<typename decltype(tag)::Family>::has_givens};
    });
}

bool Editor::can_make_unique() const {
    const auto& found = analysis_.result();
    return has_givens() && preview_ && found && found->is_solvable && !has_one_solution(*found);
}

void Editor::make_unique() {
    if (can_make_unique()) {
        unique_maker_.start(family(), level_text(preview_->session));
    }
}

EditOutcome Editor::take_unique() {
    if (auto trouble = unique_maker_.take_trouble()) {
        return {false, false, std::move(trouble)};
    }
    const auto moves = unique_maker_.take_moves();
    if (!moves) {
        return {};
    }
    if (moves->empty()) {
        return {false, false, say("there is exactly one solution")};
    }
    for (const std::string& move : *moves) {
        static_cast<void>(play_move_text(*preview_, move, {}));
    }
    take(AnySession(preview_->session));
    return {false, true, {}, say("{} {piece|pieces} fixed: there is exactly one solution", int_size(*moves))};
}

std::optional<Editor::Loosened> Editor::loosened() const {
    return with_draft(*draft_, [](auto tag, const auto& draft) -> std::optional<Loosened> {
        using G = typename decltype(tag)::Family;
        if constexpr (EditorOf<G>::has_givens) {
            auto moves = texts_of<G>(draft.level(), EditorOf<G>::givens(draft.level()));
            if (!moves.empty() && moves.size() <= HarderMaker::most_moves) {
                return Loosened{Session<G>(EditorOf<G>::without_givens(draft.level())), std::move(moves)};
            }
        }
        return std::nullopt;
    });
}

bool Editor::can_make_harder() const {
    const auto& found = analysis_.result();
    return preview_ && found && has_one_solution(*found) && loosened();
}

void Editor::make_harder() {
    if (can_make_harder()) {
        Loosened loose = *loosened();
        harder_maker_.start(family(), level_text(loose.start), std::move(loose.moves));
    }
}

EditOutcome Editor::take_harder() {
    if (auto trouble = harder_maker_.take_trouble()) {
        return {false, false, std::move(trouble)};
    }
    const auto moves = harder_maker_.take_moves();
    if (!moves) {
        return {};
    }
    Loosened loose = *loosened();
    const int gone = int_size(loose.moves) - int_size(*moves);
    OpenGame game(std::move(loose.start));
    for (const std::string& move : *moves) {
        static_cast<void>(play_move_text(game, move, {}));
    }
    take(game.session);
    return {false, true, {}, say("{} {piece|pieces} taken away, the fewest that make it harder", gone)};
}

bool Editor::makes_on_board() const {
    return *visit_family_called<bool>(family(), [](auto tag) -> Result<bool> {
        return bool{EditorOf<typename decltype(tag)::Family>::makes_on_board};
    });
}

Result<Recipe> Editor::recipe_on_board() const {
    return visit_family_called<Recipe>(family(), [&](auto tag) -> Result<Recipe> {
        using G = typename decltype(tag)::Family;
        if constexpr (EditorOf<G>::makes_on_board) {
            const auto params = EditorOf<G>::params_on_board(std::get<Draft<G>>(*draft_).level());
            return params ? Result<Recipe>(Recipe{std::string(G::id), G::format_params(*params)})
                          : tl::unexpected(params.error());
        }
        return fail(ErrorCode::unavailable, 0, {});
    });
}

void Editor::stop_making() {
    unique_maker_.stop();
    harder_maker_.stop();
}

const Editor::Findings& Editor::findings() const {
    if (!findings_) {
        findings_ = with_draft(*draft_, [](auto tag, const auto& draft) {
            using G = typename decltype(tag)::Family;
            return Findings{EditorOf<G>::why_not_playable(draft.level()), EditorOf<G>::advice(draft.level())};
        });
    }
    return *findings_;
}

}  // namespace tessera
