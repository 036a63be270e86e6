#include "app/text/strings_french.h"

// The family polyomino: its rules, hints and captions.

namespace tessera {

namespace {

// clang-format off
constexpr auto sentences = std::to_array<Translation>({
    {"At most this many pieces", "Nombre de pièces au plus"},
    {"Flip", "Retourner"},
    {"Largest piece", "Plus grande pièce"},
    {"in your hand: {}, which fits on {}", "en main\u00a0: {}, qui va sur {}"},
    {"in your hand: {}, which does not fit on {}", "en main\u00a0: {}, qui ne va pas sur {}"},
    {"no cell", "pas de case"},
    {"Polyominoes", "Polyominos"},
    {"Smallest piece", "Plus petite pièce"},
    {"Cell by cell", "Case par case"},
    {"Beam search", "Recherche en faisceau"},
    {"Simulated annealing", "Recuit simulé"},
    {"annealing needs pieces that fill the open cells exactly",
     "le recuit demande des pièces qui remplissent exactement les cases libres"},
    {"{} is no heuristic of this engine", "{} n’est pas une heuristique de ce moteur"},
    {"1 cell left", "1 case à couvrir"},
    {"{} cells left", "{} cases à couvrir"},
    {"Solved! Every cell is covered", "Résolu\u00a0! Toutes les cases sont couvertes"},
    {"Cover every cell of the board with the pieces of the tray.",
     "Couvrez toutes les cases du plateau avec les pièces de la réserve."},
    {"Drag a piece, or tap it and then tap the board.",
     "Faites glisser une pièce, ou touchez-la puis touchez le plateau."},
    {"Turn: R, the wheel, or a tap on the piece in hand. Flip: F or the right button.",
     "Tourner\u00a0: R, la molette, ou toucher la pièce en main. Retourner\u00a0: F ou le bouton droit."},
    {"Keyboard: Tab or a letter picks a piece, arrows move it, Enter places it, Backspace takes it back.",
     "Clavier\u00a0: Tab ou une lettre choisit une pièce, les flèches la déplacent, Entrée la pose, Retour arrière la reprend."},
    {"no piece {} is left", "il ne reste pas de pièce {}"},
    {"the board has no cell to cover", "le plateau n’a pas de case à couvrir"},
    {"the pieces cannot fill the board: {} cells for {}", "les pièces ne peuvent pas remplir le plateau\u00a0: {} cases pour {}"},
    {"{} does not lie on the free cells of the board there", "{} n’y tient pas dans les cases libres du plateau"},
    {"{} would lie on top of {}", "{} recouvrirait {}"},
    {"there is no such piece to take back", "il n’y a pas de telle pièce à reprendre"},
    {"{} is fixed from the start", "{} est fixée dès le départ"},
    {"a board has 1 to {} cells a side", "un plateau a de 1 à {} cases de côté"},
    {"the largest piece has {} to {} cells", "la plus grande pièce a de {} à {} cases"},
    {"the smallest piece has 1 to {} cells", "la plus petite pièce a de 1 à {} cases"},
    {"the number of pieces is at most {}", "il y a au plus {} pièces"},
    {"{} pieces of at most {} cells do not fill {} cells", "{} pièces d’au plus {} cases ne remplissent pas {} cases"},
    {"the link has no board of 1 to {} cells a side", "le lien n’a pas de plateau de 1 à {} cases de côté"},
    {"the link is cut off or has a letter too many", "le lien est coupé ou a une lettre de trop"},
    {"the link places a piece that there is not", "le lien pose une pièce qui n’existe pas"},
    {"the pieces in the link cannot be read", "les pièces du lien sont illisibles"},
    {"only {} can cover this cell, and in one way only", "seule {} peut couvrir cette case, et d’une seule façon"},
    {"only {} can cover this cell", "seule {} peut couvrir cette case"},
    {"every piece but {} would leave a gap here that cannot be filled",
     "toute pièce sauf {} laisserait ici un trou impossible à remplir"},
    {"{} covers this cell", "{} couvre cette case"},
    {"look at the piece {}", "regardez la pièce {}"},
    {"{} lies like this", "{} se pose ainsi"},
    {"from here the board cannot be filled", "à partir d’ici le plateau ne peut pas être rempli"},
    {"this puzzle has no solution", "ce puzzle n’a pas de solution"},
    {"which pieces have to go is too much work to tell", "dire quelles pièces enlever demanderait trop de travail"},
    {"one piece has to go", "une pièce doit partir"},
    {"{} pieces have to go, no fewer will do", "{} pièces doivent partir, pas moins"},
    {"take back {}", "reprenez {}"},
    {"{} cells are open, and the pieces left have only {}",
     "{} cases sont libres, et les pièces restantes n’en couvrent que {}"},
    {"no piece left fills this single cell", "aucune pièce restante ne remplit cette case isolée"},
    {"the pieces left cannot fill this gap of {} cells",
     "les pièces restantes ne peuvent pas remplir ce trou de {} cases"},
    {"coloured like a checkerboard, these cells have {} more of one colour than the pieces left allow",
     "coloriées en damier, ces cases en ont {} de trop d’une couleur pour les pièces restantes"},
    {"no piece left can cover this cell", "aucune pièce restante ne peut couvrir cette case"},
});
// clang-format on

}  // namespace

std::string_view french_of_polyomino(std::string_view english) {
    return look_up(sentences, english);
}

}  // namespace tessera
