import { accountStateOf } from '../../account/account'
import { findPromotion } from '@soe/catalogue'
import type { WorldDraft, CartState, HoldingState } from '@soe/world'
import { dropCart, makeCurrent, setAside, withoutCart } from './current-cart'
import { holdingOf } from '../../account/identity'
import { tradeInsOf } from '../../trade-in/items/trade-in-items'

const release = (draft: WorldDraft, cart: CartState) =>
  draft.holdings.put(withoutCart(holdingOf(draft, cart.owner), cart))

/** Home features of a cart that its next owner does not have yet. */
const wantedBy = (draft: WorldDraft, owner: string, { accountFeatures }: CartState) => {
  const { homeFeatureIds = [] } = accountStateOf(draft, owner)
  return accountFeatures?.filter(({ id }) => !homeFeatureIds.includes(id))
}

const changeOwner = (draft: WorldDraft, cart: CartState, owner: string): CartState => {
  release(draft, cart)
  const found = draft.cases.get(cart.caseId)
  if (found) draft.cases.put({ ...found, owner })
  const accountFeatures = wantedBy(draft, owner, cart)
  return draft.carts.put({ ...cart, ...(accountFeatures && { accountFeatures }), owner, updatedAt: draft.now })
}

/** Hands a cart with its case to another owner, as that owner's current one. */
export const giveCart = (draft: WorldDraft, cart: CartState, owner: string): CartState =>
  makeCurrent(draft, changeOwner(draft, cart, owner))

const joined = <Item>(first: readonly Item[] = [], second: readonly Item[] = [], keyOf: (item: Item) => string) => {
  const known = new Set(first.map(keyOf))
  return [...first, ...second.filter((item) => !known.has(keyOf(item)))]
}

/** A cart takes one promotion of each kind, bar codes aside. */
const promotionKey = (code: string): string => {
  const kind = findPromotion(code)?.kind
  return kind === undefined || kind === 'barcode' ? code : kind
}

/** What belongs to the whole order: the cart that stays wins where there can be one alone. */
const orderParts = (draft: WorldDraft, from: CartState, to: CartState): Partial<CartState> => {
  const promoCodes = joined(to.promoCodes, from.promoCodes, promotionKey)
  const accountFeatures = joined(to.accountFeatures, wantedBy(draft, to.owner, from), ({ id }) => id)
  const donation = to.donation ?? from.donation
  return {
    ...(promoCodes.length > 0 && { promoCodes }),
    ...(accountFeatures.length > 0 && { accountFeatures }),
    ...(donation && { donation }),
  }
}

/** Moves the lines of one cart to the end of another; the first is gone, with its case and its lock. */
export const appendCart = (draft: WorldDraft, from: CartState, to: CartState): CartState => {
  const moved = from.lines.map((line, index) => ({
    ...line,
    lineId: `newLine${to.lineCount + index + 1}`,
    sequence: to.lineCount + index + 1,
  }))
  const lineIds = new Map(from.lines.map(({ lineId }, index) => [lineId, moved[index]?.lineId]))
  const tradeIns = tradeInsOf(from).map(({ lineId = '', ...item }) => {
    const movedTo = lineIds.get(lineId)
    return { ...item, ...(movedTo && { lineId: movedTo }) }
  })
  dropCart(draft, from)
  return draft.carts.put({
    ...to,
    ...orderParts(draft, from, to),
    lines: [...to.lines, ...moved],
    lineCount: to.lineCount + moved.length,
    ...((to.tradeIns || tradeIns.length > 0) && { tradeIns: [...tradeInsOf(to), ...tradeIns] }),
    acceptedAgreementIds: [],
    updatedAt: draft.now,
  })
}

const giveOrders = (draft: WorldDraft, orderIds: readonly string[], owner: string) => {
  for (const order of orderIds.map((id) => draft.orders.get(id))) {
    if (order) draft.orders.put({ ...order, owner })
  }
  const holding = holdingOf(draft, owner)
  if (orderIds.length > 0) draft.holdings.put({ ...holding, orderIds: [...holding.orderIds, ...orderIds] })
}

const giveAside = (draft: WorldDraft, { asideCartIds = [] }: HoldingState, owner: string) => {
  for (const cart of asideCartIds.map((id) => draft.carts.get(id))) {
    if (cart?.status === 'open') setAside(draft, changeOwner(draft, cart, owner))
  }
}

/** Gives a guest's orders and open carts to the account: as they are where it has none, else line by line. */
export const mergeGuestCart = (draft: WorldDraft, guestOwner: string, owner: string) => {
  const guest = holdingOf(draft, guestOwner)
  giveAside(draft, guest, owner)
  giveOrders(draft, guest.orderIds, owner)
  for (const cartId of Object.values(guest.cartIds)) {
    const guestCart = draft.carts.get(cartId)
    if (guestCart?.status !== 'open') continue
    const keptId = holdingOf(draft, owner).cartIds[guestCart.lob]
    const kept = keptId === undefined ? undefined : draft.carts.get(keptId)
    if (kept?.status === 'open') appendCart(draft, guestCart, kept)
    else giveCart(draft, guestCart, owner)
  }
  draft.holdings.delete(guestOwner)
}
