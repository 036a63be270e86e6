#pragma once

#include "cli/input.h"

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

namespace tessera {

// An output file that is opened before long work, so that a name that cannot be written is reported at once.
// Until the first write the file is unchanged; a new file that is never written is removed.
class OutputFile {
public:
    static Readable<OutputFile> open(const std::string& name);

    // Return an error message, or an empty text. write() replaces the whole file; append() adds a part,
    // flushed at once.
    std::string write(std::string_view text);
    std::string append(std::string_view text);
    // Replaces the whole file like write(), but atomically: a killed program leaves the old or the new text.
    std::string replace(std::string_view text);
    // Keeps what is in the file: append() adds to it.
    std::string keep();
    // Locks the file while this command runs: another command's lock() then fails.
    std::string lock();

private:
    struct Close {
        std::string new_name;  // new file to remove; empty: none
        void operator()(std::FILE* file) const;
    };

    OutputFile(std::string name, std::FILE* file, std::string new_name)
        : name_(std::move(name)), file_(file, Close{std::move(new_name)}) {}

    bool make_empty();

    std::string name_;
    std::unique_ptr<std::FILE, Close> file_;
    bool is_begun_ = false;
    bool is_locked_ = false;
};

}  // namespace tessera
