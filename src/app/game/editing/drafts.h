#pragma once

#include "app/families/families.h"
#include "base/index.h"
#include "session/any_session.h"

#include <type_traits>
#include <variant>
#include <vector>

namespace tessera {

// A level of one family in the editor, with its undo history.
template <class G>
struct Draft {
    std::vector<typename G::Level> steps;
    int cursor = 0;  // the step shown; later ones can be redone
    // That step belongs to a stroke: the rest of the stroke changes it instead of adding one.
    bool is_of_stroke = false;
    EditorType<G> editor;

    const typename G::Level& level() const { return at(steps, cursor); }
};

template <class List>
struct DraftsOf;
template <class... Gs>
struct DraftsOf<TypeList<Gs...>> {
    using Type = std::variant<Draft<Gs>...>;
};
using AnyDraft = DraftsOf<FamilyList>::Type;

template <class G>
struct FamilyOf<Draft<G>> {
    using Type = G;
};

// Calls f(FamilyTag<G>, draft) with the family of the draft.
template <class Any, class F>
auto with_draft(Any& any, const F& f) {
    return std::visit(
        [&](auto& draft) {
            return f(FamilyTag<typename FamilyOf<std::remove_cvref_t<decltype(draft)>>::Type>(), draft);
        },
        any);
}

}  // namespace tessera
