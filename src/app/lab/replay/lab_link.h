#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// The fragment of the lab's address: the share code of a puzzle and, after a question mark, options:
// "1p/.../pbrg?engine=mrv&place=120". Names are unique. Values are words of the program or numbers, so only
// notes are escaped (marks.h). Unknown options are kept.
class LabLink {
public:
    LabLink() = default;
    explicit LabLink(std::string_view fragment);

    std::string text() const;  // the fragment

    const std::string& puzzle_fragment() const { return puzzle_fragment_; }  // its code without the "#"
    std::string_view option(std::string_view name) const;                    // empty: none
    std::optional<int> number(std::string_view name) const;                  // not negative
    void set(std::string_view name, std::string_view value);  // an empty value removes the option

private:
    std::string puzzle_fragment_;
    std::vector<std::pair<std::string, std::string>> options_;
};

}  // namespace tessera
