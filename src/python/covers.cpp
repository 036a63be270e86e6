#include "cli/cover_search.h"
#include "formats/formats.h"
#include "python/bindings.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <pybind11/numpy.h>
#include <pybind11/stl.h>
#include <utility>
#include <vector>

namespace tessera::python {

namespace py = pybind11;

namespace {

constexpr Ticks slice = 2'000'000;  // some milliseconds between looks at signals

// A search with the problem that it is about. Threads take turns.
struct CoverRun {
    explicit CoverRun(CoverSearch begun) : search(std::move(begun)) {}

    std::mutex mutex;
    CoverSearch search;
    Outcome outcome = Outcome::running;
};

std::string word_for(Outcome outcome) {
    return outcome == Outcome::exhausted ? "exhausted" : outcome == Outcome::solved ? "solved" : "stopped";
}

std::unique_ptr<CoverRun> start_run(const ExactCover& problem, const std::string& engine,
                                    std::uint64_t seed) {
    SolveOptions options;
    options.engine = engine;
    options.seed = seed;
    return std::make_unique<CoverRun>(value_or_refuse(CoverSearch::start(problem, options)));
}

// Advances to `most_solutions` in all or about `most_ticks` in all, whatever comes first, and keeps the solutions if
// asked to.
std::vector<std::vector<int>> advance_run(CoverRun& run, std::uint64_t most_solutions, Ticks most_ticks,
                                          bool keeps) {
    std::vector<std::vector<int>> solutions;
    while (true) {
        {
            const py::gil_scoped_release unlocked;
            const std::lock_guard lock(run.mutex);
            const auto goes_on = [&] {
                return run.outcome != Outcome::exhausted && run.search.stats().solutions < most_solutions &&
                       run.search.stats().ticks < most_ticks;
            };
            const Ticks end = run.search.stats().ticks + slice;
            while (goes_on() && run.search.stats().ticks < end) {
                run.outcome = run.search.advance(slice);
                if (run.outcome == Outcome::solved && keeps) {
                    solutions.push_back(run.search.chosen());
                }
            }
            if (!goes_on()) {
                return solutions;
            }
        }
        heed_signals();
    }
}

void add_option(ExactCover& problem, const std::vector<std::pair<int, int>>& entries) {
    if (problem.option_count() >= most_cover_entries ||
        problem.entry_count() + int_size(entries) > most_cover_entries) {
        refuse_value("the problem has more options than fit");
    }
    std::vector<ExactCover::Entry> checked;
    std::vector<int> items;
    bool has_primary = false;
    for (const auto& [item, color] : entries) {
        if (item < 0 || item >= problem.item_count()) {
            refuse_value("there is no item " + std::to_string(item));
        }
        if (color < 0 || (color > 0 && item < problem.primary_count())) {
            refuse_value("only secondary items have colours, which are numbered from 1");
        }
        has_primary = has_primary || item < problem.primary_count();
        items.push_back(item);
        checked.push_back({item, color});
    }
    std::sort(items.begin(), items.end());
    if (std::adjacent_find(items.begin(), items.end()) != items.end()) {
        refuse_value("an option has an item twice; the engines know no multiplicities");
    }
    if (!has_primary) {
        refuse_value("an option needs a primary item");
    }
    problem.add_option(checked);
}

ExactCover new_problem(int primary_count, int secondary_count) {
    if (primary_count < 0 || secondary_count < 0 || primary_count > most_cover_items ||
        secondary_count > most_cover_items - primary_count) {
        refuse_value("a problem has at most " + std::to_string(most_cover_items) + " items");
    }
    return {primary_count, secondary_count};
}

bool is_solution(const ExactCover& problem, const std::vector<int>& options) {
    const bool are_known = std::all_of(options.begin(), options.end(), [&](int option) {
        return option >= 0 && option < problem.option_count();
    });
    return are_known && problem.is_solution(options);
}

std::vector<std::pair<int, int>> option_of(const ExactCover& problem, int option) {
    if (option < 0 || option >= problem.option_count()) {
        refuse_value("there is no option " + std::to_string(option));
    }
    std::vector<std::pair<int, int>> entries;
    for (int place = 0; place < problem.option_size(option); ++place) {
        const ExactCover::Entry& entry = problem.entry(option, place);
        entries.emplace_back(entry.item, entry.color);
    }
    return entries;
}

py::tuple read_cover(const std::string& text) {
    const Result<Taken> taken = read_as(*format_called("dlx"), text);
    if (!taken) {
        refuse_value(complaint("cover", text, taken.error()));
    }
    const auto* const cover = std::get_if<NamedCover>(&taken->content);
    if (cover == nullptr) {
        refuse_value("this is no exact cover problem");
    }
    return py::make_tuple(cover->problem, cover->item_names, cover->color_names);
}

std::string write_cover(const ExactCover& problem, const std::vector<std::string>& item_names,
                        const std::vector<std::string>& color_names, const std::string& format_id) {
    const Format* const format = format_called(format_id);
    if (format == nullptr || format->write == nullptr) {
        refuse_value("no format is written that is called " + format_id);
    }
    NamedCover cover;
    cover.problem = problem;
    cover.item_names = item_names;
    cover.color_names = color_names;
    const Result<Written> written = write_as(*format, cover);
    if (!written) {
        refuse_value(english(written.error().message));
    }
    return written->text;
}

}  // namespace

void add_covers(py::module_& module) {
    py::class_<ExactCover>(module, "Cover",
                           "An exact cover problem; items are numbered with the primary ones first.")
        .def(py::init(&new_problem), py::arg("primary"), py::arg("secondary"))
        .def_property_readonly("primary_count", &ExactCover::primary_count)
        .def_property_readonly("item_count", &ExactCover::item_count)
        .def_property_readonly("option_count", &ExactCover::option_count)
        .def("add_option", &add_option, py::arg("entries"))
        .def("option", &option_of, py::arg("option"))
        .def("is_solution", &is_solution, py::arg("options"))
        .def("copy", [](const ExactCover& self) { return self; });
    py::class_<CoverRun>(module, "CoverRun",
                         "A search for the solutions of a problem as it was when it began.")
        .def(py::init(&start_run), py::arg("cover"), py::arg("engine"), py::arg("seed"))
        .def("advance", &advance_run, py::arg("solutions"), py::arg("ticks"), py::arg("keeps"))
        .def("stats", [](CoverRun& self) {
            const py::gil_scoped_release unlocked;
            const std::lock_guard lock(self.mutex);
            const SearchStats& stats = self.search.stats();
            return std::make_tuple(word_for(self.outcome), stats.solutions, stats.nodes, stats.ticks);
        });
    module.def("read_cover", &read_cover, py::arg("text"));
    module.def("write_cover", &write_cover, py::arg("cover"), py::arg("item_names"), py::arg("color_names"),
               py::arg("format"));
}

}  // namespace tessera::python
