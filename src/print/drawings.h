#pragma once

// Includes the drawings of all families.
#include "print/edge_match/drawing.h"
#include "print/number_swap/drawing.h"
#include "print/polyomino/drawing.h"
