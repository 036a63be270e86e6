#include "app/host/kept_files.h"

#include <doctest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <sys/resource.h>
#include <unistd.h>

namespace tessera {

TEST_SUITE_BEGIN("app/host/kept_files");

namespace {

// A temporary folder.
class Folder {
public:
    Folder() { std::filesystem::create_directories(path_); }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    Folder(Folder&&) = delete;
    Folder& operator=(Folder&&) = delete;

    KeptFiles files() const { return KeptFiles(path_); }
    std::ptrdiff_t file_count() const {
        return std::distance(std::filesystem::directory_iterator(path_),
                             std::filesystem::directory_iterator());
    }

private:
    std::string path_ =
        (std::filesystem::temp_directory_path() / ("tessera-kept-" + std::to_string(getpid()))).string() +
        "/";
};

// Limits the length of files, like a nearly full disk, while it exists.
class NearlyFull {
public:
    explicit NearlyFull(rlim_t longest) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit = {longest, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~NearlyFull() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    NearlyFull(const NearlyFull&) = delete;
    NearlyFull& operator=(const NearlyFull&) = delete;
    NearlyFull(NearlyFull&&) = delete;
    NearlyFull& operator=(NearlyFull&&) = delete;

private:
    rlimit before_ = {};
    void (*handler_)(int);
};

}  // namespace

TEST_CASE("texts come back as they are, and go") {
    const Folder folder;
    const std::string odd("a\0b\xff\r\n", 6);
    CHECK(folder.files().change({{"one", odd}, {"two", ""}}));
    CHECK(folder.files().load("one") == odd);
    CHECK(folder.files().load("two") == "");
    std::vector<std::string> keys = folder.files().keys();
    std::sort(keys.begin(), keys.end());
    CHECK(keys == std::vector<std::string>{"one", "two"});
    CHECK(folder.files().change({{"one", std::nullopt}, {"three", "3"}}));
    CHECK_FALSE(folder.files().load("one"));
    CHECK(folder.files().load("three") == "3");
    CHECK(folder.file_count() == 2);
}

TEST_CASE("a save that does not fit on the disk leaves the last one and whatever else would have changed") {
    const Folder folder;
    const std::string last(4000, 'a');
    REQUIRE(folder.files().change({{"game", last}, {"beside", "b"}}));
    {
        const NearlyFull full(4096);
        CHECK_FALSE(folder.files().change(
            {{"aside.1", last}, {"beside", std::nullopt}, {"game", std::string(4200, 'c')}}));
        CHECK(folder.files().change({{"settings", "dark"}}));
    }
    CHECK(folder.files().load("game") == last);
    CHECK(folder.files().load("beside") == "b");
    CHECK_FALSE(folder.files().load("aside.1"));
    CHECK(folder.file_count() == 3);
}

TEST_CASE("a folder that takes nothing refuses, and what was left half written is no text") {
    CHECK_FALSE(KeptFiles("/nowhere/at/all/").change({{"game", "a"}}));
    const Folder folder;
    REQUIRE(folder.files().change({{"game", "whole"}}));
    std::filesystem::copy(folder.files().path_of("game"), folder.files().path_of("game") + ".new");
    CHECK(folder.files().keys() == std::vector<std::string>{"game"});
    CHECK(folder.files().change({{"game", "next"}}));
    CHECK(folder.files().load("game") == "next");
    CHECK(folder.file_count() == 1);
}

TEST_SUITE_END();

}  // namespace tessera
