#pragma once

#include "print/sheet.h"

#include <string>

namespace tessera {

// Returns the words of a language's table (base/translation.h); English if there is none.
Words words_of_table(const std::string& table);

}  // namespace tessera
