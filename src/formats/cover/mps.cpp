#include "formats/cover/integer_program.h"
#include "formats/cover/other_solvers.h"

#include <map>

namespace tessera {

namespace {

// Returns the lines of each variable's column: a row and a factor a line.
std::map<std::string, std::string> columns_of(const IntegerProgram& program) {
    std::map<std::string, std::string> columns;
    for (int index = 0; index < int_size(program.rows); ++index) {
        const LinearRow& row = at(program.rows, index);
        const std::string name = " r" + std::to_string(index + 1) + " ";
        for (const auto& [factor, variable] : row.terms) {
            columns[variable] += " " + variable + name + std::to_string(factor) + "\n";
        }
    }
    return columns;
}

}  // namespace

std::string format_mps(const NamedCover& cover) {
    const IntegerProgram program = integer_program_of(cover);
    std::string rows = "ROWS\n N nothing\n";
    std::string bounds = "RHS\n";
    for (int index = 0; index < int_size(program.rows); ++index) {
        const LinearRow& row = at(program.rows, index);
        const std::string name = "r" + std::to_string(index + 1);
        rows += std::string(row.comment.empty() ? "" : "* " + row.comment + "\n") + " " +
                static_cast<char>(row.sense) + " " + name + "\n";
        bounds += row.bound == 0 ? "" : " RHS " + name + " " + std::to_string(row.bound) + "\n";
    }
    const std::map<std::string, std::string> columns = columns_of(program);
    std::string integers;
    std::string limits = "BOUNDS\n";
    for (const std::string& variable : program.variables) {
        const auto found = columns.find(variable);
        integers += found == columns.end() ? " " + variable + " nothing 0\n" : found->second;
        limits += " BV BND " + variable + "\n";
    }
    return mapping_comments(cover, "* ") + "NAME tessera\n" + rows +
           "COLUMNS\n MARKER 'MARKER' 'INTORG'\n" + integers + " MARKER 'MARKER' 'INTEND'\n" +
           bounds + limits + "ENDATA\n";
}

}  // namespace tessera
