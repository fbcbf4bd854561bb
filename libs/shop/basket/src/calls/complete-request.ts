import type { BodyInputOf } from '@soe/contracts'
import {
  addAccessories,
  addDevice,
  addWishlist,
  assignMtn,
  removeWishlist,
  retrieveFavorites,
  retrieveWishlist,
  saveCart,
} from '@soe/contracts/routes'
import { readPageName } from '@soe/rules'
import type { ClientRoute, Shop } from '@soe/shop-platform'
import { clientAppName } from '../client-app-name'
import { keptZip } from '../zip/kept-zip'
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

/** The ZIP code that the shopper has given in this tab, for the tax of a cart without an address. */
const withZip = (shop: Shop, body: unknown): unknown => {
  const zipCode = keptZip(shop)
  return isCartCall(body) && zipCode !== undefined ? { ...body, cartInfo: { zipCode, ...body.cartInfo } } : body
}

const withAccount = (shop: Shop, body: unknown): unknown => withOwner(shop, body as BodyInputOf<typeof addWishlist>)

/** What the specification's payloads say besides the shopper's choice. */
const completions: Readonly<Record<string, (shop: Shop, body: unknown) => unknown>> = {
  [addAccessories.key]: (shop, body) => withZip(shop, withAccessoryCart(shop, body)),
  [addDevice.key]: withZip,
  [assignMtn.key]: withZip,
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
