#include "app/text/strings_french.h"

// The deductions by which a polyomino puzzle is explained.

namespace tessera {

namespace {

// clang-format off
constexpr auto sentences = std::to_array<Translation>({
    {"no such puzzle was found: try another size, set or tier",
     "aucun puzzle de ce genre n’a été trouvé\u00a0: essayez une autre taille, un autre jeu de pièces ou un autre niveau"},
    {"this puzzle takes a job to make", "ce puzzle demande un travail à part"},
    {"a single solution is proved up to {} cells only", "l’unicité de la solution n’est prouvée que jusqu’à {} cases"},
    {"explaining this position is too much work", "expliquer cette position demanderait trop de travail"},
    {"{} fits in one place only", "{} n’a plus qu’une place possible"},
    {"there is no place left for {}", "il ne reste aucune place pour {}"},
    {"only {} can fill this region of {} cells", "seul cet ensemble remplit cette région\u00a0: {}, en tout {} cases"},
    {"nothing may cut off this single cell: no other piece left fills it",
     "rien ne doit isoler cette case\u00a0: aucune autre pièce restante ne la remplit"},
    {"nothing may cut off these {} cells: no other pieces left have as many together",
     "rien ne doit isoler ces {} cases\u00a0: aucunes autres pièces restantes n’en ont autant ensemble"},
    {"nothing may cut off these {} cells: like a checkerboard they have {} more of one colour, which no other pieces left have",
     "rien ne doit isoler ces {} cases\u00a0: en damier, elles en ont {} de plus d’une couleur, ce qu’aucunes autres pièces restantes n’ont"},
    {"only {} can fill this dead end, so it lies nowhere else",
     "seule {} peut remplir ce cul-de-sac, donc elle n’est nulle part ailleurs"},
    {"only {} can cover this cell, so it lies nowhere else",
     "seule {} peut couvrir cette case, donc elle n’est nulle part ailleurs"},
    {"wherever {} lies it covers these cells, so nothing else can have them",
     "où que soit {}, elle couvre ces cases, donc rien d’autre ne peut les prendre"},
    {"whatever fills this dead end covers these cells, so nothing else can have them",
     "ce qui remplit ce cul-de-sac couvre ces cases, donc rien d’autre ne peut les prendre"},
    {"whatever covers the first of these cells covers all of them, so nothing else can have them",
     "ce qui couvre la première de ces cases les couvre toutes, donc rien d’autre ne peut les prendre"},
    {"if {} lay like this, nothing could cover this cell",
     "si {} était posée ainsi, rien ne pourrait couvrir cette case"},
    {"if {} lay like this, there would be no place for {}",
     "si {} était posée ainsi, il n’y aurait plus de place pour {}"},
    {"if one of {} lay in one of these {} ways, nothing could cover this cell",
     "si l’une des pièces {} était posée d’une de ces {} façons, rien ne pourrait couvrir cette case"},
    {"if one of {} lay in one of these {} ways, there would be no place for {}",
     "si l’une des pièces {} était posée d’une de ces {} façons, il n’y aurait plus de place pour {}"},
    {"if {} lay like this, {} would have to follow, and nothing could cover this cell",
     "si {} était posée ainsi, {} devrait suivre, et rien ne pourrait couvrir cette case"},
    {"if {} lay like this, {} would have to follow, and there would be no place for {}",
     "si {} était posée ainsi, {} devrait suivre, et il n’y aurait plus de place pour {}"},
    {"if {} lay like this, {} would have to follow, and {} cells could not be filled",
     "si {} était posée ainsi, {} devrait suivre, et {} cases ne pourraient pas être remplies"},
    {"if {} lay like this, {} pieces would have to follow in turn, and nothing could cover this cell",
     "si {} était posée ainsi, {} pièces devraient suivre l’une après l’autre, et rien ne pourrait couvrir cette case"},
    {"if {} lay like this, {} pieces would have to follow in turn, and there would be no place for {}",
     "si {} était posée ainsi, {} pièces devraient suivre l’une après l’autre, et il n’y aurait plus de place pour {}"},
    {"if {} lay like this, {} pieces would have to follow in turn, and {} cells could not be filled",
     "si {} était posée ainsi, {} pièces devraient suivre l’une après l’autre, et {} cases ne pourraient pas être remplies"},
    {"tried out up to {} pieces deep, all but {} leads nowhere at this cell",
     "après essais jusqu’à {} pièces de profondeur, tout sauf {} échoue sur cette case"},
    {"tried out up to {} pieces deep, all that could cover this cell leads nowhere",
     "après essais jusqu’à {} pièces de profondeur, tout ce qui pourrait couvrir cette case échoue"},
    {"several ways lead on from here; {} like this is one of them",
     "plusieurs chemins mènent plus loin d’ici\u00a0; {} posée ainsi en est un"},
});
// clang-format on

}  // namespace

std::string_view french_of_reasoning(std::string_view english) {
    return look_up(sentences, english);
}

}  // namespace tessera
