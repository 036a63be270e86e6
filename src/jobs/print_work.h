#pragma once

#include "jobs/run.h"
#include "print/sheet.h"

#include <memory>
#include <string>
#include <vector>

namespace tessera {

// Finds what a sheet shows of the solution, then draws it.
class PrintWork : public JobRun::Work {
public:
    // `answers` yield the solution and its explanation, if the job asks for them. Precondition: the link fits
    // a QR code.
    PrintWork(PrintJob job, AnySession session, std::vector<std::unique_ptr<Work>> answers)
        : job_(std::move(job)),
          puzzle_{std::move(session), job_.title, {}, {}, job_.link},
          answers_(std::move(answers)) {}

    std::vector<Report> advance(Ticks budget) override;

private:
    std::string drawing() const;

    PrintJob job_;
    SheetPuzzle puzzle_;
    std::vector<std::unique_ptr<Work>> answers_;
    std::size_t answered_ = 0;  // answers so far
};

}  // namespace tessera
