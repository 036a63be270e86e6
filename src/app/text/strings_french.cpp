#include "app/text/strings_french.h"

#include "app/text/strings.h"

// The French of every sentence the player can meet. tests/app checks that none is missing. In typographic spaces before
// ! ? : the no-break space is written as \u00a0.

namespace tessera {

std::string_view french_of(std::string_view english) {
    for (const auto table : {french_of_buttons, french_of_play, french_of_jobs, french_of_polyomino,
                             french_of_reasoning, french_of_number_swap, french_of_edge_match}) {
        const std::string_view french = table(english);
        if (!french.empty()) {
            return french;
        }
    }
    return {};
}

}  // namespace tessera
