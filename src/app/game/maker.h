#pragma once

#include "app/board/view.h"
#include "jobs/pool.h"
#include "session/any_session.h"
#include "session/share.h"

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

// The sheet that makes puzzles, and the puzzle it is about. A job makes it, beside the frame.
struct Maker {
    std::string_view family = Polyomino::id;
    ParamsOf<FamilyList>::Type params;  // of every family, as the player left them
    std::uint64_t seed = 1;
    std::unique_ptr<AnySession> made;  // the last that was made; while a job runs, of older numbers
    Sentence trouble;                  // why nothing was made
    std::optional<JobId> job;          // at work on the present numbers
    double asked_ms = 0;               // when it was given
    bool was_shown = false;            // the sheet, while the job ran
    bool plays_at_once = false;        // what it makes goes on the table at once
};

// use(tag, params) with the params of the family that is chosen.
template <class AnyMaker, class Use>
void with_params(AnyMaker& maker, const Use& use) {
    visit_family<bool>(
        FamilyList(), [&](auto tag) { return decltype(tag)::Family::id == maker.family; },
        [&](auto tag) {
            use(tag, std::get<typename decltype(tag)::Family::Params>(maker.params));
            return true;
        },
        false);
}

struct App;

// making.cpp
void make_puzzle(App& app);  // of the maker's numbers; a job for older ones ends at once
void play_made(App& app);    // now, or as soon as it is made
void stop_making(App& app);
void open_recipe(App& app, const Recipe& recipe);
bool receive_made(App& app, JobId id, const Report& report);  // false: it is not about the maker's job
void advance_making(App& app);
bool shows_making(const App& app);     // it takes long enough to say so
double making_due_ms(const App& app);  // when what is said of it changes; 0: nothing is being made

// maker.cpp
void open_maker(App& app);
std::vector<MakerField> fields_of(const Maker& maker);
void number_answered(App& app, int question, std::string_view text);

}  // namespace tessera
