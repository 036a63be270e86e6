#include "cli/served.h"

#include "cli/process.h"

#include <doctest.h>

#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace tessera {

namespace {

constexpr int patience_ms = 60'000;  // for one object, on a loaded machine under the sanitizers

void close_once(int& handle) {
    if (handle >= 0) {
        close(handle);
        handle = -1;
    }
}

}  // namespace

Served::Served(const std::vector<std::string>& options) {
    int to[2] = {};
    int from[2] = {};
    REQUIRE(pipe2(to, O_CLOEXEC) == 0);
    REQUIRE(pipe2(from, O_CLOEXEC) == 0);
    std::signal(SIGPIPE, SIG_IGN);
    std::vector<std::string> words = {"serve"};
    words.insert(words.end(), options.begin(), options.end());
    process_ = fork();
    REQUIRE(process_ >= 0);
    if (process_ == 0) {
        std::signal(SIGINT, SIG_DFL);
        dup2(to[0], STDIN_FILENO);
        dup2(from[1], STDOUT_FILENO);
        become_program(words);
    }
    close(to[0]);
    close(from[1]);
    input_ = to[1];
    output_ = from[0];
}

Served::~Served() {
    close_once(input_);
    close_once(output_);
    if (process_ > 0) {
        kill(process_, SIGKILL);
        status_at_end(process_);
    }
}

void Served::send(const std::string& bytes) const {
    for (std::size_t sent = 0; sent < bytes.size();) {
        const ssize_t size = write(input_, bytes.data() + sent, bytes.size() - sent);
        REQUIRE(size > 0);
        sent += static_cast<std::size_t>(size);
    }
}

nlohmann::json Served::next() {
    std::size_t end = unread_.find('\n');
    while (end == std::string::npos) {
        pollfd source{output_, POLLIN, 0};
        REQUIRE(poll(&source, 1, patience_ms) == 1);
        char buffer[1U << 14U];
        const ssize_t size = read(output_, buffer, sizeof buffer);
        if (size <= 0) {
            CHECK(unread_.empty());
            return nullptr;
        }
        unread_.append(buffer, static_cast<std::size_t>(size));
        end = unread_.find('\n');
    }
    nlohmann::json object = nlohmann::json::parse(unread_.substr(0, end), nullptr, false);
    unread_.erase(0, end + 1);
    REQUIRE(object.is_object());
    CHECK(object["schema"] == 1);
    return object;
}

nlohmann::json Served::last_about(const nlohmann::json& id) {
    nlohmann::json object = next();
    while (!object.is_null() && (object["id"] != id || object["event"] == "progress")) {
        object = next();
    }
    return object;
}

std::vector<nlohmann::json> Served::rest() {
    std::vector<nlohmann::json> objects;
    for (nlohmann::json object = next(); !object.is_null(); object = next()) {
        objects.push_back(object);
    }
    return objects;
}

void Served::end_input() {
    close_once(input_);
}

void Served::close_output() {
    close_once(output_);
}

void Served::signal(int number) const {
    kill(process_, number);
}

int Served::status() {
    const int status = status_at_end(process_);
    process_ = 0;
    return status;
}

}  // namespace tessera
