#include "app/game/editing/harder_maker.h"

#include "app/game/help/background_analysis.h"
#include "base/index.h"

#include <algorithm>
#include <bit>

namespace tessera {

namespace {

constexpr int most_tries = 400;

}  // namespace

void HarderMaker::start(std::string_view family, std::string level, std::vector<std::string> moves) {
    stop();
    family_ = family;
    level_ = std::move(level);
    moves_ = std::move(moves);
    choices_ = {0};
    unique_.clear();
    best_.reset();
    next_ = 0;
    tried_count_ = 0;
    ask();
}

void HarderMaker::stop() {
    if (job_) {
        pool_.cancel(*job_);
        job_.reset();
    }
    answer_.reset();
    trouble_.reset();
}

std::vector<std::string> HarderMaker::moves_without(Choice choice) const {
    std::vector<std::string> moves;
    for (const std::string& move : moves_) {
        if ((choice & 1U) == 0) {
            moves.push_back(move);
        }
        choice >>= 1U;
    }
    return moves;
}

void HarderMaker::ask() {
    is_unique_ = false;
    tier_.reset();
    GradeJob job{{level_, moves_without(at(choices_, next_))}, {}, {}};
    job.solve.memory_bytes = quiet_memory_bytes;
    job.count.memory_bytes = quiet_memory_bytes;
    job_ = pool_.start(Job{family_, std::move(job)}, [this](const Report& report) { receive(report); });
}

void HarderMaker::receive(const Report& report) {
    if (const auto* const count = std::get_if<CountReport>(&report)) {
        is_unique_ = count->is_exact && count->total == 1;
    } else if (const auto* const graded = std::get_if<GradeReport>(&report)) {
        tier_ = static_cast<int>(graded->grade.tier);
    } else if (const auto* const failed = std::get_if<FailedReport>(&report)) {
        give_up(failed->error.message);
    } else if (std::holds_alternative<DoneReport>(report)) {
        go_on();
    }
}

// Continues after the end of a job.
void HarderMaker::go_on() {
    job_.reset();
    ++tried_count_;
    if (tried_count_ == 1) {
        first_tier_ = tier_.value_or(0);
    }
    if (is_unique_) {
        judge();
    }
    const bool is_next_tier = best_ && best_tier_ == first_tier_ + 1;
    if (is_next_tier || ++next_ == int_size(choices_)) {
        end_size();
    } else {
        ask();
    }
}

void HarderMaker::judge() {
    const Choice choice = at(choices_, next_);
    unique_.push_back(choice);
    if (tier_ && *tier_ > first_tier_ && (!best_ || *tier_ < best_tier_)) {
        best_ = choice;
        best_tier_ = *tier_;
    }
}

// Ends the search with this size's best choice, or goes on with the next size.
void HarderMaker::end_size() {
    if (best_) {
        answer_ = moves_without(*best_);
        return;
    }
    choices_ = one_larger();
    unique_.clear();
    next_ = 0;
    if (choices_.empty() || tried_count_ + int_size(choices_) > most_tries) {
        return give_up(say("no harder puzzle with one solution was found; tries: {}", tried_count_ - 1));
    }
    ask();
}

// Returns the choices with one more move left out. Adding any move back must leave one solution as well, so
// only choices all of whose subsets are unique are candidates.
std::vector<HarderMaker::Choice> HarderMaker::one_larger() const {
    std::vector<Choice> larger;
    for (const Choice choice : unique_) {
        for (auto move = static_cast<int>(std::bit_width(choice)); move < int_size(moves_); ++move) {
            const Choice next = choice | Choice{1} << static_cast<unsigned>(move);
            bool is_open = true;
            for (Choice rest = choice; rest != 0; rest &= rest - 1) {
                const Choice without = next ^ (rest & (~rest + 1));
                is_open = is_open && std::find(unique_.begin(), unique_.end(), without) != unique_.end();
            }
            if (is_open) {
                larger.push_back(next);
            }
        }
    }
    return larger;
}

void HarderMaker::give_up(Sentence trouble) {
    job_.reset();
    trouble_ = std::move(trouble);
}

}  // namespace tessera
