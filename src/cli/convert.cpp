#include "base/text.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/output_file.h"
#include "cli/printable.h"
#include "formats/formats.h"

#include <fmt/core.h>

namespace tessera {

namespace {

// Returns the format of --to or of the ending of OUT.
Readable<const Format*> format_of_output(const Arguments& arguments) {
    const std::string& name = arguments.inputs.back();
    const Format* const format =
        arguments.to_format.empty() ? format_ending(name) : format_called(arguments.to_format);
    if (format == nullptr) {
        return tl::unexpected(fmt::format("tessera: no format is known by the name of {}; --to takes {}",
                                          shortened(name, longest_name), join(formats_written(), ", ")));
    }
    if (format->write == nullptr) {
        return tl::unexpected(fmt::format("tessera: {} is a format that is only read", format->id));
    }
    for (const std::string& option : arguments.lengths_given) {
        if (!heeds(*format, option.substr(2))) {
            return tl::unexpected(fmt::format("tessera: {} does not change {}", option, format->id));
        }
    }
    return format;
}

// Says what the format does not say.
void remark_on_losses(const std::string& name, const Format& format, const Written& written) {
    if (!written.left_out.empty()) {
        remark(fmt::format("{}: {}", shortened(name, longest_name),
                           english(say("{} leaves out {,and}", format.id, join(written.left_out, ", ")))));
    }
}

}  // namespace

int convert(const Arguments& arguments) {
    const Readable<const Format*> format = format_of_output(arguments);
    if (!format) {
        return refuse(format.error());
    }
    const Readable<Content> content = read_content(arguments);
    if (!content) {
        return refuse(content.error());
    }
    const Result<Written> written = write_as(**format, *content, {arguments.lengths});
    if (!written) {
        return refuse(complaint(arguments.inputs.front(), "", written.error()));
    }
    const std::string& name = arguments.inputs.back();
    if (name == "-") {
        print(written->text);
    } else {
        Readable<OutputFile> file = OutputFile::open(name);
        const std::string trouble = file ? file->write(written->text) : file.error();
        if (!trouble.empty()) {
            return refuse(trouble);
        }
    }
    remark_on_losses(name, **format, *written);
    return exit_done;
}

}  // namespace tessera
