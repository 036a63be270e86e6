#include "jobs/open_link.h"

#include "base/overloaded.h"
#include "jobs/run.h"
#include "session/shipped_levels.h"

namespace tessera {

namespace {

constexpr Ticks large_slice = Ticks{1} << 40;

Result<AnySession> make(const Recipe& recipe) {
    Result<JobRun> run = JobRun::start(job_for(recipe));
    if (!run) {
        return tl::unexpected(run.error());
    }
    Sentence trouble;
    while (!run->is_done()) {
        for (const Report& report : run->advance(large_slice)) {
            if (const auto* const level = std::get_if<LevelReport>(&report)) {
                return open_level(level->level);
            }
            if (const auto* const done = std::get_if<DoneReport>(&report)) {
                trouble = done->sentence;
            }
        }
    }
    return fail(ErrorCode::impossible_puzzle, 0, std::move(trouble));
}

Result<AnySession> look_up(const LevelName& wanted) {
    const ShippedLevel* const found = find_shipped(wanted.family, wanted.name);
    if (found == nullptr) {
        return fail(ErrorCode::unknown_name, 0, say("the link is to an unknown level"));
    }
    return open_level(found->text);
}

}  // namespace

Result<AnySession> open_link(std::string_view code) {
    Result<LinkContent> content = read_link(code);
    if (!content) {
        return tl::unexpected(content.error());
    }
    return std::visit(Overloaded{[](AnySession& session) -> Result<AnySession> { return std::move(session); },
                                 [](const Recipe& recipe) { return make(recipe); },
                                 [](const LevelName& level) {
                                     return look_up(level);
                                 }},
                      *content);
}

}  // namespace tessera
