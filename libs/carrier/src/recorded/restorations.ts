import { isDeepStrictEqual } from 'node:util'
import { findAccessorySku, findDeviceSku, type Stock } from '@soe/catalogue'
import type { AnswerOf, BodyOf, CaseSummary, Inventory, OperationKey, Order, Product } from '@soe/contracts'
import { readInstant } from '@soe/rules'
import type { CartState, WishlistState, WorldDraft } from '@soe/world'
import { carrierFlags } from '../content/get-feature-flags'
import { changeAccount } from '../domain/account/account'
import { accountOf, ownerOf, ownerRecordOf, putOwnerRecord } from '../domain/account/identity'
import { emptyCart, findCart, registerCart } from '../domain/cart/cart-access'
import { lockCart } from '../domain/cart/cart-lock'
import { dropCart, makeCurrent, openCartsOf, setAside } from '../domain/cart/current-cart'
import { stockOf, setStock } from '../domain/stock/stock'
import { supportOf } from '../domain/support/support-settings'
import type { Reader } from '../operation/caller'
import { restoredAccount, restoredCart, restoredLine } from './restored-cart'

/** Where an answer is restored, and the caller and the body of its call. */
interface Restoring<Key extends OperationKey> extends Reader {
  readonly draft: WorldDraft
  readonly body: BodyOf<Key>
}

interface Restoration<Key extends OperationKey> {
  /** Drops the persona's own state of the same kind. */
  readonly forget?: (draft: WorldDraft, owner: string) => void
  readonly restore: (answer: AnswerOf<Key>, call: Restoring<Key>) => void
}

/** A restoration whose operation is known only at run time. */
export interface AnyRestoration {
  forget?(draft: WorldDraft, owner: string): void
  restore(answer: unknown, call: object): void
}

type Restorations = { readonly [Key in OperationKey]?: Restoration<Key> }

const forgetCarts = (draft: WorldDraft, owner: string) => {
  for (const cart of openCartsOf(draft, owner)) dropCart(draft, cart)
}

const forgetOrders = (draft: WorldDraft, owner: string) => {
  const record = ownerRecordOf(draft, owner)
  for (const id of record.orderIds) draft.orders.delete(id)
  putOwnerRecord(draft, { ...record, orderIds: [] })
}

const forgetWishlist = (draft: WorldDraft, owner: string) => {
  const { wishlistId, ...record } = ownerRecordOf(draft, owner)
  if (wishlistId !== undefined) draft.wishlists.delete(wishlistId)
  putOwnerRecord(draft, record)
}

type NamedCart = Pick<CartState, 'id' | 'caseId'>

/** The cart with an id; a new one is empty and becomes current. */
const findOrMakeCart = (draft: WorldDraft, caller: Reader, named: NamedCart): CartState => {
  const known = draft.carts.get(named.id)
  if (known) return known
  const current = findCart(draft, caller)
  if (current) setAside(draft, current)
  return registerCart(draft, emptyCart(draft, caller, { ...named, intent: '' }))
}

/** The cart that an answer names. A read that asked for no cart by id makes it current, or sets the current one aside. */
const restoreCurrent = (
  draft: WorldDraft,
  caller: Reader,
  { id, caseId }: { readonly [Part in keyof NamedCart]?: string | undefined },
  askedFor?: string,
) => {
  if (id !== undefined && caseId !== undefined) {
    const cart = findOrMakeCart(draft, caller, { id, caseId })
    return askedFor === undefined ? makeCurrent(draft, cart) : cart
  }
  const current = askedFor === undefined ? findCart(draft, caller) : undefined
  if (current) setAside(draft, current)
  return undefined
}

const restoreCase = (draft: WorldDraft, caller: Reader, summary: CaseSummary) => {
  const { cartId, caseID, triggerResumeCase, triggerValidateCart, changedAt } = summary
  const cart = findOrMakeCart(draft, caller, { id: cartId, caseId: caseID })
  if (changedAt !== undefined) draft.carts.put({ ...cart, updatedAt: readInstant(changedAt) })
  draft.cases.put({ id: caseID, caseID, cartId, owner: cart.owner, triggerResumeCase, triggerValidateCart })
  const { lockedChannelID, lockedUntil, unlockChannel } = summary
  if (lockedChannelID === undefined) return
  const ttl = lockedUntil === undefined ? undefined : readInstant(lockedUntil) - draft.now
  lockCart(draft, cartId, lockedChannelID, ttl, unlockChannel)
}

/** The list begins with the current cart's case; the others follow in the order in which they were set aside. */
const restoreCases = ({ cases }: AnswerOf<'cases.getCases'>, call: Restoring<'cases.getCases'>) => {
  for (const summary of [...cases.slice(1), ...cases.slice(0, 1)]) restoreCase(call.draft, call, summary)
}

type Checkout = AnswerOf<'checkout.getCheckoutDetails'>
type CheckoutRead = 'checkout.getCheckoutDetails' | 'checkout.getExpresshubDetails'

const restoreCheckout = (details: Checkout, call: Restoring<CheckoutRead>) => {
  const { draft, body, session } = call
  const { cart } = details
  const owner = ownerOf(session)
  const askedFor = body.cartId ?? body.cartInfo?.cartId
  const known = restoreCurrent(draft, call, { id: cart.cartId, caseId: cart.caseId }, askedFor)
  const shown = restoredCart(details, owner)
  if (known && shown) draft.carts.put({ ...emptyCart(draft, call, known), ...shown, updatedAt: known.updatedAt })
  changeAccount(draft, owner, restoredAccount(details))
  draft.configure({ featureFlags: cart.featureFlags })
}

/** Restores an order and the cart that it was placed from. */
const restoreOrder = (draft: WorldDraft, caller: Reader, order: Order) => {
  const owner = ownerOf(caller.session)
  const accountLines = accountOf(owner)?.lines ?? []
  const id = `ORDERED-${order.orderNumber}`
  draft.carts.put({
    ...emptyCart(draft, caller, { id, caseId: id, intent: '' }),
    status: 'ordered',
    lines: order.lines.map((line) => restoredLine(line, accountLines)),
    updatedAt: readInstant(order.placedAt),
  })
  draft.orders.put({ id: order.orderNumber, cartId: id, owner, order })
  const record = ownerRecordOf(draft, owner)
  const others = record.orderIds.filter((kept) => kept !== order.orderNumber)
  putOwnerRecord(draft, { ...record, orderIds: [...others, order.orderNumber] })
}

const restoreOrders = ({ orders }: AnswerOf<'checkout.listOrders'>, call: Restoring<OperationKey>) => {
  for (const order of orders.toReversed()) restoreOrder(call.draft, call, order)
}

const restoreWishlist = (draft: WorldDraft, { session }: Reader, shown: Omit<WishlistState, 'owner'> | undefined) => {
  if (!shown) return
  const owner = ownerOf(session)
  draft.wishlists.put({ id: shown.id, name: shown.name, owner, items: shown.items })
  putOwnerRecord(draft, { ...ownerRecordOf(draft, owner), wishlistId: shown.id })
}

const statusOf = ({ isInStock, isPreOrder, isBackorder }: Inventory): Stock['status'] => {
  if (isInStock) return 'in-stock'
  if (isPreOrder) return 'pre-order'
  return isBackorder ? 'back-order' : 'out-of-stock'
}

/** Skips a sku that this catalogue lacks. */
const restoreStock = (draft: WorldDraft, skuId: string, shown: Inventory) => {
  const sku = findDeviceSku(skuId) ?? findAccessorySku(skuId)
  const { qtyAvailable: qty, availableOn } = shown
  const stock: Stock = { status: statusOf(shown), qty, ...(availableOn !== undefined && { availableOn }) }
  if (sku && !isDeepStrictEqual(stockOf(draft, sku), stock)) setStock(draft, skuId, stock)
}

/** Restores stock, and which skus the customer waits for. */
const restoreProducts = (products: readonly Product[], { draft, session }: Restoring<OperationKey>) => {
  const owner = ownerOf(session)
  for (const sku of products.flatMap(({ childSkus }) => childSkus)) {
    restoreStock(draft, sku.skuId, sku.inventoryDetails.dFillInventory)
    const record = ownerRecordOf(draft, owner)
    const { notifyMe = [] } = record
    if (sku.notifyMe && !notifyMe.includes(sku.skuId))
      putOwnerRecord(draft, { ...record, notifyMe: [...notifyMe, sku.skuId] })
  }
}

const settingsAndOwners: Restorations = {
  'content.getFeatureFlags': {
    restore: ({ featureFlags }, { draft }) =>
      draft.configure({
        featureFlags: Object.fromEntries(
          Object.entries(featureFlags).filter(([name, value]) => carrierFlags[name] !== value),
        ),
      }),
  },
  'cart.getThrottleList': { restore: ({ throttleList }, { draft }) => draft.configure({ throttleList }) },
  'support.getVideoChat': {
    restore: ({ mediaoutput: { agentstatistics } }, { draft }) =>
      draft.configure({ support: { ...supportOf(draft), videoAgents: agentstatistics[0]?.available ?? 0 } }),
  },
  'catalogue.listProducts': { restore: ({ products }, call) => restoreProducts(products, call) },
  'catalogue.getProduct': { restore: ({ product }, call) => restoreProducts([product], call) },
  'catalogue.getInventory': {
    restore: ({ skuId, inventoryDetails }, { draft }) => restoreStock(draft, skuId, inventoryDetails.dFillInventory),
  },
  'payment.listCards': {
    restore: ({ cards }, { draft, session }) =>
      void putOwnerRecord(draft, {
        ...ownerRecordOf(draft, ownerOf(session)),
        savedCards: cards.toReversed(),
      }),
  },
  'checkout.listOrders': { forget: forgetOrders, restore: restoreOrders },
  'wishlist.retrieveWishlist': {
    forget: forgetWishlist,
    restore: ({ data: { wishList } }, call) => {
      if (call.body.wid === undefined) restoreWishlist(call.draft, call, wishList.favorites[0])
    },
  },
  'wishlist.retrieveFavorites': {
    forget: forgetWishlist,
    restore: ({ favorites }, call) => restoreWishlist(call.draft, call, favorites[0]),
  },
  'cart.listEligibleLines': {
    restore: ({ lines: [line] }, { draft, session }) => {
      const pastDueCents = Math.round((line?.paymentInfo.arPastDueBalance ?? 0) * 100)
      if (line) changeAccount(draft, ownerOf(session), { pastDueCents })
    },
  },
}

const cases: Restorations = { 'cases.getCases': { forget: forgetCarts, restore: restoreCases } }

const carts: Restorations = {
  'cases.getCaseAndCartId': {
    forget: forgetCarts,
    restore: ({ cartId: id, caseID: caseId }, call) => void restoreCurrent(call.draft, call, { id, caseId }),
  },
  'cart.checkExistingCart': {
    forget: forgetCarts,
    restore: ({ cartId: id, caseId, lockedChannelID }, call) => {
      const { draft, body } = call
      const cart = restoreCurrent(draft, call, { id, caseId }, body.cartInfo?.cartId)
      if (cart && lockedChannelID !== undefined && !draft.locks.get(cart.id)) lockCart(draft, cart.id, lockedChannelID)
    },
  },
  'checkout.getCheckoutDetails': { forget: forgetCarts, restore: restoreCheckout },
  'checkout.getExpresshubDetails': { forget: forgetCarts, restore: restoreCheckout },
}

/**
 * Turns the answers of an operation back into state. The tables are restored in this order, the answers of one table in
 * the order in which they were recorded. All other operations answer from the catalogue or from this state.
 */
export const restorations: readonly Restorations[] = [settingsAndOwners, cases, carts]
