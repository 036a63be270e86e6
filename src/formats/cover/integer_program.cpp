#include "formats/cover/integer_program.h"

#include "formats/cover/other_solvers.h"

#include <map>

namespace tessera {

namespace {

class ProgramWriter {
public:
    explicit ProgramWriter(const NamedCover& cover) : cover_(cover) {
        for (int option = 0; option < cover.problem.option_count(); ++option) {
            program_.variables.push_back("x" + std::to_string(option + 1));
        }
    }

    IntegerProgram write() {
        const std::vector<std::vector<ItemUse>> uses = uses_by_item(cover_);
        for (int item = 0; item < int_size(uses); ++item) {
            const std::size_t first = program_.rows.size();
            if (item < cover_.problem.primary_count()) {
                add_primary(at(uses, item));
            } else {
                add_secondary(at(uses, item), item);
            }
            program_.rows[first].comment = at(cover_.item_names, item);
        }
        return std::move(program_);
    }

private:
    using Terms = std::vector<std::pair<int, std::string>>;

    const std::string& variable(const ItemUse& use) const { return at(program_.variables, use.option); }

    void add_row(Terms terms, LinearRow::Sense sense, int bound) {
        program_.rows.push_back({std::move(terms), sense, bound});
    }

    void add_primary(const std::vector<ItemUse>& uses) {
        Terms terms;
        for (const ItemUse& use : uses) {
            terms.emplace_back(1, variable(use));
        }
        add_row(std::move(terms), LinearRow::Sense::equal, 1);
    }

    void add_secondary(const std::vector<ItemUse>& uses, int item) {
        Terms rivals;
        std::map<ExactCover::Color, Terms> options_of_color;
        for (const ItemUse& use : uses) {
            (use.color == ExactCover::no_color ? rivals : options_of_color[use.color])
                .emplace_back(1, variable(use));
        }
        for (auto& [color, options] : options_of_color) {
            const std::string shown = "y" + std::to_string(item + 1) + "_" + std::to_string(color);
            for (const auto& option : options) {
                add_row({{1, shown}, {-1, option.second}}, LinearRow::Sense::least, 0);
            }
            options.emplace_back(-1, shown);
            add_row(std::move(options), LinearRow::Sense::least, 0);
            program_.variables.push_back(shown);
            rivals.emplace_back(1, shown);
        }
        if (!rivals.empty() || options_of_color.empty()) {
            add_row(std::move(rivals), LinearRow::Sense::most, 1);
        }
    }

    const NamedCover& cover_;
    IntegerProgram program_;
};

}  // namespace

IntegerProgram integer_program_of(const NamedCover& cover) {
    return ProgramWriter(cover).write();
}

}  // namespace tessera
