#include "cli/lab_files.h"

#include "cli/clash.h"
#include "cli/lab_campaign.h"
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

// Returns an error message, or an empty text.
std::string open_rows(std::optional<CampaignFile>& place, const Arguments& arguments, const LabPlan& plan) {
    const CampaignArguments& names = arguments.campaign;
    if (names.file().empty()) {
        return "";
    }
    Readable<CampaignFile> file =
        CampaignFile::open(names.file(), plan.manifest, lab_rows(plan.cases), names.is_resumed());
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

Readable<LabFiles> LabFiles::open(const Arguments& arguments, const LabPlan& plan) {
    LabFiles files;
    const LabArguments& names = arguments.lab;
    std::string complaint = open_rows(files.csv_, arguments, plan);
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

std::vector<std::optional<LabRun>> LabFiles::filed_runs(const LabPlan& plan) const {
    std::vector<std::optional<LabRun>> runs(plan.cases.size());
    for (std::size_t number = 0; csv_ && number < runs.size(); ++number) {
        const std::optional<std::string>& row = csv_->rows()[number];
        runs[number] = row ? lab_run_of(*row) : std::nullopt;
    }
    return runs;
}

std::string LabFiles::begin() {
    return csv_ ? csv_->begin() : "";
}

std::string LabFiles::add(std::size_t run_number, const LabRun& run) {
    return csv_ ? csv_->add(run_number, csv_row(run)) : "";
}

std::string LabFiles::finish(const LabPlan& plan, const std::vector<std::optional<LabRun>>& runs,
                             const std::string& measure) {
    std::vector<std::string> troubles;
    const bool has_first = !runs.empty() && runs.front();
    if (log_ && has_first) {
        troubles.push_back(log_->write(log_of(plan.cases.front(), *runs.front())));
    }
    if (profiler_ && has_first) {
        troubles.push_back(profiler_->write(profiler_log_of(plan.cases.front(), *runs.front())));
    }
    if (csv_) {
        troubles.push_back(csv_->finish());
    }
    if (svg_) {
        const std::vector<LabRun> made = made_runs(runs);
        troubles.push_back(svg_->write(chart_of(made, measure_called(measure, made))));
    }
    const auto trouble =
        std::find_if(troubles.begin(), troubles.end(), [](const std::string& each) { return !each.empty(); });
    return trouble == troubles.end() ? "" : *trouble;
}

}  // namespace tessera
