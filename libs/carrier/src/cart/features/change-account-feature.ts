import type { CartState, WorldDraft } from '@soe/world'
import { accountStateOf } from '../../domain/account/account'
import { changedFeatures, hasFeature, namedLines, type FeatureChange, type RequestedFeature } from './requested-feature'

/** Only a feature of the cart can be removed, and only one that the account lacks can be added. */
const isAllowed = (draft: WorldDraft, cart: CartState, requested: RequestedFeature): boolean =>
  requested.request.actionIndicator === 'D'
    ? hasFeature(cart.accountFeatures, requested)
    : !accountStateOf(draft, cart.owner).homeFeatureIds?.includes(requested.model.id)

/** Adds or removes a feature of the account, answered for the named lines or for all. */
export const changeAccountFeature = (
  draft: WorldDraft,
  cart: CartState,
  requested: RequestedFeature,
): FeatureChange => {
  const success = isAllowed(draft, cart, requested)
  const lines = namedLines(cart, requested.request) ?? cart.lines
  return {
    cart: success ? { ...cart, accountFeatures: changedFeatures(cart.accountFeatures, requested) } : cart,
    spos: lines.map(({ lineId }) => ({ lineId, id: requested.request.id, success })),
  }
}
