#include "jobs/link_sources.h"
#include "session/shipped_levels.h"

namespace tessera {

LinkSources link_sources() {
    const auto make = [](const Recipe& recipe) {
        return work_for(job_for(recipe));
    };
    const auto look_up = [](const LevelName& wanted) -> Result<AnySession> {
        const ShippedLevel* const found = find_shipped(wanted.family, wanted.name);
        if (found == nullptr) {
            return fail(ErrorCode::unknown_name, 0, say("the link is to an unknown level"));
        }
        return open_level(found->text);
    };
    return {make, look_up};
}

}  // namespace tessera
