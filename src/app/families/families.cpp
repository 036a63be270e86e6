#include "app/families/families.h"

#include "session/any_session.h"

namespace tessera {

namespace {

// Calls of(FamilyTag) for the family called `id`, which must be in FamilyList.
template <class Answer, class Of>
Answer of_family(std::string_view id, const Of& of) {
    return visit_family<Answer>(
        FamilyList(), [id](auto tag) { return decltype(tag)::Family::id == id; }, of, Answer());
}

template <class... Gs>
std::vector<std::string_view> ids(TypeList<Gs...> /*families*/) {
    return {Gs::id...};
}

}  // namespace

std::vector<std::string_view> family_ids() {
    return ids(FamilyList());
}

std::string_view family_caption(std::string_view family) {
    return of_family<std::string_view>(
        family, [](auto tag) { return InfoOf<typename decltype(tag)::Family>::caption; });
}

bool is_explained(std::string_view family) {
    return of_family<bool>(family,
                           [](auto tag) { return InfoOf<typename decltype(tag)::Family>::is_explained; });
}

ListCounts list_counts(std::string_view family) {
    return of_family<ListCounts>(
        family, [](auto tag) { return InfoOf<typename decltype(tag)::Family>::list_counts; });
}

WinPause win_pause(std::string_view family) {
    return of_family<WinPause>(family,
                               [](auto tag) { return InfoOf<typename decltype(tag)::Family>::win_pause; });
}

std::span<const SolverChoice> solver_choices(std::string_view family) {
    return of_family<std::span<const SolverChoice>>(family, [](auto tag) {
        return std::span<const SolverChoice>(InfoOf<typename decltype(tag)::Family>::solvers);
    });
}

}  // namespace tessera
