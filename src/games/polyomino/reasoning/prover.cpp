#include "games/polyomino/reasoning/prover.h"

namespace tessera {

template class reasoning::Prover<polyomino::PlacementDomain>;

}  // namespace tessera
