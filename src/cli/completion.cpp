#include "base/text.h"
#include "cli/command_table.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/output.h"
#include "cli/printable.h"

#include <algorithm>
#include <fmt/core.h>

// Completion for bash and zsh, from the command table.

namespace tessera {

namespace {

std::string names_of(const std::vector<CommandInfo>& commands) {
    std::vector<std::string> names;
    names.reserve(commands.size());
    for (const CommandInfo& command : commands) {
        names.push_back(command.name);
    }
    return join(names, " ");
}

std::string names_of(const std::vector<OptionInfo>& options) {
    std::vector<std::string> names;
    names.reserve(options.size() + 1);
    for (const OptionInfo& option : options) {
        names.push_back(option.name);
    }
    names.emplace_back("--help");
    return join(names, " ");
}

// Returns the cases for the word after `COMMAND OPTION`: choices, files, or nothing.
std::string bash_values(const CommandInfo& command) {
    std::string cases;
    for (const OptionInfo& option : command.options) {
        if (!option.value.empty()) {
            const std::string words = option.value == "FILE" ? "$(compgen -f -- \"$word\")"
                                                             : fmt::format("$(compgen -W '{}' -- \"$word\")",
                                                                           join(option.choices, " "));
            cases +=
                fmt::format("        '{} {}') COMPREPLY=({}); return ;;\n", command.name, option.name, words);
        }
    }
    return cases;
}

std::string bash_script() {
    std::string values;
    std::string options;
    for (const CommandInfo& command : command_table()) {
        values += bash_values(command);
        options += fmt::format("        {}) options='{}' ;;\n", command.name, names_of(command.options));
    }
    return fmt::format(
        "# bash completion for tessera; made by `tessera completion bash`\n"
        "_tessera() {{\n"
        "    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} options=''\n"
        "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
        "        COMPREPLY=($(compgen -W '{} --help --version' -- \"$word\"))\n"
        "        return\n"
        "    fi\n"
        "    case \"${{COMP_WORDS[1]}} $before\" in\n"
        "{}"
        "    esac\n"
        "    case \"${{COMP_WORDS[1]}}\" in\n"
        "{}"
        "    esac\n"
        "    if [ \"${{COMP_WORDS[1]}}\" = completion ]; then\n"
        "        COMPREPLY=($(compgen -W 'bash zsh' -- \"$word\"))\n"
        "    elif [[ $word == -* ]]; then\n"
        "        COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))\n"
        "    else\n"
        "        COMPREPLY=($(compgen -f -- \"$word\"))\n"
        "    fi\n"
        "}}\n"
        "complete -o filenames -F _tessera tessera\n",
        names_of(command_table()), values, options);
}

// Escapes for '...[help]...': quotes end the word, brackets the help, colons the part.
std::string for_zsh(const std::string& text) {
    std::string quoted;
    for (const char letter : text) {
        if (letter == '\'') {
            quoted += "'\\''";
        } else {
            quoted += letter == '[' || letter == ']' || letter == ':' || letter == '\\' ? "\\" : "";
            quoted += letter;
        }
    }
    return quoted;
}

std::string zsh_option(const OptionInfo& option) {
    std::string text = fmt::format("'{}[{}]", option.name, for_zsh(option.help));
    if (!option.value.empty()) {
        const std::string words = option.value == "FILE"   ? "_files"
                                  : option.choices.empty() ? " "
                                                           : "(" + for_zsh(join(option.choices, " ")) + ")";
        text += fmt::format(":{}:{}", for_zsh(option.value), words);
    }
    return text + "'";
}

std::string zsh_script() {
    std::string names;
    std::string cases;
    for (const CommandInfo& command : command_table()) {
        names += fmt::format("        '{}:{}'\n", command.name, for_zsh(command.help));
        cases += fmt::format("        {}) _arguments", command.name);
        for (const OptionInfo& option : command.options) {
            cases += " \\\n            " + zsh_option(option);
        }
        cases += command.name == "completion" ? " '1:SHELL:(bash zsh)' ;;\n"
                 : command.inputs.empty()     ? " ;;\n"
                                              : " '*:INPUT:_files' ;;\n";
    }
    return fmt::format(
        "#compdef tessera\n"
        "# zsh completion for tessera; made by `tessera completion zsh`\n"
        "_tessera() {{\n"
        "    local -a commands=(\n"
        "{}"
        "    )\n"
        "    if (( CURRENT == 2 )); then\n"
        "        _describe command commands\n"
        "        return\n"
        "    fi\n"
        "    shift words\n"
        "    (( CURRENT-- ))\n"
        "    case $words[1] in\n"
        "{}"
        "    esac\n"
        "}}\n"
        "_tessera \"$@\"\n",
        names, cases);
}

}  // namespace

int completion(const Arguments& arguments) {
    const std::string& shell = arguments.inputs.front();
    if (shell != "bash" && shell != "zsh") {
        return refuse(fmt::format("tessera: SHELL is bash or zsh, not {}", shortened(shell, longest_name)));
    }
    print(shell == "bash" ? bash_script() : zsh_script());
    return exit_done;
}

}  // namespace tessera
