#include "app/text/strings_french.h"

// Links, saved games, and what jobs report.

namespace tessera {

namespace {

// clang-format off
constexpr auto sentences = std::to_array<Translation>({
    {"puzzles of this family are not explained", "les puzzles de cette famille ne sont pas expliqués"},
    {"the link is to a day that is in no calendar", "le lien mène à un jour qui n’est dans aucun calendrier"},
    {"this is not a link to a puzzle", "ceci n’est pas un lien vers un puzzle"},
    {"the link holds a character that no link has", "le lien contient un caractère qu’aucun lien ne contient"},
    {"the link is cut off", "le lien est coupé"},
    {"the link is damaged: its check digits do not fit", "le lien est abîmé\u00a0: ses chiffres de contrôle ne conviennent pas"},
    {"the link is longer than {} characters", "le lien a plus de {} caractères"},
    {"the link was made by a newer version", "le lien vient d’une version plus récente"},
    {"the link is to a kind of puzzle that is not known here", "le lien mène à une sorte de puzzle inconnue ici"},
    {"the link was made with another version of the generator", "le lien vient d’une autre version du générateur"},
    {"the link has no seed", "le lien n’a pas de graine"},
    {"the link asks for a puzzle that cannot be made", "le lien demande un puzzle impossible à faire"},
    {"the puzzle is too large for a link", "le puzzle est trop grand pour un lien"},
    {"the saved game does not fit its own moves", "la partie gardée ne suit pas ses propres coups"},
    {"this was too much for the memory that the browser gives, so it was given up", "c’était trop pour la mémoire que donne le navigateur, le travail a été abandonné"},
    {"the part of the page that thinks could not be loaded; try again", "la partie de la page qui réfléchit n’a pas pu être chargée\u00a0; réessayez"},
    {"the solver does not answer; try again", "le solveur ne répond pas\u00a0; réessayez"},
    {"the page and its solver are of two versions; reload the page", "la page et son solveur sont de deux versions\u00a0; rechargez la page"},
    {"the puzzle cannot be completed from here", "le puzzle ne peut pas être terminé à partir d’ici"},
    {"the puzzle has no solution", "le puzzle n’a pas de solution"},
    {"there are at least {} solutions", "il y a au moins {} solutions"},
    {"there are {} solutions", "il y a {} solutions"},
    {"there is exactly one solution", "il y a exactement une solution"},
    {"the tables for this do not fit in the memory that it may use", "les tables nécessaires ne tiennent pas dans la mémoire permise"},
    {"whether there is another solution is too much to tell", "s’il y a une autre solution, c’est trop de travail de le dire"},
    {"there is nothing to say about this position", "il n’y a rien à dire de cette position"},
    {"there is no puzzle family called {}", "il n’y a pas de famille de puzzles appelée {}"},
    {"the link is to a level that is not known here", "le lien mène à un niveau inconnu ici"},
    {"the link was not written by this program", "le lien n’a pas été écrit par ce programme"},
    {"the moves in the link are damaged", "les coups du lien sont abîmés"},
    {"the tiles in the link are damaged", "les tuiles du lien sont abîmées"},
    {"no engine is known for puzzles of the family {}", "aucun moteur n’est connu pour les puzzles de la famille {}"},
    {"{} has no engine called {}: there are {}", "{} n’a pas de moteur appelé {}\u00a0: il y a {}"},
});
// clang-format on

}  // namespace

std::string_view french_of_jobs(std::string_view english) {
    return look_up(sentences, english);
}

}  // namespace tessera
