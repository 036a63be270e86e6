#pragma once

#include "search/graph/best_first.h"
