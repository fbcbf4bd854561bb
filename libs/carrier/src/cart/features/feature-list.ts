import { findFeature, isAccountFeature, type FeatureModel } from '@soe/catalogue'
import type { FeatureState } from '@soe/world'
import type { RequestedFeature } from './requested-feature'

/** A line has one protection, the account one home feature of each family; other features add up. */
const replaces = (model: FeatureModel, { id }: FeatureState): boolean =>
  id === model.id || (model.family !== 'LINE_FEATURE' && findFeature(id)?.family === model.family)

/** Only features of a line come in quantities. */
const featureState = ({ model, request }: RequestedFeature): FeatureState => ({
  id: model.id,
  quantity: isAccountFeature(model) ? 1 : request.quantity,
})

/** The features with the requested one added, or removed where the request says so. */
export const changedFeatures = (features: readonly FeatureState[] = [], requested: RequestedFeature): FeatureState[] =>
  requested.request.actionIndicator === 'D'
    ? features.filter(({ id }) => id !== requested.model.id)
    : [...features.filter((kept) => !replaces(requested.model, kept)), featureState(requested)]

export const hasFeature = (features: readonly FeatureState[] = [], { model }: RequestedFeature): boolean =>
  features.some(({ id }) => id === model.id)
