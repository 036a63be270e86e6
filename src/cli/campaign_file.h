#pragma once

#include "cli/manifest.h"
#include "cli/output_file.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

using Rows = std::vector<std::optional<std::string>>;  // with their line ends; nothing: not made yet

// The form of a campaign's file, for writing and reading.
struct RowForm {
    std::string heading;  // with its line end; empty: none
    // Returns the runs of this part that a row may be of: none if it is of no run, several if they are alike.
    std::function<std::vector<std::size_t>(std::string_view row)> runs_of;
    // True if the row states how the run ended, so that the run need not be repeated.
    std::function<bool(std::string_view row)> is_final;
    // Changes what follows from other rows, once all are there; empty: nothing does.
    std::function<void(Rows& rows)> settle;
};

// Reads the rows of a file that may have been cut anywhere, even within a line. Only lines with a line end count. The
// error is a line for standard error: a row is of none of the runs.
Readable<Rows> read_rows(const std::string& name, std::string_view text, std::size_t run_count,
                         const RowForm& form);

// Returns the lines that have a line end, with it.
std::vector<std::string_view> whole_lines(std::string_view text);

// Returns the text of a large file. The error is a line for standard error.
Readable<std::string> read_large_text(const std::string& name);

// A campaign's file of rows with its manifest. Rows are added as they come, flushed at once, so that a killed program
// leaves all of them; in the end they are put in order. A file that is no regular one has no manifest, and gets its rows
// in order.
class CampaignFile {
public:
    // Changes no file that is there, and fails if another command is writing it. With `resumes` the rows of an earlier
    // command of the same campaign and part are kept, if the file has any.
    static Readable<CampaignFile> open(const std::string& name, const Manifest& manifest, RowForm form,
                                       bool resumes);

    // True if a later command can go on with the file.
    bool can_be_resumed() const { return is_regular_; }
    const Rows& rows() const { return rows_; }

    // Return an error message, or an empty text. begin() writes the manifest and the kept rows.
    std::string begin();
    std::string add(std::size_t run, std::string row);
    std::string finish();

private:
    CampaignFile(std::string name, const Manifest& manifest, RowForm form, OutputFile file);

    Readable<bool> take_earlier_rows();
    std::string append(const std::string& text);
    std::string add_in_order();
    std::string write_in_order();
    std::string write_manifest() const;
    std::string text_in_order() const;
    bool is_whole() const;

    std::string name_;
    ManifestFile manifest_;
    RowForm form_;
    OutputFile file_;
    Rows rows_;
    std::string written_;  // what the regular file holds
    bool is_regular_ = false;
    std::size_t next_ = 0;  // the first row that another file lacks
};

// Says how far a campaign came that ended early, and how to go on where it can be gone on with. `file` is empty where it
// cannot. Returns exit_stopped if it can, else `status`.
int end_early(const std::string& how_far, int status, const std::string& file);

}  // namespace tessera
