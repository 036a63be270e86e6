#include "print/volume/volume.h"

#include "games/polyomino/lattice_shape.h"
#include "print/volume/answers.h"
#include "print/volume/front.h"
#include "print/volume/kit.h"
#include "print/volume/places.h"

#include <map>
#include <string_view>
#include <utility>

namespace tessera {

namespace {

std::map<std::string_view, double> cells_of_families(const Book& book, const VolumePlan& plan,
                                                     const VolumeOptions& options) {
    std::map<std::string_view, double> cells;
    for (const Chapter& chapter : plan.chapters) {
        for (const VolumePuzzle& puzzle : chapter.puzzles) {
            const std::string_view family = family_id(puzzle.session);
            if (!cells.contains(family)) {
                cells[family] = cell_of_family(book, plan, options, family);
            }
        }
    }
    return cells;
}

// Returns the least of the cells of the chapter's families.
double cell_of_chapter(const Chapter& chapter, const std::map<std::string_view, double>& cells) {
    double least = cells.at(family_id(chapter.puzzles.front().session));
    for (const VolumePuzzle& puzzle : chapter.puzzles) {
        least = std::min(least, cells.at(family_id(puzzle.session)));
    }
    return least;
}

void add_chapters(Volume& volume, const VolumePlan& plan, const VolumeOptions& options,
                  const std::map<std::string_view, double>& cells) {
    int first = 1;
    for (const Chapter& chapter : plan.chapters) {
        volume.headings.push_back({chapter.title, volume.book.page_count()});
        const std::vector<int> pages =
            add_chapter(volume.book, chapter, options, first, cell_of_chapter(chapter, cells));
        volume.puzzle_pages.insert(volume.puzzle_pages.end(), pages.begin(), pages.end());
        first += static_cast<int>(pages.size());
    }
}

void add_back_matter(Volume& volume, const VolumePlan& plan, const VolumeOptions& options,
                     const std::map<std::string_view, double>& cells) {
    if (const int page = options.with_parts ? add_kit(volume.book, plan, cells) : -1; page >= 0) {
        volume.headings.push_back({say("To cut out"), page});
    }
    volume.headings.push_back({say("Answers"), volume.book.page_count()});
    volume.answer_pages = add_answers(volume.book, plan);
}

}  // namespace

bool is_in_layers(const AnySession& session) {
    const auto* const game = std::get_if<Session<Polyomino>>(&session);
    return game != nullptr && polyomino::is_in_space(game->level());
}

int puzzle_count(const VolumePlan& plan) {
    std::size_t count = 0;
    for (const Chapter& chapter : plan.chapters) {
        count += chapter.puzzles.size();
    }
    return static_cast<int>(count);
}

Volume volume_of(const VolumePlan& plan, const VolumeOptions& options, const Words& words) {
    Volume volume{Book(options.paper, words, {plan.title, options.spine, true}), {}, {}, {}};
    Book& book = volume.book;
    add_title_page(book, plan);
    const int contents = book.page_count();
    book.begin_page(say("Contents"));
    volume.headings.push_back({say("How to play"), book.page_count()});
    add_how_to_play(book, plan, options.with_parts);
    const std::map<std::string_view, double> cells = cells_of_families(book, plan, options);
    add_chapters(volume, plan, options, cells);
    add_back_matter(volume, plan, options, cells);
    book.turn_to(contents);
    write_contents(book, volume.headings);
    return volume;
}

}  // namespace tessera
