#include "base/overloaded.h"
#include "cli/family_text.h"
#include "cli/printable.h"
#include "cli/puzzle_rows.h"
#include "cli/work.h"
#include "formats/formats.h"
#include "jobs/open_link.h"
#include "python/bindings.h"
#include "session/share.h"

#include <optional>
#include <pybind11/numpy.h>
#include <pybind11/stl.h>
#include <utility>
#include <vector>

namespace tessera::python {

namespace py = pybind11;

namespace {

using Numbers = py::array_t<std::int32_t>;

constexpr const char* name_in_errors = "puzzle";
constexpr int blocked = -2;
constexpr int empty = -1;

template <class Value>
Numbers array_of(int rows, int columns, const Value& value) {
    Numbers array({rows, columns});
    auto cells = array.mutable_unchecked<2>();
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            cells(row, column) = value(Cell{row, column});
        }
    }
    return array;
}

Numbers cells_of(const Session<Polyomino>& game) {
    const polyomino::Level& level = game.level();
    const Grid<int> cover = polyomino::cover_of(level, game.state());
    return array_of(level.board.rows(), level.board.columns(), [&](Cell cell) {
        return level.board[cell] == polyomino::Square::blocked ? blocked : cover[cell];
    });
}

Numbers cells_of(const Session<NumberSwap>& game) {
    const Grid<int>& tiles = game.state().tiles;
    return array_of(tiles.rows(), tiles.columns(), [&](Cell cell) { return tiles[cell]; });
}

Numbers cells_of(const Session<EdgeMatch>& game) {
    const auto& board = game.state().board;
    return array_of(board.rows(), board.columns(), [&](Cell cell) { return board[cell].tile; });
}

std::optional<Numbers> turns_of(const AnySession& session) {
    const auto* const game = std::get_if<Session<EdgeMatch>>(&session);
    if (game == nullptr) {
        return std::nullopt;
    }
    const auto& board = game->state().board;
    return array_of(board.rows(), board.columns(),
                    [&](Cell cell) { return board[cell].tile < 0 ? empty : board[cell].turn; });
}

// The names of the pieces in the order of the numbers in cells_of().
std::vector<std::string> names_of(const AnySession& session) {
    std::vector<std::string> names;
    if (const auto* const game = std::get_if<Session<Polyomino>>(&session)) {
        for (const polyomino::Placement& placement : game->state().placed) {
            names.push_back(at(game->level().pieces, placement.piece).name);
        }
    }
    return names;
}

// Returns a position or, of an exact cover problem, nothing, with sentences about what the reader left out.
std::pair<std::optional<Position>, std::vector<std::string>> read_position(const std::string& bytes,
                                                                           const std::string& format_id,
                                                                           int problem) {
    const Format* const named = format_called(format_id);
    if (!format_id.empty() && (named == nullptr || named->read == nullptr)) {
        refuse_value("no format is read that is called " + shortened(format_id, longest_name));
    }
    if (bytes.size() > (named == nullptr ? most_text_bytes : named->most_bytes)) {
        refuse_value("the text is too long for a puzzle");
    }
    const Format* const known = named == nullptr ? format_of_text(bytes) : named;
    const Format& format = known == nullptr ? *format_called("level") : *known;
    const Result<std::string> text = unpacked(format, bytes);
    if (!text) {
        refuse_value(complaint(name_in_errors, "", text.error()));
    }
    Result<Taken> taken = read_as(format, *text, {problem, open_link});
    if (!taken) {
        refuse_value(complaint(name_in_errors, *text, taken.error()));
    }
    std::vector<std::string> remarks;
    for (const Sentence& sentence : taken->remarks) {
        remarks.push_back(in_words(sentence));
    }
    auto* const session = std::get_if<AnySession>(&taken->content);
    if (session == nullptr) {
        refuse_value("this is an exact cover problem; ExactCover.read takes it");
    }
    return {Position{std::move(*session)}, std::move(remarks)};
}

Position played(const Position& position, const std::vector<std::string>& moves) {
    Position next = position;
    for (const std::string& text : moves) {
        const std::optional<Error> why = play_text(next.session, text);
        if (why) {
            refuse_value(shortened(text, longest_name) + ": " + in_words(why->message));
        }
    }
    return next;
}

std::string link_of(const Position& position, bool with_recipe) {
    const Result<std::string> link = signed_link(position.session, with_recipe);
    if (!link) {
        refuse_value(in_words(link.error().message));
    }
    return *link;
}

std::pair<std::string, std::vector<std::string>> written(const Position& position,
                                                         const std::string& format_id) {
    const Format* const format = format_called(format_id);
    if (format == nullptr || format->write == nullptr) {
        refuse_value("no format is written that is called " + shortened(format_id, longest_name));
    }
    const Result<Written> text = write_as(*format, position.session);
    if (!text) {
        refuse_value(in_words(text.error().message));
    }
    return {text->text, text->left_out};
}

}  // namespace

void add_positions(py::module_& module) {
    py::class_<Position>(module, "Position", "A puzzle and the moves played on it; never changes.")
        .def_property_readonly("family",
                               [](const Position& self) { return std::string(family_id(self.session)); })
        .def_property_readonly("level", [](const Position& self) { return level_text(self.session); })
        .def_property_readonly("moves", [](const Position& self) { return moves_text(self.session); })
        .def_property_readonly("is_solved", [](const Position& self) { return is_solved(self.session); })
        .def_property_readonly("description", [](const Position& self) { return description(self.session); })
        .def_property_readonly("names", [](const Position& self) { return names_of(self.session); })
        .def("cells",
             [](const Position& self) {
                 return std::visit([](const auto& game) { return cells_of(game); }, self.session);
             })
        .def("turns", [](const Position& self) { return turns_of(self.session); })
        .def("play", &played, py::arg("moves"))
        .def("link", &link_of, py::arg("with_recipe"))
        .def("written", &written, py::arg("format"));
    module.def("read_position", &read_position, py::arg("text"), py::arg("format"), py::arg("problem"));
    module.def("seed_of_many", &seed_of_many, py::arg("seed"), py::arg("number"),
               "The seed of a puzzle of `tessera generate --count`.");
}

}  // namespace tessera::python
