import type { ErrorId, OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf } from '../contract/judged-operations'
import { errorOf, isSuccess } from '../judging/judge-exchange'
import { violation } from '../judging/violation'
import { exampleBody, exampleOf } from '../shopping/examples'
import { prepare } from '../shopping/preparations'
import type { CallOptions } from '../shopping/call'
import type { Check } from '../run/check'

/** A request that is right in shape and that the declared state lets nobody grant. */
interface Refusal {
  readonly name: string
  readonly key: OperationKey
  readonly request: CallOptions
  /** Errors that are right in this state. */
  readonly legal: readonly ErrorId[]
  /** Whether the example's own state is set up first. */
  readonly prepared?: boolean
}

const onEmptyCart = (key: OperationKey, ...legal: ErrorId[]): Refusal => ({
  name: 'with an empty cart',
  key,
  request: exampleOf(key),
  legal: ['1008', 'R1001', '899', '1022', ...legal],
})

const nobody = 'nobody-knows-this'

const refusals: readonly Refusal[] = [
  onEmptyCart('checkout.getCheckoutDetails'),
  onEmptyCart('cart.saveCart'),
  onEmptyCart('cart.addStep'),
  onEmptyCart('cart.validateCart'),
  onEmptyCart('cart.validateOrder', 'CART_INCOMPLETE'),
  onEmptyCart('checkout.placeOrder', 'CART_INCOMPLETE'),
  onEmptyCart('checkout.updateContact'),
  {
    name: 'without an order',
    key: 'checkout.getOrder',
    request: { body: {} },
    legal: ['ORDER_NOT_FOUND'],
  },
  {
    name: 'of an unknown product',
    key: 'catalogue.getProduct',
    request: { query: { productId: nobody } },
    legal: ['ITEM_NOT_FOUND'],
  },
  {
    name: 'of an unknown sku',
    key: 'catalogue.getInventory',
    request: { query: { skuId: nobody } },
    legal: ['ITEM_NOT_FOUND'],
  },
  {
    name: 'of an unknown plan',
    key: 'cart.addPlan',
    request: { body: exampleBody('cart.addPlan', { planId: nobody }) },
    legal: ['ITEM_NOT_FOUND', 'LINE_NOT_ELIGIBLE'],
    prepared: true,
  },
  {
    name: 'of an unknown product',
    key: 'wishlist.addWishlist',
    request: {
      body: {
        data: { action: 'add', favorites: [{ items: [{ productId: nobody, sorId: nobody, itemType: 'DEVICE' }] }] },
      },
    },
    legal: ['ITEM_NOT_FOUND'],
  },
  {
    name: 'of an unknown accessory',
    key: 'cart.addAccessories',
    request: {
      body: { cartInfo: {}, data: { lines: [{ mtn: 'newLine1', addAccessories: [{ id: nobody, qty: 1 }] }] } },
    },
    legal: ['ITEM_NOT_FOUND'],
    prepared: true,
  },
  {
    name: 'of an accessory that is not in the cart',
    key: 'cart.addAccessories',
    request: {
      body: {
        cartInfo: {},
        data: { lines: [{ mtn: 'newLine1', removeAccessories: [{ id: 'bosun-charger-chalk', qty: 1 }] }] },
      },
    },
    legal: ['3000', 'ITEM_NOT_FOUND'],
    prepared: true,
  },
  {
    name: 'of an unknown email address',
    key: 'cases.resumeCase',
    request: { body: { emailId: 'nobody@example.com' } },
    legal: ['SAVED_CART_NOT_FOUND'],
  },
  {
    name: 'of an unknown quote',
    key: 'quote.retrieveCartFromQuote',
    request: { body: { quoteId: 'Q-unknown' } },
    legal: ['QUOTE_NOT_FOUND', 'SAVED_CART_NOT_FOUND'],
  },
  {
    name: 'of an unknown promo code',
    key: 'cart.applyPromo',
    request: { body: { promoCode: nobody } },
    legal: ['PROMO_INVALID'],
    prepared: true,
  },
  {
    name: 'of an unknown agreement',
    key: 'checkout.acceptAgreements',
    request: { body: { cartInfo: {}, agreementIds: [nobody] } },
    legal: ['ITEM_NOT_FOUND'],
    prepared: true,
  },
]

const refusalCheck = ({ name, key, request, legal, prepared = false }: Refusal): Check => ({
  name: `refusal ${key} ${name}`,
  family: 'positive',
  key,
  changes: operationOf(key).metadata.kind === 'change',
  run: async (context) => {
    const shopper = await context.shopper(audiencesOf(key)[0] ?? 'signed-in')
    if (prepared) await prepare(shopper, key)
    const { exchange } = await shopper.call(key, request)
    const error = errorOf(exchange)
    if (!isSuccess(operationOf(key), exchange) && legal.some((id) => id === error)) return
    const answered = error ?? `HTTP ${exchange.response.status}`
    if (context.isBroken()) return
    context.report(key, shopper, violation('other-error', name, `${legal.join(' or ')} is right, not ${answered}`))
  },
})

/** What must be refused in a declared state, and with which errors. */
export const refusalChecks = (keys: readonly OperationKey[]): Check[] =>
  refusals.filter(({ key }) => keys.includes(key)).map(refusalCheck)
