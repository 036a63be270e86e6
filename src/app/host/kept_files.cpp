#include "app/host/kept_files.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

namespace tessera {

namespace {

constexpr std::string_view extension = ".txt";
constexpr std::string_view unsafe = ".new";  // suffix of a file that is still being written

std::string beside(const std::string& path) {
    return path + std::string(unsafe);
}

bool exists(const std::string& path) {
    return access(path.c_str(), F_OK) == 0;
}

bool write_safely(const std::string& path, std::string_view text) {
    std::FILE* const file = std::fopen(path.c_str(), "wb");
    if (!file) {
        return false;
    }
    const bool is_written = std::fwrite(text.data(), 1, text.size(), file) == text.size() &&
                            std::fflush(file) == 0 && fsync(fileno(file)) == 0;
    return std::fclose(file) == 0 && is_written;
}

// Syncs the folder, so that the new names are on the disk too.
void sync_folder(const std::string& folder) {
    const int handle = open(folder.c_str(), O_RDONLY);
    if (handle >= 0) {
        static_cast<void>(fsync(handle));  // the names are valid even if the folder cannot be synced
        close(handle);
    }
}

}  // namespace

std::string KeptFiles::path_of(std::string_view key) const {
    return folder_ + std::string(key) + std::string(extension);
}

std::optional<std::string> KeptFiles::load(std::string_view key) const {
    std::FILE* const file = std::fopen(path_of(key).c_str(), "rb");
    if (!file) {
        return std::nullopt;
    }
    std::string text;
    std::array<char, 4096> part{};
    for (std::size_t size = 0; (size = std::fread(part.data(), 1, part.size(), file)) > 0;) {
        text.append(part.data(), size);
    }
    std::fclose(file);
    return text;
}

std::vector<std::string> KeptFiles::keys() const {
    std::vector<std::string> keys;
    std::error_code failure;
    for (const auto& entry : std::filesystem::directory_iterator(folder_, failure)) {
        if (entry.path().extension() == extension) {
            keys.push_back(entry.path().stem().string());
        }
    }
    return keys;
}

bool KeptFiles::write_all(const platform::TextChanges& changes) const {
    return std::all_of(changes.begin(), changes.end(), [&](const auto& change) {
        const auto& [key, text] = change;
        return !text || write_safely(beside(path_of(key)), *text);
    });
}

bool KeptFiles::name_all(const platform::TextChanges& changes, bool only_new) const {
    return std::all_of(changes.begin(), changes.end(), [&](const auto& change) {
        const std::string path = path_of(change.first);
        const bool is_meant = change.second && exists(beside(path)) && !(only_new && exists(path));
        return !is_meant || std::rename(beside(path).c_str(), path.c_str()) == 0;
    });
}

// Everything that can fail for lack of space is written before the first rename. New files are renamed before
// existing ones are replaced, so a copy exists before its original changes; removals come last. The program
// may stop at any point in between.
bool KeptFiles::change(const platform::TextChanges& changes) const {
    const bool is_written = write_all(changes);
    const bool is_kept = is_written && name_all(changes, true) && name_all(changes, false);
    for (const auto& [key, text] : changes) {
        if (!is_kept) {
            std::remove(beside(path_of(key)).c_str());
        } else if (!text) {
            std::remove(path_of(key).c_str());
        }
    }
    sync_folder(folder_);
    return is_kept;
}

}  // namespace tessera
