// Stubs for SDL files that the page omits: gestures, as the game reads fingers itself, and software rendering to the
// window.
#include "SDL.h"

struct SDL_VideoDevice;

int SDL_GestureAddTouch(SDL_TouchID touch) {
    (void)touch;
    return 0;
}

int SDL_GestureDelTouch(SDL_TouchID touch) {
    (void)touch;
    return 0;
}

void SDL_GestureProcessEvent(SDL_Event* event) {
    (void)event;
}

void SDL_GestureQuit(void) {}

int Emscripten_CreateWindowFramebuffer(struct SDL_VideoDevice* device, SDL_Window* window, Uint32* format,
                                       void** pixels, int* pitch) {
    (void)device, (void)window, (void)format, (void)pixels, (void)pitch;
    return -1;
}

int Emscripten_UpdateWindowFramebuffer(struct SDL_VideoDevice* device, SDL_Window* window,
                                       const SDL_Rect* rects, int count) {
    (void)device, (void)window, (void)rects, (void)count;
    return -1;
}

void Emscripten_DestroyWindowFramebuffer(struct SDL_VideoDevice* device, SDL_Window* window) {
    (void)device, (void)window;
}
