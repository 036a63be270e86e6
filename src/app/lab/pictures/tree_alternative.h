#pragma once

#include "app/lab/replay/lab.h"

#include <string_view>

namespace tessera {

// Another view of a search that has a tree: shown in place of the tree where the link's option `view` names it.
class TreeAlternative {
public:
    TreeAlternative() = default;
    virtual ~TreeAlternative() = default;
    TreeAlternative(const TreeAlternative&) = delete;
    TreeAlternative(TreeAlternative&&) = delete;
    TreeAlternative& operator=(const TreeAlternative&) = delete;
    TreeAlternative& operator=(TreeAlternative&&) = delete;

    virtual std::string_view name() const = 0;     // in the link
    virtual std::string_view caption() const = 0;  // of its button, in English
    virtual bool is_available() const { return true; }
    bool is_shown(const Lab& lab) const { return is_available() && lab.view() == name(); }

    virtual void prepare(const Lab& /*lab*/) {}  // call once a frame, before drawing, shown or not
    virtual void draw(Lab& lab, Ui& ui, const Rect& area) = 0;
    virtual bool is_moving(double /*now_ms*/) const { return false; }
    // For views that are shown:
    virtual void follow(const Lab& /*lab*/) {}
    virtual void put_in_words(BoardWords& /*words*/, const Lab& /*lab*/) const {}

    virtual void write(Json& json, const Lab& lab) const = 0;
};

}  // namespace tessera
