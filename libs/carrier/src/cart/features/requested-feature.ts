import { findFeature, type FeatureModel, isAccountFeature } from '@soe/catalogue'
import type { BodyOf } from '@soe/contracts'
import { ServiceFault, type CartLineState, type CartState, type FeatureState } from '@soe/world'
import { requireLineFor } from '../../domain/lines/cart-lines'

export type FeatureRequest = BodyOf<'cart.addFeatures'>['data']['accountFeatures'][number]

export interface RequestedFeature {
  readonly request: FeatureRequest
  readonly model: FeatureModel
}

/** The cart after a request, and by line whether the request succeeded. */
export interface FeatureChange {
  readonly cart: CartState
  readonly spos: readonly { lineId: CartLineState['lineId']; id: string; success: boolean }[]
}

export const requireFeature = ({ id, type }: FeatureRequest): FeatureModel => {
  const model = findFeature(id)
  if (!model) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'accountFeatures.id' }])
  if (type !== undefined && type !== model.featureType)
    throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'accountFeatures.type' }])
  return model
}

/** The lines that the request names; undefined where it names none. */
export const namedLines = (cart: CartState, { mtns }: FeatureRequest): CartLineState[] | undefined =>
  mtns && mtns.length > 0 ? mtns.map((mtn) => requireLineFor(cart, mtn)) : undefined

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
