#pragma once

#include "app/host/platform.h"

#include <atomic>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// A fake host without a window: tests set its answers and inspect what it was asked to do.
struct FakePlatform {
    std::map<std::string, std::string, std::less<>> kept;
    bool refuses_to_keep = false;
    int load_count = 0;  // number of reads of kept texts
    std::string fragment;
    std::optional<int> depth;
    bool prefers_dark = false;
    bool prefers_reduced_motion = true;  // keeps animations short
    bool prefers_contrast = false;
    std::string language = "en";
    std::string today = "2026-11-21";
    std::string seed = "7";
    double now_ms = 1000;
    std::vector<std::string> announced;
    std::vector<platform::Sound> sounds;  // played so far
    std::vector<int> notes;               // of the last one
    bool was_loud = false;                // the last sound
    std::string words;                    // description of the table
    platform::PageLook look;
    std::optional<platform::TextQuestion> question;
    std::string downloaded;
    std::string file_name;  // of the download
    std::string printed;
    platform::Framing framing = platform::Framing::none;  // set before the program starts
    std::string copied_frame;                             // "TITLE|CODE"
    std::string visited;                                  // "lab CODE", "game CODE"
    std::optional<int> file_asked;
    bool are_levels_asked = false;
    bool has_translations = true;       // available at once
    std::string translation_asked;      // language code
    std::atomic<int> frames_asked = 0;  // atomic, as jobs ask from their threads

    bool has_announced(std::string_view sentence) const;
};

FakePlatform& fake_platform();        // used by platform.h's functions
FakePlatform& fresh_fake_platform();  // the same, reset as if just installed

}  // namespace tessera
