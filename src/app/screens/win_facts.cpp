#include "app/screens/win_facts.h"

#include "app/game/list/win.h"
#include "app/game/play/game_texts.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

namespace {

constexpr std::string_view card_dot = "  \xC2\xB7  ";

// Returns the detail with the previous best game, by moves or by time, if there was one.
std::string with_best(const Beaten& beaten, const OpenGame& game, double elapsed_ms, const Ui& ui,
                      const std::string& detail) {
    const int before = beaten.moves.value_or(0);
    if (const auto best = best_words(game.session, before)) {
        return before == 0 ? detail
                           : detail + std::string(card_dot) +
                                 fill_in(ui.text("best so far: {}"), {ui.strings.of(*best)});
    }
    if (!beaten.ms) {
        return detail;
    }
    const Sentence best = elapsed_ms < *beaten.ms ? say("a new best, down from {}", clock_text(*beaten.ms))
                                                  : say("your best: {}", clock_text(*beaten.ms));
    return detail + std::string(card_dot) + fill_in(ui.text(best.pattern), best.arguments);
}

// Returns moves, time and hints; without the moves where they are what is achieved.
std::string about_game(const OpenGame& game, double elapsed_ms, const Ui& ui) {
    const std::string time = clock_text(elapsed_ms);
    const int moves = counted_moves(game);
    if (counts_moves(game)) {
        return ui.strings.of(game.hint_count == 0
                                 ? say("in {}", time)
                                 : say("in {}, {} hint {step|steps}", time, game.hint_count));
    }
    return ui.strings.of(game.hint_count == 0 ? say("{} {move|moves} in {}", moves, time)
                                              : say("{} {move|moves} in {}, {} hint {step|steps}", moves,
                                                    time, game.hint_count));
}

// A number and the word for it.
struct WinFact {
    std::string number;
    std::string_view word;  // in English
    bool is_news = false;
};

std::vector<WinFact> facts_of(const OpenGame& game, const std::optional<double>& best_ms, double elapsed_ms) {
    const bool is_best = best_ms && elapsed_ms < *best_ms;
    std::vector<WinFact> facts{{clock_text(elapsed_ms), is_best ? "New best" : "Time", is_best}};
    if (best_ms) {
        facts.push_back({clock_text(*best_ms), is_best ? "Old best" : "Your best"});
    }
    facts.push_back({std::to_string(counted_moves(game)), "Moves"});
    if (game.hint_count > 0) {
        facts.push_back({std::to_string(game.hint_count), "Hint steps"});
    }
    return facts;
}

void add_win_columns(Column& rows, const std::vector<WinFact>& facts, const std::string& sentence) {
    constexpr float height = 50;
    constexpr float number_height = 28;
    constexpr float most_width = 104;  // of a column
    rows.row(height, [&](const Rect& place) {
        Ui& ui = rows.ui();
        ui.state.add({.name = "win.facts", .rect = place, .is_enabled = false, .label = sentence});
        const auto count = static_cast<float>(facts.size());
        const float width = std::min(place.width / count, most_width);
        Rect row = centred(place.centre(), width * count, height);
        for (const WinFact& fact : facts) {
            Rect column = row.take_left(width);
            const Color color = fact.is_news ? ui.theme().good : ui.theme().text;
            ui.painter.text(column.take_top(number_height).centre(), fact.number, color, TextSize::title,
                            Align::centre);
            const std::string word = Painter::fitted(ui.text(fact.word), TextSize::small, width - 4);
            ui.painter.text({column.centre().x, column.y + 9}, word, fact.is_news ? color : ui.theme().quiet,
                            TextSize::small, Align::centre);
        }
    });
}

}  // namespace

void add_win_facts(Column& rows, const Playing& playing, FactsForm form) {
    Ui& ui = rows.ui();
    const OpenGame& game = playing.game();
    const double elapsed_ms = game.clock.elapsed(playing.now_ms());
    const Beaten& beaten = playing.win().beaten;
    const std::string sentence = with_best(beaten, game, elapsed_ms, ui, about_game(game, elapsed_ms, ui));
    if (form == FactsForm::columns && !counts_moves(game)) {
        return add_win_columns(rows, facts_of(game, beaten.ms, elapsed_ms), sentence);
    }
    const bool has_room = Painter::text_width(sentence, TextSize::strong) <= rows.below().width;
    add_win_line(rows, sentence, ui.theme().text, has_room ? TextSize::strong : TextSize::small);
}

void add_win_line(Column& rows, std::string_view text, Color color, TextSize size) {
    Ui& ui = rows.ui();
    const float width = rows.below().width;
    const auto fits = [&] {
        return Painter::text_width(text, size) <= width;
    };
    size = size == TextSize::display && !fits() ? TextSize::title : size;
    size = size == TextSize::title && !fits() ? TextSize::strong : size;
    if (fits()) {
        rows.row(text_height(size) * (size == TextSize::display ? 1.25F : 1.5F), [&](const Rect& place) {
            ui.painter.text(place.centre(), text, color, size, Align::centre);
        });
    } else {
        rows.paragraph(text, color, size, Align::centre);
    }
}

void add_win_detail(Column& rows, std::string_view name, const std::string& text) {
    rows.row(22, [&](const Rect& place) {
        Ui& ui = rows.ui();
        const std::string fitted = Painter::fitted(text, TextSize::small, place.width);
        ui.state.add({.name = std::string(name), .rect = place, .is_enabled = false, .label = text});
        ui.painter.text(place.centre(), fitted, ui.theme().quiet, TextSize::small, Align::centre);
    });
}

void add_win_note(Column& rows, std::string_view name, const std::string& text) {
    constexpr float around = 12;
    rows.row(win_note_height, [&](const Rect& place) {
        Ui& ui = rows.ui();
        const std::string fitted = Painter::fitted(text, TextSize::small, place.width - 2 * around);
        const Rect ground =
            centred(place.centre(), Painter::text_width(fitted, TextSize::small) + 2 * around, 24);
        ui.state.add({.name = std::string(name), .rect = place, .is_enabled = false, .label = text});
        ui.painter.fill(ground, ui.theme().raised, ground.height / 2);
        ui.painter.text(ground.centre(), fitted, ui.theme().text, TextSize::small, Align::centre);
    });
}

}  // namespace tessera
