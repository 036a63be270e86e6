#include "formats/cover/other_solvers.h"

#include "base/text.h"
#include "formats/cover/dlx_text.h"

#include <doctest.h>

#include <cstdlib>
#include <set>
#include <string>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("formats/cover/other_solvers");

namespace {

using Clauses = std::vector<std::vector<int>>;

struct Cnf {
    int variables = 0;
    Clauses clauses;
};

Cnf cnf_of(const std::string& text) {
    Cnf cnf;
    for (const Token& line : split_lines(text)) {
        const std::vector<Token> words = split_words(line);
        if (words.front().text == "p") {
            cnf.variables = *parse_int(words[2].text, 0, 1000);
            cnf.clauses.reserve(static_cast<std::size_t>(*parse_int(words[3].text, 0, 10000)));
        } else if (words.front().text != "c") {
            cnf.clauses.emplace_back();
            for (const Token& word : words) {
                cnf.clauses.back().push_back(std::atoi(std::string(word.text).c_str()));
            }
            CHECK(cnf.clauses.back().back() == 0);
            cnf.clauses.back().pop_back();
        }
    }
    return cnf;
}

// Finds all models by trying both values of each variable in turn.
class Models {
public:
    explicit Models(const Cnf& cnf) : cnf_(cnf), value_(static_cast<std::size_t>(cnf.variables) + 1, 0) {
        search(1);
    }
    const std::vector<std::vector<int>>& all() const { return all_; }

private:
    bool is_refuted() const {
        for (const std::vector<int>& clause : cnf_.clauses) {
            bool is_open = false;
            for (const int literal : clause) {
                const int value = at(value_, std::abs(literal));
                is_open = is_open || value == 0 || (value > 0) == (literal > 0);
            }
            if (!is_open) {
                return true;
            }
        }
        return false;
    }
    void search(int variable) {
        if (is_refuted()) {
            return;
        }
        if (variable > cnf_.variables) {
            all_.push_back(value_);
            return;
        }
        for (const int value : {1, -1}) {
            at(value_, variable) = value;
            search(variable + 1);
        }
        at(value_, variable) = 0;
    }

    const Cnf& cnf_;
    std::vector<int> value_;
    std::vector<std::vector<int>> all_;
};

std::vector<int> options_in(const std::vector<int>& model, int count) {
    std::vector<int> options;
    for (int option = 0; option < count; ++option) {
        if (at(model, option + 1) > 0) {
            options.push_back(option);
        }
    }
    return options;
}

// Returns all solutions, by trying every set of options.
std::set<std::vector<int>> solutions_of(const ExactCover& problem) {
    std::set<std::vector<int>> solutions;
    for (unsigned set = 0; set < 1U << problem.option_count(); ++set) {
        std::vector<int> options;
        for (int option = 0; option < problem.option_count(); ++option) {
            if ((set >> option & 1U) != 0) {
                options.push_back(option);
            }
        }
        if (problem.is_solution(options)) {
            solutions.insert(options);
        }
    }
    return solutions;
}

const std::string texts[] = {
    // TAOCP 7.2.2.1, (6): one solution.
    "a b c d e f g\nc e\na d g\nb c f\na d f\nb g\nd e g\n",
    // TAOCP 7.2.2.1, (49): one solution with colours.
    "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n",
    // Secondary items, with and without colours; many rivals for one item; several solutions.
    "a b c | x y\na x\na x:1\na x:2\na y\nb x:1\nb x:2\nb y:1\nb\nb y:2\nb x\nc y:1\nc x:2 y:2\nc\n",
    // Eight options for one item, so that a counter is needed.
    "a b\na\na\na\na\na\na\na\na b\nb\n",
    // An item without an option.
    "a b | c\na c\na\n",
};

}  // namespace

TEST_CASE("the models of DIMACS CNF are the solutions, one by one") {
    for (const std::string& text : texts) {
        CAPTURE(text);
        const auto read = parse_dlx(text);
        REQUIRE(read);
        const ExactCover& problem = read->cover.problem;
        const Cnf cnf = cnf_of(format_cnf(read->cover));
        CHECK(cnf.clauses.size() == cnf.clauses.capacity());
        const Models models(cnf);
        std::set<std::vector<int>> found;
        for (const std::vector<int>& model : models.all()) {
            found.insert(options_in(model, problem.option_count()));
        }
        CHECK(found == solutions_of(problem));
        CHECK(found.size() == models.all().size());
    }
}

TEST_CASE("comments say which variable is which option, and which colour") {
    const auto read = parse_dlx(texts[1]);
    REQUIRE(read);
    const std::string cnf = format_cnf(read->cover);
    CHECK(cnf.find("c x2 = p r x:A y\n") != std::string::npos);
    CHECK(cnf.find("c 6 = x:A\n") != std::string::npos);
    CHECK(format_minizinc(read->cover).find("% x2 = p r x:A y\n") != std::string::npos);
    CHECK(format_lp(read->cover).find("\\ x2 = p r x:A y\n") != std::string::npos);
}

}  // namespace tessera
