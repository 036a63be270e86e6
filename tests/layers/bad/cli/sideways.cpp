#include "app/game/play/settings.h"
