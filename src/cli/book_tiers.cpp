#include "base/text.h"
#include "cli/book_maker.h"
#include "cli/families.h"
#include "cli/generate_many.h"
#include "cli/printable.h"
#include "cli/symmetric_puzzle.h"
#include "games/puzzle_grade.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>

// Which puzzles a book has, by its options.

namespace tessera {

namespace {

// The board of the first tier of polyominoes, where a side must be even.
constexpr std::string_view even_board = "size 6x5 largest 5";

std::vector<KnownTier> known_tiers(std::string_view family) {
    const auto known =
        visit_family_called<std::vector<KnownTier>>(family, [](auto tag) -> Result<std::vector<KnownTier>> {
            const auto& tiers = CliOf<typename decltype(tag)::Family>::book_tiers;
            return std::vector<KnownTier>(tiers.begin(), tiers.end());
        });
    return known.value_or(std::vector<KnownTier>());
}

std::string names_of(const std::vector<KnownTier>& tiers) {
    std::vector<std::string> names;
    for (const KnownTier& tier : tiers) {
        names.emplace_back(tier.name);
    }
    return join(names, ", ");
}

// True if the options leave the choice of the board to the book.
bool has_no_board(const Arguments& part) {
    constexpr std::array<std::string_view, 8> of_boards = {"size",    "figure", "set",      "lattice",
                                                           "outline", "layers", "barriers", "swaps"};
    const std::vector<Token> words = split_words({part.params, 0});
    const bool names_one = std::any_of(words.begin(), words.end(), [&](const Token& word) {
        return std::find(of_boards.begin(), of_boards.end(), word.text) != of_boards.end();
    });
    return !names_one && part.params_file.empty();
}

bool names_largest(const Arguments& part) {
    return (" " + part.params).find(" largest ") != std::string::npos;
}

std::string params_of(const KnownTier& tier, const Arguments& part) {
    std::string params(tier.params);
    if (has_no_board(part)) {
        const bool is_uneven = part.book.symmetry != GivenSymmetry::none && tier.name == "starter";
        const std::string_view board = is_uneven ? even_board : tier.board;
        params += " " + std::string(names_largest(part) ? board.substr(0, board.find(" largest")) : board);
    }
    return params + (part.params.empty() ? "" : " " + part.params);
}

Readable<BookTier> tier_of(const KnownTier& known, const Arguments& part, std::size_t count) {
    const bool is_symmetric = part.book.symmetry != GivenSymmetry::none;
    if (is_symmetric && part.family != Polyomino::id) {
        return tl::unexpected(why_not_symmetric(part.family, part.params));
    }
    Arguments asked = part;
    asked.params = params_of(known, part);
    const Readable<Recipe> recipe = recipe_of(asked);
    if (!recipe) {
        return tl::unexpected(recipe.error());
    }
    if (recipe->params.find("lattice cubic") != std::string::npos ||
        recipe->params.find("lattice sphere") != std::string::npos) {
        return tl::unexpected<std::string>(
            "tessera: puzzles in space cannot be cut out of paper; choose a flat --lattice");
    }
    if (is_symmetric) {
        if (const std::string why = why_not_symmetric(part.family, recipe->params); !why.empty()) {
            return tl::unexpected(why);
        }
    }
    return BookTier{part.family, std::string(known.name), recipe->params, part.book.symmetry, count};
}

}  // namespace

Readable<std::vector<BookTier>> tiers_of(const Arguments& part) {
    std::vector<KnownTier> known = known_tiers(part.family);
    for (const std::string& name : part.book.tiers) {
        if (std::none_of(known.begin(), known.end(),
                         [&](const KnownTier& tier) { return tier.name == name; })) {
            return tl::unexpected(fmt::format("tessera: {} has no tier {}; it has {}", part.family,
                                              shortened(name, longest_name), names_of(known)));
        }
    }
    known.erase(std::remove_if(known.begin(), known.end(),
                               [&](const KnownTier& tier) {
                                   const auto& wanted = part.book.tiers;
                                   return !wanted.empty() &&
                                          std::find(wanted.begin(), wanted.end(), tier.name) == wanted.end();
                               }),
                known.end());
    std::vector<BookTier> tiers;
    for (std::size_t index = 0; index < known.size(); ++index) {
        const std::size_t count =
            part.puzzle_count * (index + 1) / known.size() - part.puzzle_count * index / known.size();
        Readable<BookTier> tier = tier_of(known[index], part, count);
        if (!tier) {
            return tl::unexpected(tier.error());
        }
        if (count > 0) {
            tiers.push_back(std::move(*tier));
        }
    }
    return tiers;
}

}  // namespace tessera
