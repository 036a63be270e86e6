#include "jobs/days_work.h"

#include "jobs/print_words.h"
#include "print/volume/volume.h"
#include "session/daily.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace tessera {

namespace {

// A puzzle to be made, of the day whose number from 0 is `chapter`.
struct DayPuzzle {
    Daily daily;
    int chapter = 0;
};

// "Mo", "Tu", ...: as the calendar has them.
constexpr std::array<std::string_view, 7> weekdays = {"Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"};
// In the order of DailyRank.
constexpr std::array<std::string_view, 3> ranks = {"Easy", "Middle", "Hard"};

class DaysWork : public JobRun::Work {
public:
    DaysWork(std::string family, DaysJob job, const std::vector<Day>& days)
        : family_(std::move(family)), job_(std::move(job)), words_(words_of_table(job_.translation)) {
        plan_.title = job_.title;
        plan_.is_by_day = true;
        for (const Day& day : days) {
            const Sentence weekday = say(at(weekdays, weekday_of(day)));
            for (const Daily& daily : dailies_of(family_, day)) {
                puzzles_.push_back({daily, int_size(plan_.chapters)});
            }
            plan_.chapters.push_back({say("{} {}", words_(weekday), format_day(day)), {}, {}});
        }
    }

    std::vector<Report> advance(Ticks budget) override {
        if (made_ == int_size(puzzles_)) {
            Volume volume = volume_of(plan_, {}, words_);
            return {DrawingReport{volume.book.take_svg()}, DoneReport{}};
        }
        if (work_ == nullptr) {
            if (auto error = begin()) {
                return {DoneReport{Outcome::exhausted, {}, std::move(error->message)}};
            }
        }
        std::vector<Report> reports = work_->advance(budget);
        for (Report& report : reports) {
            if (auto* const level = std::get_if<LevelReport>(&report)) {
                level_ = std::move(level->level);
            } else if (auto* const solution = std::get_if<SolutionReport>(&report)) {
                add(solution->moves);
            } else if (auto* const done = std::get_if<DoneReport>(&report)) {
                work_.reset();
                if (done->outcome != Outcome::solved) {
                    return {std::move(*done)};
                }
            }
        }
        return {ProgressReport{}};
    }

private:
    const Daily& next() const { return at(puzzles_, made_).daily; }

    // Begins to make the next puzzle, or to solve the one that was made.
    std::optional<Error> begin() {
        auto work = work_for(level_.empty() ? job_for(daily_recipe(family_, next()))
                                            : Job{family_, SolveJob{{level_, {}}, {}}});
        if (!work) {
            return work.error();
        }
        work_ = std::move(*work);
        return std::nullopt;
    }

    void add(const std::vector<std::string>& moves) {
        const Result<AnySession> session = open_level(level_);
        if (!session) {
            return;
        }
        const auto link = encode_daily_link(family_, next());
        const bool is_printed = link && !job_.address.empty();
        at(plan_.chapters, at(puzzles_, made_).chapter)
            .puzzles.push_back({*session, moves, is_printed ? job_.address + *link : "",
                                say(at(ranks, static_cast<int>(next().rank)))});
        level_.clear();
        ++made_;
    }

    std::string family_;
    DaysJob job_;
    Words words_;
    VolumePlan plan_;
    std::vector<DayPuzzle> puzzles_;
    int made_ = 0;
    std::string level_;  // of the puzzle that is being solved; empty: it is being made
    std::unique_ptr<Work> work_;
};

}  // namespace

Result<std::unique_ptr<JobRun::Work>> start_days(const std::string& family, const DaysJob& job) {
    const std::optional<Day> first = parse_day(job.first);
    const std::optional<Day> last = parse_day(job.last);
    const std::vector<Day> days =
        first && last ? days_between(*first, *last, most_days_in_book) : std::vector<Day>();
    if (days.empty()) {
        return fail(ErrorCode::unknown_name, 0,
                    say("a book has the puzzles of 1 to {} days, one after the other", most_days_in_book));
    }
    return visit_family_called<std::unique_ptr<JobRun::Work>>(
        family, [&](auto) -> Result<std::unique_ptr<JobRun::Work>> {
            return std::make_unique<DaysWork>(family, job, days);
        });
}

}  // namespace tessera
