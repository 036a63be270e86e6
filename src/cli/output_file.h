#pragma once

#include "cli/input.h"

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

namespace tessera {

// A file to be written at the end of long work: opened before it, so that a name that cannot be written is told at once.
class OutputFile {
public:
    static Readable<OutputFile> open(const std::string& name);

    // Once; what went wrong in a sentence, or nothing.
    std::string write(std::string_view text);

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    OutputFile(std::string name, std::FILE* file) : name_(std::move(name)), file_(file) {}

    std::string name_;
    std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace tessera
