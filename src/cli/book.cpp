#include "base/translation.h"
#include "cli/book_maker.h"
#include "cli/book_recipe.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/family_text.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/output_file.h"
#include "cli/printable.h"
#include "cli/work.h"
#include "print/volume/examples.h"
#include "print/volume/volume.h"
#include "session/share.h"
#ifdef TESSERA_WRITES_PDF
#    include "print/pdf/pdf.h"
#endif

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <unistd.h>

namespace tessera {

namespace {

#ifdef TESSERA_WRITES_PDF
constexpr bool writes_pdf = true;
#else
constexpr bool writes_pdf = false;
#endif

std::string capitalised(std::string text) {
    capitalise(text);
    return text;
}

Sentence remark_on(const BookTier& tier) {
    return tier.tier == "starter"  ? say("For a first try: short ways, simple reasons.")
           : tier.tier == "junior" ? say("Simple reasons, and more of them.")
           : tier.tier == "expert" ? say("Longer ways, on which several places are looked at together.")
           : tier.tier == "master" ? say("Long ways with reasons of many kinds.")
           : tier.tier == "wizard" ? say("The hardest: here and there only a trial shows what is wrong.")
                                   : Sentence();
}

// Returns the link of the puzzle alone: the same however it was made.
std::string code_of(const AnySession& session) {
    return puzzle_code(session).value_or("");
}

std::string address_of(const Arguments& arguments, const AnySession& session) {
    const std::string code = code_of(session);
    return arguments.print.address.empty() || code.empty() ? "" : arguments.print.address + code;
}

Sentence title_of(const BookTier& tier, bool is_one_family) {
    const std::string& name = tier.day.empty() ? tier.tier : tier.day;
    return is_one_family ? say("{}", capitalised(name)) : say("{}: {}", name_in_books(tier.family), name);
}

Chapter chapter_of(const Arguments& arguments, const BookTier& tier, bool is_one_family,
                   const std::vector<BookPuzzle>& puzzles) {
    Chapter chapter{title_of(tier, is_one_family), remark_on(tier), {}};
    for (const BookPuzzle& puzzle : puzzles) {
        chapter.puzzles.push_back({puzzle.session, puzzle.moves, address_of(arguments, puzzle.session)});
    }
    return chapter;
}

VolumePlan plan_of(const Arguments& arguments, const std::vector<BookTier>& tiers, const MadeBook& made) {
    VolumePlan plan{arguments.book.title, arguments.book.author, {}};
    const bool is_one_family = std::all_of(tiers.begin(), tiers.end(), [&](const BookTier& tier) {
        return tier.family == tiers.front().family;
    });
    plan.is_by_day =
        std::any_of(tiers.begin(), tiers.end(), [](const BookTier& tier) { return !tier.day.empty(); });
    for (std::size_t tier = 0; tier < tiers.size(); ++tier) {
        plan.chapters.push_back(chapter_of(arguments, tiers[tier], is_one_family, made.tiers[tier]));
    }
    return plan;
}

// Returns the puzzles of the book, an object a line.
std::string list_of(const Volume& volume, const std::vector<BookTier>& tiers, const MadeBook& made) {
    std::string lines;
    std::size_t number = 0;
    for (std::size_t tier = 0; tier < tiers.size(); ++tier) {
        for (const BookPuzzle& puzzle : made.tiers[tier]) {
            AnySession solved = puzzle.session;
            play_all(solved, puzzle.moves);
            JsonValue json = {{"number", number + 1}};
            json["family"] = tiers[tier].family;
            const bool is_daily = !tiers[tier].day.empty();
            json[is_daily ? "day" : "tier"] = is_daily ? tiers[tier].day : tiers[tier].tier;
            json["page"] = volume.puzzle_pages[number] + 1;
            json["answer_page"] = volume.answer_pages[number] + 1;
            json["link"] = code_of(puzzle.session);
            json["level"] = level_text(puzzle.session);
            json["answer"] = answer_text(solved, puzzle.moves);
            lines += json_line(json);
            ++number;
        }
    }
    return lines;
}

Result<std::string> pdf_bytes(const Arguments& arguments, Volume& volume) {
#ifdef TESSERA_WRITES_PDF
    const Extent size = volume.book.page_size();
    PdfDocument document{arguments.book.title, arguments.book.author, size.columns, size.rows, "", {}, {}};
    document.definitions = volume.book.hatchings();
    document.pages = volume.book.take_pages();
    for (const VolumeHeading& heading : volume.headings) {
        document.headings.push_back({in_words(heading.title), heading.page});
    }
    return pdf_of(document);
#else
    return fail(ErrorCode::unavailable, 0,
                say("{} is no PDF of {} pages", arguments.book.title, volume.book.page_count()));
#endif
}

Result<std::string> text_of_book(const Arguments& arguments, Volume& volume) {
    switch (arguments.book.format) {
        case BookFormat::html:
            return volume.book.take_html(say("{}", arguments.book.title));
        case BookFormat::svg:
            return volume.book.take_svg();
        case BookFormat::pdf:
            break;
    }
    return pdf_bytes(arguments, volume);
}

// Returns why the book cannot be what it is to be, before it is made.
std::string why_no_book(const Arguments& arguments) {
    const bool is_list = arguments.json && arguments.book.file.empty();
    const bool is_pdf = arguments.book.format == BookFormat::pdf && !is_list;
    if (is_pdf && !writes_pdf) {
        return "tessera: this build writes no PDF, as it was made without Cairo; --format html makes pages "
               "to print";
    }
    return is_pdf && arguments.book.file.empty() && isatty(STDOUT_FILENO) == 1
               ? "tessera: a PDF is nothing for a terminal; say where it goes: --output FILE"
               : "";
}

int ended_early(const Arguments& arguments) {
    const bool is_interrupted = InterruptWatch::is_interrupted();
    remark(is_interrupted ? "tessera: interrupted: there is no book"
                          : fmt::format("tessera: stopped at the limit of {} s: there is no book",
                                        arguments.limit_seconds));
    return is_interrupted ? exit_interrupted : exit_stopped;
}

// Writes the book to the file, or prints it; with --json prints the list, and writes the book if there is a file.
int write_book(const Arguments& arguments, const std::vector<BookTier>& tiers, const MadeBook& made,
               std::optional<OutputFile>& file) {
    const VolumeOptions options{arguments.print.sheet.paper, arguments.book.spine,
                                arguments.print.sheet.per_page, arguments.book.with_parts};
    Volume volume = volume_of(plan_of(arguments, tiers, made), options,
                              [](const Sentence& sentence) { return in_words(sentence); });
    const std::string list = arguments.json ? list_of(volume, tiers, made) : "";
    const bool is_asked_for = file || !arguments.json;
    const Result<std::string> text = is_asked_for ? text_of_book(arguments, volume) : Result<std::string>("");
    const std::string trouble = !text  ? "tessera: " + in_words(text.error().message)
                                : file ? file->write(*text)
                                       : "";
    if (!trouble.empty()) {
        return refuse(trouble);
    }
    if (!file) {
        arguments.book.format == BookFormat::pdf ? print_bytes(*text) : print(*text);
    }
    print(list);
    return exit_done;
}

Readable<std::vector<BookTier>> tiers_of_parts(const std::vector<Arguments>& parts) {
    std::vector<BookTier> all;
    for (const Arguments& part : parts) {
        const Readable<std::vector<BookTier>> tiers =
            part.book.dailies.empty() ? tiers_of(part) : days_of(part);
        if (!tiers) {
            return tiers;
        }
        all.insert(all.end(), tiers->begin(), tiers->end());
    }
    return all;
}

}  // namespace

int book(const Arguments& arguments) {
    const Readable<BookRecipe> recipe = book_recipe_of(arguments);
    const Readable<std::vector<BookTier>> tiers =
        recipe ? tiers_of_parts(recipe->parts) : tl::unexpected(recipe.error());
    const std::string why = tiers ? why_no_book(recipe->whole) : tiers.error();
    if (!why.empty()) {
        return refuse(why);
    }
    std::optional<OutputFile> file;
    if (!recipe->whole.book.file.empty()) {
        Readable<OutputFile> opened = OutputFile::open(recipe->whole.book.file);
        if (!opened) {
            return refuse(opened.error());
        }
        file.emplace(std::move(*opened));
    }
    const MadeBook made = make_book(*tiers, recipe->whole.solve.seed, recipe->whole);
    if (!made.trouble.empty()) {
        return refuse(made.trouble);
    }
    return made.is_stopped ? ended_early(recipe->whole) : write_book(recipe->whole, *tiers, made, file);
}

}  // namespace tessera
