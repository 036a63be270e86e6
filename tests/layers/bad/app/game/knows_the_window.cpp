#include "app/host/window.h"
