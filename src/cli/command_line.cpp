#include "cli/command_line.h"

#include "base/text.h"
#include "base/version.h"
#include "cli/printable.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/core.h>

namespace tessera {

namespace {

constexpr std::string_view inputs_of_convert = "IN OUT";  // reads the first, writes the second

std::string footer_of(const CommandInfo& info) {
    std::string text;
    for (const Notes& notes : info.notes) {
        text += (text.empty() ? "" : "\n") + notes.headline + ":\n";
        for (const auto& line : notes.lines) {
            text += fmt::format("  {:<27} {}\n", line.first, line.second);
        }
    }
    return text;
}

// CLI11 reports wrong options by exceptions; read_command_line() catches them.
void take(const OptionInfo& info, Arguments& arguments, const std::string& value) {
    const std::string complaint = info.take(arguments, value);
    if (!complaint.empty()) {
        throw CLI::ValidationError(fmt::format("{} {}", info.name, complaint),
                                   CLI::ExitCodes::ValidationError);
    }
}

void add_option(CLI::App& command, const OptionInfo& info, Arguments& arguments) {
    CLI::Option* const option =
        info.value.empty()
            ? command.add_flag_callback(
                  info.name, [&] { take(info, arguments, ""); }, info.help)
            : command.add_option_function<std::string>(
                  info.name, [&](const std::string& value) { take(info, arguments, value); }, info.help);
    // Duplicates are refused below, with our own message.
    option->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    if (!info.value.empty()) {
        option->type_name(info.value);
    }
    if (info.is_in_notes) {
        option->group("");
    }
}

void add_command(CLI::App& program, const CommandInfo& info, Arguments& arguments) {
    CLI::App& command = *program.add_subcommand(info.name, info.help);
    if (!info.inputs.empty()) {
        command.add_option(info.inputs.substr(0, info.inputs.find("...")), arguments.inputs)->type_name("");
    }
    for (const OptionInfo& option : info.options) {
        add_option(command, option, arguments);
    }
    command.footer(footer_of(info));
}

std::string command_names() {
    std::vector<std::string> names;
    for (const CommandInfo& info : command_table()) {
        names.push_back(info.name);
    }
    return join(names, ", ");
}

// Returns the first line of CLI11's message.
std::string first_line(const std::string& text) {
    return text.substr(0, text.find('\n'));
}

std::string why_no_command(const CLI::App& program) {
    const std::vector<std::string> words = program.remaining();
    return words.empty() ? fmt::format("a command is missing; the commands are {}", command_names())
                         : fmt::format("there is no command {}; the commands are {}",
                                       shortened(words.front(), longest_name), command_names());
}

std::string doubled_option(const CLI::App& command) {
    for (const CLI::Option* const option : command.get_options()) {
        if (!option->get_lnames().empty() && option->count() > 1) {
            return fmt::format("--{} is given {} times", option->get_lnames().front(), option->count());
        }
    }
    return "";
}

// Returns the option that replaces an INPUT; empty: none.
std::string_view stand_in_of(const Arguments& arguments) {
    return !arguments.cut_file.empty() ? "--cut" : !arguments.times_file.empty() ? "--fit" : "";
}

// Returns the expected inputs in words: "one INPUT", "one INPUT or more", "an INPUT and an ANSWER", "at most
// one LIST".
std::string words_for_inputs(std::string_view inputs) {
    const std::size_t blank = inputs.find(' ');
    if (inputs.empty()) {
        return "no INPUT";
    }
    if (blank != std::string_view::npos) {
        const std::string_view second = inputs.substr(blank + 1);
        return fmt::format("an {} and an {}", inputs.substr(0, blank), second.substr(0, second.find("...")));
    }
    if (inputs.front() == '[') {
        return fmt::format("at most one {}", inputs.substr(1, inputs.size() - 2));
    }
    const std::size_t dots = inputs.find("...");
    return fmt::format("one {}{}", inputs.substr(0, dots), dots == std::string_view::npos ? "" : " or more");
}

std::string words_for_given(std::size_t given) {
    return given == 0 ? "none was given" : given == 1 ? "one was given" : fmt::format("{} were given", given);
}

// Returns an error message if the number of positional arguments is wrong; otherwise empty.
std::string wrong_input_count(const CommandInfo& info, const Arguments& arguments) {
    const std::size_t given = arguments.inputs.size();
    const std::size_t named = split_words({info.inputs, 0}).size();
    const bool is_optional = info.inputs.substr(0, 1) == "[";
    const bool is_repeated = info.inputs.size() > 3 && info.inputs.substr(info.inputs.size() - 3) == "...";
    const std::string_view stand_in = stand_in_of(arguments);
    const std::size_t most = named - (stand_in.empty() || named == 0 ? 0 : 1);
    const bool is_paired = named == 2 && stand_in.empty();
    const bool may_be_more = is_repeated && stand_in != "--fit" && (named == 1 || is_paired);
    const bool are_whole = !is_paired || given % 2 == 0;
    if (may_be_more ? given >= most && are_whole : given <= most && (is_optional || given == most)) {
        return "";
    }
    if (stand_in.empty()) {
        return fmt::format("{} takes {}, and {}", info.name, words_for_inputs(info.inputs),
                           words_for_given(given));
    }
    return fmt::format("{} takes {} beside {}, and {}", info.name, most == 0 ? "no INPUT" : "one ANSWER",
                       stand_in, words_for_given(given));
}

// Returns the option that needs a value but is followed by another option or by nothing.
const OptionInfo* option_without_value(const CommandInfo& info, const std::vector<std::string>& words) {
    for (std::size_t index = 0; index < words.size(); ++index) {
        const auto option = std::find_if(info.options.begin(), info.options.end(),
                                         [&](const OptionInfo& known) { return known.name == words[index]; });
        const bool has_value = index + 1 < words.size() && words[index + 1].substr(0, 2) != "--";
        if (option != info.options.end() && !option->value.empty() && !has_value) {
            return &*option;
        }
    }
    return nullptr;
}

// Reports the first word that the command does not accept.
std::string why_unexpected(const CommandInfo& info, const CLI::App& command,
                           const std::vector<std::string>& words) {
    const std::vector<std::string> left = command.remaining();
    for (const std::string& word : words) {
        const bool is_left = std::find(left.begin(), left.end(), word) != left.end();
        if (is_left && word.substr(0, 1) == "-") {
            return fmt::format("{} has no option {}; tessera {} --help lists those it has", info.name,
                               shortened(word.substr(0, word.find('=')), longest_name), info.name);
        }
    }
    return fmt::format("{} takes {}, and {}", info.name, words_for_inputs(info.inputs),
                       words_for_given(std::max<std::size_t>(left.size(), 1)));
}

// Returns CLI11's complaint, or a clearer one of our own.
std::string complaint_of(const CLI::App& program, const CLI::ParseError& error,
                         const std::vector<std::string>& words) {
    const std::vector<CLI::App*> commands = program.get_subcommands();
    if (commands.empty()) {
        return why_no_command(program);
    }
    const auto info =
        std::find_if(command_table().begin(), command_table().end(),
                     [&](const CommandInfo& known) { return known.name == commands.front()->get_name(); });
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError)) {
        return why_unexpected(*info, *commands.front(), words);
    }
    const OptionInfo* const option = option_without_value(*info, words);
    const bool is_value_missing = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ArgumentMismatch);
    return is_value_missing && option != nullptr
               ? fmt::format("{} needs a value: {} {}", option->name, option->name, option->value)
               : first_line(error.what());
}

std::vector<std::string> files_read_by(const CommandInfo& info, const Arguments& arguments) {
    const bool are_files = info.inputs != "LINE..." && info.inputs != "SHELL";
    std::vector<std::string> files = are_files ? arguments.inputs : std::vector<std::string>();
    if (info.inputs == inputs_of_convert && files.size() == 2) {
        files.pop_back();
    }
    for (const std::string& file :
         {arguments.cut_file, arguments.times_file, arguments.params_file, arguments.puzzle_like}) {
        if (!file.empty()) {
            files.push_back(file);
        }
    }
    return files;
}

CommandLine understood(CLI::App& program, Arguments arguments) {
    const CLI::App& command = *program.get_subcommands().front();
    const auto info =
        std::find_if(command_table().begin(), command_table().end(),
                     [&](const CommandInfo& known) { return known.name == command.get_name(); });
    CommandLine line{&*info, std::move(arguments), "", doubled_option(command)};
    if (line.complaint.empty()) {
        line.complaint = wrong_input_count(*info, line.arguments);
    }
    line.arguments.files_read = files_read_by(*info, line.arguments);
    if (info->inputs == inputs_of_convert && line.complaint.empty() && line.arguments.inputs.back() != "-") {
        line.arguments.files_written.push_back({"OUT", line.arguments.inputs.back()});
    }
    return line;
}

}  // namespace

CommandLine read_command_line(int argument_count, const char* const* arguments) {
    Arguments read;
    CLI::App program("Tessera: polyomino, number-swap and edge-matching puzzles", "tessera");
    program.require_subcommand(1);
    program.set_version_flag("--version", "tessera " + std::string(version()), "print the version");
    for (const CommandInfo& info : command_table()) {
        add_command(program, info, read);
    }
    try {  // CLI11 reports results by exceptions
        program.parse(argument_count, arguments);
    } catch (const CLI::CallForVersion& version) {
        return {nullptr, {}, std::string(version.what()) + "\n", ""};
    } catch (const CLI::Success&) {
        return {nullptr, {}, program.help(), ""};
    } catch (const CLI::ParseError& error) {
        const std::vector<std::string> words(arguments + std::min(1, argument_count),
                                             arguments + argument_count);
        return {nullptr, {}, "", complaint_of(program, error, words)};
    }
    read.words.assign(arguments + std::min(1, argument_count), arguments + argument_count);
    return understood(program, std::move(read));
}

}  // namespace tessera
