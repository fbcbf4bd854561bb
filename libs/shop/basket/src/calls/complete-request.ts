import type { BodyInputOf, CheckoutDetails } from '@soe/contracts'
import { type addAccessories, type Addition, type saveCart, getCheckoutDetails } from '@soe/contracts/routes'
import { readPageName, paddedAccount } from '@soe/rules'
import type { ClientRoute, Shop } from '@soe/shop-platform'
import { clientAppName } from '../client-app-name'
import { keptZip } from '../zip/kept-zip'
import { nameAccessoryCart } from './name-accessory-cart'

interface CartCall {
  readonly cartInfo: object
}

const isCartCall = (body: object): body is CartCall => 'cartInfo' in body

type Complete<Body> = (shop: Shop, body: Body) => Body

const adding =
  <Body extends object>(complete: Complete<Body>): Complete<object> =>
  (shop, body) =>
    complete(shop, body as Body)

interface OwnerCall {
  readonly data: object
}

const answeredCustomer = ({ identity, client }: Shop) =>
  identity.get().loggedIn ? client.loaded()?.responses.customer() : undefined

/** The session's cart as the last read showed it; undefined once something may have changed it. */
const knownCart = ({ queryClient, identity }: Pick<Shop, 'queryClient' | 'identity'>): CheckoutDetails | undefined => {
  const reads = queryClient.getQueryCache().findAll({ queryKey: [getCheckoutDetails.key] })
  const { cartId } = identity.get()
  return reads
    .filter(({ state }) => state.status === 'success' && !state.isInvalidated)
    .map(({ state }) => state.data as CheckoutDetails)
    .find(({ cart }) => cart.cartId === cartId)
}

const withOwner = <Body extends OwnerCall>(shop: Shop, body: Body): Body => {
  const known = knownCart(shop)
  const answered = answeredCustomer(shop)
  const account = known?.cart.cartHeader.fullAccountNumber || answered?.accountNumber
  // The cart masks numbers, and a masked one names no line.
  const mtn = answered?.mobile
  return {
    ...body,
    data: { ...(account && { account: paddedAccount(account) }), ...(mtn && { mtn }), ...body.data },
  }
}

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
