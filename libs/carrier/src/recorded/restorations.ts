import type {
  AnswerOf,
  BodyOf,
  CaseSummary,
  DataLayerItem,
  Inventory,
  OperationKey,
  Order,
  Product,
} from '@soe/contracts'
import { findDeviceSku, type Stock } from '@soe/catalogue'
import { maskNumber, readInstant } from '@soe/rules'
import type { CartLineState, CartState, WishlistState, WorldDraft } from '@soe/world'
import { carrierFlags } from '../content/get-feature-flags'
import { changeAccount } from '../domain/account/account'
import { accountOf, lobOf, ownerOf, ownerRecordOf, putOwnerRecord } from '../domain/account/identity'
import { emptyCart } from '../domain/cart/cart-access'
import { lockCart } from '../domain/cart/cart-lock'
import { dropCart, openCartsOf, setAside, withoutCart } from '../domain/cart/current-cart'
import { replaceLine } from '../domain/lines/cart-lines'
import { stockOf, knownSku, setStock } from '../domain/stock/stock'
import { supportOf } from '../domain/support/support-settings'
import type { Reader } from '../operation/caller'
import { restoredAccount, restoredCart } from './restored-cart'
import { restoredLine } from './restored-line'

/** The world that is being made, and the call whose answer tells of it. */
interface Restoring<Key extends OperationKey> extends Reader {
  readonly draft: WorldDraft
  readonly body: BodyOf<Key>
  /** Carts that the list of cases has. */
  readonly listed: Set<string>
}

interface Restoration<Key extends OperationKey> {
  /** Drops what the persona would have of the same kind. */
  readonly forget?: (draft: WorldDraft, owner: string) => void
  readonly restore: (answer: AnswerOf<Key>, call: Restoring<Key>) => void
}

/** One whose operation is known to the table alone. */
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

/** The cart of an id, set aside and empty until an answer tells more of it. */
const haveCart = (draft: WorldDraft, caller: Reader, named: NamedCart): CartState => {
  const known = draft.carts.get(named.id)
  if (known) return known
  const { id, caseId } = named
  const owner = ownerOf(caller.session)
  const cart = draft.carts.put(emptyCart(draft, caller, { id, caseId, intent: '' }))
  draft.cases.put({
    id: caseId,
    caseID: caseId,
    cartId: id,
    owner,
    triggerResumeCase: false,
    triggerValidateCart: false,
  })
  setAside(draft, cart)
  return cart
}

const currentCart = (draft: WorldDraft, { session, audience }: Reader): CartState | undefined =>
  draft.carts.get(ownerRecordOf(draft, ownerOf(session)).cartIds[lobOf(audience)] ?? '')

/** Unlike a shopper's own change of carts, this keeps an empty one: its lines may be told later. */
const haveCurrent = (draft: WorldDraft, caller: Reader, named: NamedCart): CartState => {
  const cart = haveCart(draft, caller, named)
  const before = currentCart(draft, caller)
  if (before?.id === cart.id) return cart
  if (before) setAside(draft, before)
  const record = withoutCart(ownerRecordOf(draft, cart.owner), cart)
  putOwnerRecord(draft, { ...record, cartIds: { ...record.cartIds, [cart.lob]: cart.id } })
  return cart
}

/** The current cart, as a read without the id of one finds it. One that is not current any more may still have a case. */
const nameCurrent = (
  { draft, listed, ...caller }: Omit<Restoring<OperationKey>, 'body'>,
  named: NamedCart | undefined,
  askedFor?: string,
) => {
  if (named) return askedFor === undefined ? haveCurrent(draft, caller, named) : haveCart(draft, caller, named)
  const current = askedFor === undefined ? currentCart(draft, caller) : undefined
  if (current) (listed.has(current.id) ? setAside : dropCart)(draft, current)
  return undefined
}

const restoreCase = (draft: WorldDraft, caller: Reader, summary: CaseSummary) => {
  const { cartId, caseID, triggerResumeCase, triggerValidateCart, changedAt } = summary
  const cart = haveCart(draft, caller, { id: cartId, caseId: caseID })
  if (changedAt !== undefined) draft.carts.put({ ...cart, updatedAt: readInstant(changedAt) })
  draft.cases.put({ id: caseID, caseID, cartId, owner: cart.owner, triggerResumeCase, triggerValidateCart })
  const { lockedChannelID, lockedUntil, unlockChannel } = summary
  if (lockedChannelID === undefined) return
  const ttl = lockedUntil === undefined ? undefined : readInstant(lockedUntil) - draft.now
  lockCart(draft, cartId, lockedChannelID, ttl, unlockChannel)
}

/** The current cart's case comes first. */
const restoreCases = (
  { cases }: AnswerOf<'cases.getCases'>,
  { draft, listed, ...caller }: Restoring<'cases.getCases'>,
) => {
  forgetCarts(draft, ownerOf(caller.session))
  for (const summary of cases) {
    restoreCase(draft, caller, summary)
    listed.add(summary.cartId)
  }
  const [first] = cases
  if (first) haveCurrent(draft, caller, { id: first.cartId, caseId: first.caseID })
}

type Checkout = AnswerOf<'checkout.getCheckoutDetails'>
type CheckoutRead = 'checkout.getCheckoutDetails' | 'checkout.getExpresshubDetails'

const restoreCheckout = (details: Checkout, { body, ...call }: Restoring<CheckoutRead>) => {
  const { draft, listed: _, ...caller } = call
  const { cart } = details
  const owner = ownerOf(caller.session)
  const askedFor = body.cartId ?? body.cartInfo?.cartId
  const known = nameCurrent(call, { id: cart.cartId, caseId: cart.caseId }, askedFor)
  const shown = restoredCart(details, owner)
  if (known && shown) {
    draft.carts.put({
      ...emptyCart(draft, caller, known),
      ...shown,
      creator: cart.cartHeader.cartCreator as never,
      updatedAt: known.updatedAt,
    })
  }
  changeAccount(draft, owner, restoredAccount(details, lobOf(caller.audience)))
  draft.configure({ featureFlags: cart.featureFlags })
}

/** The order, with the cart that it was placed of. */
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

const restoreOrders = ({ orders }: AnswerOf<'checkout.listOrders'>, { draft, ...caller }: Restoring<OperationKey>) => {
  for (const order of orders.toReversed()) restoreOrder(draft, caller, order)
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

const restoreStock = (draft: WorldDraft, skuId: string, shown: Inventory) => {
  const { qtyAvailable: qty, availableOn } = shown
  const stock: Stock = { status: statusOf(shown), qty, ...(availableOn !== undefined && { availableOn }) }
  const known = stockOf(draft, knownSku(skuId))
  if (known.status !== stock.status || known.qty !== stock.qty || known.availableOn !== stock.availableOn)
    setStock(draft, skuId, stock)
}

/** Stock, and the skus that the customer waits for. */
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

/** The devices of an account that its cart trades in. */
const restoreTradeIns = (
  { devices }: AnswerOf<'tradeIn.accountDevices'>,
  { draft, ...caller }: Restoring<'tradeIn.accountDevices'>,
) => {
  const cart = currentCart(draft, caller)
  const lines = accountOf(ownerOf(caller.session))?.lines ?? []
  const numberOf = (id: string) => {
    const device = devices.find(({ submissionId }) => submissionId === id)
    return (
      device && lines.find(({ mtn, modelName }) => maskNumber(mtn) === device.mtn && modelName === device.deviceModel)
    )
  }
  if (!cart?.tradeIns) return
  const tradeIns = cart.tradeIns.map((item) => {
    const line = numberOf(item.submissionId)
    return line ? { ...item, mtn: line.mtn } : item
  })
  draft.carts.put({ ...cart, tradeIns })
}

const isDevice = ({ merchCat }: DataLayerItem) => merchCat === 'device'

/** The longest of the device's terms, where its price is monthly. */
const termOf = ({ sku, recurringPrice }: DataLayerItem): number =>
  recurringPrice === 0 ? 0 : Math.max(...(findDeviceSku(sku)?.model.terms ?? []))

/** The lines of a cart that nothing but page analytics has told of, as of one that another channel holds. */
const linesOfItems = (items: readonly DataLayerItem[]): CartLineState[] =>
  [...new Set(items.map(({ line }) => line))].map((lineId, index) => {
    const own = items.filter(({ line }) => line === lineId)
    const device = own.find(isDevice)
    return {
      lineId,
      sequence: index + 1,
      activity: own[0]?.group ?? 'NSE',
      ...(device && { device: { skuId: device.sku, productId: device.productId, term: termOf(device) } }),
      accessories: own
        .filter((item) => !isDevice(item))
        .map(({ sku, productId, qty }) => ({ skuId: sku, productId, qty })),
    }
  })

const restoreItems = (
  { dataLayer: { page, cart: shown } }: AnswerOf<'omni.readDL'>,
  { draft, body, ...caller }: Restoring<'omni.readDL'>,
) => {
  const cart = body?.cartId === undefined ? currentCart(draft, caller) : undefined
  if (cart?.id !== shown.cartId || cart.lines.length > 0) return
  const lines = linesOfItems(shown.items)
  draft.carts.put({
    ...cart,
    lines,
    lineCount: lines.length,
    ...(body?.flowName === undefined && { intent: page.flow }),
  })
}

/** The plan of a line that no answer has told in full. */
const restorePlan = (
  { currentPlanId }: AnswerOf<'plans.getPlans'>,
  { draft, body: { processingMTN }, ...caller }: Restoring<'plans.getPlans'>,
) => {
  const cart = currentCart(draft, caller)
  const line = cart?.lines.find(({ lineId }) => lineId === processingMTN)
  if (!cart || !line || line.planId !== undefined || currentPlanId === undefined) return
  draft.carts.put(replaceLine(cart, { ...line, planId: currentPlanId }))
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
  'chat.livePersonCheck': {
    restore: ({ service: { serviceHeader } }, { draft }) => {
      const support = supportOf(draft)
      const isStaffed = serviceHeader.statusCode === '0'
      if (isStaffed !== support.chatAgents > 0)
        draft.configure({ support: { ...support, chatAgents: isStaffed ? 1 : 0 } })
    },
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
    restore: ({ data: { wishList } }, { draft, body, ...caller }) => {
      if (body.wid === undefined) restoreWishlist(draft, caller, wishList.favorites[0])
    },
  },
  'wishlist.retrieveFavorites': {
    forget: forgetWishlist,
    restore: ({ favorites }, { draft, body: _, ...caller }) => restoreWishlist(draft, caller, favorites[0]),
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
    restore: ({ cartId: id, caseID: caseId }, { body: _, ...call }) =>
      void nameCurrent(call, id !== undefined && caseId !== undefined ? { id, caseId } : undefined),
  },
  'cart.checkExistingCart': {
    forget: forgetCarts,
    restore: ({ cartId: id, caseId, lockedChannelID }, { body, ...call }) => {
      const { draft } = call
      const named = id !== undefined && caseId !== undefined ? { id, caseId } : undefined
      const cart = nameCurrent(call, named, body.cartInfo?.cartId)
      if (cart && lockedChannelID !== undefined && !draft.locks.get(cart.id)) lockCart(draft, cart.id, lockedChannelID)
    },
  },
  'checkout.getCheckoutDetails': { forget: forgetCarts, restore: restoreCheckout },
  'checkout.getExpresshubDetails': { forget: forgetCarts, restore: restoreCheckout },
}

const linesOfCarts: Restorations = { 'omni.readDL': { restore: restoreItems } }

const partsOfLines: Restorations = {
  'plans.getPlans': { restore: restorePlan },
  'tradeIn.accountDevices': { restore: restoreTradeIns },
}

/**
 * What an answer tells of the world that gave it, by operation. Each table is restored after those before it, and its
 * answers as they came. The other operations answer from the catalogue, or from what is restored here.
 */
export const restorations: readonly Restorations[] = [settingsAndOwners, cases, carts, linesOfCarts, partsOfLines]
