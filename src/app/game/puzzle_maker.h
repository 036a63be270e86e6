#pragma once

#include "app/game/open_game.h"
#include "jobs/pool.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

namespace tessera {

template <class List>
struct ParamsOf;
template <class... Gs>
struct ParamsOf<TypeList<Gs...>> {
    using Type = std::tuple<typename Gs::Params...>;
};

// Makes puzzles by a job beside the frame: the numbers the player chose, the job at work on them, and what it
// made. Whoever changes a number calls make(); a job for older numbers ends at once.
class PuzzleMaker {
public:
    explicit PuzzleMaker(JobPool& pool) : pool_(pool) {}

    // The numbers.
    std::string_view family() const { return family_; }
    std::vector<MakerField> fields() const;
    std::uint64_t seed() const { return seed_; }
    void choose_family(std::string_view family) { family_ = family; }
    void set_field(std::string_view name, int value);
    void set_seed(std::uint64_t seed) { seed_ = seed; }
    void set_recipe(const Recipe& recipe);

    void make(double now_ms);
    void stop();  // with words that say so, if anything was being made

    // The game to be opened: play() when there is one, else it comes out of take_game() as soon as it is made.
    std::unique_ptr<OpenGame> play();
    std::unique_ptr<OpenGame> take_game();
    std::optional<Sentence> take_failure();  // a job has just ended without a puzzle; taken once

    bool is_at_work() const { return job_.has_value(); }
    bool is_slow(double now_ms) const;   // it takes long enough to say so
    double due_ms(double now_ms) const;  // when what is said of it changes; 0: nothing is being made
    double waited_ms(double now_ms) const { return now_ms - asked_ms_; }
    const AnySession* made() const { return made_.get(); }  // the last; while a job runs, of older numbers
    const Sentence& trouble() const { return trouble_; }    // why nothing was made

private:
    void cancel_job();
    void fail(Sentence trouble);
    void take_level(std::string_view level);
    void receive(const Report& report);
    void finish();
    std::unique_ptr<OpenGame> game() const;

    JobPool& pool_;
    std::string_view family_ = Polyomino::id;
    ParamsOf<FamilyList>::Type params_;  // of every family, as the player left them
    std::uint64_t seed_ = 1;
    std::unique_ptr<AnySession> made_;
    Sentence trouble_;
    std::optional<JobId> job_;
    double asked_ms_ = 0;
    bool plays_at_once_ = false;  // what is made is opened at once
    bool has_game_ = false;       // for take_game
    bool has_failed_ = false;     // for take_failure
};

}  // namespace tessera
