#pragma once

#include "lab/chart_data.h"

#include <string>
#include <vector>

namespace tessera {

// Draws the runs as SVG in the reader's light or dark colours: a row for each engine and heuristic, with bars
// if a row is one run, otherwise points with quartiles. If there are several runs, a panel below shows how
// many finished by cost. Unfinished runs are hollow. Every mark names its run and value in attributes
// (data-engine, data-value and so on) and in a title.
std::string chart_of(const std::vector<LabRun>& runs, LabMeasure measure);

}  // namespace tessera
