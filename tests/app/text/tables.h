#pragma once

#include "app/text/strings.h"
#include "support/source_literals.h"

#include <doctest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

// The tables of the languages as their files have them: the texts of gettext's format are quoted like those of C++.

namespace tessera {

inline std::string tables_folder(std::string_view code) {
    return std::string(TESSERA_SOURCE_DIR "/src/app/text/") + std::string(code);
}

// Returns the codes of all languages but English, which are the names of their folders.
inline std::vector<std::string> translated_languages() {
    std::vector<std::string> codes;
    for (const LanguageInfo& language : languages) {
        if (language.code != "en") {
            codes.emplace_back(language.code);
        }
    }
    return codes;
}

struct TableEntry {
    std::string file;  // "play.po"
    std::string english;
    std::string translation;  // empty: not translated yet
};

inline std::vector<TableEntry> entries_of(std::string_view code, const std::string& file) {
    const auto literals = source_literals(read_whole_file(tables_folder(code) + "/" + file));
    REQUIRE(literals.size() % 2 == 0);
    REQUIRE(!literals.empty());
    std::vector<TableEntry> entries;
    for (std::size_t index = 2; index < literals.size(); index += 2) {  // after the header
        entries.push_back({file, literals[index].text, literals[index + 1].text});
    }
    return entries;
}

inline std::vector<TableEntry> entries_of(std::string_view code) {
    std::vector<TableEntry> all;
    for (const auto& table : std::filesystem::directory_iterator(tables_folder(code))) {
        if (table.path().extension() == ".po") {  // what Poedit compiles lies beside it
            const auto entries = entries_of(code, table.path().filename().string());
            all.insert(all.end(), entries.begin(), entries.end());
        }
    }
    return all;
}

inline bool has_entry(const std::vector<TableEntry>& entries, std::string_view english) {
    return std::any_of(entries.begin(), entries.end(),
                       [&](const TableEntry& entry) { return entry.english == english; });
}

}  // namespace tessera
