#include "app/text/strings_french.h"

namespace tessera {

namespace {

// clang-format off
constexpr auto play_sentences = std::to_array<Translation>({
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

constexpr auto titles = std::to_array<Translation>({
    {"A dozen eggs", "Une douzaine d’œufs"},
    {"A narrow gate", "Une porte étroite"},
    {"A wall in the way", "Un mur en travers"},
    {"All the way round", "Le tour complet"},
    {"Around the hedge", "Autour de la haie"},
    {"Corner to corner", "D’un coin à l’autre"},
    {"Cross traffic", "Circulation croisée"},
    {"Detour", "Détour"},
    {"Easy chair", "Dans un fauteuil"},
    {"Fifteen and one", "Quinze et un"},
    {"Four gates", "Quatre portes"},
    {"Four square", "Quatre au carré"},
    {"Full house", "Complet"},
    {"Garden walls", "Murs de jardin"},
    {"Half a dozen", "Une demi-douzaine"},
    {"Locked rooms", "Chambres closes"},
    {"Market day", "Jour de marché"},
    {"Nine to sort", "Neuf à ranger"},
    {"One door less", "Une porte de moins"},
    {"Rush hour", "Heure de pointe"},
    {"Sideways", "De côté"},
    {"Six in a box", "Six dans une boîte"},
    {"Sixteen letters", "Seize lettres"},
    {"Small change", "Petite monnaie"},
    {"Standing tall", "Debout"},
    {"Tall order", "Rude tâche"},
    {"The back stairs", "L’escalier de service"},
    {"The great sort", "Le grand tri"},
    {"The long hall", "Le long couloir"},
    {"The maze keeper", "Le gardien du labyrinthe"},
    {"The towpath", "Le chemin de halage"},
    {"Three barriers", "Trois barrières"},
    {"Three by three", "Trois sur trois"},
    {"Tumbled", "Culbutés"},
    {"Twelve tiles", "Douze tuiles"},
    {"Twenty", "Vingt"},
    {"Twenty-five", "Vingt-cinq"},
    {"Two fences", "Deux clôtures"},
    {"Two swaps", "Deux échanges"},
    {"Upstairs", "À l’étage"},
});
// clang-format on

}  // namespace

std::string_view french_of_number_swap(std::string_view english) {
    for (const std::string_view french : {look_up(play_sentences, english), look_up(titles, english)}) {
        if (!french.empty()) {
            return french;
        }
    }
    return {};
}

}  // namespace tessera
