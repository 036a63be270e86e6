#include "cli/campaign_file.h"

#include "base/text.h"
#include "cli/exit_status.h"
#include "cli/output.h"
#include "cli/printable.h"

#include <algorithm>
#include <filesystem>
#include <fmt/core.h>
#include <fstream>
#include <sstream>
#include <utility>

namespace tessera {

namespace {

bool is_regular_file(const std::string& name) {
    std::error_code trouble;
    return std::filesystem::is_regular_file(name, trouble);
}

std::string why_not_resumed(const std::string& name, const Manifest& manifest, const Manifest& earlier) {
    const std::string why = why_apart(manifest, earlier);
    if (!why.empty()) {
        return fmt::format("tessera: {} is of another campaign: {}", shortened(name, longest_name), why);
    }
    const bool is_same = manifest.part == earlier.part && manifest.part_count == earlier.part_count;
    return is_same ? ""
                   : fmt::format("tessera: {} is part {}/{}, not part {}/{}", shortened(name, longest_name),
                                 earlier.part, earlier.part_count, manifest.part, manifest.part_count);
}

// Puts the row where it belongs. Returns false if it belongs to no run, or only to runs that have their row.
bool place_row(Rows& rows, std::string_view row, const RowForm& form) {
    const std::vector<std::size_t> runs = form.runs_of(row);
    if (!form.is_final(row)) {
        return !runs.empty();
    }
    const auto run =
        std::find_if(runs.begin(), runs.end(), [&rows](std::size_t each) { return !rows[each]; });
    if (run == runs.end()) {
        return false;
    }
    rows[*run] = row;
    return true;
}

}  // namespace

std::vector<std::string_view> whole_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        lines.push_back(text.substr(0, end + 1));
        text.remove_prefix(end + 1);
    }
    return lines;
}

Readable<Rows> read_rows(const std::string& name, std::string_view text, std::size_t run_count,
                         const RowForm& form) {
    Rows rows(run_count);
    const std::vector<std::string_view> lines = whole_lines(text);
    const std::size_t heading_count = form.heading.empty() ? 0 : 1;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        const bool is_known =
            line < heading_count ? lines[line] == form.heading : place_row(rows, lines[line], form);
        if (!is_known) {
            return tl::unexpected(fmt::format(
                "{}:{}:1: {}", shortened(name, longest_name), line + 1,
                line < heading_count ? "this is not the first line of such a file"
                                     : "this row is of none of the runs, or the second one of its run"));
        }
    }
    return rows;
}

Readable<std::string> read_large_text(const std::string& name) {
    std::ifstream file(name, std::ios::binary);
    std::ostringstream text;
    if (is_regular_file(name) && file) {
        text << file.rdbuf();
    }
    if (!is_regular_file(name) || !file) {
        return tl::unexpected(
            fmt::format("{}:1:1: this is no file that can be read", shortened(name, longest_name)));
    }
    return text.str();
}

CampaignFile::CampaignFile(std::string name, const Manifest& manifest, RowForm form, OutputFile file)
    : name_(std::move(name)),
      manifest_{manifest, std::nullopt},
      form_(std::move(form)),
      file_(std::move(file)),
      rows_(runs_in_part(manifest)),
      is_regular_(is_regular_file(name_)) {}

Readable<CampaignFile> CampaignFile::open(const std::string& name, const Manifest& manifest, RowForm form,
                                          bool resumes) {
    Readable<OutputFile> file = OutputFile::open(name);
    if (!file) {
        return tl::unexpected(file.error());
    }
    CampaignFile campaign(name, manifest, std::move(form), std::move(*file));
    if (resumes && !campaign.is_regular_) {
        return tl::unexpected(
            fmt::format("tessera: {} is no file that can be gone on with", shortened(name, longest_name)));
    }
    const std::string trouble = campaign.is_regular_ ? campaign.file_.lock() : "";
    if (!trouble.empty()) {
        return tl::unexpected(trouble);
    }
    const Readable<bool> is_taken = resumes ? campaign.take_earlier_rows() : Readable<bool>(false);
    if (!is_taken) {
        return tl::unexpected(is_taken.error());
    }
    return campaign;
}

Readable<bool> CampaignFile::take_earlier_rows() {
    Readable<std::string> text = read_large_text(name_);
    if (!text) {
        return tl::unexpected(text.error());
    }
    if (whole_lines(*text).size() <= (form_.heading.empty() ? 0U : 1U)) {
        return false;  // it may not have a manifest yet
    }
    const Readable<ManifestFile> earlier = read_manifest_beside(name_);
    const std::string why =
        earlier ? why_not_resumed(name_, manifest_.manifest, earlier->manifest) : earlier.error();
    if (!why.empty()) {
        return tl::unexpected(why);
    }
    Readable<Rows> rows = read_rows(name_, *text, rows_.size(), form_);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    rows_ = std::move(*rows);
    written_ = std::move(*text);
    return true;
}

std::string CampaignFile::begin() {
    std::string trouble = is_regular_ ? write_in_order() : append(form_.heading);
    return trouble.empty() ? write_manifest() : trouble;
}

std::string CampaignFile::add(std::size_t run, std::string row) {
    rows_[run] = std::move(row);
    return is_regular_ ? append(*rows_[run]) : add_in_order();
}

std::string CampaignFile::finish() {
    if (!is_regular_) {
        std::string trouble;
        for (; next_ < rows_.size() && trouble.empty(); ++next_) {
            trouble = rows_[next_] ? append(*rows_[next_]) : "";
        }
        return trouble;
    }
    if (form_.settle) {
        form_.settle(rows_);
    }
    std::string trouble = write_in_order();
    if (trouble.empty() && is_whole()) {
        manifest_.whole = Wholeness{rows_.size(), fingerprint(written_)};
        trouble = write_manifest();
    }
    return trouble;
}

std::string CampaignFile::append(const std::string& text) {
    written_ += is_regular_ ? text : "";
    return file_.append(text);
}

std::string CampaignFile::add_in_order() {
    std::string trouble;
    for (; next_ < rows_.size() && rows_[next_] && trouble.empty(); ++next_) {
        trouble = append(*rows_[next_]);
    }
    return trouble;
}

// Earlier rows are in the file at any time, whatever ends the program.
std::string CampaignFile::write_in_order() {
    const std::string before = std::exchange(written_, text_in_order());
    return before.empty()       ? file_.write(written_)
           : before == written_ ? file_.keep()
                                : file_.replace(written_);
}

std::string CampaignFile::write_manifest() const {
    if (!is_regular_) {
        return "";
    }
    Readable<OutputFile> file = OutputFile::open(manifest_name(name_));
    return file ? file->replace(text_of(manifest_)) : file.error();
}

std::string CampaignFile::text_in_order() const {
    std::string text = form_.heading;
    for (const std::optional<std::string>& row : rows_) {
        text += row.value_or("");
    }
    return text;
}

bool CampaignFile::is_whole() const {
    return std::all_of(rows_.begin(), rows_.end(),
                       [this](const std::optional<std::string>& row) { return row && form_.is_final(*row); });
}

int end_early(const std::string& how_far, int status, const std::string& file) {
    if (file.empty()) {
        remark(how_far);
        return status;
    }
    remark(fmt::format("{}: go on with --resume {}", how_far, shortened(file, longest_name)));
    return exit_stopped;
}

}  // namespace tessera
