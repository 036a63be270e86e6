#pragma once

#include "app/ui/widgets.h"

#include <doctest.h>
#include <imgui.h>
#include <imgui_internal.h>

#include <string>
#include <string_view>

namespace tessera {

// The colour as ImGui's lists have it.
inline ImU32 packed(Color color) {
    return IM_COL32(color.red, color.green, color.blue, color.alpha);
}

// A window without a host: what is drawn goes to a list that nobody shows.
struct UnseenCanvas {
    UnseenCanvas() {
        ImFontAtlas& fonts = *ImGui::GetIO().Fonts;
        for (int size = 0; size < text_size_count; ++size) {
            fonts.AddFontDefault();
        }
        fonts.Build();
        shared.SetCircleTessellationMaxError(0.3F);
        list._ResetForNewFrame();
        list.PushClipRect({0, 0}, {2000, 2000});
    }
    UnseenCanvas(const UnseenCanvas&) = delete;
    UnseenCanvas(UnseenCanvas&&) = delete;
    UnseenCanvas& operator=(const UnseenCanvas&) = delete;
    UnseenCanvas& operator=(UnseenCanvas&&) = delete;
    ~UnseenCanvas() { ImGui::DestroyContext(context); }

    Control control(std::string_view name) const {
        for (const Control& control : state.controls()) {
            if (control.name == name) {
                return control;
            }
        }
        FAIL("no control called " << name);
        return {};
    }
    Rect place(std::string_view name) const { return control(name).rect; }
    std::string label(std::string_view name) const { return control(name).label; }

    ImGuiContext* context = ImGui::CreateContext();
    ImDrawListSharedData shared;
    ImDrawList list{&shared};
    Strings strings;
    Painter painter{list, light_theme(), 1};
    UiState state;
    Ui ui{painter, state, strings};
};

}  // namespace tessera
