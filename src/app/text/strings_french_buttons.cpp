#include "app/text/strings_french.h"

// Captions of buttons, titles of sheets, names of solvers.

namespace tessera {

namespace {

// clang-format off
constexpr auto sentences = std::to_array<Translation>({
    {"Making…", "Création…"},
    {"Mark mistakes", "Marquer les erreurs"},
    {"All puzzles", "Tous les puzzles"},
    {"Always", "Toujours"},
    {"Another", "Autre"},
    {"Appearance", "Apparence"},
    {"Back to it", "Y revenir"},
    {"Cancel", "Annuler"},
    {"Celebrate when a puzzle is solved", "Fêter chaque puzzle résolu"},
    {"Close", "Fermer"},
    {"Closer", "Plus près"},
    {"Columns", "Colonnes"},
    {"Continue", "Continuer"},
    {"Copy link", "Copier le lien"},
    {"Cut by chance, as large as you like", "Découpé au hasard, aussi grand que vous voulez"},
    {"Count the ways to finish while I play", "Compter les façons de finir pendant le jeu"},
    {"Dark", "Sombre"},
    {"English", "English"},
    {"Français", "Français"},
    {"Full", "Complets"},
    {"Go on", "Reprendre"},
    {"Help", "Aide"},
    {"Hint", "Indice"},
    {"How to play", "Comment jouer"},
    {"Language", "Langue"},
    {"Letters on pieces", "Lettres sur les pièces"},
    {"Light", "Clair"},
    {"Looking for a solution", "Recherche d’une solution"},
    {"Movement", "Mouvements"},
    {"New", "Nouveau"},
    {"New puzzle", "Nouveau puzzle"},
    {"Puzzle of the day", "Puzzle du jour"},
    {"Next puzzle", "Puzzle suivant"},
    {"Off", "Jamais"},
    {"Paused", "En pause"},
    {"Place it", "La poser"},
    {"This is a solution", "Voici une solution"},
    {"Restart to find one yourself", "Recommencez pour en trouver une"},
    {"Play", "Jouer"},
    {"Redo", "Rétablir"},
    {"Reduced", "Réduits"},
    {"Restart", "Recommencer"},
    {"Rows", "Lignes"},
    {"Seed", "Graine"},
    {"Seed: the same one cuts the same puzzle", "Graine\u00a0: la même découpe le même puzzle"},
    {"Settings", "Réglages"},
    {"Licences", "Licences"},
    {"Share", "Partager"},
    {"Share this puzzle", "Partager ce puzzle"},
    {"Share…", "Partager…"},
    {"Solve", "Résoudre"},
    {"Solver", "Solveur"},
    {"Choose the solver", "Choisir le solveur"},
    {"Automatic", "Automatique"},
    {"Dancing links", "Liens dansants"},
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
    {"When I ask", "Sur demande"},
    {"Whole", "En entier"},
    {"With my moves", "Avec mes coups"},
    {"Take it over", "La reprendre ici"},
    {"Go on with that one", "Continuer celle-là"},
    {"Export games", "Exporter les parties"},
    {"Import games", "Importer des parties"},
    {"Your other game", "Votre autre partie"},
});
// clang-format on

}  // namespace

std::string_view french_of_buttons(std::string_view english) {
    return look_up(sentences, english);
}

}  // namespace tessera
