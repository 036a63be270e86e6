#include "app/game/help/lesson.h"

#include "base/overloaded.h"

#include <algorithm>

namespace tessera {

void Lesson::ask(const OpenGame& game, double now_ms) {
    close();
    begun_ = game.session;
    start_ms_ = now_ms;
    stats_ = {};
    const Job job{std::string(family_id(game.session)), ExplainJob{position_of(game.session)}};
    job_ = pool_.start(job, [this](const Report& report) { receive(report); });
}

void Lesson::close() {
    if (job_) {
        pool_.cancel(*job_);
        job_.reset();
    }
    answer_.reset();
    table_.reset();
    steps_.clear();
    place_ = 0;
    most_seen_ = 0;
}

void Lesson::turned(const OpenGame& game, const AnySession& before) {
    steps_ = turned_hint(before, game.session, {false, steps_, {}}).steps;
    table_ = std::make_unique<OpenGame>(turned_like(table_->session, game));
    show_step();
}

void Lesson::receive(const Report& report) {
    std::visit(Overloaded{[&](const ProgressReport& progress) { stats_ = progress.stats; },
                          [&](const ExplanationReport& explained) { answer_ = explained.explanation; },
                          [&](const DoneReport& done) {
                              job_.reset();
                              if (!answer_ && !done.sentence.pattern.empty()) {
                                  verdict_ = done.sentence;
                              }
                          },
                          [&](const FailedReport& failed) {
                              job_.reset();
                              verdict_ = failed.error.message;
                          },
                          [](const auto&) {
                          }},
               report);
}

// Adds a final step unless the explanation ends in a dead end.
void Lesson::take_steps(const Explanation& explanation) {
    steps_ = explanation.steps;
    if (!explanation.is_dead_end) {
        steps_.push_back({say("and so every cell is covered"), {}, {}});
    }
}

void Lesson::take_answer() {
    if (!answer_ || job_) {
        return;
    }
    take_steps(*std::exchange(answer_, std::nullopt));
    table_ = std::make_unique<OpenGame>(*begun_);
    show_step();
}

void Lesson::show_step() {
    most_seen_ = std::max(most_seen_, place_ + 1);
    with_game(*table_, [&](auto&, auto& view) { highlight(view, &step()); });
}

void Lesson::play_step(const Scene& scene) {
    for (const std::string& move : step().moves) {
        play_move_text(*table_, move, scene);
    }
    ++place_;
}

void Lesson::take_back_step(const Scene& scene) {
    --place_;
    for (std::size_t move = 0; move < step().moves.size(); ++move) {
        rewind_game(*table_, Rewind::undo, scene);
    }
}

int Lesson::next_move() const {
    int place = place_ + 1;
    while (place < step_count() && at(steps_, place).moves.empty()) {
        ++place;
    }
    return std::min(place, step_count() - 1);
}

int Lesson::previous_move() const {
    int place = place_ - 1;
    while (place >= 0 && at(steps_, place).moves.empty()) {
        --place;
    }
    return std::max(place, 0);
}

void Lesson::go_to(int place, const Scene& scene) {
    const int wanted = std::clamp(place, 0, step_count() - 1);
    if (wanted == place_) {
        return;
    }
    while (place_ < wanted) {
        play_step(scene);
    }
    while (place_ > wanted) {
        take_back_step(scene);
    }
    show_step();
}

}  // namespace tessera
