#include "app/game/settings.h"
