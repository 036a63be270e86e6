#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/family_text.h"
#include "cli/input.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/output_file.h"
#include "cli/puzzle_commands.h"
#include "cli/work.h"
#include "jobs/table_text.h"
#include "print/qr_code.h"
#include "print/sheet.h"
#include "session/share.h"

// Commands that only look at a puzzle: show, share, open, check.

namespace tessera {

namespace {

// Prints `text` plainly, or as member `key` of an object that names the family.
int print_text(const Arguments& arguments, const AnySession& session, const char* key,
               const std::string& text, const std::string& end = "") {
    if (arguments.json) {
        JsonValue json = json_with_input(arguments);
        json["family"] = family_id(session);
        json[key] = text;
        print(json_line(json));
    } else {
        print(text + end);
    }
    return exit_done;
}

// Returns an error message, or an empty text.
std::string write_file(const std::string& name, std::string_view text) {
    Readable<OutputFile> file = OutputFile::open(name);
    return file ? file->write(text) : file.error();
}

// Writes the picture, if requested. Returns an error message, or an empty text.
std::string write_picture(const Arguments& arguments, const AnySession& session) {
    const std::string& name = arguments.print.picture_file;
    if (name.empty()) {
        return "";
    }
    return write_file(name, picture(session));
}

// The same for the QR code.
std::string write_qr(const Arguments& arguments, const std::string& link) {
    const std::string& name = arguments.print.qr_file;
    if (name.empty()) {
        return "";
    }
    if (arguments.print.address.empty()) {
        return "tessera: --qr needs --address, the address of the page";
    }
    const Result<std::string> code = qr_picture(link);
    return code ? write_file(name, *code) : complaint(arguments.input_name(), "", code.error());
}

int show_one(const Arguments& arguments) {
    const Readable<AnySession> session = read_input(arguments);
    if (!session) {
        return refuse(session.error());
    }
    const std::string trouble = write_picture(arguments, *session);
    return trouble.empty() ? print_text(arguments, *session, "description", description(*session))
                           : refuse(trouble);
}

int share_one(const Arguments& arguments) {
    const Readable<AnySession> session = read_input(arguments);
    if (!session) {
        return refuse(session.error());
    }
    const Result<std::string> code = signed_link(*session, true);
    if (!code) {
        return refuse(complaint(arguments.input_name(), "", code.error()));
    }
    const std::string link = arguments.print.address + *code;
    const std::string trouble = write_qr(arguments, link);
    return trouble.empty() ? print_text(arguments, *session, "link", link, "\n") : refuse(trouble);
}

// Checks ANSWER, which comes last.
int check_one(const Arguments& arguments) {
    const Readable<AnySession> session = read_input(arguments);
    if (!session) {
        return refuse(session.error());
    }
    const std::string& name = arguments.inputs.back();
    const Readable<std::string> answer = read_text(name);
    if (!answer) {
        return refuse(answer.error());
    }
    const std::optional<Error> why = why_no_answer(*session, *answer);
    const bool is_readable = !why || why->code == ErrorCode::illegal_move;
    const std::string line = why ? complaint(name, *answer, *why) : "";
    if (arguments.json && is_readable) {
        JsonValue json = json_with_input(arguments);
        json["is_solution"] = !why;
        json["complaint"] = line;
        print(json_line(json));
    } else if (why) {
        refuse(line);
    } else {
        print((arguments.is_one_of_many ? arguments.input_name() + ": " : "") + "yes\n");
    }
    return !why ? exit_done : is_readable ? exit_no_solution : exit_bad_input;
}

// Names that are no valid UTF-8 leave the level alone.
JsonValue open_object(const AnySession& session, const Arguments& arguments) {
    JsonValue json = json_with_input(arguments);
    const JsonValue opened = JsonValue::parse(puzzle_text(session, arguments.with_table), nullptr, false);
    json.update(opened.is_discarded()
                    ? JsonValue{{"family", family_id(session)}, {"level", level_text(session)}}
                    : opened);
    return json;
}

// The puzzle is open, even if the job has not come to its end.
std::vector<JsonValue> open_objects(const Worked& worked, const Arguments& arguments) {
    return {open_object(worked.session, arguments)};
}

Task opening(Position position, const Arguments& arguments) {
    return OpenJob{std::move(position.level), std::move(position.moves), "", arguments.with_table};
}

}  // namespace

int show(const Arguments& arguments) {
    return for_each_input(arguments, show_one);
}

int share(const Arguments& arguments) {
    return for_each_input(arguments, share_one, true);
}

const PuzzleCommand open_command = {"open", opening, open_objects};

int open(const Arguments& arguments) {
    const Readable<AnySession> session = read_input(arguments);
    if (!session) {
        return refuse(session.error());
    }
    if (arguments.json) {
        print_objects({open_object(*session, arguments)});
    } else {
        print(level_text(*session));
    }
    return exit_done;
}

int check(const Arguments& arguments) {
    if (!arguments.cut_file.empty() || arguments.inputs.size() == 2) {
        return check_one(arguments);
    }
    int status = exit_done;
    for (std::size_t index = 0; index + 1 < arguments.inputs.size(); index += 2) {
        Arguments pair = arguments;
        pair.inputs = {arguments.inputs[index], arguments.inputs[index + 1]};
        pair.is_one_of_many = true;
        status = more_serious(status, check_one(pair));
    }
    return status;
}

}  // namespace tessera
