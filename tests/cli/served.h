#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <sys/types.h>
#include <vector>

namespace tessera {

// `tessera serve` as a child process, with both ends of its conversation.
class Served {
public:
    explicit Served(const std::vector<std::string>& options = {});
    ~Served();
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;
    Served(Served&&) = delete;
    Served& operator=(Served&&) = delete;

    void send(const std::string& bytes) const;
    void ask(const nlohmann::json& request) const { send(request.dump() + "\n"); }
    // Returns the next object; null at the end of the output.
    nlohmann::json next();
    // Returns the next object about the job that is no progress.
    nlohmann::json last_about(const nlohmann::json& id);
    // Returns all that comes until the end.
    std::vector<nlohmann::json> rest();

    void end_input();
    void close_output();
    void signal(int number) const;
    int status();  // waits for the end
    pid_t process() const { return process_; }

private:
    pid_t process_ = 0;
    int input_ = -1;   // its standard input
    int output_ = -1;  // its standard output
    std::string unread_;
};

}  // namespace tessera
