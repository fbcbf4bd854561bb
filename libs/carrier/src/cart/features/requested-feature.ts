import type { BodyOf } from '@soe/contracts'
import { findFeature, type FeatureModel } from '@soe/catalogue'
import { ServiceFault, type CartLineState, type CartState } from '@soe/world'
import { requireLineFor } from '../access/line-access'

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
