#include "app/game/making/puzzle_maker.h"

#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr double moment_ms = 200;  // shorter jobs need no message
constexpr double second_ms = 1000;

// Calls use(tag, params) with the family's parameters.
template <class Params, class Use>
void with_params(std::string_view family, Params& params, const Use& use) {
    visit_family<bool>(
        FamilyList(), [&](auto tag) { return decltype(tag)::Family::id == family; },
        [&](auto tag) {
            use(tag, std::get<typename decltype(tag)::Family::Params>(params));
            return true;
        },
        false);
}

// Returns the puzzle as a link's recipient sees it: with its pieces in the link's order.
template <class G>
AnySession as_sent(const Session<G>& made) {
    auto shared = G::decode_share(G::encode_share({made.level(), {}}));
    if (!shared) {
        return made;
    }
    if constexpr (G::has_credits) {
        shared->level.title = made.level().title;
    }
    if constexpr (G::has_recipes) {
        shared->level.recipe = made.level().recipe;
    }
    return Session<G>(std::move(shared->level));
}

}  // namespace

std::vector<MakerField> PuzzleMaker::fields() const {
    std::vector<MakerField> fields;
    with_params(family_, params_, [&](auto tag, const auto& params) {
        fields = maker_fields<typename decltype(tag)::Family>(params);
    });
    return fields;
}

void PuzzleMaker::set_field(std::string_view name, int value) {
    with_params(family_, params_, [&](auto tag, auto& params) {
        set_maker_field<typename decltype(tag)::Family>(params, name, value);
    });
}

std::string_view PuzzleMaker::quicker() const {
    std::string_view advice;
    with_params(family_, params_, [&](auto tag, const auto& params) {
        advice = InfoOf<typename decltype(tag)::Family>::quicker(params);
    });
    return advice;
}

void PuzzleMaker::surprise(std::uint64_t seed) {
    seed_ = seed;
    Rng rng(seed);
    with_params(family_, params_, [&](auto tag, auto& params) {
        surprise_params<typename decltype(tag)::Family>(params, rng);
    });
}

void PuzzleMaker::set_recipe(const Recipe& recipe) {
    with_params(recipe.family, params_, [&](auto tag, auto& params) {
        using G = typename decltype(tag)::Family;
        family_ = G::id;
        params = *G::parse_params(recipe.params);
    });
    seed_ = recipe.seed;
}

void PuzzleMaker::make(double now_ms) {
    cancel_job();
    trouble_ = {};
    has_failed_ = false;
    Recipe recipe{std::string(family_), {}, seed_};
    with_params(family_, params_, [&](auto tag, const auto& params) {
        recipe.params = decltype(tag)::Family::format_params(params);
    });
    Job job = job_for(recipe);
    job.is_quiet = true;  // only elapsed seconds are shown
    job_ = pool_.start(job, [this](const Report& report) { receive(report); });
    asked_ms_ = now_ms;
}

bool PuzzleMaker::take_made(std::string_view level) {
    cancel_job();
    has_failed_ = false;
    take_level(level);
    return made_ != nullptr;
}

void PuzzleMaker::stop() {
    if (job_) {
        cancel_job();
        fail(say("stopped: another number or another seed may be quicker"));
    }
}

void PuzzleMaker::cancel_job() {
    if (job_) {
        pool_.cancel(*job_);
        job_.reset();
    }
    plays_at_once_ = false;
    has_game_ = false;
}

void PuzzleMaker::fail(Sentence trouble) {
    made_.reset();
    trouble_ = std::move(trouble);
}

void PuzzleMaker::receive(const Report& report) {
    if (const auto* const level = std::get_if<LevelReport>(&report)) {
        take_level(level->level);
    } else if (const auto* const failed = std::get_if<FailedReport>(&report)) {
        fail(failed->error.message);
    } else if (const auto* const done = std::get_if<DoneReport>(&report);
               done != nullptr && done->outcome != Outcome::solved) {
        fail(done->sentence);
    }
    if (is_last(report)) {
        finish();
    }
}

void PuzzleMaker::take_level(std::string_view level) {
    const auto session = open_level(level);
    if (!session) {
        fail(session.error().message);
        return;
    }
    made_ =
        std::make_unique<AnySession>(std::visit([](const auto& game) { return as_sent(game); }, *session));
}

void PuzzleMaker::finish() {
    job_.reset();
    has_game_ = std::exchange(plays_at_once_, false) && made_;
    has_failed_ = !made_;
}

std::unique_ptr<OpenGame> PuzzleMaker::game() const {
    std::string link;
    Recipe recipe{std::string(family_), "", seed_};
    with_params(family_, params_, [&](auto tag, const auto& params) {
        using G = typename decltype(tag)::Family;
        link = encode_recipe<G>(params, seed_).value_or("");
        recipe.params = G::format_params(params);
    });
    auto game = std::make_unique<OpenGame>(*made_, link);
    game->daily = daily_of(recipe);
    game->is_made = !game->daily;
    return game;
}

std::unique_ptr<OpenGame> PuzzleMaker::play() {
    plays_at_once_ = is_at_work();
    return made_ && !is_at_work() ? game() : nullptr;
}

std::unique_ptr<OpenGame> PuzzleMaker::take_game() {
    return std::exchange(has_game_, false) ? game() : nullptr;
}

std::optional<Sentence> PuzzleMaker::take_failure() {
    return std::exchange(has_failed_, false) ? std::optional(trouble_) : std::nullopt;
}

bool PuzzleMaker::is_slow(double now_ms) const {
    return is_at_work() && waited_ms(now_ms) >= moment_ms;
}

double PuzzleMaker::due_ms(double now_ms) const {
    if (!is_at_work()) {
        return 0;
    }
    const double waited = waited_ms(now_ms);
    return asked_ms_ + (waited < moment_ms ? moment_ms : std::floor(waited / second_ms + 1) * second_ms);
}

}  // namespace tessera
