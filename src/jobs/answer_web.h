#pragma once

#include "jobs/report.h"

namespace tessera {

// Sends a report to the page that gave this worker its job; the last one ends the job.
void answer(const Report& report);

}  // namespace tessera
