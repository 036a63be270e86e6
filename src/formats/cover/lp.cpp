#include "formats/cover/other_solvers.h"

#include <map>
#include <vector>

namespace tessera {

namespace {

class LpWriter {
public:
    explicit LpWriter(const NamedCover& cover) : cover_(cover) {
        for (int option = 0; option < cover.problem.option_count(); ++option) {
            variables_.push_back("x" + std::to_string(option + 1));
        }
    }

    std::string write() {
        const std::vector<std::vector<ItemUse>> uses = uses_by_item(cover_);
        std::string rows;
        for (int item = 0; item < int_size(uses); ++item) {
            rows += "\\ " + at(cover_.item_names, item) + "\n";
            rows += item < cover_.problem.primary_count() ? primary_row(at(uses, item))
                                                          : secondary_rows(at(uses, item), item);
        }
        // Every solution is as good as any other: the objective is a variable that is always 0.
        std::string text = mapping_comments(cover_, "\\ ") + "Minimize\n nothing: none\nSubject To\n" + rows +
                           " none = 0\nBinary\n none\n";
        for (const std::string& variable : variables_) {
            text += " " + variable + "\n";
        }
        return text + "End\n";
    }

private:
    using Terms = std::vector<std::string>;

    // Breaks the line after a few terms: some readers take 255 characters.
    static std::string sum(const Terms& terms) {
        constexpr int terms_in_line = 12;
        std::string text;
        for (int index = 0; index < int_size(terms); ++index) {
            text += index == 0 ? " " : index % terms_in_line == 0 ? "\n + " : " + ";
            text += at(terms, index);
        }
        return text.empty() ? " none" : text;
    }

    std::string primary_row(const std::vector<ItemUse>& uses) const {
        Terms terms;
        for (const ItemUse& use : uses) {
            terms.push_back(at(variables_, use.option));
        }
        return sum(terms) + " = 1\n";
    }

    // Adds a variable for each colour of the item: 1 exactly if an option has it.
    std::string secondary_rows(const std::vector<ItemUse>& uses, int item) {
        Terms rivals;
        std::map<ExactCover::Color, Terms> options_of_color;
        for (const ItemUse& use : uses) {
            if (use.color == ExactCover::no_color) {
                rivals.push_back(at(variables_, use.option));
            } else {
                options_of_color[use.color].push_back(at(variables_, use.option));
            }
        }
        std::string rows;
        for (const auto& [color, options] : options_of_color) {
            const std::string shown = "y" + std::to_string(item + 1) + "_" + std::to_string(color);
            for (const std::string& option : options) {
                rows += " " + shown + " - " + option + " >= 0\n";
            }
            rows += sum(options) + " - " + shown + " >= 0\n";
            variables_.push_back(shown);
            rivals.push_back(shown);
        }
        return rivals.empty() ? rows : rows + sum(rivals) + " <= 1\n";
    }

    const NamedCover& cover_;
    std::vector<std::string> variables_;
};

}  // namespace

std::string format_lp(const NamedCover& cover) {
    return LpWriter(cover).write();
}

}  // namespace tessera
