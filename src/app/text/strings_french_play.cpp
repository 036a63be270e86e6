#include "app/text/strings_french.h"

// What is said while somebody plays, on the screen and to those who listen.

namespace tessera {

namespace {

// clang-format off
constexpr auto sentences = std::to_array<Translation>({
    {"copy what you want to enter, then press again: this program reads the clipboard", "copiez ce que vous voulez saisir, puis appuyez de nouveau\u00a0: ce programme lit le presse-papiers"},
    {"read from the clipboard: {}", "lu dans le presse-papiers\u00a0: {}"},
    {"your best time, it was {}", "votre meilleur temps, avant {}"},
    {"your best: {}", "votre meilleur\u00a0: {}"},
    {"the board has {} rows and {} columns", "le plateau a {} lignes et {} colonnes"},
    {"row {}: {}", "ligne {}\u00a0: {}"},
    {"marked, to be taken back: {}", "marquées, à reprendre\u00a0: {}"},
    {"in the tray: {}", "dans la réserve\u00a0: {}"},
    {"in your hand: {}", "en main\u00a0: {}"},
    {"row", "ligne"},
    {"column", "colonne"},
    {"empty", "vide"},
    {"{} positions, depth {}, {} moves, {} ms", "{} positions, profondeur {}, {} coups, {} ms"},
    {"any", "libre"},
    {"Solved", "Résolu"},
    {"a whole number from {} to {}", "un nombre entier de {} à {}"},
    {"no way to finish", "aucune façon de finir"},
    {"1 way to finish", "1 façon de finir"},
    {"{} ways to finish", "{} façons de finir"},
    {"at least {} ways to finish", "au moins {} façons de finir"},
    {"{} min", "{} min"},
    {"{} s", "{} s"},
    {"{} h {}", "{} h {}"},
    {"{} moves in {}", "{} coups en {}"},
    {"{} moves in {}, {} hints", "{} coups en {}, {} indices"},
    {"{} positions, depth {}, {} s", "{} positions, profondeur {}, {} s"},
    {"a seed is a whole number", "une graine est un nombre entier"},
    {"the levels could not be loaded", "les niveaux n’ont pas pu être chargés"},
    {"the levels are being loaded", "les niveaux sont en cours de chargement"},
    {"Try again", "Réessayer"},
    {"link copied", "lien copié"},
    {"the browser did not let the link be copied", "le navigateur n’a pas permis de copier le lien"},
    {"the browser does not let this page keep your game", "le navigateur ne laisse pas cette page garder votre partie"},
    {"there is no solution from here", "il n’y a pas de solution à partir d’ici"},
    {"this puzzle is too large for a link", "ce puzzle est trop grand pour un lien"},
    {"this puzzle was played in another tab as well; both games are kept", "ce puzzle a aussi été joué dans un autre onglet\u00a0; les deux parties sont gardées"},
    {"another game of this puzzle is kept, with {} moves", "une autre partie de ce puzzle est gardée, avec {} coups"},
    {"this puzzle was played on in another tab", "ce puzzle a été continué dans un autre onglet"},
    {"there was no room left, so the game finished longest ago was given up", "la place manquait\u00a0: la plus ancienne partie terminée a été retirée"},
    {"a kept game was made by a newer version; it stays as it is, and Settings can export it", "une partie gardée vient d’une version plus récente\u00a0; elle reste telle quelle, et les réglages peuvent l’exporter"},
    {"a kept game is damaged; it stays as it is, and Settings can export it", "une partie gardée est abîmée\u00a0; elle reste telle quelle, et les réglages peuvent l’exporter"},
    {"this file holds no games of Tessera", "ce fichier ne contient pas de parties de Tessera"},
    {"{} games taken in", "{} parties importées"},
    {"written to {}", "écrit dans {}"},
    {"your other game is kept", "votre autre partie est gardée"},
    {"Undo: Z. Redo: Y. Both go back as far as you like.",
     "Annuler\u00a0: Z. Rétablir\u00a0: Y. Aussi loin que vous voulez."},
    {"Hint: H. A hint goes from a nudge to the move itself; press it again for more.",
     "Indice\u00a0: H. D’un petit coup de pouce jusqu’au coup lui-même\u00a0; appuyez encore pour en savoir plus."},
    {"Solve looks for a solution from where you are and lays it out; it can be undone.",
     "Résoudre cherche une solution à partir de votre position et la pose\u00a0; cela s’annule."},
    {"The address of the page always holds your puzzle: copy it or use Share.",
     "L’adresse de la page contient toujours votre puzzle\u00a0: copiez-la ou utilisez Partager."},
    {"This is Tessera {}.", "Vous avez Tessera {}."},
    {"stopped: another number or another seed may be quicker",
     "arrêté\u00a0: un autre nombre ou une autre graine sera peut-être plus rapide"},
    {"the puzzle is being made", "le puzzle est en cours de création"},
    {"there is no option {}; there are {}", "il n’y a pas d’option {}\u00a0; il y a {}"},
    {"{} is COLUMNSxROWS, each from {} to {}", "{} est COLONNESxLIGNES, de {} à {} chacune"},
    {"{} is a number from {} to {}", "{} est un nombre de {} à {}"},
    {"{} is given twice", "{} est donné deux fois"},
    {"{} is one of {}", "{} est l’un de {}"},
    {"{} is yes or no", "{} est yes ou no"},
    {"{} needs a value", "il faut une valeur pour {}"},
});
// clang-format on

}  // namespace

std::string_view french_of_play(std::string_view english) {
    return look_up(sentences, english);
}

}  // namespace tessera
