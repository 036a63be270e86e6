#pragma once

#include "cli/arguments.h"
