#pragma once

#include "lab/chart_data.h"

#include <string>
#include <vector>

namespace tessera {

// The runs as an SVG drawing that follows the reader's light or dark colours: a row for each engine and heuristic, as
// bars where a row is one run, else as points with quartiles; below them, where there are several runs, how many came to
// their end for how much. Runs that did not are hollow. Every mark says its run and value in attributes
// (data-engine, data-value and so on) and in a title.
std::string chart_of(const std::vector<LabRun>& runs, LabMeasure measure);

}  // namespace tessera
