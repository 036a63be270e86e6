#include "app/board/tray_packing.h"

#include "base/index.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float finger = 44;

// A row: its slots are [begin, end).
struct Row {
    int begin = 0;
    int end = 0;
    Point size;
};

std::vector<Row> rows_of(const std::vector<Point>& sizes, float width) {
    constexpr float rounding = 0.01F;
    std::vector<Row> rows;
    for (int index = 0; index < int_size(sizes); ++index) {
        const Point size = at(sizes, index);
        if (rows.empty() || rows.back().size.x + size.x > width + rounding) {
            rows.push_back({index, index, {}});
        }
        Row& row = rows.back();
        row.end = index + 1;
        row.size = {row.size.x + size.x, std::max(row.size.y, size.y)};
    }
    return rows;
}

TrayRows measured(const std::vector<Row>& rows) {
    TrayRows all{int_size(rows), {}};
    for (const Row& row : rows) {
        all.size = {std::max(all.size.x, row.size.x), all.size.y + row.size.y};
    }
    return all;
}

float share_of(float spare, int count, float most) {
    return std::clamp(spare / static_cast<float>(count), 0.0F, most);
}

}  // namespace

SlotFit loose_fit(float cell) {
    constexpr float turned = 0.75F;
    return {cell, std::clamp(cell * 0.4F, 8.0F, 20.0F), turned};
}

SlotFit snug_fit(float cell, float turned) {
    return {cell, std::clamp(cell * 0.2F, 5.0F, 12.0F), turned};
}

std::vector<Point> slot_sizes(const std::vector<TrayItem>& items, const SlotFit& fit) {
    std::vector<Point> sizes;
    for (const TrayItem& item : items) {
        const float least = item.longest * fit.turned;
        const float around = item.beside + fit.margin;
        sizes.push_back({std::max(std::max(item.cells.x, least) * fit.cell + around, finger),
                         std::max(std::max(item.cells.y, least) * fit.cell + around, finger)});
    }
    return sizes;
}

TrayRows rows_within(const std::vector<Point>& sizes, float width) {
    return measured(rows_of(sizes, width));
}

float width_for(const std::vector<Point>& sizes, int rows, float least) {
    constexpr int halvings = 12;
    if (rows_within(sizes, least).count <= rows) {
        return least;
    }
    float low = least;
    float high = 0;
    for (const Point& size : sizes) {
        high += size.x;
    }
    for (int step = 0; step < halvings; ++step) {
        const float middle = (low + high) / 2;
        (rows_within(sizes, middle).count <= rows ? high : low) = middle;
    }
    return high;
}

std::vector<Rect> spread_rows(const std::vector<Point>& sizes, const Rect& room, float most_spare) {
    const std::vector<Row> rows = rows_of(sizes, room.width);
    const TrayRows all = measured(rows);
    const float deeper = share_of(room.height - all.size.y, std::max(all.count, 1), most_spare);
    const float height = all.size.y + deeper * static_cast<float>(all.count);
    float y = room.y + std::max((room.height - height) / 2, 0.0F);
    std::vector<Rect> slots;
    for (const Row& row : rows) {
        const int count = row.end - row.begin;
        const float wider = share_of(room.width - row.size.x, count, most_spare);
        const float width = row.size.x + wider * static_cast<float>(count);
        float x = room.x + std::max((room.width - width) / 2, 0.0F);
        for (int index = row.begin; index < row.end; ++index) {
            slots.push_back({x, y, at(sizes, index).x + wider, row.size.y + deeper});
            x = slots.back().right();
        }
        y += row.size.y + deeper;
    }
    return slots;
}

}  // namespace tessera
