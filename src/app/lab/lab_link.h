#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// What stands in the lab's address behind its '#': the share code of a puzzle and, after a question mark, what is shown
// of it: "1p/.../pbrg?engine=mrv&place=120". A name stands once and values are words of the program or numbers, so nothing
// but notes is escaped (marks.h); what the lab does not know it passes on.
class LabLink {
public:
    LabLink() = default;
    explicit LabLink(std::string_view fragment);

    std::string text() const;  // a fragment again

    const std::string& code() const { return code_; }         // of the puzzle, without its '#'
    std::string_view option(std::string_view name) const;     // empty: there is none
    std::optional<int> number(std::string_view name) const;   // from 0 on
    void set(std::string_view name, std::string_view value);  // an empty value takes it away

private:
    std::string code_;
    std::vector<std::pair<std::string, std::string>> options_;
};

}  // namespace tessera
