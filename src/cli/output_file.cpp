#include "cli/output_file.h"

#include "cli/printable.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fmt/core.h>
#include <sys/file.h>
#include <unistd.h>

namespace tessera {

namespace {

std::string why_not_written(const std::string& name) {
    return fmt::format("{}: this cannot be written: {}", shortened(name, longest_name), std::strerror(errno));
}

}  // namespace

void OutputFile::Close::operator()(std::FILE* file) const {
    std::fclose(file);
    if (!new_name.empty()) {
        std::remove(new_name.c_str());
    }
}

Readable<OutputFile> OutputFile::open(const std::string& name) {
    const bool is_new = access(name.c_str(), F_OK) != 0;
    std::FILE* const file = std::fopen(name.c_str(), "a");
    if (file == nullptr) {
        return tl::unexpected(why_not_written(name));
    }
    std::error_code trouble;  // the name may be a link to the new file
    return OutputFile(name, file, is_new ? std::filesystem::canonical(name, trouble).string() : "");
}

bool OutputFile::make_empty() {
    file_.get_deleter().new_name.clear();
    return ftruncate(fileno(file_.get()), 0) == 0 || errno == EINVAL;  // a pipe has nothing to truncate
}

std::string OutputFile::write(std::string_view text) {
    is_begun_ = false;
    return append(text);
}

// Writes a new file beside this one, with its permissions, and renames it; or writes in place if it cannot.
std::string OutputFile::replace(std::string_view text) {
    namespace fs = std::filesystem;
    std::error_code trouble;
    const fs::path place = fs::canonical(name_, trouble);
    const fs::path beside = place.string() + ".new";
    std::FILE* const file = trouble ? nullptr : std::fopen(beside.c_str(), "w");
    if (file == nullptr) {
        return write(text);
    }
    const bool is_written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    const bool is_closed = std::fclose(file) == 0;
    fs::permissions(beside, fs::status(place).permissions(), trouble);
    if (!is_written || !is_closed || std::rename(beside.c_str(), place.c_str()) != 0) {
        std::string why = why_not_written(name_);
        std::remove(beside.c_str());
        return why;
    }
    return keep();
}

std::string OutputFile::keep() {
    std::FILE* const file = std::fopen(name_.c_str(), "a");
    if (file == nullptr) {
        return why_not_written(name_);
    }
    file_.get_deleter().new_name.clear();
    file_ = std::unique_ptr<std::FILE, Close>(file, Close{});
    is_begun_ = true;
    return is_locked_ ? lock() : "";
}

std::string OutputFile::lock() {
    is_locked_ =
        flock(fileno(file_.get()), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;  // some have no locks
    return is_locked_ ? ""
                      : fmt::format("tessera: {} is being written by another command",
                                    shortened(name_, longest_name));
}

std::string OutputFile::append(std::string_view text) {
    const bool is_ready = is_begun_ || make_empty();
    is_begun_ = true;
    const bool is_written = is_ready && std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size();
    return is_written && std::fflush(file_.get()) == 0 ? "" : why_not_written(name_);
}

}  // namespace tessera
