#pragma once

#include "app/game/play/open_game.h"
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
    static Type first() { return {InfoOf<Gs>::first_params()...}; }
};

// Makes puzzles in a background job: the player's parameters, the running job, and the puzzle. Call make()
// after changing a parameter; it cancels a job for older parameters.
class PuzzleMaker {
public:
    explicit PuzzleMaker(JobPool& pool) : pool_(pool) {}

    // Parameters.
    std::string_view family() const { return family_; }
    std::vector<MakerField> fields() const;
    std::uint64_t seed() const { return seed_; }
    void choose_family(std::string_view family) { family_ = family; }
    void set_field(std::string_view name, int value);
    std::string_view quicker() const;  // what is made sooner, for a player who waits; English
    void set_seed(std::uint64_t seed) { seed_ = seed; }
    void surprise(std::uint64_t seed);  // chooses the named values by chance
    void set_recipe(const Recipe& recipe);

    void make(double now_ms);
    // Takes the puzzle that make() would make; false: the level cannot be played.
    [[nodiscard]] bool take_made(std::string_view level);
    void stop();  // with a message if a job was running

    // The made game: play() returns it at once if there is one; otherwise take_game() does as soon as it is
    // made.
    std::unique_ptr<OpenGame> play();
    std::unique_ptr<OpenGame> take_game();
    std::optional<Sentence> take_failure();  // message if a job has just ended without a puzzle, once

    bool is_at_work() const { return job_.has_value(); }
    bool is_slow(double now_ms) const;   // runs long enough to show a message
    double due_ms(double now_ms) const;  // when the message changes next; 0: no job
    double waited_ms(double now_ms) const { return now_ms - asked_ms_; }
    // The last puzzle; while a job runs, for older parameters.
    const AnySession* made() const { return made_.get(); }
    const Sentence& trouble() const { return trouble_; }  // why no puzzle was made

private:
    void cancel_job();
    void fail(Sentence trouble);
    void take_level(std::string_view level);
    void receive(const Report& report);
    void finish();
    std::unique_ptr<OpenGame> game() const;

    JobPool& pool_;
    std::string_view family_ = Polyomino::id;
    ParamsOf<FamilyList>::Type params_ =
        ParamsOf<FamilyList>::first();  // each family's, last set by the player
    std::uint64_t seed_ = 1;
    std::unique_ptr<AnySession> made_;
    Sentence trouble_;
    std::optional<JobId> job_;
    double asked_ms_ = 0;
    bool plays_at_once_ = false;  // opens the puzzle as soon as it is made
    bool has_game_ = false;       // for take_game
    bool has_failed_ = false;     // for take_failure
};

}  // namespace tessera
