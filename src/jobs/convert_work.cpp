#include "jobs/convert_work.h"

#include "formats/formats.h"
#include "games/credits.h"
#include "jobs/open_link.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

class ConvertWork : public JobRun::Work {
public:
    explicit ConvertWork(ConvertedReport report) : report_(std::move(report)) {}
    std::vector<Report> advance(Ticks /*budget*/) override { return {report_, DoneReport{}}; }

private:
    ConvertedReport report_;
};

// Returns the format of the file's text, or else of its name; null if both are unknown.
const Format* format_of_file(const ConvertJob& job) {
    const Format* const named = job.from.empty() ? format_ending(job.name) : format_called(job.from);
    const bool is_certain = named != nullptr && (!job.from.empty() || named->id != "level");
    const Format* const format = is_certain ? named : format_of_text(job.text);
    return format != nullptr && format->read != nullptr ? format : nullptr;
}

// A file whose puzzle has no title is called by its name.
void name_by_file(Content& content, const std::string& name) {
    auto* const puzzle = std::get_if<AnySession>(&content);
    auto* const game = puzzle == nullptr ? nullptr : std::get_if<Session<Polyomino>>(puzzle);
    const std::string stem = name.substr(0, name.find('.'));
    if (game != nullptr && game->level().title.empty() && is_credit(stem)) {
        polyomino::Level level = game->level();
        level.title = stem;
        *puzzle = Session<Polyomino>(std::move(level));
    }
}

}  // namespace

Result<std::unique_ptr<JobRun::Work>> start_converting(const ConvertJob& job) {
    const Format* const from = format_of_file(job);
    const Format* const to = format_called(job.to);
    if (from == nullptr) {
        return fail(ErrorCode::unknown_version, 0, say("this file is in no known format"));
    }
    if (to == nullptr || to->write == nullptr) {
        return fail(ErrorCode::unknown_name, 0, say("cannot save as {}", job.to));
    }
    const Result<std::string> text = unpacked(*from, job.text);
    Result<Taken> taken =
        text ? read_as(*from, *text, {job.problem, open_link}) : tl::unexpected(text.error());
    if (!taken) {
        return tl::unexpected(taken.error());
    }
    if (std::holds_alternative<NamedCover>(taken->content) && to->id == "level") {
        return fail(ErrorCode::impossible_puzzle, 0, say("this is an exact cover problem, and no puzzle"));
    }
    if (from->id != "level") {
        name_by_file(taken->content, job.name);
    }
    Result<Written> written = write_as(*to, taken->content);
    if (!written) {
        return tl::unexpected(written.error());
    }
    return std::make_unique<ConvertWork>(
        ConvertedReport{std::move(written->text), std::move(taken->remarks), std::move(written->left_out)});
}

}  // namespace tessera
