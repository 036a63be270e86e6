#pragma once

#include "search/strip/strip_cover.h"
