// Feeds the readers with damaged good texts, the same ones every time: DRIVER INPUT_COUNT [FILE ...]. Files,
// whose first letter selects the reader, are fed unchanged, so a finding of libFuzzer can become a test.
// DRIVER --corpus FOLDER writes the good texts to FOLDER/READER/NUMBER instead, as libFuzzer's initial
// corpus.

#include "base/rng.h"
#include "base/text.h"
#include "formats/formats.h"
#include "fuzz/readers.h"
#include "games/families.h"
#include "jobs/job.h"
#include "jobs/report.h"
#include "session/exported_texts.h"
#include "session/save.h"
#include "session/share.h"
#include "session/shipped_levels.h"
#include "support/chance.h"
#include "support/random_moves.h"

#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace tessera {

namespace {

template <Game G>
void add_texts_of_family(std::vector<std::string>& seeds) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Session<G> game(sample_level<G>(seed));
        Rng rng(seed);
        for (int count = 0; count < 8; ++count) {
            game.play(Sample<G>::move(game.level(), game.state(), rng));
        }
        const auto move = Sample<G>::move(game.level(), game.state(), rng);
        seeds.push_back("M" + G::format_move(game.level(), move) + "\n" + G::format_level(game.level()));
        const std::string code = *encode_link_of(game, true);
        const LinkParts parts = *take_link_apart(code);
        seeds.push_back("L" + G::format_level(game.level()));
        seeds.push_back("C" + code);
        seeds.push_back("B" + (parts.letter + std::string(parts.body)));
        seeds.push_back("S" + format_save_record(record_of(game)));
        seeds.push_back("J" + format_job({std::string(G::id), SolveJob{position_of(game), {}}}));
    }
    seeds.push_back("P" + std::string(G::id) + " " + G::format_params(*G::parse_params(Sample<G>::params)));
    const std::string recipe = *encode_recipe<G>(*G::parse_params(Sample<G>::params), 5);
    seeds.push_back("B" + (recipe_letter + std::string(take_link_apart(recipe)->body)));
}

template <class... Gs>
void add_texts_of_families(TypeList<Gs...> /*families*/, std::vector<std::string>& seeds) {
    (add_texts_of_family<Gs>(seeds), ...);
}

// On other lattices than squares.
const std::string lattice_levels[] = {
    "tessera 1 polyomino\nlattice hexagonal\nboard\n . .\n. # .\n . .\nend\npiece A x2 named tint3\n X\nX\n "
    "X\nend\n"
    "place A 0 0 1\n",
    "tessera 1 polyomino\nlattice triangular\nboard\n  .\n ...\nend\npiece L noflip\nXXX\nend\npiece M "
    "noturn\nX\nend\n",
    "tessera 1 polyomino\nlattice cubic\nboard\n..\n-\n.#\n..\nend\npiece A x2 flip\nX\n-\nX\nend\npiece "
    "B\nX\nend\n",
    "tessera 1 polyomino\nlattice sphere\nboard\n..\n..\n-\n.\nend\nset pentominoes\n",
    "tessera 1 polyomino\nlattice diagonal\nboard\n .\n. #\n .\nend\npiece A\n X\nX\nend\npiece "
    "B\nX\nend\n",
};

// Adds small puzzles in every format that writes them, and texts that no format writes.
void add_texts_of_formats(std::vector<std::string>& seeds) {
    const std::string puzzles[] = {
        "tessera 1 polyomino\nboard\n...\n...\nend\npiece L x2\nXX\nX.\nend\n",
        "tessera 1 polyomino\nboard\n..#\n...\nend\npiece I noflip\nXX\nend\npiece V x2\nXX\n.X\nend\n",
        "tessera 1 number_swap\ngrid\n2 1 3\nend\n",
        "tessera 1 edge_match\nsize 2x1\ntiles\n=1------ =1------\nend\n",
    };
    std::vector<std::string> all(std::begin(puzzles), std::end(puzzles));
    all.insert(all.end(), std::begin(lattice_levels), std::end(lattice_levels));
    for (const std::string& puzzle : all) {
        const auto taken = read_as(*format_called("level"), puzzle);
        for (const Format& format : formats()) {
            if (taken && format.read != nullptr && format.write != nullptr) {
                if (const auto written = write_as(format, taken->content)) {
                    seeds.push_back("F" + std::string(format.id) + "\n" + written->text);
                }
            }
        }
    }
    seeds.push_back("Fcut\n 0 0 1\n # 1 1\n");
    seeds.push_back("Fletters\nAAB\n.BB\n");
    seeds.push_back("Fmatrix\n[[1, 1],\n [1, 0]]\n\n[[1, 1]]\n\n[[1]]\n");
    seeds.push_back("Fdlx\n| TAOCP 7.2.2.1\np q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n");
    seeds.push_back(
        "Fxmpuzzle\n<puzzle version=\"2\"><gridType type=\"0\"/><shapes><voxel x=\"2\" y=\"1\" z=\"1\">"
        "#1+</voxel></shapes><problems><problem><shapes><shape id=\"0\" min=\"0\" max=\"2\"/></shapes>"
        "<result id=\"0\"/></problem></problems></puzzle>");
    for (const std::string grid : {"0", "1", "2"}) {
        seeds.push_back(
            "Fxmpuzzle\n<puzzle version=\"2\"><gridType type=\"" + grid +
            "\"/><shapes><voxel x=\"2\" y=\"2\" z=\"2\">#__#_##_</voxel></shapes><problems><problem><shapes>"
            "<shape id=\"0\"/></shapes><result id=\"0\"/></problem></problems></puzzle>");
    }
}

std::vector<std::string> good_texts() {
    std::vector<std::string> seeds;
    add_texts_of_formats(seeds);
    add_texts_of_family<NullGame>(seeds);
    add_texts_of_families(FamilyList(), seeds);
    for (const ShippedLevel& level : shipped_levels()) {
        seeds.push_back("L" + std::string(level.text));
    }
    for (const std::string& level : lattice_levels) {
        const std::string code = *encode_link(*open_level(level), true);
        const LinkParts parts = *take_link_apart(code);
        seeds.push_back("L" + level);
        seeds.push_back("B" + (parts.letter + std::string(parts.body)));
    }
    seeds.push_back("R" + format_report(ProgressReport{{1, 2, 3, 4, 5}, {"a", "b"}}));
    seeds.push_back("R" + format_report(SolutionReport{{"a"}, {{"par", "12"}}}));
    const HintStep step{say("{}", 1), {{1, 2}}, {"F"}, {"b"}, {"c"}};
    seeds.push_back("R" + format_report(HintReport{{true, {step}, {"a"}}}));
    HintStep line = step;
    line.deduction = "d";
    seeds.push_back("R" + format_report(ExplanationReport{{true, false, {line}}}));
    seeds.push_back("R" +
                    format_report(DoneReport{Outcome::solved, {1, 2, 3, 4, 5}, say("{} and {}", 1, 2)}));
    seeds.push_back("G 1 1 2\n 1 3 2\n # 3 2\n");
    seeds.push_back("G# a comment\n a a b\n c b b\n");
    seeds.push_back("Pnumber_swap size 10x7 barriers 9 swaps 30");
    seeds.push_back("Pnumber_swap difficulty hard");
    seeds.push_back("Pedge_match size 6x5 motifs 3 colors 2 frame no halves yes unique yes");
    seeds.push_back("E" + format_export({{"game.1", "tessera-kept 1\nend\n"}, {"settings", "theme 1\\\n"}}));
    seeds.push_back("K0:,12:why%20here%3F,40:%C3%A9t%C3%A9,1000000:plain-text_1.5");
    seeds.push_back("AHOBBBVHM HVBMBOHM\nHMBBBVHB =A------\n");
    return seeds;
}

constexpr std::string_view letters = "\n\n  ##..//--__xX0123456789ABCDEFGHIKabcdefghiknopst\\\t\r\xff{}";

std::string random_piece(const std::vector<std::string>& seeds, Rng& rng) {
    const std::string& other = any_element(seeds, rng);
    return other.substr(any_place(other.size(), rng), any_place(20, rng));
}

// Damages the text in one small way: changes, removes, inserts or doubles a letter, inserts a part of another
// text, makes a number large, shortens a line, or cuts off the end.
void damage(std::string& text, const std::vector<std::string>& seeds, Rng& rng) {
    const std::size_t place = 1 + any_place(text.size(), rng);
    const std::size_t inside = std::min(place, text.size() - 1);
    switch (rng.between(0, 7)) {
        case 0:
            text[inside] = any_element(letters, rng);
            break;
        case 1:
            text.erase(inside, 1 + any_place(3, rng));
            break;
        case 2:
            text.insert(place, 1, any_element(letters, rng));
            break;
        case 3:
            text.insert(place, text.substr(inside, any_place(30, rng)));
            break;
        case 4:
            text.insert(place, random_piece(seeds, rng));
            break;
        case 5:
            text.insert(place, rng.below(2) == 0 ? "99999999999999999999" : "4097");
            break;
        case 6:
            text.erase(inside, text.find('\n', inside) - inside);
            break;
        default:
            text.resize(place);
            break;
    }
    text = text.empty() ? "L" : text;
}

bool play_file(const char* name) {
    std::ifstream file(name, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    feed(text.str());
    return file.good();
}

void play_damaged(int input_count) {
    const std::vector<std::string> seeds = good_texts();
    for (int number = 0; number < input_count; ++number) {
        Rng rng(static_cast<std::uint64_t>(number));
        std::string input = at(seeds, number % int_size(seeds));
        const char kind = input.front();
        for (int count = rng.between(0, 4); count > 0; --count) {
            damage(input, seeds, rng);
        }
        input.front() = kind;
        feed(input);
    }
}

// Writes the good texts to the folders of the readers, which must exist.
bool write_corpus(const std::string& folder) {
    int number = 0;
    for (const std::string& text : good_texts()) {
        for (const Reader& reader : readers()) {
            if (reader.letter == text.front()) {
                const std::string name =
                    folder + "/" + std::string(reader.name) + "/" + std::to_string(++number);
                std::ofstream file(name, std::ios::binary);
                file << text.substr(1);
                if (!file) {
                    return false;
                }
            }
        }
    }
    return true;
}

}  // namespace

}  // namespace tessera

int main(int argument_count, char** arguments) {
    if (argument_count == 3 && std::string_view(arguments[1]) == "--corpus") {
        return tessera::write_corpus(arguments[2]) ? 0 : 2;
    }
    const auto input_count = argument_count > 1 ? tessera::parse_int(arguments[1], 0, 1 << 30) : std::nullopt;
    if (!input_count) {
        std::fprintf(stderr, "usage: %s INPUT_COUNT [FILE ...] or --corpus FOLDER\n", arguments[0]);
        return 2;
    }
    tessera::play_damaged(*input_count);
    for (int index = 2; index < argument_count; ++index) {
        if (!tessera::play_file(arguments[index])) {
            std::fprintf(stderr, "%s cannot be read\n", arguments[index]);
            return 2;
        }
    }
    std::printf("%d inputs\n", *input_count + argument_count - 2);
    return 0;
}
