#include "cli/manifest.h"

#include "base/text.h"
#include "base/version.h"
#include "cli/json.h"
#include "cli/printable.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>

namespace tessera {

namespace {

constexpr int manifest_form = 1;

// The options of a campaign that its parts may give differently.
constexpr std::array<std::string_view, 9> own_options = {
    "--part", "--threads", "--csv", "--resume", "--output", "--svg", "--measure", "--log", "--cp-profiler"};

std::string for_shell(const std::string& word) {
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=:,./@%";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) {
        return word;
    }
    std::string quoted = "'";
    for (const char letter : word) {
        quoted += letter == '\'' ? "'\\''" : std::string(1, letter);
    }
    return quoted + "'";
}

std::string command_of(const std::vector<std::string>& words) {
    std::string command = "tessera";
    for (std::size_t index = 0; index < words.size(); ++index) {
        const std::size_t end = words[index].find('=');
        const std::string option = words[index].substr(0, end);
        if (std::find(own_options.begin(), own_options.end(), option) == own_options.end()) {
            command += " " + for_shell(words[index]);
        } else if (end == std::string::npos) {
            ++index;  // its value
        }
    }
    return command;
}

JsonValue json_of(const Manifest& manifest) {
    JsonValue json;
    json["manifest"] = manifest_form;
    json["kind"] = manifest.kind;
    json["version"] = manifest.version;
    json["command"] = manifest.command;
    json["part"] = manifest.part;
    json["parts"] = manifest.part_count;
    json["runs"] = manifest.run_count;
    json["plan"] = manifest.plan;
    json["timed"] = manifest.is_timed;
    return json;
}

std::optional<std::string> text_in(const JsonValue& json, const char* name) {
    const auto member = json.find(name);
    return member != json.end() && member->is_string() ? std::optional(member->get<std::string>())
                                                       : std::nullopt;
}

std::optional<std::size_t> number_in(const JsonValue& json, const char* name) {
    const auto member = json.find(name);
    return member != json.end() && member->is_number_unsigned() ? std::optional(member->get<std::size_t>())
                                                                : std::nullopt;
}

std::optional<JsonValue> object_in(std::string_view line) {
    JsonValue json = JsonValue::parse(line, nullptr, false);
    return json.is_object() ? std::optional(std::move(json)) : std::nullopt;
}

std::optional<Manifest> manifest_in(std::string_view line) {
    const std::optional<JsonValue> json = object_in(line);
    if (!json || number_in(*json, "manifest") != manifest_form) {
        return std::nullopt;
    }
    const auto kind = text_in(*json, "kind");
    const auto version_text = text_in(*json, "version");
    const auto command = text_in(*json, "command");
    const auto plan = text_in(*json, "plan");
    const auto part = number_in(*json, "part");
    const auto part_count = number_in(*json, "parts");
    const auto run_count = number_in(*json, "runs");
    const bool is_whole = kind && version_text && command && plan && part && part_count && run_count;
    if (!is_whole || *part < 1 || *part > *part_count) {
        return std::nullopt;
    }
    return Manifest{
        *kind,       *version_text, *command, *part,
        *part_count, *run_count,    *plan,    json->value("timed", JsonValue(false)) == JsonValue(true)};
}

std::optional<Wholeness> wholeness_in(std::string_view line) {
    const std::optional<JsonValue> json = object_in(line);
    const auto row_count = json ? number_in(*json, "rows") : std::nullopt;
    const auto sum = json ? text_in(*json, "fingerprint") : std::nullopt;
    return row_count && sum ? std::optional(Wholeness{*row_count, *sum}) : std::nullopt;
}

}  // namespace

std::string manifest_name(const std::string& file) {
    return file + ".manifest";
}

std::string text_of(const ManifestFile& file) {
    const std::string whole =
        file.whole
            ? plain_json_line({{"rows", file.whole->row_count}, {"fingerprint", file.whole->fingerprint}})
            : "";
    return plain_json_line(json_of(file.manifest)) + whole;
}

Readable<ManifestFile> read_manifest_beside(const std::string& file) {
    const std::string name = manifest_name(file);
    const Readable<std::string> text = read_text(name);
    if (!text) {
        return tl::unexpected(text.error() + ", and without it nobody knows what the rows belong to");
    }
    const std::vector<Token> lines = split_lines(*text);
    const std::optional<Manifest> manifest = lines.empty() ? std::nullopt : manifest_in(lines[0].text);
    if (!manifest) {
        return tl::unexpected(fmt::format("{}:1:1: this is no manifest that this version reads",
                                          shortened(name, longest_name)));
    }
    return ManifestFile{*manifest, lines.size() > 1 ? wholeness_in(lines[1].text) : std::nullopt};
}

std::string why_apart(const Manifest& one, const Manifest& other) {
    if (one.kind != other.kind) {
        return fmt::format("one is of tessera {}, the other of tessera {}", shortened(one.kind, longest_name),
                           shortened(other.kind, longest_name));
    }
    if (one.version != other.version) {
        return fmt::format("one is of version {}, the other of version {}",
                           shortened(one.version, longest_name), shortened(other.version, longest_name));
    }
    return one.plan != other.plan || one.run_count != other.run_count ? "their inputs or options differ" : "";
}

Manifest manifest_of(const std::string& kind, const Arguments& arguments, std::size_t run_count,
                     std::string_view plan) {
    return {kind,
            std::string(version()),
            command_of(arguments.words),
            static_cast<std::size_t>(arguments.count.part),
            static_cast<std::size_t>(arguments.count.part_count),
            run_count,
            fingerprint(plan),
            arguments.limit_seconds > 0};
}

std::size_t runs_in_part(const Manifest& manifest) {
    return (manifest.run_count + manifest.part_count - manifest.part) / manifest.part_count;
}

std::size_t place_among_all(const Manifest& manifest, std::size_t run) {
    return run * manifest.part_count + manifest.part - 1;
}

std::string fingerprint(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char letter : text) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3ULL;
    }
    return fmt::format("{:016x}", hash);
}

}  // namespace tessera
