#include "cli/commands.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/work.h"
#include "session/share.h"

namespace tessera {

namespace {

int refuse_params(const Error& error) {
    return refuse("tessera: " + in_words(error.message));
}

// Uses the family's own format of the params, as links do.
Result<Recipe> recipe_of(const Arguments& arguments) {
    return visit_family_called<Recipe>(arguments.family, [&](auto tag) -> Result<Recipe> {
        using G = typename decltype(tag)::Family;
        const auto params = G::parse_params(with_newest(arguments.params, G::param_table()));
        if (!params) {
            return tl::unexpected(params.error());
        }
        return Recipe{arguments.family, G::format_params(*params), arguments.solve.seed,
                      G::generator_version};
    });
}

// Solutions are not counted for puzzles that may have several.
bool has_single_solution(const Recipe& recipe) {
    return recipe.params.find("unique yes") != std::string::npos;
}

Json json_of(const JobAnswer& answer, const Recipe& recipe, const Arguments& arguments) {
    Json json = common_json(answer, arguments);
    json.erase("solutions");
    if (answer.level && has_single_solution(recipe)) {
        json["solutions"] = 1;
    }
    json["family"] = recipe.family;
    json["seed"] = recipe.seed;
    json["params"] = recipe.params;
    if (answer.level) {
        json["level"] = answer.level->level;
        const Result<AnySession> session = open_level(answer.level->level);
        const Result<std::string> link =
            session ? encode_link(*session, false) : tl::unexpected(session.error());
        if (link) {
            json["link"] = *link;
        }
    }
    return json;
}

}  // namespace

int generate(const Arguments& arguments) {
    if (arguments.family.empty()) {
        return refuse("tessera: generate needs a --family");
    }
    const Result<Recipe> recipe = recipe_of(arguments);
    if (!recipe) {
        return refuse_params(recipe.error());
    }
    const JobAnswer answer = run_job(job_for(*recipe), {arguments.limit_seconds, 1});
    if (answer.failure) {
        return refuse_params(*answer.failure);
    }
    if (answer.done && !answer.level) {
        return refuse_params({ErrorCode::impossible_puzzle, 0, answer.done->sentence});
    }
    if (arguments.json) {
        print(json_line(json_of(answer, *recipe, arguments)));
    } else if (answer.level) {
        print(answer.level->level);
    } else {
        remark_on_end(arguments, answer);
    }
    return exit_status_of(answer);
}

}  // namespace tessera
