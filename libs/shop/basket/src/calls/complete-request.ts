import type { BodyInputOf } from '@soe/contracts'
import {
  addAccessories,
  addWishlist,
  removeWishlist,
  retrieveFavorites,
  retrieveWishlist,
  saveCart,
} from '@soe/contracts/routes'
import { readPageName } from '@soe/rules'
import type { ClientRoute, Shop } from '@soe/shop-platform'
import { clientAppName } from '../client-app-name'
import { knownCart } from './known-cart'
import { nameAccessoryCart } from './name-accessory-cart'
import { withOwner } from './with-owner'

interface CartCall {
  readonly cartInfo: object
}

const isCartCall = (body: unknown): body is CartCall => typeof body === 'object' && body !== null && 'cartInfo' in body

/** Every change of the cart names the shop. */
const withClient = (body: unknown): unknown =>
  isCartCall(body) ? { ...body, cartInfo: { clientAppName, ...body.cartInfo } } : body

const withAccessoryCart = (shop: Shop, body: unknown): unknown => {
  const { loggedIn } = shop.identity.get()
  const pageId = readPageName(shop.environment.location.pathname)
  return nameAccessoryCart({ loggedIn, pageId, known: knownCart(shop) }, body as BodyInputOf<typeof addAccessories>)
}

const withAccount = (shop: Shop, body: unknown): unknown => withOwner(shop, body as BodyInputOf<typeof addWishlist>)

/** What the specification's payloads say besides the shopper's choice. */
const completions: Readonly<Record<string, (shop: Shop, body: unknown) => unknown>> = {
  [addAccessories.key]: withAccessoryCart,
  [addWishlist.key]: withAccount,
  [removeWishlist.key]: withAccount,
  [retrieveFavorites.key]: withAccount,
  [retrieveWishlist.key]: withAccount,
  // The shop saves at once; the carrier schedules what assisted channels save.
  [saveCart.key]: (_shop, body) => ({ scheduleOrder: false, ...(body as object) }),
}

/** The body of a call with what the shop knows of the cart (the specification, commerce 7). */
export const completeRequest = (shop: Shop, { key }: ClientRoute, body: unknown): unknown =>
  withClient(completions[key]?.(shop, body) ?? body)
