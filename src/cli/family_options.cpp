#include "base/text.h"
#include "cli/options.h"
#include "session/any_session.h"
#include "session/engine_tables.h"

#include <algorithm>
#include <fmt/core.h>

// Options made from the families' tables.

namespace tessera {

namespace {

template <class... Gs>
std::vector<std::pair<std::string, const ParamTable*>> param_tables(TypeList<Gs...> /*families*/) {
    return {{std::string(Gs::id), &Gs::param_table()}...};
}

template <class... Gs>
std::vector<std::string> family_names(TypeList<Gs...> /*families*/) {
    return {std::string(Gs::id)...};
}

std::string form_of(const ParamInfo& info) {
    switch (info.form) {
        case ParamInfo::Form::size:
            return "COLUMNSxROWS";
        case ParamInfo::Form::flag:
            return "yes|no";
        case ParamInfo::Form::word:
            return "WORD";
        case ParamInfo::Form::digits:
            return "FILE";
        case ParamInfo::Form::number:
            break;
    }
    return "N";
}

std::vector<std::string> choices_of(const ParamInfo& info) {
    if (info.form == ParamInfo::Form::flag) {
        return {"yes", "no"};
    }
    return {info.words.begin(), info.words.end()};
}

// Returns "[1 to 16 each, default 4x4]"; a default in brackets is a remark of its own.
std::string limits_of(const ParamInfo& info) {
    const std::string range = fmt::format("{} to {}", info.low, info.high);
    const std::string limits = info.form == ParamInfo::Form::word   ? join(choices_of(info), " ")
                               : info.form == ParamInfo::Form::flag ? "yes or no"
                               : info.form == ParamInfo::Form::size ? range + " each"
                                                                    : range;
    const std::string_view value = info.newest.empty() ? info.usual : info.newest;
    const bool is_remark = value.substr(0, 1) == "(";
    const std::string_view usual = is_remark ? value.substr(1, value.size() - 2) : value;
    return fmt::format("[{}, default {}]", limits, usual);
}

std::string option_name(const ParamInfo& info) {
    return "--" + std::string(info.file_option.empty() ? info.name : info.file_option);
}

OptionInfo file_option(const ParamInfo& info) {
    return {option_name(info),
            form_of(info),
            std::string(info.help.text),
            [](Arguments& arguments, const std::string& text) -> std::string {
                arguments.params_file = text;
                return "";
            },
            {},
            true};
}

OptionInfo param_option(const ParamInfo& info) {
    if (info.form == ParamInfo::Form::digits) {
        return file_option(info);
    }
    const std::string name(info.name);
    return {option_name(info),
            form_of(info),
            std::string(info.help.text),
            [name](Arguments& arguments, const std::string& text) -> std::string {
                if (split_words({text, 0}).size() != 1) {
                    return "must be one word";
                }
                arguments.params += (arguments.params.empty() ? "" : " ") + name + " " + text;
                return "";
            },
            choices_of(info),
            true};
}

// Names with their descriptions.
using Named = std::vector<std::pair<std::string, std::string>>;

// The engines of a family for help and manual.
struct Engines {
    std::string_view family;
    Named engines;
    Named heuristics;
    Named variants;  // engines with switches
};

std::string words_of(const EngineInfo& info) {
    switch (info.proves) {
        case Proof::bound:
            return "proves a lower bound, and the answer that meets it";
        case Proof::shortest:
            return info.takes_heuristic ? "proves the shortest answer, if the heuristic is admissible"
                                        : "proves the shortest answer";
        case Proof::all_solutions:
            return "finds every solution, or proves that there is none";
        case Proof::nothing:
            break;
    }
    return "proves nothing";
}

std::string description_of(const EngineInfo& info) {
    const std::string unrecorded =
        info.unrecorded.empty() ? "" : fmt::format("; not recorded step by step: {}", info.unrecorded);
    return fmt::format("{}; {}{}", info.description, words_of(info), unrecorded);
}

Named named_engines(std::span<const EngineInfo> infos) {
    Named named;
    for (const EngineInfo& info : infos) {
        named.emplace_back(info.id, description_of(info));
    }
    return named;
}

template <class Infos>
Named named_heuristics(const Infos& infos) {
    Named named;
    for (const HeuristicInfo& info : infos) {
        named.emplace_back(info.id, info.caption);
    }
    return named;
}

template <class G>
Engines named_engines_of() {
    using Ids = EngineIdsOf<G>;
    Engines engines{G::id, named_engines(Ids::engines), named_heuristics(Ids::heuristics), {}};
    for (const EngineSwitches& switched : Ids::switches) {
        for (const HeuristicInfo& info : switched.switches) {
            engines.variants.emplace_back(fmt::format("{}+{}", switched.engine, info.id), info.caption);
        }
    }
    const Named others = named_heuristics(Ids::other_heuristics);
    engines.heuristics.insert(engines.heuristics.end(), others.begin(), others.end());
    return engines;
}

template <class... Gs>
std::vector<Engines> engines_of_all(TypeList<Gs...> /*families*/) {
    return {named_engines_of<Gs>()...};
}

// Returns all names without duplicates.
std::vector<std::string> all_names(Named Engines::*names) {
    std::vector<std::string> all;
    for (const Engines& family : engines_of_all(FamilyList())) {
        for (const auto& named : family.*names) {
            if (std::find(all.begin(), all.end(), named.first) == all.end()) {
                all.push_back(named.first);
            }
        }
    }
    return all;
}

bool is_among(const std::vector<std::string_view>& names, const ParamInfo& info) {
    return std::find(names.begin(), names.end(), info.name) != names.end();
}

OptionInfo family_option() {
    const std::vector<std::string> names = family_names(FamilyList());
    return {"--family", "FAMILY", join(names, ", "),
            [names](Arguments& arguments, const std::string& text) -> std::string {
                arguments.family = text;
                return std::find(names.begin(), names.end(), text) == names.end()
                           ? "must be one of " + join(names, ", ")
                           : "";
            },
            names};
}

}  // namespace

std::vector<std::string> engines_of_family(std::string_view family) {
    std::vector<std::string> names;
    for (const EngineInfo& info : engines_of(family)) {
        names.emplace_back(info.id);
    }
    return names;
}

std::vector<std::string> all_engines() {
    std::vector<std::string> names = all_names(&Engines::engines);
    const std::vector<std::string> variants = all_names(&Engines::variants);
    names.insert(names.end(), variants.begin(), variants.end());
    return names;
}

std::vector<std::string> all_heuristics() {
    return all_names(&Engines::heuristics);
}

std::vector<OptionInfo> solve_options() {
    return {{"--engine", "ENGINE", "the engine to use, see below; by default the family chooses",
             [](Arguments& arguments, const std::string& text) {
                 arguments.solve.engine = text;
                 return std::string();
             },
             all_engines()},
            {"--heuristic", "HEURISTIC", "the heuristic of the engine, see below",
             [](Arguments& arguments, const std::string& text) {
                 arguments.solve.heuristic = text;
                 return std::string();
             },
             all_heuristics()},
            seed_option("the seed of engines that use randomness")};
}

std::vector<Notes> notes_on_engines() {
    std::vector<Notes> all;
    for (const Engines& family : engines_of_all(FamilyList())) {
        Named engines = family.engines;
        engines.insert(engines.end(), family.variants.begin(), family.variants.end());
        all.push_back({fmt::format("Engines of {}", family.family), std::move(engines)});
        if (!family.heuristics.empty()) {
            all.push_back({fmt::format("Heuristics of {}", family.family), family.heuristics});
        }
    }
    return all;
}

std::vector<OptionInfo> generate_options(const std::vector<std::string_view>& left_out) {
    std::vector<OptionInfo> options = {family_option(), seed_option("the same seed makes the same level")};
    for (const auto& table : param_tables(FamilyList())) {
        for (const ParamInfo& info : *table.second) {
            const OptionInfo option = param_option(info);
            const bool is_known = is_among(left_out, info) ||
                                  std::any_of(options.begin(), options.end(), [&](const OptionInfo& known) {
                                      return known.name == option.name;
                                  });
            if (!is_known) {
                options.push_back(option);
            }
        }
    }
    return options;
}

std::vector<Notes> notes_on_params(const std::vector<std::string_view>& left_out) {
    std::vector<Notes> all;
    for (const auto& table : param_tables(FamilyList())) {
        Notes notes{"Options of " + table.first, {}};
        for (const ParamInfo& info : *table.second) {
            const bool is_file = info.form == ParamInfo::Form::digits;
            if (is_among(left_out, info)) {
                continue;
            }
            notes.lines.emplace_back(fmt::format("{} {}", option_name(info), form_of(info)),
                                     is_file ? std::string(info.help.text)
                                             : fmt::format("{} {}", info.help.text, limits_of(info)));
        }
        all.push_back(std::move(notes));
    }
    return all;
}

}  // namespace tessera
