#include "games/polyomino/reasoning/reasoner.h"

namespace tessera {

template class reasoning::Reasoner<polyomino::PlacementDomain>;

}  // namespace tessera
