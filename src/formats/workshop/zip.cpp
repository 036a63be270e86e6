#include "formats/workshop/zip.h"

#include <array>
#include <cstdint>

namespace tessera {

namespace {

// The table of CRC-32, reflected polynomial EDB88320.
std::array<std::uint32_t, 256> crc_table() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t index = 0; index < table.size(); ++index) {
        std::uint32_t value = index;
        for (int bit = 0; bit < 8; ++bit) {
            value = (value >> 1U) ^ ((value & 1U) != 0 ? 0xEDB88320U : 0U);
        }
        table.at(index) = value;
    }
    return table;
}

std::uint32_t crc_of(std::string_view bytes) {
    static const std::array<std::uint32_t, 256> table = crc_table();
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char byte : bytes) {
        crc = table.at((crc ^ static_cast<unsigned char>(byte)) & 0xFFU) ^ (crc >> 8U);
    }
    return ~crc;
}

// Appends a number of that many bytes, the lowest first.
void append(std::string& text, std::uint32_t number, int bytes) {
    for (int byte = 0; byte < bytes; ++byte) {
        text += static_cast<char>((number >> (8U * static_cast<unsigned>(byte))) & 0xFFU);
    }
}

constexpr std::uint32_t version = 20;                         // 2.0
constexpr std::uint32_t date = (0U << 9U) | (1U << 5U) | 1U;  // 1 January 1980: archives have to have one

// Returns the common part of a file's header and its entry in the directory.
std::string description_of(const ZipFile& file) {
    std::string text;
    append(text, version, 2);
    append(text, 0, 2);  // no flags
    append(text, 0, 2);  // stored
    append(text, 0, 2);  // midnight
    append(text, date, 2);
    append(text, crc_of(file.bytes), 4);
    append(text, static_cast<std::uint32_t>(file.bytes.size()), 4);
    append(text, static_cast<std::uint32_t>(file.bytes.size()), 4);
    append(text, static_cast<std::uint32_t>(file.name.size()), 2);
    append(text, 0, 2);  // nothing more
    return text;
}

}  // namespace

std::string zipped(const std::vector<ZipFile>& files) {
    std::string archive;
    std::string directory;
    for (const ZipFile& file : files) {
        const auto place = static_cast<std::uint32_t>(archive.size());
        archive += "PK\x03\x04" + description_of(file) + file.name + file.bytes;
        directory += "PK\x01\x02";
        append(directory, version, 2);
        directory += description_of(file);
        append(directory, 0, 2);  // no comment
        append(directory, 0, 2);  // the only disk
        append(directory, 0, 2);
        append(directory, 0, 4);
        append(directory, place, 4);
        directory += file.name;
    }
    const auto start = static_cast<std::uint32_t>(archive.size());
    const auto count = static_cast<std::uint32_t>(files.size());
    archive += directory + "PK\x05\x06";
    append(archive, 0, 4);
    append(archive, count, 2);
    append(archive, count, 2);
    append(archive, static_cast<std::uint32_t>(directory.size()), 4);
    append(archive, start, 4);
    append(archive, 0, 2);
    return archive;
}

}  // namespace tessera
