#include <imgui.h>
