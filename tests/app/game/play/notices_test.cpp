#include "app/game/play/notices.h"

#include "app/fake_platform.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/play/notices");

TEST_CASE("a notice is announced, asks for a frame and goes by itself") {
    FakePlatform& host = fresh_fake_platform();
    Notices notices;
    notices.show("Link copied.", false, 100);
    REQUIRE(notices.current());
    CHECK(host.has_announced("Link copied."));
    CHECK(host.frames_asked == 1);
    notices.close_if_over(notices.current()->end_ms - 1);
    CHECK(notices.current());
    notices.close_if_over(notices.current()->end_ms);
    CHECK_FALSE(notices.current());
}

TEST_CASE("the latest notice takes the place of the one before it") {
    fresh_fake_platform();
    Notices notices;
    notices.show("No.", true, 0);
    notices.offer("Your other game is kept.", NoticeAction::bring_back, 0);
    REQUIRE(notices.current());
    CHECK(notices.current()->text == "Your other game is kept.");
    CHECK(notices.current()->action == NoticeAction::bring_back);
    CHECK_FALSE(notices.current()->is_bad);
}

TEST_CASE("a refusal goes with the next thing that works, and no other notice does") {
    fresh_fake_platform();
    Notices notices;
    notices.refuse("It does not fit there.", 0);
    REQUIRE(notices.current());
    CHECK(notices.current()->is_bad);
    notices.close_refusal();
    CHECK_FALSE(notices.current());
    notices.show("The browser does not let this page save your game.", true, 0);
    notices.close_refusal();
    CHECK(notices.current());
}

TEST_CASE("an offer stays longer than a remark") {
    fresh_fake_platform();
    Notices remark;
    Notices offer;
    remark.show("No.", true, 0);
    offer.offer("Your other game is kept.", NoticeAction::bring_back, 0);
    CHECK(offer.current()->end_ms > remark.current()->end_ms);
}

TEST_SUITE_END();
