import type { WorldDraft, CartState, HoldingState } from '@soe/world'
import { holdingOf } from '../../account/identity'

/** The holding without the cart, neither as the current one nor among those set aside. */
export const withoutCart = (holding: HoldingState, { id, lob }: CartState): HoldingState => {
  const { cartIds, asideCartIds = [], ...rest } = holding
  const { [lob]: currentId, ...others } = cartIds
  const aside = asideCartIds.filter((kept) => kept !== id)
  return {
    ...rest,
    cartIds: currentId === id ? others : cartIds,
    ...(aside.length > 0 && { asideCartIds: aside }),
  }
}

/** Sets the cart aside: its case stays open, and the next change makes another cart. */
export const setAside = (draft: WorldDraft, cart: CartState) => {
  const holding = withoutCart(holdingOf(draft, cart.owner), cart)
  draft.holdings.put({ ...holding, asideCartIds: [...(holding.asideCartIds ?? []), cart.id] })
}

const isEmpty = ({ lines, tradeIns = [] }: CartState) => lines.length === 0 && tradeIns.length === 0

/** Deletes a cart with its case and its lock. */
export const dropCart = (draft: WorldDraft, cart: CartState) => {
  const holding = draft.holdings.get(cart.owner)
  if (holding) draft.holdings.put(withoutCart(holding, cart))
  draft.carts.delete(cart.id)
  draft.cases.delete(cart.caseId)
  draft.locks.delete(cart.id)
}

/** Makes a cart its owner's current one; the former one is set aside, or dropped if it is empty. */
export const makeCurrent = (draft: WorldDraft, cart: CartState): CartState => {
  const before = draft.carts.get(holdingOf(draft, cart.owner).cartIds[cart.lob] ?? '')
  if (before?.id === cart.id) return cart
  if (before?.status === 'open') (isEmpty(before) ? dropCart : setAside)(draft, before)
  const holding = withoutCart(holdingOf(draft, cart.owner), cart)
  draft.holdings.put({ ...holding, cartIds: { ...holding.cartIds, [cart.lob]: cart.id } })
  return cart
}

/** The owner's open carts, current ones first. */
export const openCartsOf = (draft: WorldDraft, owner: string): CartState[] => {
  const { cartIds, asideCartIds = [] } = holdingOf(draft, owner)
  return [...Object.values(cartIds), ...asideCartIds]
    .flatMap((id) => draft.carts.get(id) ?? [])
    .filter(({ status }) => status === 'open')
}
