#include "cli/clash.h"

#include "cli/printable.h"

#include <algorithm>
#include <filesystem>
#include <fmt/core.h>

namespace tessera {

namespace {

namespace fs = std::filesystem;

constexpr const char* standard_input = "/dev/stdin";
constexpr const char* standard_output = "/dev/stdout";

fs::path whole_path(const std::string& name) {
    std::error_code trouble;
    const fs::path path = fs::absolute(name, trouble);
    const fs::path whole = fs::weakly_canonical(path, trouble);
    return trouble ? path.lexically_normal() : whole;
}

// True if writing one file would destroy the other. Terminals and other special files are never affected.
bool is_same_file(const std::string& one, const std::string& other) {
    std::error_code trouble;
    if (fs::exists(one, trouble)) {
        return fs::is_regular_file(one, trouble) && fs::equivalent(one, other, trouble);
    }
    return whole_path(one) == whole_path(other);
}

std::string sentence(std::string_view output, std::string_view what, const std::string& name) {
    return fmt::format("tessera: {} {}: {}", output, what, shortened(name, longest_name));
}

// Returns the input that is the same file; empty if there is none.
std::string input_in(const Arguments& arguments, const std::string& file) {
    const auto is_it = [&file](const std::string& input) {
        return is_same_file(file, input == "-" ? standard_input : input);
    };
    const auto input = std::find_if(arguments.files_read.begin(), arguments.files_read.end(), is_it);
    return input == arguments.files_read.end() ? "" : *input;
}

std::string why_output_clashes(const NamedFile& output, const Arguments& arguments) {
    if (!input_in(arguments, output.name).empty()) {
        return sentence(output.option, "is also an input", output.name);
    }
    return is_same_file(output.name, standard_output)
               ? sentence(output.option, "is the file of standard output", output.name)
               : "";
}

}  // namespace

std::string why_files_clash(const Arguments& arguments) {
    const std::string input = input_in(arguments, standard_output);
    if (!input.empty()) {
        return sentence("standard output", "is also an input", input);
    }
    const std::vector<NamedFile>& outputs = arguments.files_written;
    for (auto one = outputs.begin(); one != outputs.end(); ++one) {
        std::string complaint = why_output_clashes(*one, arguments);
        if (!complaint.empty()) {
            return complaint;
        }
        const auto other = std::find_if(one + 1, outputs.end(), [one](const NamedFile& file) {
            return is_same_file(one->name, file.name);
        });
        if (other != outputs.end()) {
            return sentence(one->option + " and " + other->option, "are the same file", one->name);
        }
    }
    return "";
}

}  // namespace tessera
