#include "formats/cover/other_solvers.h"

#include <string_view>
#include <vector>

namespace tessera {

namespace {

// Returns the options as a sum that MiniZinc and LP understand alike.
std::string sum_in_minizinc(const std::vector<int>& options) {
    std::string text;
    for (const int option : options) {
        text += (text.empty() ? "x[" : " + x[") + std::to_string(option + 1) + "]";
    }
    return text.empty() ? "0" : text;
}

// Says that options of different colours exclude each other, and all of them those without a colour.
std::string color_constraints(const std::vector<ItemUse>& uses, int item) {
    const std::string color = "color_" + std::to_string(item + 1);
    std::vector<int> plain;
    std::string text;
    for (const ItemUse& use : uses) {
        if (use.color == ExactCover::no_color) {
            plain.push_back(use.option);
            continue;
        }
        text += "constraint x[" + std::to_string(use.option + 1) + "] = 1 -> " + color + " = " +
                std::to_string(use.color) + ";\n";
    }
    if (text.empty()) {
        return plain.size() < 2 ? "" : "constraint " + sum_in_minizinc(plain) + " <= 1;\n";
    }
    std::vector<int> coloured;
    for (const ItemUse& use : uses) {
        if (use.color != ExactCover::no_color) {
            coloured.push_back(use.option);
        }
    }
    return "var int: " + color + ";\nconstraint " + color + " >= 0;\n" + text + "constraint (" + color +
           " = 0) <-> (" + sum_in_minizinc(coloured) + " = 0);\nconstraint " + sum_in_minizinc(plain) +
           " + bool2int(" + color + " > 0) <= 1;\n";
}

}  // namespace

std::string format_minizinc(const NamedCover& cover) {
    const std::vector<std::vector<ItemUse>> uses = uses_by_item(cover);
    std::string text = mapping_comments(cover, "% ") + "array[1.." +
                       std::to_string(cover.problem.option_count()) + "] of var 0..1: x;\n";
    for (int item = 0; item < int_size(uses); ++item) {
        text += "% " + at(cover.item_names, item) + "\n";
        if (item >= cover.problem.primary_count()) {
            text += color_constraints(at(uses, item), item);
            continue;
        }
        std::vector<int> options;
        for (const ItemUse& use : at(uses, item)) {
            options.push_back(use.option);
        }
        text += "constraint " + sum_in_minizinc(options) + " = 1;\n";
    }
    return text +
           "solve satisfy;\noutput [show(n) ++ \" \" | n in index_set(x) where fix(x[n]) = 1] ++ "
           "[\"\\n\"];\n";
}

}  // namespace tessera
