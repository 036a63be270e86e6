#include "app/host/window.h"

#include "app/ui/fonts.h"
#include "app/ui/painter.h"

#include <SDL.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_internal.h>
#ifdef __EMSCRIPTEN__
#    include <GLES3/gl3.h>
#else
#    include <SDL_opengl.h>
#endif

#include <array>
#include <cmath>
#include <vector>

namespace tessera {

namespace {

constexpr const char* glsl_version =
#ifdef __EMSCRIPTEN__
    "#version 300 es";
#else
    "#version 150";
#endif

// Ranges of the embedded fonts (fonts.cmake): Latin-1, further capitals of French, punctuation, arrows.
constexpr auto characters = std::to_array<ImWchar>({0x20,   0x7e,   0xa0,   0xff,   0x152,  0x153,  0x2013,
                                                    0x2014, 0x2018, 0x201e, 0x2022, 0x2022, 0x2026, 0x2026,
                                                    0x2190, 0x2193, 0x2212, 0x2212, 0x221e, 0x221e, 0});

void choose_gl() {
#ifdef __EMSCRIPTEN__
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
#else
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 2);
#endif
    SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, 0);  // the page must not shine through
}

int whole(float length) {
    return static_cast<int>(std::lround(length));
}

}  // namespace

Window::Window()
    : shared_(std::make_unique<ImDrawListSharedData>()), list_(std::make_unique<ImDrawList>(shared_.get())) {}

Window::~Window() = default;

bool Window::open(const WindowStart& start) {
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        return false;
    }
    choose_gl();
    forced_scale_ = start.scale;
    const float unit = forced_scale_ > 0 ? forced_scale_ : 1;
    window_ = SDL_CreateWindow("Tessera", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                               whole(static_cast<float>(start.width) * unit),
                               whole(static_cast<float>(start.height) * unit),
                               SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    context_ = window_ != nullptr ? SDL_GL_CreateContext(window_) : nullptr;
    if (context_ == nullptr) {
        return false;
    }
    SDL_GL_SetSwapInterval(1);
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    return ImGui_ImplOpenGL3_Init(glsl_version);
}

void Window::close() {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui::DestroyContext();
    SDL_GL_DeleteContext(context_);
    SDL_DestroyWindow(window_);
    SDL_Quit();
}

void Window::measure() {
    int width = 0;
    int height = 0;
    int pixels_across = 0;
    int pixels_down = 0;
    SDL_GetWindowSize(window_, &width, &height);
    SDL_GL_GetDrawableSize(window_, &pixels_across, &pixels_down);
    scale_ = forced_scale_;
    if (scale_ <= 0) {
        scale_ = width > 0 ? static_cast<float>(pixels_across) / static_cast<float>(width) : 1;
    }
    width_ = static_cast<float>(pixels_across) / scale_;
    height_ = static_cast<float>(pixels_down) / scale_;
    window_unit_ = width > 0 ? width_ / static_cast<float>(width) : 1;
}

void Window::load_fonts() {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = 2;
    config.PixelSnapH = false;
    for (int index = 0; index < text_size_count; ++index) {
        const auto size = static_cast<TextSize>(index);
        const FontFile file = size == TextSize::body || size == TextSize::small ? medium_font() : bold_font();
        auto* const bytes = const_cast<unsigned char*>(file.bytes);  // ImGui only reads them
        atlas.AddFontFromMemoryTTF(bytes, file.size, std::round(text_height(size) * scale_), &config,
                                   characters.data());
    }
    font_scale_ = scale_;
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
}

// Prepares the draw list, as ImGui::NewFrame would.
void Window::begin_list() {
    constexpr float circle_error = 0.08F;  // small, since device pixels are smaller than CSS pixels
    constexpr float curve_error = 1;
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    shared_->TexUvWhitePixel = atlas.TexUvWhitePixel;
    shared_->TexUvLines = atlas.TexUvLines;
    shared_->Font = atlas.Fonts[0];
    shared_->FontSize = atlas.Fonts[0]->FontSize;
    shared_->CurveTessellationTol = curve_error;
    shared_->SetCircleTessellationMaxError(circle_error);
    shared_->ClipRectFullscreen = {0, 0, width_, height_};
    shared_->InitialFlags = ImDrawListFlags_AntiAliasedLines | ImDrawListFlags_AntiAliasedLinesUseTex |
                            ImDrawListFlags_AntiAliasedFill;
    list_->_ResetForNewFrame();
    list_->PushTextureID(atlas.TexID);
    list_->PushClipRectFullScreen();
}

ImDrawList& Window::begin_frame() {
    measure();
    ImGui_ImplOpenGL3_NewFrame();
    if (std::abs(scale_ - font_scale_) > 0.01F) {
        load_fonts();
    }
    begin_list();
    return *list_;
}

void Window::end_frame(Color background) {
    ImDrawData frame;
    frame.Valid = true;
    frame.DisplaySize = {width_, height_};
    frame.FramebufferScale = {scale_, scale_};
    frame.AddDrawList(list_.get());
    glViewport(0, 0, whole(width_ * scale_), whole(height_ * scale_));
    const auto channel = [](std::uint8_t value) {
        return static_cast<float>(value) / 255;
    };
    glClearColor(channel(background.red), channel(background.green), channel(background.blue), 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(&frame);
    SDL_GL_SwapWindow(window_);
}

void Window::set_cursor(Cursor cursor) {
    static SDL_Cursor* const arrow = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW);
    static SDL_Cursor* const hand = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND);
    SDL_Cursor* const wanted = cursor == Cursor::hand ? hand : arrow;
    if (SDL_GetCursor() != wanted) {
        SDL_SetCursor(wanted);
    }
}

// Releases the objects of the lost context, which are unknown in the next one.
void Window::lose_context() {
    ImGui_ImplOpenGL3_Shutdown();
}

void Window::restore_context() {
    // Recreating the device objects alone leaves an empty screen: the backend remembers buffer sizes.
    ImGui_ImplOpenGL3_Init(glsl_version);
    font_scale_ = 0;
}

bool Window::save_screenshot(const char* path) const {
    const int across = whole(width_ * scale_);
    const int down = whole(height_ * scale_);
    std::vector<unsigned char> rows(static_cast<std::size_t>(across) * static_cast<std::size_t>(down) * 4);
    glReadPixels(0, 0, across, down, GL_RGBA, GL_UNSIGNED_BYTE, rows.data());
    SDL_Surface* const picture = SDL_CreateRGBSurfaceWithFormat(0, across, down, 32, SDL_PIXELFORMAT_RGBA32);
    for (int row = 0; row < down; ++row) {  // GL counts rows from the bottom
        const unsigned char* const from =
            rows.data() + static_cast<std::size_t>(down - 1 - row) * static_cast<std::size_t>(across) * 4;
        auto* const to = static_cast<unsigned char*>(picture->pixels) +
                         static_cast<std::size_t>(row) * static_cast<std::size_t>(picture->pitch);
        SDL_memcpy(to, from, static_cast<std::size_t>(across) * 4);
    }
    const bool saved = SDL_SaveBMP(picture, path) == 0;
    SDL_FreeSurface(picture);
    return saved;
}

}  // namespace tessera
