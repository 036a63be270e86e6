#include "cli/book_maker.h"

#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/puzzle_rows.h"
#include "cli/run_job.h"
#include "cli/side_by_side.h"
#include "cli/symmetric_puzzle.h"
#include "cli/work.h"
#include "games/puzzle_grade.h"
#include "jobs/open_link.h"
#include "session/share.h"

#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <optional>
#include <set>

namespace tessera {

namespace {

constexpr std::size_t most_tries = 60;  // seeds for one puzzle

// A puzzle to be made. Its seeds are those of its number, of that plus the count of all, and so on.
struct Slot {
    std::size_t tier = 0;
    std::size_t place = 0;  // in its tier
    std::size_t next_try = 0;
    std::optional<BookPuzzle> puzzle;
};

class BookMaker {
public:
    BookMaker(const std::vector<BookTier>& tiers, std::uint64_t seed, const Arguments& arguments)
        : tiers_(tiers), seed_(seed), arguments_(arguments) {
        for (std::size_t tier = 0; tier < tiers.size(); ++tier) {
            for (std::size_t place = 0; place < tiers[tier].count; ++place) {
                slots_.push_back({tier, place, 0, std::nullopt});
            }
        }
    }

    MadeBook make_all();

private:
    bool should_stop() const;
    std::function<bool()> made(std::size_t number);
    std::optional<AnySession> made_of(const BookTier& tier, std::size_t place, std::uint64_t seed,
                                      std::string& trouble) const;
    static std::optional<AnySession> opened(const JobAnswer& level, std::string& trouble);
    std::optional<BookPuzzle> solved(const std::optional<AnySession>& session) const;
    bool is_as_hard_by_link(const BookTier& tier, const AnySession& session) const;
    std::vector<std::size_t> take_twins();
    static std::string why_none(const BookTier& tier);
    MadeBook book() const;

    const std::vector<BookTier>& tiers_;
    const std::uint64_t seed_;
    const Arguments& arguments_;
    std::vector<Slot> slots_;
    std::string trouble_;
    const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

bool BookMaker::should_stop() const {
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start_;
    return InterruptWatch::is_interrupted() ||
           (arguments_.limit_seconds > 0 && elapsed.count() >= arguments_.limit_seconds);
}

std::string BookMaker::why_none(const BookTier& tier) {
    if (!tier.day.empty()) {
        return fmt::format("tessera: the puzzles of {} could not all be made and solved", tier.day);
    }
    return fmt::format(
        "tessera: {} seeds made no other puzzle of {}, tier {}: choose another board, tier or --count",
        most_tries, tier.family, tier.tier);
}

// Makes a puzzle; an error in the params is left in `trouble`.
std::optional<AnySession> BookMaker::made_of(const BookTier& tier, std::size_t place, std::uint64_t seed,
                                             std::string& trouble) const {
    const auto stops = [this] {
        return should_stop();
    };
    if (!tier.dailies.empty()) {
        return opened(run_job_here(job_for(tier.dailies[place]), stops), trouble);
    }
    if (tier.symmetry != GivenSymmetry::none) {
        return symmetric_puzzle(tier.params, tier.symmetry, seed, stops);
    }
    return opened(run_job_here(job_for(Recipe{tier.family, tier.params, seed}), stops), trouble);
}

// Returns the puzzle that a job has made.
std::optional<AnySession> BookMaker::opened(const JobAnswer& level, std::string& trouble) {
    if (level.failure) {
        trouble = "tessera: " + in_words(level.failure->message);
    }
    const Result<AnySession> session = level.level ? open_level(level.level->level) : tl::unexpected(Error());
    return session ? std::optional(*session) : std::nullopt;
}

std::optional<BookPuzzle> BookMaker::solved(const std::optional<AnySession>& session) const {
    if (!session) {
        return std::nullopt;
    }
    const Job job{std::string(family_id(*session)), SolveJob{position_of(*session), {}}, true};
    const JobAnswer answer = run_job_here(job, [this] { return should_stop(); });
    AnySession played_out = *session;
    const bool is_right =
        answer.solution && play_all(played_out, answer.solution->moves) && is_solved(played_out);
    return is_right ? std::optional(BookPuzzle{*session, answer.solution->moves}) : std::nullopt;
}

// True if the link, which lists the pieces in another order, has the tier, too: at the bound of two tiers a grade may
// depend on that order.
bool BookMaker::is_as_hard_by_link(const BookTier& tier, const AnySession& session) const {
    const std::optional<Tier> named = tier_named(tier.tier);
    if (!named) {
        return true;
    }
    const Result<std::string> code = puzzle_code(session);
    const Result<AnySession> linked = code ? open_link(*code) : tl::unexpected(code.error());
    if (!linked) {
        return true;  // too large for a link
    }
    const Job job{tier.family, GradeJob{position_of(*linked), {}, {}}, true};
    const JobAnswer answer = run_job_here(job, [this] { return should_stop(); });
    return answer.grade && answer.grade->tier == *named;
}

// Several threads are in here at once, each with a slot of its own.
std::function<bool()> BookMaker::made(std::size_t number) {
    Slot slot = slots_[number];
    const BookTier& tier = tiers_[slot.tier];
    show_progress(fmt::format("puzzle {} of {}: {}", number + 1, slots_.size(), tier.tier + tier.day));
    std::string trouble;
    while (!slot.puzzle && slot.next_try < most_tries && trouble.empty() && !should_stop()) {
        const std::uint64_t seed = seed_of_many(seed_, number + slot.next_try++ * slots_.size());
        slot.puzzle = solved(made_of(tier, slot.place, seed, trouble));
        if (slot.puzzle && !is_as_hard_by_link(tier, slot.puzzle->session)) {
            slot.puzzle.reset();
        }
    }
    show_progress("");
    if (!slot.puzzle && trouble.empty() && !should_stop()) {
        trouble = why_none(tier);
    }
    return [this, number, slot = std::move(slot), trouble] {
        slots_[number] = slot;
        trouble_ = trouble_.empty() ? trouble : trouble_;
        return trouble_.empty();
    };
}

// Discards puzzles that repeat an earlier one, and returns their numbers.
std::vector<std::size_t> BookMaker::take_twins() {
    std::set<std::string> keys;
    std::vector<std::size_t> twins;
    for (std::size_t number = 0; number < slots_.size(); ++number) {
        const bool is_daily = !tiers_[slots_[number].tier].dailies.empty();
        if (!is_daily && !keys.insert(puzzle_key(slots_[number].puzzle->session)).second) {
            slots_[number].puzzle.reset();
            twins.push_back(number);
        }
    }
    return twins;
}

MadeBook BookMaker::book() const {
    MadeBook book{std::vector<std::vector<BookPuzzle>>(tiers_.size()), trouble_, should_stop()};
    for (const Slot& slot : slots_) {
        if (slot.puzzle) {
            book.tiers[slot.tier].push_back(*slot.puzzle);
        }
    }
    return book;
}

MadeBook BookMaker::make_all() {
    const InterruptWatch watch;
    std::vector<std::size_t> missing;
    for (std::size_t number = 0; number < slots_.size(); ++number) {
        missing.push_back(number);
    }
    while (!missing.empty()) {
        make_side_by_side(
            missing, arguments_.thread_count, [this](std::size_t number) { return made(number); },
            [this] { return should_stop(); });
        if (!trouble_.empty() || should_stop()) {
            break;
        }
        missing = take_twins();
    }
    MadeBook made = book();
    made.is_stopped = made.trouble.empty() && !missing.empty();
    return made;
}

}  // namespace

MadeBook make_book(const std::vector<BookTier>& tiers, std::uint64_t seed, const Arguments& arguments) {
    return BookMaker(tiers, seed, arguments).make_all();
}

}  // namespace tessera
