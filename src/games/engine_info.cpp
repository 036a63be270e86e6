#include "games/engine_info.h"

#include "base/text.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tessera {

namespace {

std::string ids_of(std::span<const EngineInfo> engines) {
    std::vector<std::string> ids;
    ids.reserve(engines.size());
    for (const EngineInfo& engine : engines) {
        ids.emplace_back(engine.id);
    }
    return join(ids, ", ");
}

}  // namespace

Result<const EngineInfo*> find_engine(std::string_view family, std::span<const EngineInfo> engines,
                                      std::string_view name) {
    const auto place = std::find_if(engines.begin(), engines.end(), [name](const EngineInfo& engine) {
        return engine.id == name || (!engine.alias.empty() && engine.alias == name);
    });
    if (place == engines.end()) {
        return fail(ErrorCode::unknown_name, 0,
                    say("{} has no engine called {}: there are {}", family, name, ids_of(engines)));
    }
    return &*place;
}

}  // namespace tessera
