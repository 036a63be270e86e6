#include "formats/cover/other_solvers.h"

#include <map>
#include <vector>

namespace tessera {

namespace {

using Clause = std::vector<int>;  // literals, as in DIMACS

class CnfWriter {
public:
    explicit CnfWriter(const NamedCover& cover) : cover_(cover), last_(cover.problem.option_count()) {}

    std::string write() {
        const std::vector<std::vector<ItemUse>> uses = uses_by_item(cover_);
        for (int item = 0; item < int_size(uses); ++item) {
            if (item < cover_.problem.primary_count()) {
                add_primary(at(uses, item));
            } else {
                add_secondary(at(uses, item), item);
            }
        }
        std::string text = mapping_comments(cover_, "c ") + color_comments_ + "p cnf " +
                           std::to_string(last_) + " " + std::to_string(clauses_.size()) + "\n";
        for (const Clause& clause : clauses_) {
            for (const int literal : clause) {
                text += std::to_string(literal) + " ";
            }
            text += "0\n";
        }
        return text;
    }

private:
    int new_variable() { return ++last_; }

    void add_primary(const std::vector<ItemUse>& uses) {
        Clause some;
        for (const ItemUse& use : uses) {
            some.push_back(use.option + 1);
        }
        clauses_.push_back(some);
        add_at_most_one(some);
    }

    // Adds a variable for each colour of the item, equivalent to having an option with it.
    void add_secondary(const std::vector<ItemUse>& uses, int item) {
        Clause rivals;
        std::map<ExactCover::Color, Clause> options_of_color;
        for (const ItemUse& use : uses) {
            if (use.color == ExactCover::no_color) {
                rivals.push_back(use.option + 1);
            } else {
                options_of_color[use.color].push_back(use.option + 1);
            }
        }
        for (const auto& [color, options] : options_of_color) {
            const int variable = new_variable();
            color_comments_ += "c " + std::to_string(variable) + " = " + at(cover_.item_names, item) + ":" +
                               at(cover_.color_names, color) + "\n";
            add_any(variable, options);
            rivals.push_back(variable);
        }
        add_at_most_one(rivals);
    }

    // Says that `variable` is true exactly if one of the others is.
    void add_any(int variable, const Clause& others) {
        Clause back{-variable};
        for (const int other : others) {
            clauses_.push_back({-other, variable});
            back.push_back(other);
        }
        clauses_.push_back(back);
    }

    void add_at_most_one(const Clause& rivals) {
        constexpr int most_pairs_of = 5;
        if (int_size(rivals) <= most_pairs_of) {
            for (int a = 0; a < int_size(rivals); ++a) {
                for (int b = a + 1; b < int_size(rivals); ++b) {
                    clauses_.push_back({-at(rivals, a), -at(rivals, b)});
                }
            }
            return;
        }
        int before = rivals.front();  // true if one of the rivals so far is
        for (int index = 1; index < int_size(rivals); ++index) {
            const int rival = at(rivals, index);
            clauses_.push_back({-before, -rival});
            if (index + 1 < int_size(rivals)) {
                const int next = new_variable();
                add_any(next, {before, rival});
                before = next;
            }
        }
    }

    const NamedCover& cover_;
    int last_;  // the last variable
    std::vector<Clause> clauses_;
    std::string color_comments_;
};

}  // namespace

std::string format_cnf(const NamedCover& cover) {
    return CnfWriter(cover).write();
}

}  // namespace tessera
