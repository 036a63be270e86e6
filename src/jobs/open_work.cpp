#include "jobs/open_work.h"

#include "base/json.h"
#include "base/overloaded.h"
#include "base/text.h"
#include "jobs/table_text.h"
#include "session/level_table.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

using WorkOfOpening = Result<std::unique_ptr<JobRun::Work>>;

std::string_view without_blanks(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

// Returns the code that the text is, or that is the last part of an address; empty if it is level text.
std::string code_in_text(std::string_view text) {
    const std::string_view word = without_blanks(text);
    if (word.empty() || word.find_first_of(" \t\r\n") != std::string_view::npos) {
        return "";
    }
    const std::size_t mark = word.find(link_mark);
    return mark != std::string_view::npos ? std::string(word.substr(mark))
           : is_digit(word.front())       ? code_of_fragment(word)
                                          : "";
}

Result<AnySession> look_up(const LevelName& wanted, const OpenJob& job, const LinkSources& sources) {
    if (job.levels.empty() && sources.look_up != nullptr) {
        return sources.look_up(wanted);
    }
    const Result<LevelTable> table = read_level_table(job.levels);
    if (!table && !job.levels.empty()) {
        return tl::unexpected(table.error());
    }
    const auto is_it = [&](const ShippedLevel& level) {
        return level.family == wanted.family && level.name == wanted.name;
    };
    for (const auto* const levels : {&table->levels, &table->retired}) {
        const auto found = table ? std::find_if(levels->begin(), levels->end(), is_it) : levels->end();
        if (table && found != levels->end()) {
            return open_level(found->text);
        }
    }
    return fail(ErrorCode::unknown_name, 0, say("the link is to an unknown level"));
}

std::string text_of(const Recipe& recipe) {
    Json json;
    json.open('{');
    json.field("family", recipe.family);
    json.field("params", recipe.params);
    json.field("seed", std::to_string(recipe.seed));
    json.close('}');
    return json.written();
}

// Answers at once.
class SayWork : public JobRun::Work {
public:
    explicit SayWork(std::string text) : text_(std::move(text)) {}
    std::vector<Report> advance(Ticks /*budget*/) override { return {OpenedReport{text_}, DoneReport{}}; }

private:
    std::string text_;
};

Result<std::string> described(Result<AnySession> session, const OpenJob& job) {
    if (!session) {
        return tl::unexpected(session.error());
    }
    for (const std::string& text : job.moves) {
        if (auto why = play_text(*session, text)) {
            return tl::unexpected<Error>(std::move(*why));
        }
    }
    return puzzle_text(*session, job.with_table);
}

// Makes the puzzle, then describes it.
class MakeWork : public JobRun::Work {
public:
    MakeWork(OpenJob job, std::unique_ptr<Work> making) : job_(std::move(job)), making_(std::move(making)) {}

    std::vector<Report> advance(Ticks budget) override {
        std::vector<Report> reports = making_->advance(budget);
        for (Report& report : reports) {
            if (const auto* const made = std::get_if<LevelReport>(&report)) {
                const Result<std::string> text = described(open_level(made->level), job_);
                return text ? std::vector<Report>{OpenedReport{*text}, DoneReport{}}
                            : std::vector<Report>{DoneReport{Outcome::exhausted, {}, text.error().message}};
            }
        }
        return reports;
    }

private:
    OpenJob job_;
    std::unique_ptr<Work> making_;
};

WorkOfOpening say_it(const Result<std::string>& text) {
    return text ? WorkOfOpening(std::make_unique<SayWork>(*text)) : tl::unexpected(text.error());
}

WorkOfOpening start_making(const Recipe& recipe, const OpenJob& job, const LinkSources& sources) {
    if (sources.make == nullptr) {
        return say_it(text_of(recipe));
    }
    WorkOfOpening making = sources.make(recipe);
    if (making) {
        making = std::make_unique<MakeWork>(job, std::move(*making));
    }
    return making;
}

}  // namespace

WorkOfOpening start_opening(const OpenJob& job, const LinkSources& sources) {
    const std::string code = code_in_text(job.text);
    if (code.empty()) {
        return say_it(described(open_level(job.text), job));
    }
    Result<LinkContent> content = read_link(code);
    if (!content) {
        return tl::unexpected(content.error());
    }
    return std::visit(
        Overloaded{[&](AnySession& session) { return say_it(described(std::move(session), job)); },
                   [&](const Recipe& recipe) { return start_making(recipe, job, sources); },
                   [&](const LevelName& level) {
                       return say_it(described(look_up(level, job, sources), job));
                   }},
        *content);
}

}  // namespace tessera
