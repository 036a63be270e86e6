#include "print/volume/kit.h"

#include "base/index.h"
#include "base/overloaded.h"
#include "games/polyomino/shape.h"
#include "print/any_drawing.h"
#include "print/drawings.h"
#include "print/paper/text_width.h"
#include "print/volume/packing.h"

#include <algorithm>
#include <functional>

namespace tessera {

namespace {

constexpr double kit_gap = 3;      // between parts, in millimetres; likewise below
constexpr double block_gap = 6;    // between the tiles of two puzzles
constexpr double block_head = 6;   // their number
constexpr double words_head = 14;  // above the first parts
constexpr Type kit_type{3.3};

// A drawing to cut out, in millimetres.
struct KitPart {
    Extent size;
    std::function<void(SvgWriter&, PaperPoint corner)> draw;
};

// The shapes that the puzzles need: of each as many as the puzzle that needs most.
class ShapeKit {
public:
    void add(const polyomino::Level& level) {
        std::map<polyomino::Shape, int> counts;
        for (const Part& part : DrawingOf<Polyomino>::parts(level, Polyomino::start(level))) {
            const polyomino::Piece& piece = at(level.pieces, part.item);
            const polyomino::Shape shape = polyomino::canonical(piece.shape);
            ++counts[shape];
            names_[shape].push_back(piece.name);
        }
        for (const auto& [shape, count] : counts) {
            counts_[shape] = std::max(counts_[shape], count);
        }
    }

    // Returns a level whose pieces are the kit. A shape has a name if all puzzles call it so.
    polyomino::Level level() const {
        polyomino::Level level;
        for (const auto& [shape, count] : counts_) {
            const std::vector<std::string>& names = names_.at(shape);
            const bool is_agreed = std::count(names.begin(), names.end(), names.front()) == int_size(names);
            level.pieces.push_back(
                polyomino::make_piece(is_agreed ? names.front() : "\xC2\xB7", shape, count));
        }
        return level;
    }

private:
    std::map<polyomino::Shape, int> counts_;
    std::map<polyomino::Shape, std::vector<std::string>> names_;
};

bool is_flat_squares(const AnySession& session) {
    const auto* const game = std::get_if<Session<Polyomino>>(&session);
    return game != nullptr && game->level().lattice == nullptr;
}

template <class Visit>
void for_each_puzzle(const VolumePlan& plan, const Visit& visit) {
    int number = 0;
    for (const Chapter& chapter : plan.chapters) {
        for (const VolumePuzzle& puzzle : chapter.puzzles) {
            visit(puzzle.session, ++number);
        }
    }
}

std::vector<KitPart> shapes_of(const VolumePlan& plan, double cell) {
    ShapeKit kit;
    for_each_puzzle(plan, [&](const AnySession& session, int /*number*/) {
        if (is_flat_squares(session)) {
            kit.add(std::get<Session<Polyomino>>(session).level());
        }
    });
    const polyomino::Level level = kit.level();
    std::vector<Part> all = DrawingOf<Polyomino>::parts(level, {});
    std::stable_sort(all.begin(), all.end(),
                     [](const Part& a, const Part& b) { return a.size.rows > b.size.rows; });
    std::vector<KitPart> drawn;
    for (const Part& part : all) {
        drawn.push_back({{part.size.columns * cell, part.size.rows * cell},
                         [level, part, cell](SvgWriter& svg, PaperPoint corner) {
                             Pen pen(svg, corner.x, corner.y, cell);
                             DrawingOf<Polyomino>::draw_part(pen, level, part);
                         }});
    }
    return drawn;
}

std::vector<KitPart> numbers_of(const VolumePlan& plan, double cell) {
    int most = 0;
    for_each_puzzle(plan, [&](const AnySession& session, int /*number*/) {
        if (const auto* const game = std::get_if<Session<NumberSwap>>(&session)) {
            most = std::max(most, game->level().tiles.size());
        }
    });
    std::vector<KitPart> drawn;
    for (int number = 1; number <= most; ++number) {
        drawn.push_back({{cell, cell}, [number, cell](SvgWriter& svg, PaperPoint corner) {
                             Pen pen(svg, corner.x, corner.y, cell);
                             pen.region("tile", {{0, 0}},
                                        {std::string(paper_white), std::string(paper_black), pen.thick()});
                             pen.letters({0.5, 0.5}, std::to_string(number), 0.44, paper_black);
                         }});
    }
    return drawn;
}

// Returns the tiles of a puzzle as one drawing below its number.
KitPart block_of(const AnySession& session, int number, double cell) {
    std::vector<Extent> sizes;
    for (const Part& part : parts(session)) {
        sizes.push_back(part.size);
    }
    const Packing packing = packed(sizes, 0, {std::max(4.5, board_size(session).columns + 0.5), 0}, 0.12);
    return {{packing.size.columns * cell, packing.size.rows * cell + block_head},
            [=](SvgWriter& svg, PaperPoint corner) {
                Pen pen(svg, corner.x, corner.y + block_head, cell);
                const std::string label = std::to_string(number);
                pen.letters({bold_text_width(label, 4.2) / 2 / cell, -3.4 / cell}, label, 4.2 / cell,
                            paper_black);
                const std::vector<Part> all = parts(session);
                for (int index = 0; index < int_size(all); ++index) {
                    Pen place = pen.moved(at(packing.corners, index));
                    draw_part(place, session, at(all, index));
                }
            }};
}

std::vector<KitPart> blocks_of(const VolumePlan& plan, const std::map<std::string_view, double>& cells) {
    std::vector<KitPart> blocks;
    for_each_puzzle(plan, [&](const AnySession& session, int number) {
        if (!is_flat_squares(session) && !is_in_layers(session) && !parts(session).empty()) {
            blocks.push_back(block_of(session, number, cells.at(family_id(session))));
        }
    });
    return blocks;
}

void write_words_above(Book& book, const Sentence& words) {
    const PaperBox area = book.area();
    double base = area.top + 4;
    for (const std::string& line : wrapped(book.in_words(words), kit_type.size, area.width)) {
        book.write(area.left, base, kit_type, line);
        base += 4.4;
    }
}

// Adds the back of a page that is to be cut: empty but for a sentence that says so.
void add_back(Book& book, const Sentence& heading) {
    book.begin_page(heading);
    const PaperBox area = book.area();
    constexpr Type quiet{3.3, false, true, Type::Edge::middle};
    book.write(area.left + area.width / 2, area.top + area.height / 2, quiet,
               book.in_words(say("This page is blank: cut out the other side.")));
}

// Fills right pages with the parts. Returns the first of them, or -1.
int add_parts(Book& book, const std::vector<KitPart>& all, const Sentence& words, double gap) {
    const Sentence heading = say("To cut out");
    std::vector<Extent> sizes;
    for (const KitPart& part : all) {
        sizes.push_back(part.size);
    }
    int first_page = -1;
    for (std::size_t next = 0; next < all.size();) {
        if (book.page_count() % 2 == 1) {
            book.begin_bare_page();
        }
        book.begin_page(heading);
        const double head = next == 0 ? words_head : 0;
        first_page = next == 0 ? book.page_count() - 1 : first_page;
        if (next == 0) {
            write_words_above(book, words);
        }
        const PaperBox area = book.area();
        const Packing packing = packed(sizes, next, {area.width, area.height - head}, gap);
        book.svg().open("g", {{"class", "parts"}});
        for (const PaperPoint corner : packing.corners) {
            all[next++].draw(book.svg(), {area.left + corner.x, area.top + head + corner.y});
        }
        book.svg().close();
        add_back(book, heading);
    }
    return first_page;
}

double cell_in(const std::map<std::string_view, double>& cells, std::string_view family) {
    const auto found = cells.find(family);
    return found == cells.end() ? 10 : found->second;
}

}  // namespace

int add_kit(Book& book, const VolumePlan& plan, const std::map<std::string_view, double>& cells) {
    const int shapes = add_parts(book, shapes_of(plan, cell_in(cells, Polyomino::id)),
                                 say("Cut these out once, best from card: each puzzle with pieces uses some "
                                     "of them. They fit the boards."),
                                 kit_gap);
    const int numbers =
        add_parts(book, numbers_of(plan, cell_in(cells, NumberSwap::id)),
                  say("Cut these numbers out once, and lay them on a board to swap them."), kit_gap);
    const int blocks = add_parts(book, blocks_of(plan, cells),
                                 say("The tiles of each puzzle, below its number."), block_gap);
    return shapes >= 0 ? shapes : numbers >= 0 ? numbers : blocks;
}

}  // namespace tessera
