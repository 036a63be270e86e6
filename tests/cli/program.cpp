#include "cli/program.h"

#include <doctest.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <sstream>
#include <sys/wait.h>

namespace tessera {

namespace {

const std::string scratch = TESSERA_SCRATCH;
const std::string levels = TESSERA_SOURCE_DIR "/levels";

// Returns the start of a script, which keeps its programs from looking for leaks at their end: that takes as long as everything
// else they do. The programs of one script in eight look, and under tests/run --all those of every script.
std::string leak_options(const std::string& script) {
    const char* const takes_all = std::getenv("TESSERA_ALL_TESTS");
    const bool looks = std::hash<std::string>()(script) % 8 == 0 ||
                       (takes_all != nullptr && std::string(takes_all) == "yes");
    return looks ? "" : "export ASAN_OPTIONS=\"$ASAN_OPTIONS:detect_leaks=0\"; ";
}

}  // namespace

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string scratch_path(const std::string& name) {
    return scratch + "/" + name;
}

std::string file_with(const std::string& name, const std::string& text) {
    const std::string path = scratch_path(name);
    std::ofstream(path, std::ios::binary) << text;
    return path;
}

std::string quoted(const std::string& word) {
    return "'" + word + "'";
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

Ending run_shell(const std::string& script) {
    const std::string errors = scratch_path("errors.txt");
    const std::string command = "exec 2>" + quoted(errors) + "; TESSERA=" + quoted(TESSERA_CLI) + "; " +
                                leak_options(script) + script;
    std::FILE* const pipe = popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    Ending ending;
    char buffer[4096];
    for (std::size_t size = fread(buffer, 1, sizeof buffer, pipe); size > 0;
         size = fread(buffer, 1, sizeof buffer, pipe)) {
        ending.output.append(buffer, size);
    }
    const int status = pclose(pipe);
    ending.exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    ending.errors = contents(errors);
    return ending;
}

Ending run(const std::string& arguments) {
    return run_shell("\"$TESSERA\" " + arguments);
}

std::string giraffe() {
    return quoted(levels + "/edge_match/giraffe.txt");
}

std::string twelve() {
    return quoted(levels + "/edge_match/40-twelve.txt");
}

std::string iq() {
    return quoted(levels + "/polyomino/06-iq.txt");
}

std::string nine_to_sort() {
    return quoted(levels + "/number_swap/07-nine-to-sort.txt");
}

// Five T tetrominoes cover unequal numbers of light and dark cells of a checkerboard, but this board has
// equal numbers.
std::string impossible() {
    return quoted(file_with("impossible.txt",
                            "tessera 1 polyomino\nboard\n.....\n.....\n.....\n.....\nend\n"
                            "piece T4 x5\nXXX\n.X.\nend\n"));
}

}  // namespace tessera
