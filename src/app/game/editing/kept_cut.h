#pragma once

#include "app/game/editing/drafts.h"
#include "base/text.h"

#include <string>
#include <string_view>

// The text of a draft as it is kept: with the seed of the cut that its board shows, as a comment of level text.

namespace tessera {

inline constexpr std::string_view cut_mark = "# cut-seed ";  // a comment of level text

// Cuts the board again as it was cut when the text was kept.
template <class G>
void recall_cut([[maybe_unused]] Draft<G>& draft, [[maybe_unused]] std::string_view kept) {
    if constexpr (EditorOf<G>::makes_on_board) {
        const std::size_t mark = kept.find(cut_mark);
        if (mark != std::string_view::npos) {
            const std::string_view rest = kept.substr(mark + cut_mark.size());
            if (const auto seed = parse_uint64(rest.substr(0, rest.find('\n')))) {
                static_cast<void>(cut_with_seed(draft.editor, draft.level(), *seed));
            }
        }
    }
}

template <class G>
std::string text_with_cut(const Draft<G>& draft) {
    std::string text = G::format_level(draft.level());
    if constexpr (EditorOf<G>::makes_on_board) {
        if (const auto* const cut = shown_cut(draft.editor, draft.level())) {
            text.insert(text.find('\n') + 1, std::string(cut_mark) + std::to_string(cut->seed) + '\n');
        }
    }
    return text;
}

}  // namespace tessera
