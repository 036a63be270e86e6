#pragma once

#include <string>

// The command line as scripts see it: the built program is run, its output and exit status are looked at.

namespace tessera {

struct Ending {
    int exit_status = -1;
    std::string output;
    std::string errors;
};

// `arguments` as a shell reads them.
Ending run(const std::string& arguments);
// A whole command line of the shell, in which $TESSERA is the program.
Ending run_shell(const std::string& script);

std::string quoted(const std::string& word);
bool has(const std::string& text, const std::string& part);

// A file in the scratch folder that holds `text`, and its path.
std::string file_with(const std::string& name, const std::string& text);
std::string contents(const std::string& path);
std::string scratch_path(const std::string& name);

// Levels that come with the project, and one without a solution: quoted for the shell.
std::string giraffe();
std::string iq();
std::string twelve();  // hard: not solved while a limit is looked at
std::string nine_to_sort();
std::string impossible();

}  // namespace tessera
