#include "app/host/page_door.h"

#include "base/index.h"

#include <emscripten.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>

// clang-format off
// Texts are passed with sizes, since stored texts may contain a NUL. The result is a copy on the program's
// heap, prefixed by its size, which the caller frees; null if there is none.
EM_JS(char*, tessera_ask, (const char* name, const char* first, int first_size, const char* second, int second_size), {
    const text = (at, size) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(HEAPU8.subarray(at, at + size));
    const answer = Module.page[UTF8ToString(name)](text(first, first_size), text(second, second_size));
    if (typeof answer !== 'string') { return 0; }
    const bytes = new TextEncoder().encode(answer);
    const at = Module._malloc(4 + bytes.length);
    HEAP32[at >> 2] = bytes.length;
    HEAPU8.set(bytes, at + 4);
    return at;
});
// clang-format on

namespace tessera::platform {

void call_page(const char* name, std::string_view first, std::string_view second) {
    std::free(tessera_ask(name, first.data(), int_size(first), second.data(), int_size(second)));
}

std::optional<std::string> ask(const char* name, std::string_view first, std::string_view second) {
    char* const answer = tessera_ask(name, first.data(), int_size(first), second.data(), int_size(second));
    if (answer == nullptr) {
        return std::nullopt;
    }
    std::int32_t size = 0;
    std::memcpy(&size, answer, sizeof size);
    std::string text(answer + sizeof size, static_cast<std::size_t>(size));
    std::free(answer);
    return text;
}

}  // namespace tessera::platform
