#pragma once

#include "games/polyomino/engines/solver.h"
