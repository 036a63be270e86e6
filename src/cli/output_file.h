#pragma once

#include "cli/input.h"

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

namespace tessera {

// A file to be written at the end of long work or in its course: opened before it, so that a name that cannot be written
// is told at once. Until it is written the file is as it was; one that was not there before and is never written goes away
// again.
class OutputFile {
public:
    static Readable<OutputFile> open(const std::string& name);

    // What went wrong in a sentence, or nothing. The whole file; or a part at a time, each of which is in the file at once.
    std::string write(std::string_view text);
    std::string append(std::string_view text);

private:
    struct Close {
        std::string new_name;  // of a file to be taken away; empty: none
        void operator()(std::FILE* file) const;
    };

    OutputFile(std::string name, std::FILE* file, std::string new_name)
        : name_(std::move(name)), file_(file, Close{std::move(new_name)}) {}

    bool make_empty();

    std::string name_;
    std::unique_ptr<std::FILE, Close> file_;
    bool is_begun_ = false;
};

}  // namespace tessera
