#pragma once

#include "search/graph/a_star.h"
