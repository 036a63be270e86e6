#pragma once

#include <optional>
#include <string>
#include <string_view>

// Calls the functions of the object `page` in web/page by name. Texts may hold a NUL.

namespace tessera::platform {

void tell(const char* name, std::string_view first = {}, std::string_view second = {});
// Nothing: it answered null.
std::optional<std::string> ask(const char* name, std::string_view first = {}, std::string_view second = {});

}  // namespace tessera::platform
