#include "jobs/answer_web.h"

#include "base/index.h"

#include <emscripten.h>

#include <string>

// The common part of the worker programs (worker_main.cpp, reader_main.cpp).

// Messages that arrived before the program had loaded are queued until the next message, or for up to 100 ms;
// so it sends itself one at once.
// clang-format off
EM_JS(void, tessera_look_at_messages, (), {
    setTimeout(() => onmessage({ "data": { "funcName": "loaded" } }), 0);
});
// clang-format on

namespace {

[[gnu::constructor]] void begin() {
    tessera_look_at_messages();
}

}  // namespace

namespace tessera {

void answer(const Report& report) {
    std::string text = format_report(report);
    if (is_last(report)) {
        emscripten_worker_respond(text.data(), int_size(text));
    } else {
        emscripten_worker_respond_provisionally(text.data(), int_size(text));
    }
}

}  // namespace tessera

extern "C" EMSCRIPTEN_KEEPALIVE void loaded() {}
