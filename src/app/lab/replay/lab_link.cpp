#include "app/lab/replay/lab_link.h"

#include "base/text.h"

#include <algorithm>
#include <limits>

namespace tessera {

LabLink::LabLink(std::string_view fragment) {
    const std::size_t end = std::min(fragment.find('?'), fragment.size());
    puzzle_fragment_ = fragment.substr(0, end);
    if (end == fragment.size()) {
        return;
    }
    for (const Token& each : split_at(fragment.substr(end + 1), '&')) {
        const std::size_t sign = each.text.find('=');
        if (sign != std::string_view::npos) {
            set(each.text.substr(0, sign), each.text.substr(sign + 1));
        }
    }
}

std::string LabLink::text() const {
    std::string text = puzzle_fragment_;
    char before = '?';
    for (const auto& [name, value] : options_) {
        text += before;
        text += name;
        text += '=';
        text += value;
        before = '&';
    }
    return text;
}

std::string_view LabLink::option(std::string_view name) const {
    const auto found = std::find_if(options_.begin(), options_.end(),
                                    [name](const auto& option) { return option.first == name; });
    return found == options_.end() ? std::string_view() : found->second;
}

std::optional<int> LabLink::number(std::string_view name) const {
    return parse_int(option(name), 0, std::numeric_limits<int>::max());
}

void LabLink::set(std::string_view name, std::string_view value) {
    const auto found = std::find_if(options_.begin(), options_.end(),
                                    [name](const auto& option) { return option.first == name; });
    if (found != options_.end() && value.empty()) {
        options_.erase(found);
    } else if (found != options_.end()) {
        found->second = value;
    } else if (!value.empty()) {
        options_.emplace_back(name, value);
    }
}

}  // namespace tessera
