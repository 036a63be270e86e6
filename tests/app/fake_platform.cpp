#include "app/fake_platform.h"

#include "app/text/shipped_translations.h"

#include <algorithm>
#include <memory>

namespace tessera {

namespace {

std::unique_ptr<FakePlatform>& installed() {
    static auto fake = std::make_unique<FakePlatform>();
    return fake;
}

}  // namespace

bool FakePlatform::has_announced(std::string_view sentence) const {
    return std::find(announced.begin(), announced.end(), sentence) != announced.end();
}

FakePlatform& fake_platform() {
    return *installed();
}

FakePlatform& fresh_fake_platform() {
    installed() = std::make_unique<FakePlatform>();
    return fake_platform();
}

namespace platform {

std::optional<std::string> load_text(std::string_view key) {
    ++fake_platform().load_count;
    const auto found = fake_platform().kept.find(key);
    return found == fake_platform().kept.end() ? std::nullopt : std::optional(found->second);
}
bool change_texts(const TextChanges& changes) {
    if (fake_platform().refuses_to_keep) {
        return false;
    }
    for (const auto& [key, text] : changes) {
        if (text) {
            fake_platform().kept[key] = *text;
        } else {
            fake_platform().kept.erase(key);
        }
    }
    return true;
}

std::vector<std::string> kept_keys() {
    std::vector<std::string> keys;
    for (const auto& [key, text] : fake_platform().kept) {
        keys.push_back(key);
    }
    return keys;
}

std::string fragment() {
    return fake_platform().fragment;
}
void set_fragment(std::string_view code) {
    fake_platform().fragment = code;
}
void set_depth(int depth) {
    fake_platform().depth = depth;
}
std::string page_address() {
    return "https://tessera.invalid/";
}

void copy_text(std::string_view /*text*/) {}
bool can_share() {
    return false;
}
void share_link(std::string_view /*title*/, std::string_view /*text*/, std::string_view /*link*/) {}
void download_picture(std::string_view file_name) {
    fake_platform().downloaded = file_name;
}

void download_drawing(std::string_view stem, std::string_view svg) {
    download_text(std::string(stem) + ".png", svg);
}

void download_text(std::string_view file_name, std::string_view text) {
    fake_platform().file_name = file_name;
    fake_platform().downloaded = text;
}
void download_bytes(std::string_view file_name, std::string_view bytes) {
    download_text(file_name, bytes);
}
bool has_pages() {
    return true;
}
void open_page(OtherPage page, std::string_view code) {
    fake_platform().visited = (page == OtherPage::lab ? "lab " : "game ") + std::string(code);
}
void open_lessons(std::string_view language, std::string_view code) {
    fake_platform().visited = "lessons " + std::string(language) + " " + std::string(code);
}
Framing framing() {
    return fake_platform().framing;
}
void copy_frame(std::string_view title, std::string_view code) {
    fake_platform().copied_frame = std::string(title) + '|' + std::string(code);
}
void print_drawing(std::string_view svg) {
    fake_platform().printed = svg;
}
void ask_levels() {
    fake_platform().are_levels_asked = true;
}
std::optional<std::string> ask_translation(std::string_view code) {
    fake_platform().translation_asked = code;
    return fake_platform().has_translations ? std::optional(std::string(shipped_translation(code)))
                                            : std::nullopt;
}
void ask_file(int id) {
    fake_platform().file_asked = id;
}
void ask_text(const TextQuestion& question) {
    fake_platform().question = question;
}

bool prefers_dark() {
    return fake_platform().prefers_dark;
}
bool prefers_reduced_motion() {
    return fake_platform().prefers_reduced_motion;
}

bool prefers_contrast() {
    return fake_platform().prefers_contrast;
}
std::string language() {
    return fake_platform().language;
}
void set_page_look(const PageLook& look) {
    fake_platform().look = look;
}

bool has_input_waiting() {
    return false;
}

bool is_whole() {
    return true;
}

bool has_licences() {
    return false;
}
void show_licences() {}

bool has_sounds() {
    return true;
}
void play_sound(Sound sound, bool is_loud, const std::vector<int>& notes) {
    fake_platform().sounds.push_back(sound);
    fake_platform().notes = notes;
    fake_platform().was_loud = is_loud;
}

void announce(std::string_view sentence) {
    fake_platform().announced.emplace_back(sentence);
}
void announce_hand(std::string_view sentence) {
    fake_platform().announced.emplace_back(sentence);
}
void show_controls(std::string_view /*lines*/) {}
void show_words(std::string_view text) {
    fake_platform().words = text;
}
Insets safe_area() {
    return {};
}

double now_ms() {
    return fake_platform().now_ms;
}
std::uint64_t wall_ms() {
    return 1790000000000 + static_cast<std::uint64_t>(fake_platform().now_ms);
}
std::string today() {
    return fake_platform().today;
}
std::string random_seed_text() {
    return fake_platform().seed;
}

void request_frame() {
    ++fake_platform().frames_asked;
}
void request_frame_in(double /*ms*/) {}

}  // namespace platform

}  // namespace tessera
