// Host functions of the page. Everything that needs the browser is a function of the object `page` in
// web/page, called by name; calls from the page to the program are in loop_web.cpp.

#include "app/host/page_door.h"
#include "app/host/platform.h"
#include "base/base64url.h"
#include "base/index.h"
#include "base/json.h"
#include "base/text.h"

#include <emscripten.h>

#include <algorithm>
#include <array>

namespace tessera::platform {

std::optional<std::string> load_text(std::string_view key) {
    return ask("load", key);
}

std::vector<std::string> kept_keys() {
    const std::string lines = ask("keys").value_or("");
    std::vector<std::string> keys;
    for (const Token& line : split_lines(lines)) {
        keys.emplace_back(line.text);
    }
    return keys;
}

bool change_texts(const TextChanges& changes) {
    Json json;
    json.open('{');
    for (const auto& [key, text] : changes) {
        json.key(key);
        text ? json.text(*text) : json.null();
    }
    json.close('}');
    return ask("change", json.written()).has_value();
}

std::string fragment() {
    return ask("fragment").value_or("");
}
void set_fragment(std::string_view code) {
    call_page("set_fragment", code);
}
void set_depth(int depth) {
    call_page("set_depth", std::to_string(depth));
}
std::string page_address() {
    return ask("page_address").value_or("");
}

void copy_text(std::string_view text) {
    call_page("copy", text);
}
bool can_share() {
    return ask("can_share").has_value();
}
void share_link(std::string_view title, std::string_view text, std::string_view link) {
    call_page("share", title, std::string(text) + '\n' + std::string(link));
}
bool has_licences() {
    return true;
}
void show_licences() {
    call_page("show_licences");
}
bool has_pages() {
    return true;
}
void open_page(OtherPage page, std::string_view code) {
    call_page("open_page", page == OtherPage::lab ? "lab.html" : "./", code);
}
void open_lessons(std::string_view language, std::string_view code) {
    call_page("open_page", language == "fr" ? "learn.fr.html" : "learn.html", code);
}

Framing framing() {
    const auto answer = ask("framing");
    return !answer ? Framing::none : *answer == "only" ? Framing::look : Framing::play;
}
void copy_frame(std::string_view title, std::string_view code) {
    call_page("copy_frame", title, code);
}

void ask_text(const TextQuestion& question) {
    Json json;
    json.open('{');
    json.field("id", question.id);
    json.field("title", question.title);
    json.field("text", question.text);
    json.field("accept", question.accept);
    json.field("cancel", question.cancel);
    json.field("is_number", question.is_number);
    json.field("max_length", question.max_length);
    json.field("rule", question.rule);
    json.field("low", question.low);
    json.field("high", question.high);
    json.close('}');
    call_page("ask_text", json.written());
}

void download_text(std::string_view file_name, std::string_view text) {
    call_page("download", file_name, text);
}
void download_bytes(std::string_view file_name, std::string_view bytes) {
    BitWriter digits;
    for (const char byte : bytes) {
        digits.put(static_cast<unsigned char>(byte), 8);
    }
    call_page("download_bytes", file_name, digits.digits());
}
void download_drawing(std::string_view stem, std::string_view svg) {
    call_page("download_drawing", stem, svg);
}
void download_picture(std::string_view file_name) {
    call_page("download_picture", file_name);
}
void print_drawing(std::string_view svg) {
    call_page("print_drawing", svg);
}
void ask_levels() {
    call_page("ask_levels");
}
std::optional<std::string> ask_translation(std::string_view code) {
    return ask("ask_translation", code);
}
void ask_file(int id) {
    call_page("ask_file", std::to_string(id));
}
bool prefers_dark() {
    return ask("prefers_dark").has_value();
}
bool prefers_reduced_motion() {
    return ask("prefers_reduced_motion").has_value();
}
bool prefers_contrast() {
    return ask("prefers_contrast").has_value();
}
std::string language() {
    return ask("language").value_or("en");
}
void set_page_look(const PageLook& look) {
    Json json;
    json.open('{');
    json.field("is_dark", look.is_dark);
    json.field("background", look.background);
    json.field("language", look.language);
    json.field("title", look.title);
    json.field("how", look.how);
    json.close('}');
    call_page("set_look", json.written());
}
bool is_whole() {
    return ask("is_whole").has_value();
}

bool has_sounds() {
    return true;
}
void play_sound(Sound sound, bool is_loud, const std::vector<int>& notes) {
    std::string manner = is_loud ? "loud" : "quiet";
    for (const int note : notes) {
        manner += " " + std::to_string(note);
    }
    call_page("play_sound", std::to_string(static_cast<int>(sound)), manner);
}

void announce(std::string_view sentence) {
    call_page("announce", sentence);
}
void announce_hand(std::string_view sentence) {
    call_page("announce_hand", sentence);
}
void show_controls(std::string_view lines) {
    call_page("controls", lines);
}
void show_words(std::string_view text) {
    call_page("words", text);
}

// Whole pixels suffice: parsing fractions would link 10 KB of the C library.
Insets safe_area() {
    const std::string text = ask("safe_area").value_or("");
    std::array<float, 4> sides{};
    const std::vector<Token> words = split_words({text, 0});
    for (std::size_t index = 0; index < std::min(words.size(), sides.size()); ++index) {
        const std::string_view whole = words[index].text.substr(0, words[index].text.find('.'));
        sides[index] = static_cast<float>(parse_int(whole, 0, 1000).value_or(0));
    }
    return {sides[0], sides[1], sides[2], sides[3]};
}

double now_ms() {
    return emscripten_get_now();
}
std::uint64_t wall_ms() {
    return parse_uint64(ask("wall_ms").value_or("0")).value_or(0);
}
std::string today() {
    return ask("today").value_or("");
}
std::string random_seed_text() {
    return ask("random_seed").value_or("1");
}

}  // namespace tessera::platform
