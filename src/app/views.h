#pragma once

// The views of all families, next to games/families.h: a family without one here is shown by PlainView.
#include "app/edge_match_view.h"
#include "app/number_swap_view.h"
#include "app/plain_view.h"
#include "app/polyomino_view.h"
