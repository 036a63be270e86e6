#include "lab/record/search_record.h"
