// Included before Dear ImGui in the page. Its OpenGL renderer reads the state of the context before each frame and restores it
// afterwards, for programs that draw something else as well. Reading makes a browser wait for its graphics process, which took a
// third of the page's time while it was played. Nothing else draws here, so the state is known: that of a new context.
#pragma once

#include <GLES3/gl3.h>

inline void tessera_state_of_new_context(GLenum name, GLint* value) {
    switch (name) {
        case GL_MAJOR_VERSION:
        case GL_MINOR_VERSION:
        case GL_NUM_EXTENSIONS: glGetIntegerv(name, value); break;
        case GL_ACTIVE_TEXTURE: *value = GL_TEXTURE0; break;
        case GL_BLEND_SRC_RGB:
        case GL_BLEND_SRC_ALPHA: *value = GL_ONE; break;
        case GL_BLEND_EQUATION_RGB:
        case GL_BLEND_EQUATION_ALPHA: *value = GL_FUNC_ADD; break;
        case GL_VIEWPORT:
        case GL_SCISSOR_BOX: value[0] = value[1] = value[2] = value[3] = 0; break;  // Window::end_frame sets the first
        default: *value = 0;                                                        // bound objects and GL_ZERO
    }
}
#define glGetIntegerv tessera_state_of_new_context

inline GLboolean tessera_is_enabled_in_new_context(GLenum /*name*/) {
    return GL_FALSE;
}
#define glIsEnabled tessera_is_enabled_in_new_context
