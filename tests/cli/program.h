#pragma once

#include <string>

// The command line as scripts see it: runs the built program and captures its output and exit status.

namespace tessera {

struct Ending {
    int exit_status = -1;
    std::string output;
    std::string errors;
};

// Runs the program with `arguments` as parsed by a shell.
Ending run(const std::string& arguments);
// Runs a shell command line in which $TESSERA is the program.
Ending run_shell(const std::string& script);

std::string quoted(const std::string& word);
bool has(const std::string& text, const std::string& part);

// Writes `text` to a file in the scratch folder and returns its path.
std::string file_with(const std::string& name, const std::string& text);
std::string contents(const std::string& path);
std::string scratch_path(const std::string& name);

// Shipped levels, and one without a solution, quoted for the shell.
std::string giraffe();
std::string iq();
std::string twelve();  // hard: not solved within the limits of the tests
std::string nine_to_sort();
std::string impossible();

}  // namespace tessera
