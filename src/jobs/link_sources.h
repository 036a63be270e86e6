#pragma once

#include "jobs/open_work.h"

namespace tessera {

// What this program makes and knows: puzzles by their recipe and, natively, shipped levels. The page's worker has no table
// of levels: whoever asks it brings one.
LinkSources link_sources();

}  // namespace tessera
