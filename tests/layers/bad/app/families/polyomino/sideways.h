#pragma once

#include "app/families/edge_match/view.h"
