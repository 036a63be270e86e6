#include "jobs/link_sources.h"

namespace tessera {

LinkSources link_sources() {
    return {[](const Recipe& recipe) { return work_for(job_for(recipe)); }, nullptr};
}

}  // namespace tessera
