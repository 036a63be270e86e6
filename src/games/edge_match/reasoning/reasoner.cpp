#include "games/edge_match/reasoning/reasoner.h"

namespace tessera {

template class reasoning::Reasoner<edge_match::TileDomain>;

}  // namespace tessera
