#pragma once

#include "app/families/edge_match/editor.h"
#include "app/families/edge_match/info.h"
#include "app/families/edge_match/view.h"
#include "app/families/number_swap/editor.h"
#include "app/families/number_swap/info.h"
#include "app/families/number_swap/view.h"
#include "app/families/polyomino/editor.h"
#include "app/families/polyomino/info.h"
#include "app/families/polyomino/view.h"
#include "games/families.h"

#include <span>
#include <string_view>
#include <vector>

// Compile-time check that each family of games/families.h has all its parts in the window.

namespace tessera {

template <class List>
struct FamiliesChecked;
template <class... Gs>
struct FamiliesChecked<TypeList<Gs...>> {
    template <class G>
    struct One {
        static_assert(FamilyView<G>, "a family of FamilyList lacks a part of its view (app/board/view.h)");
        static_assert(FamilyInfo<G>,
                      "a family of FamilyList lacks a part of its info (app/board/family_info.h)");
        static_assert(FamilyEditor<G>,
                      "a family of FamilyList lacks a part of its editor (app/board/level_editor.h)");
        static constexpr bool is_whole = true;
    };
    static constexpr bool are_whole = (One<Gs>::is_whole && ...);
};
static_assert(FamiliesChecked<FamilyList>::are_whole);

// Properties of a family, by its id.
std::vector<std::string_view> family_ids();
std::string_view family_caption(std::string_view family);  // English, key of the string table
bool is_explained(std::string_view family);
ListCounts list_counts(std::string_view family);
WinPause win_pause(std::string_view family);
std::span<const SolverChoice> solver_choices(std::string_view family);  // the automatic one first

}  // namespace tessera
