#pragma once

#include <optional>
#include <string>
#include <string_view>

// Call functions of the object `page` in web/page by name. Texts may contain a NUL.

namespace tessera::platform {

// Ignores the answer of the function.
void call_page(const char* name, std::string_view first = {}, std::string_view second = {});
// Returns nothing if the function returned null.
std::optional<std::string> ask(const char* name, std::string_view first = {}, std::string_view second = {});

}  // namespace tessera::platform
