// The program with the window, on both targets: starts SDL and Dear ImGui, then draws frame after frame.

#include <SDL.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>
#ifdef __EMSCRIPTEN__
#    include <emscripten.h>

#    include <GLES3/gl3.h>
#else
#    include <SDL_opengl.h>
#endif

namespace {

constexpr const char* glsl_version =
#ifdef __EMSCRIPTEN__
    "#version 300 es";
#else
    "#version 150";
#endif

struct App {
    SDL_Window* window = nullptr;
    SDL_GLContext context = nullptr;
    bool running = true;
};

App app;  // the frame function of the page takes no argument

bool app_init() {
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        return false;
    }
#ifdef __EMSCRIPTEN__
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
#else
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 2);
#endif
    app.window = SDL_CreateWindow("Tessera", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 800,
                                  SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    app.context = app.window != nullptr ? SDL_GL_CreateContext(app.window) : nullptr;
    if (app.context == nullptr) {
        return false;
    }
    SDL_GL_SetSwapInterval(1);
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    return ImGui_ImplSDL2_InitForOpenGL(app.window, app.context) && ImGui_ImplOpenGL3_Init(glsl_version);
}

void app_event(const SDL_Event& event) {
    ImGui_ImplSDL2_ProcessEvent(&event);
    if (event.type == SDL_QUIT) {
        app.running = false;
    }
}

void draw() {
    ImDrawList* const list = ImGui::GetBackgroundDrawList();
    list->AddRectFilled({40.0F, 40.0F}, {240.0F, 160.0F}, IM_COL32(90, 160, 220, 255), 12.0F);
    list->AddText({60.0F, 90.0F}, IM_COL32_WHITE, "Tessera");
}

void app_frame() {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) {
        app_event(event);
    }
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplSDL2_NewFrame();
    ImGui::NewFrame();
    draw();
    ImGui::Render();
    const ImGuiIO& io = ImGui::GetIO();
    glViewport(0, 0, static_cast<int>(io.DisplaySize.x * io.DisplayFramebufferScale.x),
               static_cast<int>(io.DisplaySize.y * io.DisplayFramebufferScale.y));
    glClearColor(0.11F, 0.12F, 0.15F, 1.0F);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    SDL_GL_SwapWindow(app.window);
}

void app_shutdown() {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
    SDL_GL_DeleteContext(app.context);
    SDL_DestroyWindow(app.window);
    SDL_Quit();
}

}  // namespace

int main(int /*argc*/, char** /*argv*/) {
    if (!app_init()) {
        SDL_Log("cannot open a window: %s", SDL_GetError());
        return 1;
    }
#ifdef __EMSCRIPTEN__
    emscripten_set_main_loop(app_frame, 0, 1);  // never returns
#else
    while (app.running) {
        app_frame();
    }
#endif
    app_shutdown();
    return 0;
}
