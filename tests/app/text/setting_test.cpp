// Typography of each language: punctuation, quotation marks, and characters in the typeface.

#include "app/text/tables.h"

#include <doctest.h>

#include <regex>
#include <set>
#include <string>

namespace tessera {

TEST_SUITE_BEGIN("app/text/setting");

namespace {

// Returns the violation of French typography, or an empty string.
std::string fault_of_french(const std::string& french) {
    if (french.find('\'') != std::string::npos) {
        return "a typewriter apostrophe";
    }
    static const std::regex plain_space(" ([!?;:]|»)|« ");
    if (std::regex_search(french, plain_space)) {
        return "a plain space where no line may break";
    }
    static const std::regex no_space("[a-zé}][!?;:]( |$)");
    return std::regex_search(french, no_space) ? "no space before a sign of two parts" : "";
}

// True if quotation marks other than alternating „...“ occur.
bool has_odd_quotes(std::string text) {
    static const std::regex quoted("\u201e[^\u201e\u201c]*\u201c");
    static const std::regex mark("\u201c|\u201d|\u201e|«|»");
    text = std::regex_replace(text, quoted, "");
    return std::regex_search(text, mark);
}

// The same for German.
std::string fault_of_german(const std::string& german) {
    static const std::regex space("( |\u00a0)[!?;:.,]( |$)");
    if (std::regex_search(german, space)) {
        return "a space before a sign";
    }
    static const std::regex polite("[a-z,;:] (Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihnen)\\b");
    if (std::regex_search(german, polite)) {
        return "not du to the player";
    }
    if (german.find('\'') != std::string::npos || german.find("...") != std::string::npos) {
        return "a typewriter's sign";
    }
    return has_odd_quotes(german) ? "quotation marks other than „...“" : "";
}

std::string fault_of(const std::string& code, const std::string& text) {
    return code == "fr" ? fault_of_french(text) : code == "de" ? fault_of_german(text) : "";
}

// Removes the next UTF-8 code point from the text and returns it.
unsigned next_character(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    const unsigned length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    unsigned code = length == 1 ? first : first & (0x7FU >> length);
    for (unsigned index = 1; index < length; ++index) {
        code = code << 6U | (static_cast<unsigned char>(text[index]) & 0x3FU);
    }
    text.remove_prefix(length);
    return code;
}

// Returns the characters that fonts.cmake keeps in the typeface: "U+20-7E,U+A0,...".
std::set<unsigned> cut_characters() {
    const std::string lines = read_whole_file(TESSERA_SOURCE_DIR "/src/app/ui/fonts.cmake");
    static const std::regex range("U\\+([0-9A-F]+)(-([0-9A-F]+))?");
    std::set<unsigned> codes;
    for (std::sregex_iterator found(lines.begin(), lines.end(), range); found != std::sregex_iterator();
         ++found) {
        const auto first = std::stoul((*found)[1], nullptr, 16);
        const auto last = (*found)[3].matched ? std::stoul((*found)[3], nullptr, 16) : first;
        for (auto code = first; code <= last; ++code) {
            codes.insert(static_cast<unsigned>(code));
        }
    }
    return codes;
}

}  // namespace

TEST_CASE("every language is set as it is") {
    for (const std::string& code : translated_languages()) {
        for (const TableEntry& entry : entries_of(code)) {
            INFO(code << "/" << entry.file << ": " << entry.translation);
            CHECK(fault_of(code, entry.translation) == "");
        }
    }
}

TEST_CASE("the typeface has every letter of every language") {
    const std::set<unsigned> cut = cut_characters();
    CHECK(cut.count(0xDF) == 1);
    CHECK(cut.count(0x416) == 0);
    for (const std::string& code : translated_languages()) {
        for (const TableEntry& entry : entries_of(code)) {
            INFO(code << "/" << entry.file << ": " << entry.translation);
            for (std::string_view rest = entry.translation; !rest.empty();) {
                CHECK(cut.count(next_character(rest)) == 1);
            }
        }
    }
}

TEST_CASE("the setting of French is checked indeed") {
    CHECK(fault_of_french("l'eau") != "");
    CHECK(fault_of_french("quoi ?") != "");
    CHECK(fault_of_french("quoi?") != "");
    CHECK(fault_of_french("quoi\u00a0?") == "");
}

TEST_CASE("the setting of German is checked indeed") {
    CHECK(fault_of_german("was ?") != "");
    CHECK(fault_of_german("was\u00a0!") != "");
    CHECK(fault_of_german("wählen Sie") != "");
    CHECK(fault_of_german("geht's") != "");
    CHECK(fault_of_german("“so”") != "");
    CHECK(fault_of_german("«so»") != "");
    CHECK(fault_of_german("„so“, „und“ so\u00a0…") == "");
}

TEST_SUITE_END();

}  // namespace tessera
