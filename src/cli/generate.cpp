#include "cli/commands.h"
#include "cli/generate_many.h"
#include "cli/input.h"
#include "cli/json.h"
#include "cli/like.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/work.h"
#include "session/share.h"

#include <algorithm>

namespace tessera {

namespace {

// Returns the params with those of the file.
Readable<std::string> params_with_file(const Arguments& arguments, const ParamTable& table) {
    const std::string& name = arguments.params_file;
    const auto info = std::find_if(table.begin(), table.end(),
                                   [](const ParamInfo& param) { return param.params_of_file != nullptr; });
    if (name.empty()) {
        return arguments.params;
    }
    if (info == table.end()) {
        return tl::unexpected("tessera: " + arguments.family + " has no board to be read from a file");
    }
    const Readable<std::string> text = read_text(name);
    if (!text) {
        return text;
    }
    const Result<std::string> params = info->params_of_file(*text);
    if (!params) {
        return tl::unexpected(complaint(name, *text, params.error()));
    }
    return arguments.params.empty() ? *params : arguments.params + " " + *params;
}

template <class G>
Readable<Recipe> recipe_for(const Arguments& arguments) {
    const Readable<std::string> text = params_with_file(arguments, G::param_table());
    if (!text) {
        return tl::unexpected(text.error());
    }
    const auto params = G::parse_params(with_newest(*text, G::param_table()));
    if (!params) {
        return tl::unexpected("tessera: " + in_words(params.error().message));
    }
    // The family's own format of the params, as in links.
    return Recipe{arguments.family, G::format_params(*params), arguments.solve.seed, G::generator_version};
}

// Solutions are not counted for puzzles that may have several.
bool has_single_solution(const Recipe& recipe) {
    return recipe.params.find("unique yes") != std::string::npos;
}

}  // namespace

Readable<Recipe> recipe_of(const Arguments& arguments) {
    if (arguments.family.empty() && arguments.puzzle_like.empty()) {
        return tl::unexpected<std::string>("tessera: generate needs a --family");
    }
    if (const std::string why = why_not_many(arguments); !why.empty()) {
        return tl::unexpected(why);
    }
    if (!arguments.puzzle_like.empty()) {
        return arguments.is_surprise
                   ? tl::unexpected<std::string>("tessera: a puzzle is either like another one or a surprise")
                   : recipe_like_given(arguments);
    }
    if (arguments.is_surprise) {
        return surprise_recipe(arguments);
    }
    const auto recipe =
        visit_family_called<Readable<Recipe>>(arguments.family, [&](auto tag) -> Result<Readable<Recipe>> {
            return recipe_for<typename decltype(tag)::Family>(arguments);
        });
    return *recipe;  // the option takes known families only
}

JsonValue json_of_made(const JobAnswer& answer, const Recipe& recipe, const Arguments& arguments) {
    JsonValue json = common_json(answer, arguments);
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

std::string why_not_made(const JobAnswer& answer) {
    return answer.failure                 ? "tessera: " + in_words(answer.failure->message)
           : answer.done && !answer.level ? "tessera: " + in_words(answer.done->sentence)
                                          : "";
}

int generate(const Arguments& arguments) {
    const Readable<Recipe> recipe = recipe_of(arguments);
    if (!recipe) {
        return refuse(recipe.error());
    }
    if (arguments.puzzle_count > 0) {
        return generate_many(arguments, *recipe);
    }
    const JobAnswer answer = run_job(job_for(*recipe), {arguments.limit_seconds, 1});
    if (const std::string why = why_not_made(answer); !why.empty()) {
        return refuse(why);
    }
    if (arguments.json) {
        print(json_line(json_of_made(answer, *recipe, arguments)));
    } else if (answer.level) {
        print(answer.level->level);
    } else {
        remark_on_end(arguments, answer);
    }
    return exit_status_of(answer);
}

}  // namespace tessera
