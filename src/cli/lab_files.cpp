#include "cli/lab_files.h"

#include "cli/clash.h"
#include "cli/lab_log.h"
#include "lab/chart.h"
#include "lab/lab_csv.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

// Returns an error message, or an empty text.
std::string open_file(std::optional<OutputFile>& place, const std::string& name) {
    if (name.empty()) {
        return "";
    }
    Readable<OutputFile> file = OutputFile::open(name);
    if (!file) {
        return file.error();
    }
    place.emplace(std::move(*file));
    return "";
}

LabMeasure measure_called(const std::string& id, const std::vector<LabRun>& runs) {
    if (id.empty()) {
        return fair_measure(runs);
    }
    const auto* const place = std::find(lab_measure_ids.begin(), lab_measure_ids.end(), id);
    return static_cast<LabMeasure>(place - lab_measure_ids.begin());
}

}  // namespace

Readable<LabFiles> LabFiles::open(const Arguments& arguments) {
    LabFiles files;
    const LabArguments& names = arguments.lab;
    std::string complaint = open_file(files.csv_, names.csv_file);
    complaint = complaint.empty() ? open_file(files.svg_, names.svg_file) : complaint;
    complaint = complaint.empty() ? open_file(files.log_, names.log_file) : complaint;
    complaint = complaint.empty() ? open_file(files.profiler_, names.profiler_file) : complaint;
    // Checked again: the target of a link to a missing file is only known now.
    complaint = complaint.empty() ? why_files_clash(arguments) : complaint;
    if (!complaint.empty()) {
        return tl::unexpected(complaint);
    }
    return files;
}

std::string LabFiles::add(const LabRun& run) {
    if (!csv_) {
        return "";
    }
    const std::string heading = std::exchange(has_rows_, true) ? "" : csv_heading();
    return csv_->append(heading + csv_row(run));
}

std::string LabFiles::finish(const LabPlan& plan, const std::vector<LabRun>& runs,
                             const std::string& measure) {
    std::vector<std::string> troubles;
    if (log_ && !runs.empty()) {
        troubles.push_back(log_->write(log_of(plan.cases.front(), runs.front())));
    }
    if (profiler_ && !runs.empty()) {
        troubles.push_back(profiler_->write(profiler_log_of(plan.cases.front(), runs.front())));
    }
    if (csv_ && runs.empty()) {
        troubles.push_back(csv_->write(csv_heading()));
    }
    if (svg_) {
        troubles.push_back(svg_->write(chart_of(runs, measure_called(measure, runs))));
    }
    const auto trouble =
        std::find_if(troubles.begin(), troubles.end(), [](const std::string& each) { return !each.empty(); });
    return trouble == troubles.end() ? "" : *trouble;
}

}  // namespace tessera
