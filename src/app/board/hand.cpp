#include "app/board/hand.h"

#include <algorithm>
#include <cmath>

namespace tessera {

bool scrolls_tray(const TrayFrame& tray, const Press& press, bool is_on_gap) {
    const Point offset = press.last - press.start;
    const bool along =
        tray.is_below ? std::abs(offset.x) > std::abs(offset.y) : std::abs(offset.y) > std::abs(offset.x);
    return tray.can_scroll() && (is_on_gap || (press.is_touch && along));
}

void pull(const Press& press, Point by, TrayFrame& tray, BoardCanvas& canvas) {
    if (press.use == Press::Use::scroll) {
        tray.drag(by);
    } else if (press.use == Press::Use::pan) {
        canvas.pan(by);
    }
}

void scroll_by_wheel(TrayFrame& tray, const InputEvent& event) {
    constexpr float notch = 60;
    tray.scroll_by(-event.wheel * notch);
}

void zoom_by_wheel(BoardCanvas& canvas, const InputEvent& event) {
    constexpr float notch = 1.2F;
    canvas.zoom_at(event.at, std::pow(notch, event.wheel));
}

void add_zoom_tools(std::vector<ViewTool>& tools, const BoardCanvas& canvas, int comfortable_side) {
    if (std::max(canvas.rows(), canvas.columns()) > comfortable_side) {
        tools.push_back({"zoom_in", "Closer", Icon::zoom_in, canvas.can_zoom_in()});
        tools.push_back({"zoom_out", "Whole", Icon::zoom_out, canvas.is_zoomed()});
    }
}

void use_zoom_tool(BoardCanvas& canvas, std::string_view name) {
    constexpr float zoom_factor = 1.6F;
    if (name == "zoom_in") {
        canvas.zoom_at(canvas.area().centre(), zoom_factor);
    } else if (name == "zoom_out") {
        canvas.show_whole();
    }
}

}  // namespace tessera
