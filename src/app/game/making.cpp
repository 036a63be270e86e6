#include "app/game/app.h"
#include "base/overloaded.h"

#include <cmath>

// The puzzle that is being made: the job, its answer, and what the player does meanwhile.

namespace tessera {

namespace {

constexpr double moment_ms = 200;  // what is made within it needs no words

Recipe recipe_of(const Maker& maker) {
    Recipe recipe{std::string(maker.family), {}, maker.seed};
    with_params(maker, [&](auto tag, const auto& params) {
        recipe.params = decltype(tag)::Family::format_params(params);
    });
    return recipe;
}

// The puzzle as the friend gets it who opens its link: with its pieces in the link's order.
template <class G>
AnySession as_sent(const Session<G>& made) {
    auto shared = G::decode_share(G::encode_share({made.level(), {}}));
    if (!shared) {
        return made;
    }
    if constexpr (requires { shared->level.title; }) {
        shared->level.title = made.level().title;
    }
    return Session<G>(std::move(shared->level));
}

std::unique_ptr<OpenGame> game_of(const Maker& maker) {
    std::string link;
    with_params(maker, [&](auto tag, const auto& params) {
        link = encode_recipe<typename decltype(tag)::Family>(params, maker.seed).value_or("");
    });
    return std::make_unique<OpenGame>(*maker.made, link);
}

void cancel_job(App& app) {
    if (app.maker.job) {
        app.pool.cancel(*app.maker.job);
        app.maker.job.reset();
    }
    app.maker.plays_at_once = false;
}

void fail_making(Maker& maker, Sentence trouble) {
    maker.made.reset();
    maker.trouble = std::move(trouble);
}

void take_level(Maker& maker, std::string_view level) {
    const auto session = open_level(level);
    if (!session) {
        fail_making(maker, session.error().message);
        return;
    }
    maker.made =
        std::make_unique<AnySession>(std::visit([](const auto& game) { return as_sent(game); }, *session));
}

void finish_making(App& app, const DoneReport& done) {
    Maker& maker = app.maker;
    const bool plays = maker.plays_at_once;
    maker.job.reset();
    maker.plays_at_once = false;
    if (done.outcome != Outcome::solved) {
        fail_making(maker, done.sentence);
    }
    if (plays && maker.made) {
        open_game(app, game_of(maker));
    } else if (!maker.made) {
        app.panel = Panel::make;
        say_aloud(app, maker.trouble);
    }
}

}  // namespace

void make_puzzle(App& app) {
    cancel_job(app);
    app.maker.trouble = {};
    Job job = job_for(recipe_of(app.maker));
    job.is_quiet = true;  // seconds are all that is shown
    app.maker.job = app.pool.submit(job);
    app.maker.asked_ms = app.now_ms;
    app.maker.was_shown = false;
}

void play_made(App& app) {
    if (app.maker.job) {
        app.maker.plays_at_once = true;
    } else if (app.maker.made) {
        open_game(app, game_of(app.maker));
    }
}

void stop_making(App& app) {
    if (app.maker.job) {
        cancel_job(app);
        fail_making(app.maker, say("stopped: another number or another seed may be quicker"));
    }
}

void open_recipe(App& app, const Recipe& recipe) {
    Maker& maker = app.maker;
    visit_family<bool>(
        FamilyList(), [&](auto tag) { return decltype(tag)::Family::id == recipe.family; },
        [&](auto tag) {
            using G = typename decltype(tag)::Family;
            maker.family = G::id;
            std::get<typename G::Params>(maker.params) = *G::parse_params(recipe.params);
            return true;
        },
        false);
    maker.seed = recipe.seed;
    make_puzzle(app);
    maker.plays_at_once = true;
}

bool receive_made(App& app, JobId id, const Report& report) {
    if (app.maker.job != id) {
        return false;
    }
    std::visit(Overloaded{[&](const LevelReport& level) { take_level(app.maker, level.level); },
                          [&](const DoneReport& done) { finish_making(app, done); },
                          [](const auto&) {
                          }},
               report);
    return true;
}

// A puzzle from a link that takes its time gets the sheet on which it can be stopped; who closes the sheet
// stops it too.
void advance_making(App& app) {
    Maker& maker = app.maker;
    if (!maker.job) {
        return;
    }
    if (app.panel == Panel::make) {
        maker.was_shown = true;
    } else if (maker.was_shown) {
        stop_making(app);
    } else if (shows_making(app) && app.panel == Panel::none) {
        app.panel = Panel::make;
        maker.was_shown = true;
        say_aloud(app, say("the puzzle is being made"));
    }
}

bool shows_making(const App& app) {
    return app.maker.job && app.now_ms >= app.maker.asked_ms + moment_ms;
}

double making_due_ms(const App& app) {
    if (!app.maker.job) {
        return 0;
    }
    const double waited = app.now_ms - app.maker.asked_ms;
    return app.maker.asked_ms + (waited < moment_ms ? moment_ms : std::floor(waited / 1000 + 1) * 1000);
}

}  // namespace tessera
