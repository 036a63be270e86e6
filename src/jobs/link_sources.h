#pragma once

#include "jobs/open_work.h"

namespace tessera {

// Returns the sources of this program: puzzles made by their recipe and, natively, shipped levels. The page's worker has no
// table of levels: the request brings one.
LinkSources link_sources();

}  // namespace tessera
