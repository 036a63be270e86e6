#include "app/strings.h"

// The French of every sentence the player can meet: English pattern, French pattern. tests/app checks that
// none is missing. In typographic spaces before ! ? : the no-break space is written as \u00a0.

namespace tessera {

namespace {

struct Translation {
    std::string_view english;
    std::string_view french;
};

// clang-format off
constexpr Translation buttons_and_titles[] = {
    {"All puzzles", "Tous les puzzles"},
    {"Another", "Autre"},
    {"Appearance", "Apparence"},
    {"At most this many pieces", "Nombre de pièces au plus"},
    {"Back to it", "Y revenir"},
    {"Cancel", "Annuler"},
    {"Celebrate when a puzzle is solved", "Fêter chaque puzzle résolu"},
    {"Close", "Fermer"},
    {"Closer", "Plus près"},
    {"Columns", "Colonnes"},
    {"Continue", "Continuer"},
    {"Copy link", "Copier le lien"},
    {"Cut by chance, as large as you like", "Découpé au hasard, aussi grand que vous voulez"},
    {"Dark", "Sombre"},
    {"Edge match", "Bords assortis"},
    {"English", "English"},
    {"Flip", "Retourner"},
    {"Français", "Français"},
    {"Full", "Complets"},
    {"Go on", "Reprendre"},
    {"Help", "Aide"},
    {"Hint", "Indice"},
    {"How to play", "Comment jouer"},
    {"Language", "Langue"},
    {"Largest piece", "Plus grande pièce"},
    {"Letters on pieces", "Lettres sur les pièces"},
    {"Light", "Clair"},
    {"Looking for a solution", "Recherche d’une solution"},
    {"Movement", "Mouvements"},
    {"New", "Nouveau"},
    {"New puzzle", "Nouveau puzzle"},
    {"Next puzzle", "Puzzle suivant"},
    {"Pause", "Pause"},
    {"Number swap", "Échanges"},
    {"Paused", "En pause"},
    {"Place it", "La poser"},
    {"Play", "Jouer"},
    {"Polyominoes", "Polyominos"},
    {"Puzzles", "Puzzles"},
    {"Redo", "Rétablir"},
    {"Reduced", "Réduits"},
    {"Restart", "Recommencer"},
    {"Rows", "Lignes"},
    {"Seed", "Graine"},
    {"Seed: the same one cuts the same puzzle", "Graine\u00a0: la même découpe le même puzzle"},
    {"Settings", "Réglages"},
    {"Share", "Partager"},
    {"Share this puzzle", "Partager ce puzzle"},
    {"Share…", "Partager…"},
    {"Smallest piece", "Plus petite pièce"},
    {"Solve", "Résoudre"},
    {"Solved!", "Résolu\u00a0!"},
    {"Stop", "Arrêter"},
    {"System", "Système"},
    {"Take back", "Reprendre"},
    {"Tell me more", "Dites-m’en plus"},
    {"The link holds the whole puzzle, never its solution.", "Le lien contient tout le puzzle, jamais sa solution."},
    {"Thinking of a hint", "À la recherche d’un indice"},
    {"Turn", "Tourner"},
    {"Undo", "Annuler"},
    {"Use it", "L’utiliser"},
    {"Whole", "En entier"},
    {"With my moves", "Avec mes coups"},
    {"Your other game", "Votre autre partie"},
    {"any", "libre"},
};

constexpr Translation app_sentences[] = {
    {"1 cell left", "1 case à couvrir"},
    {"{} cells left", "{} cases à couvrir"},
    {"Solved", "Résolu"},
    {"Solved! Every cell is covered.", "Résolu\u00a0! Toutes les cases sont couvertes."},
    {"{} min", "{} min"},
    {"{} h {}", "{} h {}"},
    {"{} moves in {}", "{} coups en {}"},
    {"{} moves in {}, {} hints", "{} coups en {}, {} indices"},
    {"{} positions, depth {}, {} s", "{} positions, profondeur {}, {} s"},
    {"a seed is a whole number", "une graine est un nombre entier"},
    {"link copied", "lien copié"},
    {"the browser did not let the link be copied", "le navigateur n’a pas permis de copier le lien"},
    {"the browser does not let this page keep your game", "le navigateur ne laisse pas cette page garder votre partie"},
    {"there is no solution from here", "il n’y a pas de solution à partir d’ici"},
    {"this puzzle is too large for a link", "ce puzzle est trop grand pour un lien"},
    {"your other game is kept", "votre autre partie est gardée"},
    {"Cover every cell of the board with the pieces of the tray.",
     "Couvrez toutes les cases du plateau avec les pièces de la réserve."},
    {"Drag a piece, or tap it and then tap the board.",
     "Faites glisser une pièce, ou touchez-la puis touchez le plateau."},
    {"Turn: R, the wheel, or a tap on the piece in hand. Flip: F or the right button.",
     "Tourner\u00a0: R, la molette, ou toucher la pièce en main. Retourner\u00a0: F ou le bouton droit."},
    {"Keyboard: Tab or a letter picks a piece, arrows move it, Enter places it, Backspace takes it back.",
     "Clavier\u00a0: Tab ou une lettre choisit une pièce, les flèches la déplacent, Entrée la pose, Retour arrière la reprend."},
    {"Undo: Z. Redo: Y. Both go back as far as you like.",
     "Annuler\u00a0: Z. Rétablir\u00a0: Y. Aussi loin que vous voulez."},
    {"Hint: H. A hint goes from a nudge to the move itself; press it again for more.",
     "Indice\u00a0: H. D’un petit coup de pouce jusqu’au coup lui-même\u00a0; appuyez encore pour en savoir plus."},
    {"Solve looks for a solution from where you are and lays it out; it can be undone.",
     "Résoudre cherche une solution à partir de votre position et la pose\u00a0; cela s’annule."},
    {"The address of the page always holds your puzzle: copy it or use Share.",
     "L’adresse de la page contient toujours votre puzzle\u00a0: copiez-la ou utilisez Partager."},
};

constexpr Translation rules_sentences[] = {
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
};

constexpr Translation link_sentences[] = {
    {"this is not a link to a puzzle", "ceci n’est pas un lien vers un puzzle"},
    {"the link holds a character that no link has", "le lien contient un caractère qu’aucun lien ne contient"},
    {"the link is cut off", "le lien est coupé"},
    {"the link is damaged: its check digits do not fit", "le lien est abîmé\u00a0: ses chiffres de contrôle ne conviennent pas"},
    {"the link is longer than {} characters", "le lien a plus de {} caractères"},
    {"the link was made by a newer version", "le lien vient d’une version plus récente"},
    {"the link is to a kind of puzzle that is not known here", "le lien mène à une sorte de puzzle inconnue ici"},
    {"the link is not written the way this program writes it", "le lien n’est pas écrit comme ce programme les écrit"},
    {"the link was made with another version of the generator", "le lien vient d’une autre version du générateur"},
    {"the link has no seed", "le lien n’a pas de graine"},
    {"the link asks for a puzzle that cannot be made", "le lien demande un puzzle impossible à faire"},
    {"the puzzle is too large for a link", "le puzzle est trop grand pour un lien"},
    {"the link has no board of 1 to {} cells a side", "le lien n’a pas de plateau de 1 à {} cases de côté"},
    {"the link is cut off or has a letter too many", "le lien est coupé ou a une lettre de trop"},
    {"the link is not written as Tessera writes links", "le lien n’est pas écrit comme Tessera les écrit"},
    {"the link places a piece that there is not", "le lien pose une pièce qui n’existe pas"},
    {"the pieces in the link cannot be read", "les pièces du lien sont illisibles"},
    {"the saved game does not fit its own moves", "la partie gardée ne suit pas ses propres coups"},
};

constexpr Translation help_sentences[] = {
    {"the puzzle cannot be completed from here", "le puzzle ne peut pas être terminé à partir d’ici"},
    {"the puzzle has no solution", "le puzzle n’a pas de solution"},
    {"there are at least {} solutions", "il y a au moins {} solutions"},
    {"there are {} solutions", "il y a {} solutions"},
    {"there is exactly one solution", "il y a exactement une solution"},
    {"there is nothing to say about this position", "il n’y a rien à dire de cette position"},
    {"no engine is known for puzzles of the family {}", "aucun moteur n’est connu pour les puzzles de la famille {}"},
    {"there is no engine called {}", "il n’y a pas de moteur appelé {}"},
    {"there is no puzzle family called {}", "il n’y a pas de famille de puzzles appelée {}"},
};

constexpr Translation family_sentences[] = {
    {"a barrier lies between these two cells", "une barrière sépare ces deux cases"},
    {"a board has up to {} rows and columns", "un plateau a jusqu’à {} lignes et colonnes"},
    {"a single solution is proved up to {0}x{0} only", "une solution unique n’est prouvée que jusqu’à {0}x{0}"},
    {"a size looks like 4x3", "une taille s’écrit comme 4x3"},
    {"a tile cannot be swapped with itself", "une tuile ne s’échange pas avec elle-même"},
    {"expected a number from 1 to {}", "il faut un nombre de 1 à {}"},
    {"expected yes or no", "il faut yes ou no"},
    {"no puzzle with a single solution was found: more motifs or colours help",
     "aucun puzzle à solution unique n’a été trouvé\u00a0: plus de motifs ou de couleurs aident"},
    {"only neighbours that share an edge can be swapped", "seules des voisines qui partagent un bord s’échangent"},
    {"that is not on the board", "ce n’est pas sur le plateau"},
    {"that tile lies on the board already", "cette tuile est déjà sur le plateau"},
    {"the barriers in the link are damaged", "les barrières du lien sont abîmées"},
    {"the link does not say how large the grid is", "le lien ne dit pas la taille de la grille"},
    {"the link has no board of tiles", "le lien n’a pas de plateau de tuiles"},
    {"the link has something after its end", "le lien contient quelque chose après sa fin"},
    {"the link has too many tiles", "le lien a trop de tuiles"},
    {"the link is to a level that is not known here", "le lien mène à un niveau inconnu ici"},
    {"the link was not written by this program", "le lien n’a pas été écrit par ce programme"},
    {"the moves in the link are damaged", "les coups du lien sont abîmés"},
    {"the tile lies there already", "la tuile y est déjà"},
    {"the tiles in the link are damaged", "les tuiles du lien sont abîmées"},
    {"there are up to {} motifs and {} colours", "il y a jusqu’à {} motifs et {} couleurs"},
    {"there is no such tile", "il n’y a pas de telle tuile"},
    {"there is no tile to move", "il n’y a pas de tuile à déplacer"},
    {"there is no tile to take back", "il n’y a pas de tuile à reprendre"},
    {"this cell is not on the board", "cette case n’est pas sur le plateau"},
    {"{} is no option: there are size, motifs, colors, frame, halves and unique",
     "{} n’est pas une option\u00a0: il y a size, motifs, colors, frame, halves et unique"},
    {"{} needs a value", "il faut une valeur pour {}"},
};

constexpr Translation hint_sentences[] = {
    {"barriers cut the {} off from its place: the grid cannot be sorted",
     "des barrières séparent le {} de sa place\u00a0: la grille ne peut pas être triée"},
    {"every way to go on was tried", "toutes les suites ont été essayées"},
    {"look here: least choice is left", "regardez ici\u00a0: c’est là qu’il reste le moins de choix"},
    {"look here: {} tiles fit, nowhere fewer", "regardez ici\u00a0: {} tuiles conviennent, nulle part moins"},
    {"none of the tiles left fits here", "aucune des tuiles restantes ne convient ici"},
    {"one swap sorts the grid", "un échange trie la grille"},
    {"only one tile fits its neighbours", "une seule tuile s’accorde à ses voisines"},
    {"only one tile fits its neighbours and the frame", "une seule tuile s’accorde à ses voisines et au cadre"},
    {"only one tile is left that can lie here", "il ne reste qu’une tuile qui peut aller ici"},
    {"something on the board does not fit", "quelque chose ne convient pas sur le plateau"},
    {"swap the {} and the {}: it looks like a detour, but the way is no longer for it",
     "échangez le {} et le {}\u00a0: cela semble un détour, mais le chemin n’en est pas plus long"},
    {"swap the {} and the {}: this brings one tile nearer", "échangez le {} et le {}\u00a0: une tuile s’approche"},
    {"swap the {} and the {}: this brings two tiles nearer", "échangez le {} et le {}\u00a0: deux tuiles s’approchent"},
    {"take these tiles back", "reprenez ces tuiles"},
    {"take this tile back", "reprenez cette tuile"},
    {"the edges of these tiles clash", "les bords de ces tuiles ne s’accordent pas"},
    {"the grid can be sorted in {} swaps, and not in fewer", "la grille se trie en {} échanges, et pas en moins"},
    {"the grid can be sorted in {} swaps, and not in fewer than {}",
     "la grille se trie en {} échanges, et pas en moins de {}"},
    {"the position can be completed", "la position peut être terminée"},
    {"the search was given up: it is not known whether this can be completed",
     "la recherche a été abandonnée\u00a0: on ne sait pas si cela peut être terminé"},
    {"the {} wants to go down", "le {} veut descendre"},
    {"the {} wants to go left", "le {} veut aller à gauche"},
    {"the {} wants to go right", "le {} veut aller à droite"},
    {"the {} wants to go up", "le {} veut monter"},
    {"this puzzle has no solution at all", "ce puzzle n’a aucune solution"},
    {"tile {} belongs here", "la place de la tuile {} est ici"},
    {"{} tiles fit here, but only some of them lead to a solution",
     "{} tuiles conviennent ici, mais seules quelques-unes mènent à une solution"},
};

constexpr Translation level_titles[] = {
    {"A gentle slope", "Pente douce"},
    {"Chessboard with a hole", "Échiquier troué"},
    {"Chessboard without corners", "Échiquier sans coins"},
    {"Crossroads", "Carrefour"},
    {"Crosswind", "Vent de travers"},
    {"Deep water", "Eau profonde"},
    {"Easy going", "Tout en douceur"},
    {"Elbow room", "Coudées franches"},
    {"First steps", "Premiers pas"},
    {"Five by five", "Cinq sur cinq"},
    {"Five by twelve", "Cinq sur douze"},
    {"Four by fifteen", "Quatre sur quinze"},
    {"Four by four", "Quatre sur quatre"},
    {"Half way", "À mi-chemin"},
    {"Knot", "Nœud"},
    {"Lagoon", "Lagune"},
    {"Long shadow", "Ombre longue"},
    {"Maze of one", "Labyrinthe unique"},
    {"Nine giraffe tiles", "Neuf tuiles girafes"},
    {"One side only", "Un seul côté"},
    {"One to five", "De un à cinq"},
    {"Reef", "Récif"},
    {"Sandbar", "Banc de sable"},
    {"Seven by seven, one block", "Sept sur sept, un bloc"},
    {"Six by ten", "Six sur dix"},
    {"Stairs", "Escalier"},
    {"Summit", "Sommet"},
    {"The empty board", "Le plateau vide"},
    {"The other empty board", "L’autre plateau vide"},
    {"Thicket", "Fourré"},
    {"Three by twenty", "Trois sur vingt"},
    {"Tight corner", "Coin serré"},
    {"Twelve and five", "Douze et cinq"},
    {"Warm-up", "Échauffement"},
};
// clang-format on

template <std::size_t count>
std::string_view look_up(const Translation (&table)[count], std::string_view english) {
    for (const Translation& entry : table) {
        if (entry.english == english) {
            return entry.french;
        }
    }
    return {};
}

}  // namespace

std::string_view french_of(std::string_view english) {
    for (const std::string_view french :
         {look_up(buttons_and_titles, english), look_up(app_sentences, english),
          look_up(rules_sentences, english), look_up(link_sentences, english),
          look_up(help_sentences, english), look_up(family_sentences, english),
          look_up(hint_sentences, english), look_up(level_titles, english)}) {
        if (!french.empty()) {
            return french;
        }
    }
    return {};
}

}  // namespace tessera
