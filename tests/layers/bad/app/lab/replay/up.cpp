#include "app/lab/lab_shell.h"
