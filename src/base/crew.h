#pragma once

#include <functional>

namespace tessera {

// Members that can work at the same time. Engines hand out work that is the same for every number of members;
// whoever runs them decides whether there are threads (jobs/thread_crew.h). Alone by default.
class Crew {
public:
    Crew() = default;
    virtual ~Crew() = default;
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    Crew(Crew&&) = delete;
    Crew& operator=(Crew&&) = delete;

    virtual int size() const { return 1; }

    // Calls the task once for every member, 0 being the caller, and returns when all are through.
    virtual void run(const std::function<void(int member)>& task) { task(0); }
};

}  // namespace tessera
