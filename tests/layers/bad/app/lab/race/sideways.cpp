#include "app/lab/screen/lab_screen.h"
