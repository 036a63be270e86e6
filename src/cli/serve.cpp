#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/interrupt.h"
#include "cli/job_service.h"
#include "cli/json.h"
#include "cli/line_reader.h"
#include "cli/output.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <unistd.h>

// Jobs as JSON lines on standard input, answers on standard output.

namespace tessera {

namespace {

constexpr int longest_wait_ms = 100;  // between looks at the clock and at signals

// Wakes the thread that polls it; may be called on any thread.
class Doorbell {
public:
    Doorbell() {
        if (pipe2(ends_.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
            ends_ = {-1, -1};  // then each wait takes its time
        }
    }
    ~Doorbell() {
        close(ends_[0]);
        close(ends_[1]);
    }
    Doorbell(const Doorbell&) = delete;
    Doorbell& operator=(const Doorbell&) = delete;
    Doorbell(Doorbell&&) = delete;
    Doorbell& operator=(Doorbell&&) = delete;

    void ring() const { [[maybe_unused]] const ssize_t size = write(ends_[1], "!", 1); }
    void silence() const {
        std::array<char, 256> rings{};
        while (read(ends_[0], rings.data(), rings.size()) > 0) {
        }
    }
    int handle() const { return ends_[0]; }

private:
    std::array<int, 2> ends_{};
};

// Returns false at the end of the input.
bool read_some(LineReader& lines) {
    std::array<char, 1U << 16U> buffer{};
    const ssize_t size = read(STDIN_FILENO, buffer.data(), buffer.size());
    if (size > 0) {
        lines.add({buffer.data(), static_cast<std::size_t>(size)});
        return true;
    }
    const bool is_for_later = size < 0 && (errno == EINTR || errno == EAGAIN);
    return is_for_later;
}

class Server {
public:
    explicit Server(int thread_count)
        : service_(
              thread_count, [bell = bell_] { bell->ring(); },
              [this](const JsonValue& object) { is_heard_ = print(json_line(object)) && is_heard_; }) {}

    // Returns the exit status.
    int run() {
        const InterruptWatch watch;
        while (is_heard_ && (is_open_ || lines_.has_line() || service_.is_busy())) {
            if (InterruptWatch::is_interrupted()) {
                service_.stop_all();
                return exit_interrupted;
            }
            wait();
            take_lines();
            service_.tend();
        }
        return is_heard_ ? exit_done : exit_bad_input;
    }

private:
    void wait() {
        const bool reads = is_open_ && !lines_.has_line() && !service_.is_full();
        std::array<pollfd, 2> sources = {
            {{bell_->handle(), POLLIN, 0}, {reads ? STDIN_FILENO : -1, POLLIN, 0}}};
        const bool has_more = lines_.has_line() && !service_.is_full();
        poll(sources.data(), sources.size(), has_more ? 0 : longest_wait_ms);
        bell_->silence();
        if (sources[1].revents != 0 && !read_some(lines_)) {
            is_open_ = false;
            lines_.end();
        }
    }

    void take_lines() {
        while (lines_.has_line() && !service_.is_full()) {
            const LineReader::Line line = lines_.next();
            if (line.is_too_long) {
                service_.refuse_line("the line is longer than 4 megabytes");
            } else {
                service_.take(line.text);
            }
            service_.tend();
        }
    }

    std::shared_ptr<Doorbell> bell_ =
        std::make_shared<Doorbell>();  // an engine that is left behind may ring it
    bool is_heard_ = true;
    bool is_open_ = true;
    LineReader lines_{1U << 22U};
    JobService service_;
};

}  // namespace

int serve(const Arguments& arguments) {
    return Server(arguments.thread_count).run();
}

}  // namespace tessera
