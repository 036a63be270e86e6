#include "app/screens/screens.h"
