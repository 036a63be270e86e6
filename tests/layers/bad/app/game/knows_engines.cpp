#include "games/polyomino/engines/solver.h"
