#pragma once

#include "jobs/job.h"
#include "jobs/run.h"

#include <memory>

namespace tessera {

// Reads a file of any format and writes it in another one (src/formats), at once. A failure whose code is unknown_version
// means that no format is known for the text; the offset of any other one is a place in it.
Result<std::unique_ptr<JobRun::Work>> start_converting(const ConvertJob& job);

}  // namespace tessera
