#include "cli/generate_many.h"

#include "cli/campaign_file.h"
#include "cli/exit_status.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/puzzle_rows.h"
#include "cli/side_by_side.h"

#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <utility>

namespace tessera {

namespace {

// Everything that decides the rows.
std::string words_of_recipes(const Arguments& arguments, const Recipe& recipe) {
    return fmt::format("{} {}\n{}\n{} {} {}\n", recipe.family, recipe.version, recipe.params, recipe.seed,
                       arguments.puzzle_count, arguments.json ? "json" : "codes");
}

Manifest manifest_of_recipes(const Arguments& arguments, const Recipe& recipe) {
    Manifest manifest =
        manifest_of("generate", arguments, arguments.puzzle_count, words_of_recipes(arguments, recipe));
    manifest.is_timed = false;  // the limit is that of all puzzles, and changes none
    return manifest;
}

std::string row_of(const JobAnswer& answer, const Recipe& recipe, const Arguments& arguments) {
    if (!arguments.json) {
        return fmt::format("{} {}\n", recipe.seed,
                           answer.level ? code_of_made(recipe, answer.level->level) : "-");
    }
    JsonValue json = json_of_made(answer, recipe, arguments);
    json.erase("elapsed_ms");  // the same bytes on every machine
    return json_line(json);
}

// Makes the puzzles that no earlier command filed.
class PuzzleMaker {
public:
    PuzzleMaker(const Arguments& arguments, Recipe recipe)
        : arguments_(arguments),
          recipe_(std::move(recipe)),
          manifest_(manifest_of_recipes(arguments, recipe_)),
          rows_(runs_in_part(manifest_)) {
        for (std::size_t run = 0; run < rows_.size(); ++run) {
            seeds_.push_back(seed_of_many(recipe_.seed, place_among_all(manifest_, run)));
        }
    }

    int make_all();

private:
    std::string open_file();
    std::vector<std::size_t> missing() const;
    bool should_stop() const;
    std::function<bool()> made(std::size_t run);
    bool take(std::size_t run, const std::string& row);
    bool show(const std::string& row);
    int ending() const;
    void remark_on_rows() const;

    const Arguments& arguments_;
    const Recipe recipe_;
    const Manifest manifest_;
    std::vector<std::uint64_t> seeds_;
    Rows rows_;  // as they are in the file; without one, as they are shown
    std::optional<CampaignFile> file_;
    std::optional<InOrder<std::string>> to_show_;
    Twins twins_;
    std::string trouble_;
    const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// Returns an error message, or an empty text.
std::string PuzzleMaker::open_file() {
    const CampaignArguments& names = arguments_.campaign;
    if (names.file().empty()) {
        return "";
    }
    std::map<std::uint64_t, std::size_t> runs_by_seed;
    for (std::size_t run = 0; run < seeds_.size(); ++run) {
        runs_by_seed.emplace(seeds_[run], run);
    }
    Readable<CampaignFile> file =
        CampaignFile::open(names.file(), manifest_, puzzle_rows(runs_by_seed), names.is_resumed());
    if (!file) {
        return file.error();
    }
    file_.emplace(std::move(*file));
    rows_ = file_->rows();
    return file_->begin();
}

std::vector<std::size_t> PuzzleMaker::missing() const {
    std::vector<std::size_t> runs;
    for (std::size_t run = 0; run < rows_.size(); ++run) {
        if (!rows_[run]) {
            runs.push_back(run);
        }
    }
    return runs;
}

bool PuzzleMaker::should_stop() const {
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start_;
    return InterruptWatch::is_interrupted() ||
           (arguments_.limit_seconds > 0 && elapsed.count() >= arguments_.limit_seconds);
}

// Several threads are in here at once; the function that it returns is called by one at a time.
std::function<bool()> PuzzleMaker::made(std::size_t run) {
    Recipe recipe = recipe_;
    recipe.seed = seeds_[run];
    show_progress(fmt::format("puzzle {} of {}: seed {}", run + 1, rows_.size(), recipe.seed));
    const JobAnswer answer = run_job_here(job_for(recipe), [this] { return should_stop(); });
    show_progress("");
    if (answer.failure) {
        return [this, why = "tessera: " + in_words(answer.failure->message)]() {
            trouble_ = why;
            return false;
        };
    }
    const bool is_done = answer.done.has_value();
    return [this, run, is_done, row = is_done ? row_of(answer, recipe, arguments_) : ""]() {
        return !is_done || take(run, row);
    };
}

bool PuzzleMaker::take(std::size_t run, const std::string& row) {
    rows_[run] = row;
    if (file_) {
        trouble_ = file_->add(run, row);
        return trouble_.empty();
    }
    return to_show_->add(run, row, [this](const std::string& next) { return show(next); });
}

bool PuzzleMaker::show(const std::string& row) {
    return print(twins_.named(row));
}

// Explains the lines without a puzzle.
void PuzzleMaker::remark_on_rows() const {
    Rows rows = rows_;
    name_twins(rows);
    std::size_t twin_count = 0;
    std::size_t none_count = 0;
    for (const std::optional<std::string>& row : rows) {
        const std::optional<PuzzleRow> puzzle = row ? puzzle_row_of(*row) : std::nullopt;
        twin_count += puzzle && puzzle->same_as ? 1U : 0U;
        none_count += puzzle && !puzzle->same_as && puzzle->puzzle.empty() ? 1U : 0U;
    }
    if (twin_count > 0) {
        remark(fmt::format("{} of {} seeds made a puzzle again; their lines name the first", twin_count,
                           rows.size()));
    }
    if (none_count > 0) {
        remark(fmt::format("{} of {} seeds made no puzzle", none_count, rows.size()));
    }
}

int PuzzleMaker::ending() const {
    const std::size_t missing_count = missing().size();
    if (missing_count == 0) {
        return exit_done;
    }
    const bool is_interrupted = InterruptWatch::is_interrupted();
    const std::string how_far =
        fmt::format("{} after {} of {} puzzles",
                    is_interrupted ? "interrupted"
                                   : fmt::format("stopped at the limit of {} s", arguments_.limit_seconds),
                    rows_.size() - missing_count, rows_.size());
    return end_early(how_far, is_interrupted ? exit_interrupted : exit_stopped,
                     file_ && file_->can_be_resumed() ? arguments_.campaign.file() : "");
}

int PuzzleMaker::make_all() {
    trouble_ = open_file();
    if (!trouble_.empty()) {
        return refuse(trouble_);
    }
    const InterruptWatch watch;
    to_show_.emplace(missing());
    make_side_by_side(
        missing(), arguments_.thread_count, [this](std::size_t run) { return made(run); },
        [this] { return should_stop(); });
    to_show_->pass_rest([this](const std::string& row) { show(row); });
    if (file_ && trouble_.empty()) {
        trouble_ = file_->finish();
    }
    if (!trouble_.empty()) {
        return refuse(trouble_);
    }
    remark_on_rows();
    return ending();
}

}  // namespace

int generate_many(const Arguments& arguments, const Recipe& recipe) {
    return PuzzleMaker(arguments, recipe).make_all();
}

std::string why_not_many(const Arguments& arguments) {
    const CampaignArguments& names = arguments.campaign;
    if (!names.rows_file.empty() && names.is_resumed()) {
        return "tessera: --output begins a file and --resume goes on with one; give one of them";
    }
    const std::string_view option = arguments.count.part_count > 1 ? "--part"
                                    : arguments.thread_count > 1   ? "--threads"
                                    : names.is_resumed()           ? "--resume"
                                    : !names.rows_file.empty()     ? "--output"
                                                                   : "";
    return option.empty() || arguments.puzzle_count > 0
               ? ""
               : fmt::format("tessera: {} is for many puzzles; say with --count how many", option);
}

}  // namespace tessera
