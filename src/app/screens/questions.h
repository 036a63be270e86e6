#pragma once

// Numbers of the questions that the host puts to the player (platform::ask_text, platform::ask_file); an answer has that of
// its question.

namespace tessera {

inline constexpr int seed_question = 1;         // of the maker
inline constexpr int first_field_question = 2;  // of the maker; further fields follow
inline constexpr int import_question = 500;     // a file of games
inline constexpr int draft_question = 501;      // the file of a level
inline constexpr int field_question = 502;      // the value of an editor's field
inline constexpr int series_title_question = 503;
inline constexpr int series_author_question = 504;
inline constexpr int series_note_question = 505;
inline constexpr int first_tier_question = 1000;  // the number of a graded puzzle; further tiers follow

}  // namespace tessera
