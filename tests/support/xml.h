#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Reads back the drawings that the program writes; returns nothing for XML that is not well-formed.

namespace tessera {

struct XmlElement {
    std::string tag;
    std::map<std::string, std::string> attributes;
    std::string text;  // direct text content
};

class XmlReader {
public:
    explicit XmlReader(std::string_view text) : text_(text) {}

    // Returns all elements in the order of their start tags.
    std::optional<std::vector<XmlElement>> read() {
        const std::string_view prolog = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
        if (text_.substr(0, prolog.size()) != prolog) {
            return std::nullopt;
        }
        text_.remove_prefix(prolog.size());
        while (!text_.empty()) {
            if (!read_next()) {
                return std::nullopt;
            }
        }
        return open_.empty() && !elements_.empty() ? std::optional(elements_) : std::nullopt;
    }

private:
    bool read_next() {
        if (text_.front() != '<') {
            const auto plain = unescaped(taken_until("<"));
            const bool is_blank = plain && plain->find_first_not_of(" \n") == std::string::npos;
            if (plain && !open_.empty()) {
                elements_[open_.back()].text += *plain;
            }
            return plain && (is_blank || !open_.empty());
        }
        if (text_.substr(0, 2) == "</") {
            text_.remove_prefix(2);
            const std::string tag(taken_until(">"));
            const bool matches = !open_.empty() && elements_[open_.back()].tag == tag;
            if (matches) {
                open_.pop_back();
            }
            return matches && take(">");
        }
        return read_tag();
    }

    bool read_tag() {
        text_.remove_prefix(1);
        XmlElement element;
        element.tag = taken_until(" />");
        while (take(" ")) {
            const std::string name(taken_until("="));
            if (!take("=\"")) {
                return false;
            }
            const auto value = unescaped(taken_until("\"<"));
            if (name.empty() || !value || !take("\"") || !element.attributes.emplace(name, *value).second) {
                return false;
            }
        }
        const bool is_empty = take("/>");
        if (element.tag.empty() || (!is_empty && !take(">"))) {
            return false;
        }
        if (!is_empty) {
            open_.push_back(elements_.size());
        }
        elements_.push_back(element);
        return true;
    }

    // Takes the text before the first of the letters, or all of it.
    std::string_view taken_until(std::string_view letters) {
        const std::string_view part = text_.substr(0, text_.find_first_of(letters));
        text_.remove_prefix(part.size());
        return part;
    }

    bool take(std::string_view part) {
        const bool is_there = text_.substr(0, part.size()) == part;
        text_.remove_prefix(is_there ? part.size() : 0);
        return is_there;
    }

    static std::optional<std::string> unescaped(std::string_view text) {
        const std::map<std::string_view, char> entities = {
            {"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}};
        std::string plain;
        while (!text.empty()) {
            if (text.front() != '&') {
                const bool is_allowed = static_cast<unsigned char>(text.front()) >= 0x20 ||
                                        text.front() == '\n' || text.front() == '\t';
                if (!is_allowed || text.front() == '<') {
                    return std::nullopt;
                }
                plain += text.front();
                text.remove_prefix(1);
                continue;
            }
            const std::string_view entity = text.substr(0, text.find(';') + 1);
            const auto place = entities.find(entity);
            if (place == entities.end()) {
                return std::nullopt;
            }
            plain += place->second;
            text.remove_prefix(entity.size());
        }
        return plain;
    }

    std::string_view text_;
    std::vector<XmlElement> elements_;
    std::vector<std::size_t> open_;
};

}  // namespace tessera
