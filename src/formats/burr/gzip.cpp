#include "formats/burr/gzip.h"

#include <algorithm>
#include <vector>
#include <zlib.h>

namespace tessera {

namespace {

// Ends the inflation when it goes out of scope.
class Inflation {
public:
    explicit Inflation(std::string_view bytes) {
        constexpr int with_gzip_header = 16;
        // zlib does not write to its input.
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
        stream_.avail_in = static_cast<uInt>(bytes.size());
        status_ = inflateInit2(&stream_, MAX_WBITS + with_gzip_header);
    }
    ~Inflation() { inflateEnd(&stream_); }
    Inflation(const Inflation&) = delete;
    Inflation& operator=(const Inflation&) = delete;
    Inflation(Inflation&&) = delete;
    Inflation& operator=(Inflation&&) = delete;

    bool is_going() const { return status_ == Z_OK; }
    bool is_whole() const { return status_ == Z_STREAM_END && stream_.avail_in == 0; }

    // Appends the next part of the text.
    void append_to(std::string& text) {
        constexpr std::size_t step = 1U << 16U;
        std::vector<char> part(step);
        stream_.next_out = reinterpret_cast<Bytef*>(part.data());
        stream_.avail_out = static_cast<uInt>(part.size());
        status_ = inflate(&stream_, Z_NO_FLUSH);
        text.append(part.data(), part.size() - stream_.avail_out);
    }

private:
    z_stream stream_{};
    int status_ = Z_OK;
};

}  // namespace

Result<std::string> gunzip(std::string_view bytes, std::size_t most) {
    if (!is_gzip(bytes)) {
        return std::string(bytes);
    }
    Inflation inflation(bytes);
    std::string text;
    while (inflation.is_going() && text.size() <= most) {
        inflation.append_to(text);
    }
    if (text.size() > most) {
        constexpr std::size_t megabyte = 1'000'000;
        return fail(ErrorCode::limit_exceeded, 0,
                    say("this file unpacks to more than {} megabytes", most / megabyte));
    }
    return inflation.is_whole() ? Result<std::string>(std::move(text))
                                : fail(ErrorCode::damaged, 0, say("this gzip file is damaged or cut off"));
}

}  // namespace tessera
