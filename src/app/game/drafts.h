#pragma once

#include "app/families/families.h"
#include "base/index.h"
#include "session/any_session.h"

#include <type_traits>
#include <variant>
#include <vector>

namespace tessera {

// A level of one family in the editor, with every step that led to it.
template <class G>
struct Draft {
    std::vector<typename G::Level> steps;
    int cursor = 0;             // the step that is shown; what follows it can be redone
    bool is_of_stroke = false;  // that step: what goes on changes it, and adds no other
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

// f(FamilyTag<G>, draft) for the family of the draft.
template <class Any, class F>
auto with_draft(Any& any, const F& f) {
    return std::visit(
        [&](auto& draft) {
            return f(FamilyTag<typename FamilyOf<std::remove_cvref_t<decltype(draft)>>::Type>(), draft);
        },
        any);
}

}  // namespace tessera
