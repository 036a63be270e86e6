#include "app/lab/pictures/pictures.h"

#include "app/lab/pictures/annealing_picture.h"
#include "app/lab/pictures/counting_picture.h"
#include "app/lab/pictures/cutting_picture.h"
#include "app/lab/pictures/frontier_picture.h"
#include "app/lab/pictures/layer_picture.h"
#include "app/lab/pictures/matrix_picture.h"
#include "app/lab/pictures/tree_picture.h"

#include <utility>
#include <variant>

namespace tessera {

namespace {

using Picture = std::unique_ptr<SearchPicture>;

Picture tree_with(std::unique_ptr<TreeAlternative> further) {
    TreeAlternatives alternatives;
    alternatives.push_back(std::move(further));
    return std::make_unique<TreePicture>(std::move(alternatives));
}

Picture picture_for(const DepthFirst& /*kind*/) {
    return std::make_unique<TreePicture>(TreeAlternatives());
}
Picture picture_for(const ExactCoverSearch* /*kind*/) {
    return tree_with(std::make_unique<MatrixPicture>());
}
Picture picture_for(const StoredStates& /*kind*/) {
    return tree_with(std::make_unique<FrontierPicture>());
}
Picture picture_for(const BeamLayers& /*kind*/) {
    return tree_with(std::make_unique<LayerPicture>());
}
Picture picture_for(const AnnealingRecord* record) {
    return std::make_unique<AnnealingPicture>(*record);
}
Picture picture_for(const CountingRecord* record) {
    return std::make_unique<CountingPicture>(*record);
}
Picture picture_for(const CuttingRecord* record) {
    return std::make_unique<CuttingPicture>(*record);
}

}  // namespace

Picture picture_of(const RecordedSearch* search) {
    return std::visit([](const auto& kind) { return picture_for(kind); },
                      search == nullptr ? SearchKind() : search->kind());
}

}  // namespace tessera
