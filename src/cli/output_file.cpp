#include "cli/output_file.h"

#include "cli/printable.h"

#include <cerrno>
#include <cstring>
#include <fmt/core.h>

namespace tessera {

namespace {

std::string why_not_written(const std::string& name) {
    return fmt::format("{}: this cannot be written: {}", shortened(name, longest_name), std::strerror(errno));
}

}  // namespace

Readable<OutputFile> OutputFile::open(const std::string& name) {
    std::FILE* const file = std::fopen(name.c_str(), "w");
    if (file == nullptr) {
        return tl::unexpected(why_not_written(name));
    }
    return OutputFile(name, file);
}

std::string OutputFile::write(std::string_view text) {
    const bool is_written = std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size();
    const bool is_kept = is_written && std::fflush(file_.get()) == 0;
    return is_kept ? "" : why_not_written(name_);
}

}  // namespace tessera
