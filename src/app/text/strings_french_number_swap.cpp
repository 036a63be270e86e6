#include "app/text/strings_french.h"

// The family number_swap: its rules, hints and captions.

namespace tessera {

namespace {

// clang-format off
constexpr auto sentences = std::to_array<Translation>({
    {"Number swap", "Échanges"},
    {"a barrier between the {} and the {}", "une barrière entre le {} et le {}"},
    {"Swap them", "Les échanger"},
    {"Quick", "Rapide"},
    {"Pattern tables, until proved", "Tables de motifs, jusqu’à la preuve"},
    {"A*: distances / 2", "A* : distances / 2"},
    {"A*: misplaced tiles / 2", "A* : tuiles mal placées / 2"},
    {"A*: half of each", "A* : moitié de chacune"},
    {"A*: sum of both, not always shortest", "A* : somme des deux, pas toujours optimal"},
    {"A*: distances, not always shortest", "A* : distances, pas toujours optimal"},
    {"From both ends", "Par les deux bouts"},
    {"Breadth first", "En largeur"},
    {"The whole map of grids", "Toute la carte des grilles"},
    {"One tile after the other", "Une tuile après l’autre"},
    {"a barrier lies between these two cells", "une barrière sépare ces deux cases"},
    {"a tile cannot be swapped with itself", "une tuile ne s’échange pas avec elle-même"},
    {"only neighbours that share an edge can be swapped", "seules des voisines qui partagent un bord s’échangent"},
    {"the barriers in the link are damaged", "les barrières du lien sont abîmées"},
    {"the link does not say how large the grid is", "le lien ne dit pas la taille de la grille"},
    {"this cell is not on the board", "cette case n’est pas sur le plateau"},
    {"barriers cut the {} off from its place: the grid cannot be sorted",
     "des barrières séparent le {} de sa place\u00a0: la grille ne peut pas être triée"},
    {"one swap sorts the grid", "un échange trie la grille"},
    {"swap the {} and the {}: it looks like a detour, but the way is no longer for it",
     "échangez le {} et le {}\u00a0: cela semble un détour, mais le chemin n’en est pas plus long"},
    {"swap the {} and the {}: this brings one tile nearer", "échangez le {} et le {}\u00a0: une tuile s’approche"},
    {"swap the {} and the {}: this brings two tiles nearer", "échangez le {} et le {}\u00a0: deux tuiles s’approchent"},
    {"the grid can be sorted in {} swaps, and not in fewer", "la grille se trie en {} échanges, et pas en moins"},
    {"the grid can be sorted in {} swaps, and not in fewer than {}",
     "la grille se trie en {} échanges, et pas en moins de {}"},
    {"the {} wants to go down", "le {} veut descendre"},
    {"the {} wants to go left", "le {} veut aller à gauche"},
    {"the {} wants to go right", "le {} veut aller à droite"},
    {"the {} wants to go up", "le {} veut monter"},
    {"Bring the numbers in order, row by row, by swapping neighbours.",
     "Rangez les nombres ligne par ligne en échangeant des voisins."},
    {"Tap two neighbours, or drag one onto the other. Nothing passes a barrier.",
     "Touchez deux voisins, ou faites glisser l’un sur l’autre. Rien ne passe une barrière."},
    {"Keyboard: arrows walk, Enter picks a tile up, arrows carry it, Enter puts it down.",
     "Clavier\u00a0: les flèches se déplacent, Entrée prend une tuile, les flèches la portent, Entrée la pose."},
    {"Par is the fewest swaps there can be.", "Le par est le plus petit nombre d’échanges possible."},
    {"On small boards a map shows every grid: the lit way is a shortest one. Tab goes there, arrows walk along it.",
     "Sur les petits plateaux, une carte montre toutes les grilles\u00a0: le chemin éclairé est un plus court. "
     "Tab y mène, les flèches la parcourent."},
    {"{}; swaps to go: {}", "{}\u00a0; échanges restants\u00a0: {}"},
    {"Sorted in {} swaps", "Rangé en {} échanges"},
    {"Sorted in 1 swap", "Rangé en 1 échange"},
    {"Sorted in 1 swap, par {}", "Rangé en 1 échange, par {}"},
    {"1 swap", "1 échange"},
    {"1 swap, par {}", "1 échange, par {}"},
    {"1 swap, par {} to {}", "1 échange, par entre {} et {}"},
    {"Barriers", "Barrières"},
    {"none", "aucune"},
    {"Swaps away from order", "Échanges depuis l’ordre"},
    {"Sorted in {} swaps, par {}", "Rangé en {} échanges, par {}"},
    {"{} swaps", "{} échanges"},
    {"Sorted in {} swaps, par {} to {}", "Rangé en {} échanges, par entre {} et {}"},
    {"{} swaps, par {} to {}", "{} échanges, par entre {} et {}"},
    {"{} swaps, par {}", "{} échanges, par {}"},
    {"more than {} barriers would cut the board in two", "plus de {} barrières couperaient le plateau en deux"},
});
// clang-format on

}  // namespace

std::string_view french_of_number_swap(std::string_view english) {
    return look_up(sentences, english);
}

}  // namespace tessera
