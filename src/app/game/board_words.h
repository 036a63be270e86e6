#pragma once

#include "app/families/views.h"
#include "app/text/strings.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The table in words, for those who listen instead of looking: one sentence or one row of the board to a
// line, in the player's language.
class BoardWords {
public:
    explicit BoardWords(const Strings& strings) : strings_(&strings) {}

    void line(const Sentence& sentence) { text_ += strings_->with_stop(sentence) + '\n'; }
    void row(int row, const std::vector<std::string>& cells);  // counted from 0; equal neighbours are counted
    void list(std::string_view caption,
              const std::vector<std::string>& items);  // nothing where there are none
    std::string word(std::string_view english) const { return std::string(strings_->of(english)); }
    const std::string& text() const { return text_; }

private:
    const Strings* strings_;
    std::string text_;
};

template <class G>
void tell(BoardWords&, const PlainView<G>&, const Session<G>&) {}
void tell(BoardWords& words, const PolyominoView& view, const PolyominoSession& session);
void tell(BoardWords& words, const NumberSwapView& view, const NumberSwapSession& session);
void tell(BoardWords& words, const EdgeMatchView& view, const EdgeMatchSession& session);

}  // namespace tessera
