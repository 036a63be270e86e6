#pragma once

#include "games/edge_match/edge_match.h"
