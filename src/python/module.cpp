#include "base/version.h"
#include "cli/cover_search.h"
#include "cli/job_request.h"
#include "cli/json.h"
#include "formats/formats.h"
#include "python/bindings.h"
#include "session/engine_tables.h"

#include <pybind11/stl.h>

namespace tessera::python {

namespace py = pybind11;

void refuse_value(const std::string& sentence) {
    throw py::value_error(sentence);
}

void heed_signals() {
    if (PyErr_CheckSignals() != 0) {
        throw py::error_already_set();
    }
}

namespace {

template <class Infos>
std::vector<std::string> ids_of(const Infos& infos) {
    std::vector<std::string> ids;
    for (const auto& info : infos) {
        ids.emplace_back(info.id);
    }
    return ids;
}

}  // namespace

}  // namespace tessera::python

PYBIND11_MODULE(_engines, module) {
    namespace py = pybind11;
    using namespace tessera;
    module.doc() = "The engines of Tessera. The package around this module is what programs use.";
    module.attr("version") = std::string(version());
    module.attr("json_schema") = json_schema;
    module.def(
        "engines", [](const std::string& family) { return python::ids_of(engines_of(family)); },
        py::arg("family"), "The names of the solvers of a family, the usual one first.");
    module.def(
        "heuristics", [](const std::string& family) { return python::ids_of(heuristics_of(family)); },
        py::arg("family"), "The names of the heuristics of a family, the usual one first.");
    module.def("cover_engines", &cover_engines,
               "The names of the engines for exact cover, the usual one first.");
    module.def("formats_read", &formats_read, "The names of the formats that are read.");
    module.def("formats_written", &formats_written, "The names of the formats that are written.");
    module.def("commands", &requested_commands, "The names of the commands that run() takes.");
    python::add_positions(module);
    python::add_jobs(module);
    python::add_covers(module);
}
