#include "app/game/game_controller.h"
