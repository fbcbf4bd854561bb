import { articles, findProduct, findSku, productView } from './catalogue'
import { countItems, type Account, type Session, type Store } from './store'
import { cartView, casesView, header, instant, stepView } from './views'

/** An error of the contract's catalogue. */
export class Refused extends Error {
  constructor(
    readonly id: string,
    readonly details: readonly object[] = [],
  ) {
    super(id)
  }
}

// The contract has checked the request by the time it is read.
// oxlint-disable-next-line typescript/no-explicit-any -- each operation knows its own request
export type Given = any

export interface Caller {
  readonly session: Session
  readonly account: Account
  readonly store: Store
}

export type Operation = (given: Given, caller: Caller) => object

const unlocked = ({ account, store }: Caller) => {
  const channel = store.lockOf(account)
  if (channel !== undefined) throw new Refused('CART_LOCKED', [{ lockedChannelID: channel }])
  return store.cartOf(account)
}

const changed = ({ account, store }: Caller) => {
  store.cartOf(account).changedAt = store.timeOf(account)
  return stepView(account, store)
}

const addDevice: Operation = ({ data }, caller) => {
  const cart = unlocked(caller)
  const asked = (data.lines as Given[]).map(({ device, lineId, isNewLine }) => ({
    device,
    article: findSku(device.id as string),
    changed: isNewLine ? undefined : cart.lines.find(({ id }) => id === lineId),
  }))
  if (asked.some(({ article }) => article?.category !== 'smartphones')) throw new Refused('ITEM_NOT_FOUND')
  for (const { device, article, changed: former } of asked) {
    if (former) {
      Object.assign(former, { sku: article?.sku ?? '', isPaidAtOnce: device.dppMonths === 0 })
      continue
    }
    const line = {
      id: crypto.randomUUID(),
      sku: article?.sku ?? '',
      isPaidAtOnce: device.dppMonths === 0,
      accessories: new Map(),
    }
    cart.lines.push(line)
    cart.last = line.id
  }
  return changed(caller)
}

const removeDevice: Operation = ({ lineId }, caller) => {
  const cart = unlocked(caller)
  const at = cart.lines.findIndex(({ id }) => id === lineId)
  if (at < 0) throw new Refused('ITEM_NOT_FOUND')
  cart.lines.splice(at, 1)
  return changed(caller)
}

const maxQuantity = 10

const addAccessories: Operation = ({ data }, caller) => {
  const cart = unlocked(caller)
  const planned = (data.lines as Given[]).map(({ mtn, addAccessories: add = [], removeAccessories: remove = [] }) => {
    const line = cart.lines.find(({ id }) => id === mtn)
    if (!line) throw new Refused('ITEM_NOT_FOUND')
    const after = new Map(line.accessories)
    for (const { id } of remove) if (!after.delete(id as string)) throw new Refused('3000')
    for (const { id, qty } of add) {
      if (findSku(id as string)?.category !== 'accessories') throw new Refused('ITEM_NOT_FOUND')
      const sum = (after.get(id as string) ?? 0) + (qty as number)
      if (sum > maxQuantity) throw new Refused('QUANTITY_LIMIT')
      after.set(id as string, sum)
    }
    return { line, after }
  })
  for (const { line, after } of planned) {
    line.accessories.clear()
    for (const [id, qty] of after) line.accessories.set(id, qty)
    cart.last = line.id
  }
  return changed(caller)
}

const checkExistingCart: Operation = (_, { account, store }) => {
  const { cart } = account
  const done = { statusCode: '00', serviceHeader: header }
  if (!cart || cart.lines.length === 0) return { ...done, existingCart: false, itemCount: 0 }
  const channel = store.lockOf(account)
  return {
    ...done,
    existingCart: true,
    cartId: cart.id,
    caseId: cart.caseId,
    itemCount: countItems(cart),
    ...(channel !== undefined && { lockedChannelID: channel }),
  }
}

const getCheckoutDetails: Operation = (_, { account }) => {
  if (!account.cart || account.cart.lines.length === 0) throw new Refused('1008')
  return cartView(account, account.cart)
}

const favoritesOf = ({ wishlistId, wishes }: Account) => [
  { id: wishlistId, name: 'Wishlist', items: [...wishes.values()] },
]

const itemsIn = ({ data }: Given): Given[] => (data.favorites as Given[]).flatMap(({ items }) => items as Given[])

const addWishlist: Operation = (given, { account }) => {
  const items = itemsIn(given).map(({ productId, sorId }) => {
    const article = findProduct(productId as string)
    if (!article) throw new Refused('ITEM_NOT_FOUND')
    const itemType = article.category === 'smartphones' ? 'DEVICE' : 'ACCESSORY'
    return { productId: article.product, sorId: sorId as string, itemType }
  })
  for (const item of items) account.wishes.set(item.productId, item)
  return { statusCode: '1', favorites: favoritesOf(account) }
}

const removeWishlist: Operation = (given, { account }) => {
  const ids = itemsIn(given).map(({ deviceId }) => deviceId as string)
  if (ids.some((id) => !account.wishes.has(id))) throw new Refused('ITEM_NOT_FOUND')
  for (const id of ids) account.wishes.delete(id)
  return { statusCode: '1', favorites: favoritesOf(account) }
}

const retrieveWishlist: Operation = ({ wid }, { account, store }) => {
  const owner = wid === undefined ? account : store.findWishlist(wid as string)
  if (!owner) throw new Refused('ITEM_NOT_FOUND')
  const items = [...owner.wishes.values()]
  const ofType = (type: string) =>
    items.flatMap(({ productId, itemType }) => {
      const article = findProduct(productId)
      return article && itemType === type ? [productView(article)] : []
    })
  const wishList = {
    id: owner.wishlistId,
    name: 'Wishlist',
    wishListCount: items.length,
    deviceList: ofType('DEVICE'),
    accessoryList: ofType('ACCESSORY'),
    items,
    favorites: favoritesOf(owner),
    featureFlags: {},
  }
  return { data: { wishList } }
}

const listProducts: Operation = ({ category }) => ({
  category: category as string,
  products: articles.filter((one) => one.category === category).map(productView),
})

const getProduct: Operation = ({ productId }) => {
  const article = findProduct(productId as string)
  if (!article) throw new Refused('ITEM_NOT_FOUND')
  return { product: productView(article) }
}

const half = 30 * 60_000

/** Every operation of this backend, by the contract's key. */
export const operations: Readonly<Record<string, Operation>> = {
  'cart.addDevice': addDevice,
  'cart.removeDevice': removeDevice,
  'cart.addAccessories': addAccessories,
  'cart.checkExistingCart': checkExistingCart,
  'checkout.getCheckoutDetails': getCheckoutDetails,
  'recommendations.getRtCartCount': (_, { account }) => ({
    statusCode: '00',
    rtCartCount: account.cart ? countItems(account.cart) : 0,
    wishListCount: account.wishes.size,
  }),
  'cases.getCases': (_, { account, store }) => casesView(account, store),
  'wishlist.addWishlist': addWishlist,
  'wishlist.removeWishlist': removeWishlist,
  'wishlist.retrieveWishlist': retrieveWishlist,
  'wishlist.retrieveFavorites': (_, { account }) => ({ favorites: favoritesOf(account) }),
  'catalogue.listProducts': listProducts,
  'catalogue.getProduct': getProduct,
  'session.keepAlive': (_, { account, store }) => ({
    statusCode: '0',
    serviceHeader: header,
    expiresAt: instant(store.timeOf(account) + half),
  }),
  'session.logout': (_, { session, store }) => {
    store.closeSession(session)
    return { statusCode: '00', serviceHeader: header }
  },
}
