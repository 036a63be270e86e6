#include "app/game/paper/paper_maker.h"

#include "base/overloaded.h"

namespace tessera {

void PaperMaker::draw(std::string_view family, const Task& task) {
    stop();
    job_ = pool_.start({std::string(family), task, true}, [this](const Report& report) { receive(report); });
}

void PaperMaker::stop() {
    if (job_) {
        pool_.cancel(*job_);
        job_.reset();
    }
    drawing_.reset();
    trouble_.reset();
}

void PaperMaker::receive(const Report& report) {
    std::visit(Overloaded{[&](const DrawingReport& drawing) { drawing_ = drawing.svg; },
                          [&](const DoneReport& done) {
                              // The drawing may have been fetched already.
                              if (done.outcome != Outcome::solved) {
                                  trouble_ = done.sentence;
                              }
                          },
                          [&](const FailedReport& failed) { trouble_ = failed.error.message; },
                          [](const auto&) {
                          }},
               report);
    if (is_last(report)) {
        job_.reset();
    }
}

}  // namespace tessera
