#pragma once

// The drawings of all families, for who draws whichever of them.
#include "print/edge_match/drawing.h"
#include "print/number_swap/drawing.h"
#include "print/polyomino/drawing.h"
