import { findOperation, type OperationKey } from '@soe/contracts'
import type { Shopper } from './create-shopper'
import { orbit } from '@soe/carrier/testing'
import type { TestWorld } from './start-simulator'

type Look = (shopper: Shopper, world: TestWorld) => unknown

/** What an operation answers, its error included; undefined for audiences that it does not serve. */
const read =
  (key: OperationKey, body: object, part: (raw: Record<string, never>) => unknown = (raw) => raw): Look =>
  async (shopper) => {
    if (findOperation(key).metadata.paths[shopper.audience] === undefined) return undefined
    const { errorId, raw } = await shopper.call(key, { body: body as never })
    return errorId ?? part(raw as Record<string, never>)
  }

type CartRaw = { cart?: Record<string, unknown> & { orderDetails?: Record<string, unknown> } }

const cart = (part: (cart: NonNullable<CartRaw['cart']>) => unknown): Look =>
  read('checkout.getCheckoutDetails', {}, (raw) => part((raw as CartRaw).cart ?? {}))

const state =
  (part: keyof Awaited<ReturnType<TestWorld['state']>>): Look =>
  async (_, world) =>
    (await world.state())[part]

/** Every view of a world's memory, for shoppers or for control. */
export const views = {
  'cart lines': cart(({ lineDetails }) => lineDetails),
  'cart totals': cart(({ orderDetails }) => orderDetails?.['totals']),
  'cart readiness': cart(({ hubReadyForCheckout, pendingSteps, creditAppApproved }) => [
    hubReadyForCheckout,
    pendingSteps,
    creditAppApproved,
  ]),
  'cart warnings': cart(({ cartValidationErrors }) => cartValidationErrors),
  checkout: read('checkout.getCheckoutDetails', {}, ({ cart: _, ...rest }) => rest),
  'express hub': read('checkout.getExpresshubDetails', {}),
  'live count': read('recommendations.getRtCartCount', {}),
  'existing cart': read('cart.checkExistingCart', { cartInfo: {} }),
  bundle: read('cart.retrieveBundleAccCart', { cartInfo: {} }),
  'next step': read('landing.getProcessStep', {}),
  cases: read('cases.getCases', {}),
  'last order': read('checkout.getOrder', {}),
  orders: read('checkout.listOrders', {}),
  'saved cards': read('payment.listCards', {}),
  favorites: read('wishlist.retrieveFavorites', { data: { pageId: 'CART' } }),
  wishlist: read('wishlist.retrieveWishlist', { data: { pageId: 'GW' } }),
  product: async (shopper) => (await shopper.call('catalogue.getProduct', { query: { productId: 'tern-a2' } })).raw,
  grid: async (shopper) => (await shopper.call('catalogue.listProducts', { query: { category: 'smartphones' } })).raw,
  inventory: async (shopper) => (await shopper.call('catalogue.getInventory', { query: { skuId: orbit.id } })).raw,
  recommendations: read('recommendations.pdm', { source: 'device' }),
  cookies: (shopper) => [...shopper.cookies].filter(([name]) => /count|cartId/i.test(name)),
  'state of carts': state('carts'),
  'state of cases': state('cases'),
  'state of orders': state('orders'),
  'state of wishlists': state('wishlists'),
  'state of sessions': state('sessions'),
  'state of feedback': state('feedback'),
} as const satisfies Record<string, Look>

export type ViewName = keyof typeof views

export const viewNames = Object.keys(views) as ViewName[]

/** Every view as it is now. */
export const look = async (shopper: Shopper, world: TestWorld): Promise<ReadonlyMap<ViewName, string>> => {
  const seen = new Map<ViewName, string>()
  for (const name of viewNames) seen.set(name, JSON.stringify(await views[name](shopper, world)) ?? '')
  return seen
}
