#pragma once

#include "app/lab/replay/search_picture.h"

#include <memory>

namespace tessera {

// Returns the picture for the kind of the search; for null that of a search without steps.
std::unique_ptr<SearchPicture> picture_of(const RecordedSearch* search);

}  // namespace tessera
