import type { CartState, FeatureState, WorldDraft } from '@soe/world'
import { accountStateOf } from '../account/account'
import { ownerRecordOf, putOwnerRecord } from '../account/identity'
import { makeCurrent, withoutCart } from './current-cart'

/** The cart's home features that its next owner doesn't have yet. */
export const featuresWantedBy = (
  draft: WorldDraft,
  owner: string,
  { accountFeatures }: CartState,
): FeatureState[] | undefined => {
  const { homeFeatureIds = [] } = accountStateOf(draft, owner)
  return accountFeatures?.filter(({ id }) => !homeFeatureIds.includes(id))
}

/** Gives a cart and its case another owner, but not as the owner's current cart. */
export const changeOwner = (draft: WorldDraft, cart: CartState, owner: string): CartState => {
  putOwnerRecord(draft, withoutCart(ownerRecordOf(draft, cart.owner), cart))
  const found = draft.cases.get(cart.caseId)
  if (found) draft.cases.put({ ...found, owner })
  const accountFeatures = featuresWantedBy(draft, owner, cart)
  return draft.carts.put({ ...cart, ...(accountFeatures && { accountFeatures }), owner, updatedAt: draft.now })
}

/** Gives a cart and its case another owner, as that owner's current cart. */
export const giveCart = (draft: WorldDraft, cart: CartState, owner: string): CartState =>
  makeCurrent(draft, changeOwner(draft, cart, owner))
