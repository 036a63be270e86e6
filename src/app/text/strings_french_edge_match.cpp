#include "app/text/strings_french.h"

// The family edge_match: its rules, hints and captions.

namespace tessera {

namespace {

// clang-format off
constexpr auto sentences = std::to_array<Translation>({
    {"A plain frame", "Un cadre uni"},
    {"Colours", "Couleurs"},
    {"Clashes", "Erreurs"},
    {"Motifs", "Motifs"},
    {"Motifs in two halves", "Motifs en deux moitiés"},
    {"Edge match", "Bords assortis"},
    {"the edges of a tile are named from the top, clockwise", "les bords d’une tuile sont nommés à partir du haut, dans le sens des aiguilles"},
    {"tile", "tuile"},
    {"Border first, fits looked up", "Bord d’abord, accords en table"},
    {"Scarcest cell first", "Case la plus contrainte"},
    {"Row by row", "Rangée par rangée"},
    {"1 tile left", "1 tuile à poser"},
    {"{} tiles left", "{} tuiles à poser"},
    {"1 clash", "1 erreur"},
    {"{} clashes", "{} erreurs"},
    {"Solved! Every edge matches", "Résolu\u00a0! Tous les bords s’accordent"},
    {"Lay the tiles so that the edges of neighbours match.", "Posez les tuiles de sorte que les bords voisins s’accordent."},
    {"Plain edges belong to the frame.", "Les bords unis vont sur le cadre."},
    {"Drag a tile, or tap it and then tap a cell. A tile on another one changes places with it.", "Glissez une tuile, ou touchez-la puis touchez une case. Posée sur une autre, elle change de place avec elle."},
    {"Turn: R, the wheel, the right button, or a tap on the tile in hand.", "Tourner\u00a0: R, la molette, le bouton droit, ou touchez la tuile en main."},
    {"Keyboard: Tab picks a tile, arrows move it, R turns it, Enter places it, Backspace takes it back.", "Clavier\u00a0: Tab prend une tuile, les flèches la déplacent, R la tourne, Entrée la pose, Retour arrière la reprend."},
    {"the engine {} would need too much memory", "le moteur {} demanderait trop de mémoire"},
    {"a board has up to {} rows and columns", "un plateau a jusqu’à {} lignes et colonnes"},
    {"a single solution is proved up to {0}x{0} only", "une solution unique n’est prouvée que jusqu’à {0}x{0}"},
    {"no puzzle with a single solution was found: more motifs or colours help",
     "aucun puzzle à solution unique n’a été trouvé\u00a0: plus de motifs ou de couleurs aident"},
    {"that is not on the board", "ce n’est pas sur le plateau"},
    {"that tile lies on the board already", "cette tuile est déjà sur le plateau"},
    {"the link has no board of tiles", "le lien n’a pas de plateau de tuiles"},
    {"the link has too many tiles", "le lien a trop de tuiles"},
    {"the tile lies there already", "la tuile y est déjà"},
    {"there are up to {} motifs and {} colours", "il y a jusqu’à {} motifs et {} couleurs"},
    {"there is no such tile", "il n’y a pas de telle tuile"},
    {"there is no tile to move", "il n’y a pas de tuile à déplacer"},
    {"there is no tile to take back", "il n’y a pas de tuile à reprendre"},
    {"every way to go on was tried", "toutes les suites ont été essayées"},
    {"look here: least choice is left", "regardez ici\u00a0: c’est là qu’il reste le moins de choix"},
    {"look here: {} tiles fit, nowhere fewer", "regardez ici\u00a0: {} tuiles conviennent, nulle part moins"},
    {"none of the tiles left fits here", "aucune des tuiles restantes ne convient ici"},
    {"only one tile fits its neighbours", "une seule tuile s’accorde à ses voisines"},
    {"only one tile fits its neighbours and the frame", "une seule tuile s’accorde à ses voisines et au cadre"},
    {"only one tile is left that can lie here", "il ne reste qu’une tuile qui peut aller ici"},
    {"something on the board does not fit", "quelque chose ne convient pas sur le plateau"},
    {"take these tiles back", "reprenez ces tuiles"},
    {"take this tile back", "reprenez cette tuile"},
    {"the edges of these tiles clash", "les bords de ces tuiles ne s’accordent pas"},
    {"the position can be completed", "la position peut être terminée"},
    {"the search was given up: it is not known whether this can be completed",
     "la recherche a été abandonnée\u00a0: on ne sait pas si cela peut être terminé"},
    {"this puzzle has no solution at all", "ce puzzle n’a aucune solution"},
    {"tile {} belongs here", "la place de la tuile {} est ici"},
    {"{} tiles fit here, but only some of them lead to a solution",
     "{} tuiles conviennent ici, mais seules quelques-unes mènent à une solution"},
});
// clang-format on

}  // namespace

std::string_view french_of_edge_match(std::string_view english) {
    return look_up(sentences, english);
}

}  // namespace tessera
