import type { ErrorId, OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf } from '../contract/judged-operations'
import { isDeepStrictEqual as isEqual } from 'node:util'
import type { Check } from '../run/check'
import type { CallOptions } from '../shopping/call'
import { exampleBody, exampleOf } from '../shopping/examples'
import { addPhone, fillCart, needsCart, prepare } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import { addWishes, removeWish } from './courses'
import { readAll, readsOf } from './reads'

type Request = Pick<CallOptions, 'body' | 'query'>

/** A request that is right in shape and that the declared state lets nobody grant. */
interface Refusal {
  readonly name: string
  readonly key: OperationKey
  readonly request: Request
  /** Errors that are right in this state, or any where there are none; undefined where a backend may also do a part of it. */
  readonly legal?: readonly string[] | undefined
  /** The kind of the finding; `other-error` where undefined. */
  readonly kind?: string
  /** What is there before; the example's own state where it is true, nothing where undefined. */
  readonly prepared?: true | ((shopper: Shopper) => Promise<unknown>)
}

const onEmptyCart = (key: OperationKey, ...legal: ErrorId[]): Refusal => ({
  name: 'with an empty cart',
  key,
  request: exampleOf(key),
  legal: ['1008', 'R1001', '899', '1022', ...legal],
})

const nobody = 'nobody-knows-this'
const charger = 'bosun-charger-chalk'

const accessories = (line: object): Request => ({
  body: { cartInfo: {}, data: { lines: [{ mtn: 'newLine1', ...line }] } },
})

const phoneWish = { productId: 'dev14000001', sorId: 'orbit-12-pro-kelp-128', itemType: 'DEVICE' }
const unknownWish = { productId: nobody, sorId: nobody, itemType: 'DEVICE' }

const addFour = async (shopper: Shopper) => {
  await addPhone(shopper)
  await shopper.call('cart.addAccessories', accessories({ addAccessories: [{ id: charger, qty: 6 }] }))
}

/** Everything that is said of a person is another's, and one field of it is wrong. */
const otherPerson = (key: OperationKey, field: string, wrong: object): Request => {
  const person = exampleBody(key)[field] as object
  return { body: exampleBody(key, { [field]: { ...person, firstName: 'Ivo', lastName: 'Ferry', ...wrong } }) }
}

const givenBefore = (key: OperationKey) => async (shopper: Shopper) => {
  await fillCart(shopper)
  await shopper.call(key, exampleOf(key))
}

const removeFirst = async (shopper: Shopper) => {
  await addPhone(shopper)
  await addPhone(shopper)
  await shopper.call('cart.removeDevice', exampleOf('cart.removeDevice'))
}

const lineCall = (key: OperationKey, field: string, value: string): Request => ({
  body: exampleBody(key, { [field]: value }),
})

const emergency = (mtn: string) => {
  const { lines } = exampleBody('cart.e911Address') as { lines: { e911Address: object }[] }
  return { e911Address: lines[0]?.e911Address, ...lines[0], mtn }
}

/** No post office has it. */
const noZipCode = '00000'

const refusals: readonly Refusal[] = [
  {
    name: 'near a ZIP code that does not exist',
    key: 'catalogue.getInventory',
    request: { query: { skuId: 'orbit-12-pro-kelp-128', zip: noZipCode } },
    legal: ['ZIP_CODE_INVALID'],
  },
  {
    name: 'at a ZIP code that does not exist',
    key: 'cart.calculateMultiLineTax',
    request: { body: exampleBody('cart.calculateMultiLineTax', { zipCode: noZipCode }) },
    legal: ['ZIP_CODE_INVALID'],
    prepared: true,
  },
  {
    name: 'at a ZIP code that does not exist',
    key: 'cart.e911Address',
    request: {
      body: exampleBody('cart.e911Address', {
        lines: [
          { ...emergency('newLine1'), e911Address: { ...emergency('newLine1').e911Address, zipCode: noZipCode } },
        ],
      }),
    },
    legal: ['ZIP_CODE_INVALID'],
    prepared: true,
  },
  {
    name: 'of a sku with a capital',
    key: 'catalogue.getInventory',
    request: { query: { skuId: '<orbit-12-pro-kelp-128 with a capital>' } },
    legal: ['ITEM_NOT_FOUND'],
    kind: 'ids-inexact',
  },
  onEmptyCart('checkout.getCheckoutDetails'),
  onEmptyCart('cart.saveCart'),
  onEmptyCart('cart.addStep'),
  onEmptyCart('cart.validateCart'),
  onEmptyCart('cart.validateOrder', 'CART_INCOMPLETE'),
  onEmptyCart('checkout.placeOrder', 'CART_INCOMPLETE'),
  onEmptyCart('checkout.updateContact'),
  { name: 'without an order', key: 'checkout.getOrder', request: { body: {} }, legal: ['ORDER_NOT_FOUND'] },
  {
    name: 'of an unknown order',
    key: 'checkout.getOrder',
    request: { body: { orderNumber: nobody } },
    legal: ['ORDER_NOT_FOUND'],
  },
  {
    name: 'of an unknown order, beside an own one',
    key: 'checkout.getOrder',
    request: { body: { orderNumber: nobody } },
    legal: ['ORDER_NOT_FOUND'],
    prepared: true,
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
    name: 'of an unknown sku',
    key: 'cart.addDevice',
    request: {
      body: exampleBody('cart.addDevice', {
        data: {
          lines: [
            {
              device: { id: nobody, productId: nobody, dppMonths: 0, contractTerm: 'MONTH_TO_MONTH' },
              isNewLine: true,
            },
          ],
        },
      }),
    },
    legal: ['ITEM_NOT_FOUND'],
    prepared: addPhone,
  },
  {
    name: 'of a line that is not there',
    key: 'cart.removeDevice',
    request: lineCall('cart.removeDevice', 'lineId', nobody),
    legal: ['ITEM_NOT_FOUND'],
    prepared: addPhone,
  },
  {
    name: 'of a line that is gone',
    key: 'cart.removeDevice',
    request: exampleOf('cart.removeDevice'),
    legal: ['ITEM_NOT_FOUND'],
    prepared: removeFirst,
  },
  ...(['cart.removeDevice', 'cart.addPlan', 'cart.assignMtn'] as const).map((key): Refusal => ({
    name: 'of a line in other letters',
    key,
    request: lineCall(key, 'lineId', '<newLine1 in other letters>'),
    legal: ['ITEM_NOT_FOUND', 'LINE_NOT_ELIGIBLE'],
    kind: 'ids-inexact',
    prepared: addPhone,
  })),
  ...(['cart.addPlan', 'cart.assignMtn'] as const).map((key): Refusal => ({
    name: 'of a line that is not there',
    key,
    request: lineCall(key, 'lineId', nobody),
    legal: ['ITEM_NOT_FOUND', 'LINE_NOT_ELIGIBLE'],
    prepared: addPhone,
  })),
  {
    name: 'of a line that is not there',
    key: 'cart.switchSim',
    request: lineCall('cart.switchSim', 'mtn', nobody),
    legal: ['ITEM_NOT_FOUND'],
    prepared: true,
  },
  {
    name: 'of a part that is not there',
    key: 'cart.e911Address',
    request: { body: exampleBody('cart.e911Address', { lines: [emergency('newLine1'), emergency(nobody)] }) },
    prepared: true,
  },
  {
    name: 'of an unknown plan',
    key: 'cart.addPlan',
    request: { body: exampleBody('cart.addPlan', { planId: nobody }) },
    legal: ['ITEM_NOT_FOUND', 'LINE_NOT_ELIGIBLE'],
    prepared: true,
  },
  {
    name: 'of an unknown accessory',
    key: 'cart.addAccessories',
    request: accessories({ addAccessories: [{ id: nobody, qty: 1 }] }),
    legal: ['ITEM_NOT_FOUND'],
    prepared: true,
  },
  {
    name: 'of a part that is not there',
    key: 'cart.addAccessories',
    request: accessories({
      addAccessories: [
        { id: charger, qty: 2 },
        { id: nobody, qty: 1 },
      ],
    }),
    prepared: true,
  },
  {
    name: 'of an accessory that is not in the cart',
    key: 'cart.addAccessories',
    request: accessories({ removeAccessories: [{ id: charger, qty: 1 }] }),
    legal: ['3000', 'ITEM_NOT_FOUND'],
    prepared: true,
  },
  {
    name: 'of more than ten pieces',
    key: 'cart.addAccessories',
    request: accessories({ addAccessories: [{ id: charger, qty: 5 }] }),
    legal: ['QUANTITY_LIMIT'],
    kind: 'limit-ignored',
    prepared: addFour,
  },
  {
    name: 'of a trade-in that is not there',
    key: 'tradeIn.addDevice',
    request: { body: { cartInfo: {}, submissionId: nobody, actionIndicator: 'D' } },
    legal: ['ITEM_NOT_FOUND'],
    prepared: givenBefore('tradeIn.addDevice'),
  },
  {
    name: 'of an unknown product',
    key: 'wishlist.addWishlist',
    request: addWishes(unknownWish),
    legal: ['ITEM_NOT_FOUND'],
  },
  {
    name: 'of a part that is not there',
    key: 'wishlist.addWishlist',
    request: addWishes(phoneWish, unknownWish),
    prepared: (shopper) => shopper.call('wishlist.retrieveWishlist', exampleOf('wishlist.retrieveWishlist')),
  },
  {
    name: 'of a product that is not on it',
    key: 'wishlist.removeWishlist',
    request: removeWish(nobody),
    legal: ['ITEM_NOT_FOUND'],
    prepared: true,
  },
  {
    name: 'of a product in other letters',
    key: 'wishlist.removeWishlist',
    request: removeWish('<dev14000001 in other letters>'),
    legal: ['ITEM_NOT_FOUND'],
    kind: 'ids-inexact',
    prepared: true,
  },
  {
    name: 'of a product in other letters',
    key: 'catalogue.getProduct',
    request: { query: { productId: '<dev14000001 in other letters>' } },
    legal: ['ITEM_NOT_FOUND'],
    kind: 'ids-inexact',
  },
  {
    name: 'of a list that nobody has',
    key: 'wishlist.retrieveWishlist',
    request: { body: exampleBody('wishlist.retrieveWishlist', { wid: nobody }) },
    legal: ['ITEM_NOT_FOUND'],
  },
  {
    name: 'of a sku that is in stock',
    key: 'wishlist.subscribe',
    request: { body: { productId: 'dev14000001', skuId: 'orbit-12-pro-kelp-128' } },
    legal: ['NOTIFY_ME_UNAVAILABLE'],
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
    legal: ['QUOTE_NOT_FOUND'],
  },
  {
    name: 'of an unknown quote',
    key: 'quote.retrieveAccessoriesFromQuote',
    request: { body: { quoteId: 'Q-unknown' } },
    legal: ['QUOTE_NOT_FOUND'],
  },
  {
    name: 'of an unknown promo code',
    key: 'cart.applyPromo',
    request: { body: { promoCode: nobody } },
    legal: ['PROMO_INVALID'],
    prepared: true,
  },
  {
    name: 'of an unknown bar code',
    key: 'cart.updateBarcode',
    request: { body: { cartInfo: { barCodeIds: ['810000004101', '899999999999'] } } },
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
  {
    name: 'of a contact whose email address is none',
    key: 'checkout.updateContact',
    request: otherPerson('checkout.updateContact', 'contact', { emailId: 'nobody' }),
    prepared: givenBefore('checkout.updateContact'),
  },
  {
    name: 'of an address whose ZIP code is none',
    key: 'checkout.updateAddress',
    request: otherPerson('checkout.updateAddress', 'shippingAddress', { zipCode: 'nowhere' }),
    prepared: givenBefore('checkout.updateAddress'),
  },
  {
    name: 'of a pickup that names no store',
    key: 'checkout.selectShipping',
    request: { body: { cartInfo: {}, selectedOptionCode: 'ISPU' } },
    legal: [],
    kind: 'unfounded-accepted',
    prepared: true,
  },
  {
    name: 'of another total than the one that is due',
    key: 'checkout.placeOrder',
    request: { body: { cartInfo: {}, dueToday: 0.01 } },
    legal: [],
    kind: 'precondition-ignored',
    prepared: true,
  },
]

const saysOf = ({ key, name, legal = [] }: Refusal) =>
  `${operationOf(key).summary ?? key}, ${name}, is refused${legal.length > 0 ? ` with ${legal.join(' or ')}` : ''}`

const refusalCheck = (refusal: Refusal): Check => {
  const { name, key, request, legal, kind = 'other-error', prepared } = refusal
  const audience = audiencesOf(key)[0] ?? 'signed-in'
  return {
    name: `refusal ${key} ${name}`,
    family: 'positive',
    key,
    audience,
    changes: true,
    run: async (context) => {
      const shopper = await context.shopper(audience)
      if (prepared === true) await prepare(shopper, key)
      else if (prepared) await shopper.asSetup(() => prepared(shopper))
      const isChange = operationOf(key).metadata.kind === 'change'
      const reads = isChange ? readsOf(key).slice(0, 2) : []
      if (prepared) await readAll(context, shopper, reads.slice(0, 1))
      const says = saysOf(refusal)
      const reasons = legal && legal.length > 0 ? { errors: legal } : {}
      const expect = legal && ({ kind, at: name, says, fault: 101, ends: 'refused', ...reasons } as const)
      await shopper.call(key, { ...request, ...(expect && { expect }) })
      // What was refused has changed nothing.
      if (prepared && !context.isBroken()) await readAll(context, shopper, reads)
    },
  }
}

/** Fields of examples that name what somebody must know. */
const names = new Set(['lineId', 'mtn', 'planId', 'skuId', 'productId', 'promoCode', 'selectedOptionCode', 'id'])

/** The value with what it names replaced by what nobody knows. */
const unnamed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unnamed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'string' && names.has(name) ? nobody : unnamed(part),
    ]),
  )
}

/** Accessories can begin a cart, and what the bar codes stand beside is nobody's business. */
const mayBegin: ReadonlySet<OperationKey> = new Set(['cart.addAccessories'] satisfies OperationKey[])
const ignoresNames: ReadonlySet<OperationKey> = new Set(['cart.updateBarcode'] satisfies OperationKey[])

/** Changes that set something, so that there is a former value which a refusal must leave. */
const sets = (key: OperationKey) =>
  needsCart(key) &&
  /^(cart|checkout)\.(add|assign|apply|e911|switch|guest|select|set|update)/.test(key) &&
  key !== 'cart.addStep'

/** The state of the example, with what it does done where that can be done again. */
const preparedWell =
  (key: OperationKey) =>
  async (shopper: Shopper): Promise<void> => {
    await prepare(shopper, key)
    if (sets(key)) await shopper.call(key, exampleOf(key, shopper.audience))
  }

/** Refusals of any change: of a cart that is not there, and of what nobody knows. */
const generalRefusals = (key: OperationKey): Refusal[] => {
  const { metadata, method } = operationOf(key)
  if (metadata.kind !== 'change' || method !== 'POST') return []
  const request = exampleOf(key)
  const unknown = { body: unnamed(request.body) }
  const isOwn = (named: string) => refusals.some((one) => one.key === key && one.name === named)
  return [
    ...(needsCart(key) && !mayBegin.has(key) && !isOwn('with an empty cart')
      ? [{ name: 'without a cart', key, request }]
      : []),
    ...(ignoresNames.has(key) || isEqual(unknown.body, request.body)
      ? []
      : [{ name: 'of what nobody knows', key, request: unknown, prepared: preparedWell(key) }]),
  ].map((refusal) => ({ ...refusal, legal: [], kind: 'unfounded-accepted' }))
}

/** What must be refused in a declared state, with which errors, and without any effect. */
export const refusalChecks = (keys: readonly OperationKey[]): Check[] => [
  ...refusals.filter(({ key }) => keys.includes(key)).map(refusalCheck),
  ...keys.flatMap(generalRefusals).map(refusalCheck),
]
