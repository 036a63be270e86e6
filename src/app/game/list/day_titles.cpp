#include "app/game/list/day_titles.h"

#include "base/index.h"

#include <array>
#include <chrono>

namespace tessera {

namespace {

// The number of words is a prime, so that every word comes in each run of so many days, on another day of the
// week each time. The order is frozen, since titles of past days depend on it: a new list needs a date from
// which on it is in force.
constexpr std::array<std::string_view, 83> words = {
    "Acrobat",      "Anchor",    "Anvil",       "Bakery",    "Balcony",     "Beehive",   "Bell tower",
    "Bonfire",      "Butterfly", "Candle",      "Caravan",   "Carousel",    "Cave",      "Chestnut",
    "Chimney",      "Clockwork", "Cloud",       "Clover",    "Comet",       "Compass",   "Cricket",
    "Desert",       "Dragonfly", "Drawbridge",  "Feather",   "Fireworks",   "Fog",       "Footprint",
    "Fountain",     "Garden",    "Glacier",     "Hammock",   "Harbour",     "Hedgehog",  "Honeycomb",
    "Island",       "Juggler",   "Kite",        "Ladder",    "Lantern",     "Library",   "Lighthouse",
    "Marble",       "Market",    "Meadow",      "Moonlight", "Mosaic",      "Orchard",   "Owl",
    "Pebble",       "Pocket",    "Postcard",    "Puddle",    "Raft",        "Rainbow",   "Saddle",
    "Sailing boat", "Seashell",  "Skylark",     "Snail",     "Squirrel",    "Staircase", "Stork",
    "Sundial",      "Swallow",   "Teapot",      "Telescope", "Thimble",     "Thunder",   "Tide",
    "Treasure",     "Trumpet",   "Umbrella",    "Valley",    "Village",     "Vineyard",  "Violin",
    "Walnut",       "Waterfall", "Weathercock", "Whale",     "Wheelbarrow", "Windmill",
};
constexpr int stride = 34;  // between two days

}  // namespace

std::string_view day_title(const Day& day) {
    const std::chrono::year_month_day date{std::chrono::year(day.year),
                                           std::chrono::month(static_cast<unsigned>(day.month)),
                                           std::chrono::day(static_cast<unsigned>(day.day))};
    const int number = static_cast<int>(std::chrono::sys_days(date).time_since_epoch().count());
    return at(words, number % int_size(words) * stride % int_size(words));
}

}  // namespace tessera
