#pragma once

#include "app/ui/geometry.h"
#include "app/ui/theme.h"

#include <memory>

struct SDL_Window;
struct ImDrawList;
struct ImDrawListSharedData;

namespace tessera {

// Initial size of the desktop's window; in the page the canvas determines it.
struct WindowStart {
    int width = 1280;  // CSS pixels
    int height = 800;
    float scale = 0;  // device pixels per CSS pixel; 0: the system's
};

enum class Cursor { arrow, hand };

// The window (in the page: the canvas), its GL context, and the one draw list for everything. Only ImGui's
// draw lists, fonts and OpenGL backend are used; windows, navigation and the rest would double the program's
// size.
class Window {
public:
    Window();
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;
    Window(Window&&) = delete;
    Window& operator=(Window&&) = delete;

    bool open(const WindowStart& start);  // false: no window or no WebGL; the host shows a message
    void close();

    // Rebuilds the fonts if the number of device pixels per CSS pixel has changed.
    ImDrawList& begin_frame();
    void end_frame(Color background);

    static void set_cursor(Cursor cursor);

    static void lose_context();  // the host has lost the GL context ...
    void restore_context();      // ... and restored it
    bool save_screenshot(const char* path) const;

    float width() const { return width_; }  // CSS pixels
    float height() const { return height_; }
    float pixel() const { return 1 / scale_; }
    Point to_css(Point window_point) const { return window_point * window_unit_; }

private:
    void measure();
    void load_fonts();
    void begin_list();

    std::unique_ptr<ImDrawListSharedData> shared_;  // fonts and settings shared by draw lists
    std::unique_ptr<ImDrawList> list_;
    SDL_Window* window_ = nullptr;
    void* context_ = nullptr;
    float width_ = 0;
    float height_ = 0;
    float scale_ = 0;         // device pixels per CSS pixel
    float font_scale_ = 0;    // scale of the loaded fonts
    float forced_scale_ = 0;  // from the command line; 0: the system's
    float window_unit_ = 1;   // CSS pixels per unit of SDL
};

}  // namespace tessera
