#pragma once

#include "formats/format.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Returns the one list of formats, from which help, manual, README and errors are made.
const std::vector<Format>& formats();

const Format* format_called(std::string_view id);         // null if there is none
const Format* format_ending(std::string_view file_name);  // by the end of the name; null if none has it
const Format* format_of_text(std::string_view text);      // null if no format knows it for certain

// Returns the ids of the formats that are read, or written.
std::vector<std::string> formats_read();
std::vector<std::string> formats_written();

// Returns "reads and writes polyomino: HELP".
std::string description_of(const Format& format);

// Returns the text in a file's bytes, for formats that are compressed; else the bytes.
Result<std::string> unpacked(const Format& format, std::string bytes);

// True if the format heeds the length of that name: "kerf".
bool heeds(const Format& format, std::string_view length);

// Precondition: the format is read.
Result<Taken> read_as(const Format& format, std::string_view text, const ReadOptions& options = {});

// Returns the text and what it does not say. A text that can be read is read again and compared, so nothing is
// left out unnoticed. An error if the format cannot hold the content. Precondition: the format is written.
Result<Written> write_as(const Format& format, const Content& content, const WriteOptions& options = {});

}  // namespace tessera
