#pragma once

#include "app/host/platform.h"

#include <atomic>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// A host without a window, whose answers a test chooses and whose doings it can look at.
struct FakePlatform {
    std::map<std::string, std::string, std::less<>> kept;
    bool refuses_to_keep = false;
    int load_count = 0;  // of kept texts that were read
    std::string fragment;
    std::optional<int> depth;
    bool prefers_dark = false;
    bool prefers_reduced_motion = true;  // nothing is on its way for long
    bool prefers_contrast = false;
    std::string language = "en";
    std::string today = "2026-11-21";
    std::string seed = "7";
    double now_ms = 1000;
    std::vector<std::string> announced;
    std::vector<platform::Sound> sounds;  // that were played
    bool was_loud = false;                // the last of them
    std::string words;                    // the table in words
    platform::PageLook look;
    std::optional<platform::TextQuestion> question;
    std::string downloaded;
    std::string file_name;  // of what was downloaded
    std::string printed;
    platform::Framing framing = platform::Framing::none;  // before the program starts
    std::string copied_frame;                             // "TITLE|CODE"
    std::string visited;                                  // "lab CODE", "game CODE"
    std::optional<int> file_asked;
    bool are_levels_asked = false;
    bool has_translations = true;       // at hand
    std::string translation_asked;      // code of the language
    std::atomic<int> frames_asked = 0;  // jobs ask from their threads

    bool has_announced(std::string_view sentence) const;
};

FakePlatform& fake_platform();        // the one that platform.h's functions ask
FakePlatform& fresh_fake_platform();  // the same, as if just installed

}  // namespace tessera
