#include "jobs/print_work.h"

#include "base/overloaded.h"
#include "base/translation.h"
#include "jobs/print_words.h"
#include "print/qr_code.h"

namespace tessera {

Words words_of_table(const std::string& table) {
    const auto translation = Translation::read(table);
    if (!translation) {
        return english;
    }
    return [translation = *translation](const Sentence& sentence) {
        const std::string_view translated = translation.of(sentence.pattern);
        return fill_in(translated.empty() ? std::string_view(sentence.pattern) : translated,
                       sentence.arguments);
    };
}

std::vector<Report> PrintWork::advance(Ticks budget) {
    if (answered_ == answers_.size()) {
        return {DrawingReport{drawing()}, DoneReport{}};
    }
    const std::vector<Report> reports = answers_[answered_]->advance(budget);
    for (const Report& report : reports) {
        std::visit(Overloaded{[&](const SolutionReport& solution) { puzzle_.solution = solution.moves; },
                              [&](const ExplanationReport& way) { puzzle_.steps = way.explanation.steps; },
                              [](const auto&) {
                              }},
                   report);
    }
    const auto* const done = std::get_if<DoneReport>(&reports.back());
    answered_ += done != nullptr ? 1 : 0;
    const bool is_in_vain = done != nullptr && done->outcome != Outcome::solved;
    return {is_in_vain ? Report(*done) : Report(ProgressReport{})};
}

std::string PrintWork::drawing() const {
    if (!job_.is_picture) {
        return sheet({puzzle_}, {}, words_of_table(job_.translation));
    }
    return job_.link.empty() ? picture(puzzle_.session) : qr_picture(job_.link).value();
}

}  // namespace tessera
