#include "cli/campaign_file.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/lab_campaign.h"
#include "cli/manifest.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/puzzle_rows.h"
#include "lab/lab_csv.h"

#include <algorithm>
#include <fmt/core.h>

// Joins the files of a campaign's parts to the one that a single machine would have written.

namespace tessera {

namespace {

// Describes a command's rows to merge().
struct KindOfRows {
    std::string heading;
    // Returns how two rows of one run contradict each other; empty if they do not.
    std::function<std::string(std::string_view one, std::string_view other)> contradiction;
    std::function<void(Rows& rows)> settle;  // as in RowForm
};

std::optional<KindOfRows> kind_of(const Manifest& manifest) {
    if (manifest.kind == "lab") {
        return KindOfRows{csv_heading(),
                          [is_timed = manifest.is_timed](std::string_view one, std::string_view other) {
                              return lab_contradiction(one, other, is_timed);
                          },
                          nullptr};
    }
    if (manifest.kind == "generate") {
        return KindOfRows{"", puzzle_contradiction, name_twins};
    }
    return std::nullopt;
}

struct PartFile {
    std::string name;
    ManifestFile manifest;
    std::vector<std::string> rows;
};

// A row of one of the files.
struct Placed {
    std::string row;
    const PartFile* file = nullptr;  // null: none
    std::size_t line = 0;
};

tl::unexpected<std::string> refusal_of(const PartFile& file, const std::string& why) {
    return tl::unexpected(fmt::format("tessera: {} {}", shortened(file.name, longest_name), why));
}

// Returns the file's rows, if it has as many as its manifest promises, unchanged.
Readable<PartFile> with_rows(PartFile file, std::string_view text, const KindOfRows& kind) {
    const std::size_t wanted = runs_in_part(file.manifest.manifest);
    for (const std::string_view line : whole_lines(text)) {
        file.rows.emplace_back(line);
    }
    const std::size_t heading_count = kind.heading.empty() ? 0 : 1;
    const std::size_t row_count = file.rows.size() - std::min(heading_count, file.rows.size());
    if (!file.manifest.whole) {
        return refusal_of(file, fmt::format("is not whole, it has {} of {} rows: go on with --resume first",
                                            row_count, wanted));
    }
    if (*file.manifest.whole != Wholeness{row_count, fingerprint(text)} || row_count != wanted) {
        return refusal_of(file, "was changed after its command had ended: its manifest is of other rows");
    }
    file.rows.erase(file.rows.begin(), file.rows.begin() + static_cast<std::ptrdiff_t>(heading_count));
    return file;
}

Readable<PartFile> read_part(const std::string& name) {
    const Readable<std::string> text = read_large_text(name);
    if (!text) {
        return tl::unexpected(text.error());
    }
    const Readable<ManifestFile> manifest = read_manifest_beside(name);
    if (!manifest) {
        return tl::unexpected(manifest.error());
    }
    PartFile file{name, *manifest, {}};
    const std::optional<KindOfRows> kind = kind_of(manifest->manifest);
    return kind ? with_rows(std::move(file), *text, *kind)
                : refusal_of(file, "is of a command whose files are not merged");
}

Readable<std::vector<PartFile>> read_parts(const std::vector<std::string>& names) {
    std::vector<PartFile> parts;
    for (const std::string& name : names) {
        Readable<PartFile> part = read_part(name);
        if (!part) {
            return tl::unexpected(part.error());
        }
        parts.push_back(std::move(*part));
        const std::string why = why_apart(parts.front().manifest.manifest, parts.back().manifest.manifest);
        if (!why.empty()) {
            return tl::unexpected(fmt::format("tessera: {} and {} are of two campaigns: {}",
                                              shortened(parts.front().name, longest_name),
                                              shortened(name, longest_name), why));
        }
    }
    return parts;
}

std::string why_contradictory(const Placed& one, const Placed& other, const KindOfRows& kind) {
    const std::string why = kind.contradiction(one.row, other.row);
    return why.empty() ? ""
                       : fmt::format("{}:{}:1: this run has other numbers than at {}:{}: {}",
                                     shortened(other.file->name, longest_name), other.line,
                                     shortened(one.file->name, longest_name), one.line, why);
}

// Puts the rows of the file where they belong. Returns an error message, or an empty text.
std::string place_rows(std::vector<Placed>& all, const PartFile& file, const KindOfRows& kind) {
    for (std::size_t run = 0; run < file.rows.size(); ++run) {
        Placed placed{file.rows[run], &file, run + (kind.heading.empty() ? 1 : 2)};
        Placed& place = all[place_among_all(file.manifest.manifest, run)];
        const std::string why = place.file == nullptr ? "" : why_contradictory(place, placed, kind);
        if (!why.empty()) {
            return why;
        }
        place = place.file == nullptr ? std::move(placed) : place;
    }
    return "";
}

// Returns all rows in the order of one machine's file.
Readable<Rows> merged_rows(const std::vector<PartFile>& parts, const KindOfRows& kind) {
    const Manifest& manifest = parts.front().manifest.manifest;
    std::vector<Placed> all(manifest.run_count);
    for (const PartFile& part : parts) {
        const std::string why = place_rows(all, part, kind);
        if (!why.empty()) {
            return tl::unexpected(why);
        }
    }
    Rows rows;
    for (const Placed& placed : all) {
        if (placed.file == nullptr) {
            return tl::unexpected(fmt::format(
                "tessera: run {} of {} is in none of the files: part {}/{} is missing", rows.size() + 1,
                all.size(), rows.size() % manifest.part_count + 1, manifest.part_count));
        }
        rows.emplace_back(placed.row);
    }
    return rows;
}

// Returns an error message, or an empty text.
std::string write_whole(const std::string& name, Manifest manifest, std::size_t row_count,
                        const std::string& text) {
    manifest.part = 1;
    manifest.part_count = 1;
    const ManifestFile beside{std::move(manifest), Wholeness{row_count, fingerprint(text)}};
    for (const auto& [file_name, content] :
         {std::pair(name, text), std::pair(manifest_name(name), text_of(beside))}) {
        Readable<OutputFile> file = OutputFile::open(file_name);
        std::string trouble = file ? file->replace(content) : file.error();
        if (!trouble.empty()) {
            return trouble;
        }
    }
    return "";
}

}  // namespace

int merge(const Arguments& arguments) {
    const Readable<std::vector<PartFile>> parts = read_parts(arguments.inputs);
    if (!parts) {
        return refuse(parts.error());
    }
    const Manifest& manifest = parts->front().manifest.manifest;
    const KindOfRows kind = *kind_of(manifest);
    Readable<Rows> rows = merged_rows(*parts, kind);
    if (!rows) {
        return refuse(rows.error());
    }
    if (kind.settle) {
        kind.settle(*rows);
    }
    std::string text = kind.heading;
    for (const std::optional<std::string>& row : *rows) {
        text += *row;
    }
    const std::string& name = arguments.campaign.rows_file;
    const std::string trouble = name.empty() ? "" : write_whole(name, manifest, rows->size(), text);
    if (name.empty()) {
        print(text);
    }
    return trouble.empty() ? exit_done : refuse(trouble);
}

}  // namespace tessera
