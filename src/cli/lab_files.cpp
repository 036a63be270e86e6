#include "cli/lab_files.h"

#include "cli/lab_log.h"
#include "cli/printable.h"
#include "lab/chart.h"
#include "lab/lab_csv.h"

#include <algorithm>
#include <filesystem>
#include <fmt/core.h>

namespace tessera {

namespace {

namespace fs = std::filesystem;

// An option and the file it names; what is read or printed has a name alone.
struct NamedFile {
    std::string option;
    std::string name;
};

std::vector<NamedFile> outputs_of(const LabArguments& lab) {
    std::vector<NamedFile> files;
    for (const NamedFile& file :
         {NamedFile{"--csv", lab.csv_file}, NamedFile{"--svg", lab.svg_file},
          NamedFile{"--log", lab.log_file}, NamedFile{"--cp-profiler", lab.profiler_file}}) {
        if (!file.name.empty()) {
            files.push_back(file);
        }
    }
    return files;
}

fs::path whole_path(const std::string& name) {
    std::error_code trouble;
    const fs::path path = fs::absolute(name, trouble);
    const fs::path whole = fs::weakly_canonical(path, trouble);
    return trouble ? path.lexically_normal() : whole;
}

// Whether what is written to one is lost in the other. Terminals and the like lose nothing.
bool is_same_file(const std::string& one, const std::string& other) {
    std::error_code trouble;
    if (fs::exists(one, trouble)) {
        return fs::is_regular_file(one, trouble) && fs::equivalent(one, other, trouble);
    }
    return whole_path(one) == whole_path(other);
}

std::string why_it_clashes(const NamedFile& output, const Arguments& arguments) {
    const auto sentence = [&output](std::string_view what) {
        return fmt::format("tessera: {} is {}: {}", output.option, what,
                           shortened(output.name, longest_name));
    };
    std::vector<std::string> inputs = arguments.inputs;
    inputs.push_back(arguments.cut_file);
    std::replace(inputs.begin(), inputs.end(), std::string("-"), std::string("/dev/stdin"));
    const bool is_read = std::any_of(inputs.begin(), inputs.end(), [&output](const std::string& input) {
        return !input.empty() && is_same_file(output.name, input);
    });
    if (is_read) {
        return sentence("a file that is read");
    }
    return is_same_file(output.name, "/dev/stdout") ? sentence("the file of the table") : "";
}

// What is wrong with the names, or nothing.
std::string why_names_clash(const Arguments& arguments) {
    const std::vector<NamedFile> outputs = outputs_of(arguments.lab);
    for (auto one = outputs.begin(); one != outputs.end(); ++one) {
        std::string complaint = why_it_clashes(*one, arguments);
        if (!complaint.empty()) {
            return complaint;
        }
        const auto other = std::find_if(one + 1, outputs.end(), [one](const NamedFile& file) {
            return is_same_file(one->name, file.name);
        });
        if (other != outputs.end()) {
            return fmt::format("tessera: {} and {} are one file: {}", one->option, other->option,
                               shortened(one->name, longest_name));
        }
    }
    return "";
}

// What is wrong, or nothing.
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

LabMeasure measure_called(const std::string& id) {
    const auto* const place = std::find(lab_measure_ids.begin(), lab_measure_ids.end(), id);
    return static_cast<LabMeasure>(place - lab_measure_ids.begin());
}

}  // namespace

Readable<LabFiles> LabFiles::open(const Arguments& arguments) {
    LabFiles files;
    const LabArguments& names = arguments.lab;
    std::string complaint = why_names_clash(arguments);
    complaint = complaint.empty() ? open_file(files.csv_, names.csv_file) : complaint;
    complaint = complaint.empty() ? open_file(files.svg_, names.svg_file) : complaint;
    complaint = complaint.empty() ? open_file(files.log_, names.log_file) : complaint;
    complaint = complaint.empty() ? open_file(files.profiler_, names.profiler_file) : complaint;
    // Once more: of a link to a file that was not there, it shows only now where it leads.
    complaint = complaint.empty() ? why_names_clash(arguments) : complaint;
    if (!complaint.empty()) {
        return tl::unexpected(complaint);
    }
    return files;
}

std::string LabFiles::write(const LabPlan& plan, const std::vector<LabRun>& runs,
                            const std::string& measure) {
    std::vector<std::string> troubles;
    if (log_ && !runs.empty()) {
        troubles.push_back(log_->write(log_of(plan.cases.front(), runs.front())));
    }
    if (profiler_ && !runs.empty()) {
        troubles.push_back(profiler_->write(profiler_log_of(plan.cases.front(), runs.front())));
    }
    if (csv_) {
        troubles.push_back(csv_->write(csv_of(runs)));
    }
    if (svg_) {
        troubles.push_back(svg_->write(chart_of(runs, measure_called(measure))));
    }
    const auto trouble =
        std::find_if(troubles.begin(), troubles.end(), [](const std::string& each) { return !each.empty(); });
    return trouble == troubles.end() ? "" : *trouble;
}

}  // namespace tessera
