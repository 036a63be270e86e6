#include "app/game/records.h"

#include "base/text.h"

#include <algorithm>

namespace tessera {

Records Records::parse(std::string_view text) {
    Records records;
    for (const Token& line : split_lines(text)) {
        const auto words = split_words(line);
        if (words.empty() || words.size() > 2 || records.is_solved(words[0].text)) {
            continue;
        }
        Record record{std::string(words[0].text), std::nullopt};
        if (words.size() == 2) {
            const auto best = parse_uint64(words[1].text);
            record.best_ms = best ? std::optional(static_cast<double>(*best)) : std::nullopt;
        }
        records.records_.push_back(std::move(record));
    }
    return records;
}

std::string Records::format() const {
    std::string text;
    for (const Record& record : records_) {
        text += record.code;
        if (record.best_ms) {
            text += ' ' + std::to_string(static_cast<unsigned long long>(*record.best_ms));
        }
        text += '\n';
    }
    return text;
}

std::optional<double> Records::best_ms(std::string_view code) const {
    const Record* const record = find(code);
    return record != nullptr ? record->best_ms : std::nullopt;
}

void Records::add(std::string_view code, double elapsed_ms) {
    const auto known = std::find_if(records_.begin(), records_.end(),
                                    [&](const Record& record) { return record.code == code; });
    if (known == records_.end()) {
        records_.push_back({std::string(code), elapsed_ms});
    } else {
        known->best_ms = std::min(known->best_ms.value_or(elapsed_ms), elapsed_ms);
    }
}

const Records::Record* Records::find(std::string_view code) const {
    const auto found = std::find_if(records_.begin(), records_.end(),
                                    [&](const Record& record) { return record.code == code; });
    return found == records_.end() ? nullptr : &*found;
}

}  // namespace tessera
