#pragma once

#include "cli/arguments.h"
#include "cli/input.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A campaign is many runs of one command, of which each part can be made on another machine. Beside its FILE of rows
// stands FILE.manifest: a line of JSON that says what the rows belong to, and a second one once the file is whole.
struct Manifest {
    std::string kind;      // the command
    std::string version;   // base/version.h, with the commit
    std::string command;   // as it was typed, without what may differ from part to part; for people
    std::size_t part = 1;  // 1 to part_count
    std::size_t part_count = 1;
    std::size_t run_count = 0;  // in all parts together
    std::string plan;           // a fingerprint of everything that decides the rows
    bool is_timed =
        false;  // a limit in seconds may have ended runs, so that some are not the same everywhere
};

// A whole file, from its heading to its last row.
struct Wholeness {
    std::size_t row_count = 0;
    std::string fingerprint;

    bool operator==(const Wholeness&) const = default;
};

struct ManifestFile {
    Manifest manifest;
    std::optional<Wholeness> whole;  // nothing: runs are missing, or the program was killed
};

std::string manifest_name(const std::string& file);
std::string text_of(const ManifestFile& file);

// Reads the manifest beside the file. The error is a line for standard error.
Readable<ManifestFile> read_manifest_beside(const std::string& file);

// Returns the difference between the campaigns, "their versions differ"; empty if they are the same, whatever the parts.
std::string why_apart(const Manifest& one, const Manifest& other);

// Returns the manifest of this command. `plan` is all that decides the rows.
Manifest manifest_of(const std::string& kind, const Arguments& arguments, std::size_t run_count,
                     std::string_view plan);

// The number of runs in a part, and the place that one of them has among all runs, both from 0: the runs are dealt
// out like cards, so that no part has more than one run more than another.
std::size_t runs_in_part(const Manifest& manifest);
std::size_t place_among_all(const Manifest& manifest, std::size_t run);

// Returns 16 hexadecimal digits (FNV-1a of 64 bits).
std::string fingerprint(std::string_view text);

}  // namespace tessera
