#include "app/ui/controls_json.h"

namespace tessera {

void write_rect(Json& json, const Rect& rect) {
    json.field("x", rect.x);
    json.field("y", rect.y);
    json.field("width", rect.width);
    json.field("height", rect.height);
}

void write_controls(Json& json, const UiState& state) {
    json.key("buttons");
    json.open('[');
    for (const Control& control : state.controls()) {
        if (!control.takes_focus) {
            continue;
        }
        json.open('{');
        json.field("name", control.name);
        write_rect(json, control.rect);
        json.field("enabled", control.is_enabled);
        json.field("focused", state.is_focused(control.name));
        json.field("label", control.label);
        if (!control.caption.empty()) {
            json.field("caption", control.caption);
        }
        if (control.seen && !control.seen->contains(control.rect.centre())) {
            json.field("hidden", true);  // scrolled out of its list
        }
        if (control.is_cut) {
            json.field("cut", true);
        }
        json.close('}');
    }
    json.close(']');
}

}  // namespace tessera
