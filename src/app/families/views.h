#pragma once

// The views of all families, next to games/families.h: a family without one here is shown by PlainView.
#include "app/board/plain_view.h"
#include "app/families/edge_match/view.h"
#include "app/families/number_swap/view.h"
#include "app/families/polyomino/view.h"
