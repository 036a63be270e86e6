#include "app/lab/replay/search_picture.h"

#include "app/lab/replay/lab.h"
#include "app/lab/replay/lab_look.h"
#include "base/json.h"

namespace tessera {

std::string outcome_text(const Lab& lab, const Sentence& at_end) {
    const Strings strings = lab.strings();
    if (lab.is_searching()) {
        return std::string(strings.of("searching\xE2\x80\xA6"));
    }
    if (lab.record().is_cut()) {
        return strings.of(say("stopped, as no more steps are recorded"));
    }
    if (lab.outcome() == Outcome::out_of_memory) {
        return strings.of(say("stopped, as there is no memory left"));
    }
    return strings.of(at_end);
}

Sentence end_words(const Lab& lab) {
    const int solutions = lab.record().node(0).solutions;
    if (lab.outcome() == Outcome::solved) {
        return say("stopped at solution {}", solutions);
    }
    return solutions == 0 ? say("there is no solution") : say("{} {solution|solutions} in all", solutions);
}

std::string SearchPicture::progress(const Lab& lab) const {
    return lab.strings().of(say("{} {position|positions}", count_text(lab.record().node_count()))) +
           std::string(progress_separator) + outcome_text(lab, end_words(lab));
}

// The fields of a picture without a tree.
void SearchPicture::write(Json& json, const Lab& /*lab*/) const {
    json.field("words_fit", true);
    json.key("tree");
    json.open('{');
    json.field("spots", 0);
    json.close('}');
    json.key("matrix");
    json.open('{');
    json.field("shown", false);
    json.close('}');
}

}  // namespace tessera
