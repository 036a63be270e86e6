#include "formats/cover/integer_program.h"
#include "formats/cover/other_solvers.h"

namespace tessera {

namespace {

// Breaks the line after a few terms: some readers take 255 characters.
std::string sum_of(const LinearRow& row) {
    constexpr int terms_in_line = 12;
    std::string text;
    for (int index = 0; index < int_size(row.terms); ++index) {
        const auto& [factor, variable] = at(row.terms, index);
        const std::string sign = factor < 0 ? "- " : "+ ";
        text += index > 0 && index % terms_in_line == 0 ? "\n " : " ";
        text += (index == 0 && factor > 0 ? "" : sign) + variable;
    }
    return text.empty() ? " none" : text;
}

std::string format_row(const LinearRow& row) {
    std::string comment = row.comment.empty() ? "" : "\\ " + row.comment + "\n";
    if (row.terms.empty() && row.sense == LinearRow::Sense::most) {
        return comment;  // an item that nothing has
    }
    const std::string sign = row.sense == LinearRow::Sense::equal  ? " = "
                             : row.sense == LinearRow::Sense::most ? " <= "
                                                                   : " >= ";
    return comment + sum_of(row) + sign + std::to_string(row.bound) + "\n";
}

}  // namespace

std::string format_lp(const NamedCover& cover) {
    const IntegerProgram program = integer_program_of(cover);
    std::string text = mapping_comments(cover, "\\ ") + "Minimize\n nothing: none\nSubject To\n";
    for (const LinearRow& row : program.rows) {
        text += format_row(row);
    }
    // Every solution is as good as any other: the objective is a variable that is always 0.
    text += " none = 0\nBinary\n none\n";
    for (const std::string& variable : program.variables) {
        text += " " + variable + "\n";
    }
    return text + "End\n";
}

}  // namespace tessera
