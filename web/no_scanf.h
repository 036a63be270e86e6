// Included before Dear ImGui in the page: reading numbers from text is never asked of it there.
#pragma once

#include <cstdio>

inline int tessera_no_scanf(const char* /*text*/, const char* /*format*/, ...) { return 0; }
#define sscanf tessera_no_scanf
