#include "session/engine_tables.h"

#include "session/any_session.h"

namespace tessera {

namespace {

// Returns the table `of(EngineIdsOf<G>())` of the family.
template <class T, class Of>
std::vector<T> table_of(std::string_view family, const Of& of) {
    return visit_family_called<std::vector<T>>(family,
                                               [&](auto tag) -> Result<std::vector<T>> {
                                                   const std::span<const T> table =
                                                       of(EngineIdsOf<typename decltype(tag)::Family>());
                                                   return std::vector<T>(table.begin(), table.end());
                                               })
        .value_or(std::vector<T>());
}

}  // namespace

std::vector<EngineInfo> engines_of(std::string_view family) {
    return table_of<EngineInfo>(
        family, [](auto ids) -> std::span<const EngineInfo> { return decltype(ids)::engines; });
}

std::vector<EngineInfo> recorded_engines(std::string_view family) {
    return table_of<EngineInfo>(
        family, [](auto ids) -> std::span<const EngineInfo> { return decltype(ids)::recorded; });
}

std::vector<HeuristicInfo> heuristics_of(std::string_view family) {
    return table_of<HeuristicInfo>(
        family, [](auto ids) -> std::span<const HeuristicInfo> { return decltype(ids)::heuristics; });
}

}  // namespace tessera
