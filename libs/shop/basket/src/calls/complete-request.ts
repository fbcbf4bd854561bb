import type { BodyInputOf } from '@soe/contracts'
import type { addAccessories, Addition, saveCart } from '@soe/contracts/routes'
import { readPageName } from '@soe/rules'
import type { ClientRoute, Shop } from '@soe/shop-platform'
import { clientAppName } from '../client-app-name'
import { keptZip } from '../zip/kept-zip'
import { knownCart } from './known-cart'
import { nameAccessoryCart } from './name-accessory-cart'
import { withOwner, type OwnerCall } from './with-owner'

interface CartCall {
  readonly cartInfo: object
}

const isCartCall = (body: object): body is CartCall => 'cartInfo' in body

type Complete<Body> = (shop: Shop, body: Body) => Body

/** An addition to bodies of one type; a route names those that fit its own. */
const adding =
  <Body extends object>(complete: Complete<Body>): Complete<object> =>
  (shop, body) =>
    complete(shop, body as Body)

/** What the specification's payloads say besides the shopper's choice. */
const additions: Readonly<Record<Addition, Complete<object>>> = {
  accessoryCart: adding<BodyInputOf<typeof addAccessories>>((shop, body) => {
    const { loggedIn } = shop.identity.get()
    const pageId = readPageName(shop.environment.location.pathname)
    return nameAccessoryCart({ loggedIn, pageId, known: knownCart(shop) }, body)
  }),
  owner: adding<OwnerCall>(withOwner),
  // The shop saves at once; the carrier schedules what assisted channels save.
  schedule: adding<BodyInputOf<typeof saveCart>>((_shop, body) => ({ scheduleOrder: false, ...body })),
  // For the tax of a cart without an address.
  zipCode: adding<CartCall>((shop, body) => {
    const zipCode = keptZip(shop)
    return zipCode === undefined ? body : { ...body, cartInfo: { zipCode, ...body.cartInfo } }
  }),
}

/** The body of a call with what the shop knows of the cart (the specification, commerce 7). Every change names the shop. */
export const completeRequest = <Body>(shop: Shop, { adds = [] }: ClientRoute, body: Body): Body => {
  const whole = adds.reduce<object>((added, addition) => additions[addition](shop, added), body as object)
  const named = isCartCall(whole) ? { ...whole, cartInfo: { clientAppName, ...whole.cartInfo } } : whole
  return named as Body
}
