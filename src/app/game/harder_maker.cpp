#include "app/game/harder_maker.h"

#include "base/index.h"
#include "base/overloaded.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int most_tries = 400;
constexpr std::uint64_t memory_bytes = 96ULL << 20;

}  // namespace

void HarderMaker::start(std::string_view family, std::string level, std::vector<std::string> moves) {
    stop();
    family_ = family;
    level_ = std::move(level);
    moves_ = std::move(moves);
    choices_ = {{}};
    unique_.clear();
    best_.reset();
    next_ = 0;
    tried_count_ = 0;
    ask(choices_.front());
}

void HarderMaker::stop() {
    if (job_) {
        pool_.cancel(*job_);
        job_.reset();
    }
    answer_.reset();
    trouble_.reset();
}

std::vector<std::string> HarderMaker::moves_without(const Choice& choice) const {
    std::vector<std::string> moves;
    for (int index = 0; index < int_size(moves_); ++index) {
        if (std::find(choice.begin(), choice.end(), index) == choice.end()) {
            moves.push_back(at(moves_, index));
        }
    }
    return moves;
}

void HarderMaker::ask(const Choice& choice) {
    is_unique_ = false;
    tier_.reset();
    GradeJob job{{level_, moves_without(choice)}, {}, {}};
    job.solve.memory_bytes = memory_bytes;
    job.count.memory_bytes = memory_bytes;
    job_ = pool_.start(Job{family_, std::move(job)}, [this](const Report& report) { receive(report); });
}

void HarderMaker::receive(const Report& report) {
    std::visit(Overloaded{[&](const CountReport& count) { is_unique_ = count.is_exact && count.total == 1; },
                          [&](const GradeReport& told) { tier_ = static_cast<int>(told.grade.tier); },
                          [&](const DoneReport&) { go_on(); },
                          [&](const FailedReport& failed) { give_up(failed.error.message); },
                          [](const auto&) {
                          }},
               report);
}

// A job has ended.
void HarderMaker::go_on() {
    job_.reset();
    ++tried_count_;
    if (tried_count_ == 1) {
        first_tier_ = tier_.value_or(0);
    }
    if (is_unique_) {
        judge();
    }
    if (best_ && best_tier_ == first_tier_ + 1) {
        return answer(*best_);
    }
    if (++next_ == int_size(choices_)) {
        end_size();
    }
    if (next_ < int_size(choices_)) {
        ask(at(choices_, next_));
    }
}

void HarderMaker::judge() {
    const Choice& choice = at(choices_, next_);
    unique_.push_back(choice);
    if (tier_ && *tier_ > first_tier_ && (!best_ || *tier_ < best_tier_)) {
        best_ = choice;
        best_tier_ = *tier_;
    }
}

// With all of a size tried, either one of them is the answer or the next size follows.
void HarderMaker::end_size() {
    if (best_) {
        return answer(*best_);
    }
    choices_ = one_larger();
    unique_.clear();
    next_ = 0;
    if (choices_.empty() || tried_count_ + int_size(choices_) > most_tries) {
        choices_.clear();
        give_up(say("to take pieces away makes it no harder, or leaves several solutions; tried: {}",
                    tried_count_ - 1));
    }
}

// What leaves one solution does so with any one of its moves back: so what is one larger is made of such alone.
std::vector<HarderMaker::Choice> HarderMaker::one_larger() const {
    std::vector<Choice> larger;
    for (const Choice& choice : unique_) {
        for (int more = choice.empty() ? 0 : choice.back() + 1; more < int_size(moves_); ++more) {
            Choice next = choice;
            next.push_back(more);
            bool is_open = true;
            for (int back = 0; back < int_size(choice); ++back) {
                Choice without = next;
                without.erase(without.begin() + back);
                is_open &= std::find(unique_.begin(), unique_.end(), without) != unique_.end();
            }
            if (is_open) {
                larger.push_back(std::move(next));
            }
        }
    }
    return larger;
}

void HarderMaker::answer(const Choice& choice) {
    answer_ = moves_without(choice);
    choices_.clear();
}

void HarderMaker::give_up(Sentence trouble) {
    job_.reset();
    trouble_ = std::move(trouble);
}

}  // namespace tessera
