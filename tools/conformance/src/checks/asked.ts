import type { Audience, OperationKey } from '@soe/contracts'
import { firstDifference, placesThatDiffer, type Leaf } from '../judging/first-difference'
import { violation } from '../judging/violation'
import type { Check } from '../run/check'
import type { CallerOf } from './callers'
import type { CallOptions } from '../shopping/call'
import { exampleBody, exampleOf } from '../shopping/examples'
import { addPhone, fillCart, fillWithAccessories, whereServed } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import { isFreeRead, readyShopper } from './ready-shopper'
import { accessories, accessoryCall, accessoryWish, addWishes, charger, type Request } from './courses/course'

const asking = (key: OperationKey, ...changes: readonly Record<string, unknown>[]): readonly Request[] =>
  changes.map((change) => ({ body: exampleBody(key, change) }))

const devices = { deviceSorId: 'ORBIT-12-PRO-KELP-128', getDeviceDetails: true }
const tradeInOf = (deviceModel: string) => ({ device: { deviceBrand: 'Orbit', deviceModel } })

/** A read that leaves parts out answers less than the session knows. */
type Question = Request & Pick<CallOptions, 'isApart'>

const leavingOut = (key: OperationKey, ...changes: readonly Record<string, unknown>[]): readonly Question[] =>
  asking(key, ...changes).map((request) => ({ ...request, isApart: true }))

/** A sku that somebody waits for, at stores that have none. */
const soldOut = [{ query: { skuId: (exampleBody('wishlist.subscribe') as { skuId: string }).skuId } }]

/** Reads with other values than those of their examples, one right after the other. */
const questions: Readonly<Partial<Record<OperationKey, readonly Question[]>>> = {
  'checkout.getCheckoutDetails': leavingOut(
    'checkout.getCheckoutDetails',
    { customerAgreements: false, shippingOptions: false, paymentOptions: false },
    { iconicFlags: { disableISPU: true, disableSDD: true, disableISAAC: true } },
    { disableSplitShipment: true, optimizeSDD: true },
  ),
  'checkout.getExpresshubDetails': leavingOut(
    'checkout.getExpresshubDetails',
    { disableAgreements: true, disablePaymentOptions: true, disableShippingOptions: true },
    { iconicFlags: { disableISPU: true, disableSDD: true, disableISAAC: true } },
  ),
  'catalogue.listProducts': ['watches', 'tablets', 'accessories', 'smartphones'].map((category) => ({
    query: { category },
  })),
  'catalogue.getProduct': ['dev14000017', 'dev14000001', '<otherPhone.product>', 'dev14000001'].map((productId) => ({
    query: { productId },
  })),
  'catalogue.getInventory': ['04101', '30004', undefined, '04101']
    .map((zip) => ({
      query: { skuId: 'orbit-12-pro-kelp-128', ...(zip && { zip }) },
    }))
    .concat(soldOut),
  'plans.getPlans': [
    { body: { planType: 'watches' } },
    { body: { planType: 'tablets', isRecommendedFlow: true } },
    { body: { planType: 'smartphones', referenceDataRequired: true } },
    { body: { planType: 'smartphones' } },
    { body: {} },
  ],
  'pricing.estimateLine': asking(
    'pricing.estimateLine',
    { term: 0 },
    { tradeIn: { ...tradeInOf('Orbit 9'), condition: 'damaged' } },
    { tradeIn: undefined },
    { tradeIn: undefined, accessories: [charger] },
    {},
  ),
  'tradeIn.validateDevice': asking('tradeIn.validateDevice', {}, tradeInOf('Orbit 8'), {}),
  'device.getProtectionFeatures': asking(
    'device.getProtectionFeatures',
    { vhdpPageRequest: 'HDA' },
    { vhdpPageRequest: undefined, ...devices, getLeadOffer: true },
    { vhdpPageRequest: undefined, getLeadOffer: true, getDeviceDetails: 'Y', deviceSorId: '<otherPhone.sku>' },
    {},
  ),
  'device.getEsimDetails': asking(
    'device.getEsimDetails',
    { imei: '351756051523999' },
    { deviceSorId: '<otherPhone.sku>' },
    {},
  ),
  'chat.livePersonCheck': asking('chat.livePersonCheck', { pageContext: 'gridwall' }, { pageContext: 'GridWall' }),
  'recommendations.pdm': asking('recommendations.pdm', { propositionCount: 1 }, { propositionCount: 3 }, {}),
}

/** What no clock and no other shopper changes. */
const isLasting = ([at, value]: Leaf) =>
  !/inventory|stock|qty/i.test(at) && !(typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value))

const questionsCheck = (key: OperationKey, requests: readonly Question[], audience: Audience): Check => ({
  name: `${key} of one thing after the other`,
  family: 'effect',
  key,
  audience,
  changes: !isFreeRead(key),
  run: async (context) => {
    const shopper = await readyShopper(context, key, audience)
    const ask = async (request: Question) => (await shopper.call(key, request)).exchange
    const example = exampleOf(key, audience)
    const [first, again] = [await ask(example), await ask(example)]
    for (const request of requests) await ask(request)
    const passing = placesThatDiffer(first, again)
    const other = firstDifference(first, await ask(example), (leaf) => isLasting(leaf) && !passing.has(leaf[0]))
    const says = 'what is asked again is answered as before, whatever was asked in between'
    if (other) context.report(key, shopper, violation('answered-otherwise', other.at, `${says}: ${other.value}`))
  },
})

type Calls = readonly (readonly [OperationKey, Request?])[]

/** Calls whose answers state one fact in several ways. */
interface Twice {
  readonly key: OperationKey
  readonly says: string
  readonly audience?: Audience
  readonly prepare?: (shopper: Shopper) => Promise<unknown>
  readonly calls: Calls
}

const reader = ['checkout.getCheckoutDetails'] as const
const everything: Request = { body: exampleBody('checkout.getCheckoutDetails', { paymentOptions: true }) }
const sim = (simType: string): Request => ({
  body: exampleBody('cart.switchSim', { simType, ...(simType === 'PSIM' && { eSimId: undefined }) }),
})
const ofLine: Request = { body: { lineId: 'newLine1' } }
const tradeIn = (change: object): Request => ({ body: { ...exampleBody('tradeIn.addDevice'), ...change } })
const chat = ['chat.livePersonCheck'] as const
const twoPhones = async (shopper: Shopper) => {
  await addPhone(shopper)
  await addPhone(shopper)
}

const twice: readonly Twice[] = [
  {
    key: 'cart.calculateMultiLineTax',
    says: 'in percent of the cart',
    prepare: addPhone,
    calls: [reader, ['cart.calculateMultiLineTax']],
  },
  {
    key: 'device.getEsimDetails',
    says: 'with the SIM that was chosen',
    prepare: addPhone,
    calls: ['PSIM', 'ESIM', 'PSIM'].flatMap((type) => [
      ['cart.switchSim', sim(type)] as const,
      ['device.getEsimDetails', ofLine] as const,
    ]),
  },
  ...(['signed-in', 'prepay-signed-in'] as const).map((audience): Twice => ({
    key: 'plans.getPlans',
    says: `of a line by its code and its masked number, as ${audience}`,
    audience,
    calls: [
      ['cart.listEligibleLines'],
      ['plans.getPlans', { body: { processingMTN: '<own line>' } }],
      ['plans.getPlans', { body: { processingMTN: '<own number>' } }],
    ],
  })),
  {
    key: 'recommendations.pdm',
    says: 'with what the cart has of an accessory',
    prepare: fillWithAccessories,
    calls: [
      reader,
      ['recommendations.pdm'],
      ['cart.addAccessories', accessoryCall(accessories('addAccessories', charger, 1))],
      reader,
      ['recommendations.pdm'],
    ],
  },
  {
    key: 'tradeIn.addDevice',
    says: 'for the second line',
    prepare: twoPhones,
    calls: [['tradeIn.addDevice', tradeIn({ lineId: 'newLine2' })], reader],
  },
  {
    key: 'tradeIn.accountDevices',
    says: 'with the trade-ins of the cart',
    prepare: addPhone,
    calls: [
      ['cart.listEligibleLines'],
      ['tradeIn.addDevice', tradeIn({ device: { mtnHashCode: '<account line>' } })],
      reader,
      ['tradeIn.accountDevices'],
      ['tradeIn.addDevice', { body: { cartInfo: {}, submissionId: '<submission>', actionIndicator: 'D' } }],
      reader,
      ['tradeIn.accountDevices'],
    ],
  },
  {
    key: 'tradeIn.validateDevice',
    says: 'with what a line adds',
    prepare: addPhone,
    calls: [['tradeIn.validateDevice', { body: exampleBody('tradeIn.validateDevice', { lineId: 'newLine1' }) }]],
  },
  {
    key: 'support.videoAssistCheck',
    says: 'at one of the stores',
    calls: [['support.listStores'], ['support.videoAssistCheck']],
  },
  {
    key: 'tradeIn.accountDevices',
    says: 'with what each model is worth',
    calls: [
      ['tradeIn.accountDevices'],
      ['tradeIn.validateDevice'],
      ['tradeIn.validateDevice', { body: { device: { ...tradeInOf('Orbit 9').device, carrier: 'Skerry' } } }],
      ['tradeIn.validateDevice', { body: { device: { ...tradeInOf('Orbit 9').device, capacity: '128 GB' } } }],
    ],
  },
  {
    key: 'content.getPlanReferenceModel',
    says: 'beside the plans',
    calls: [['content.getPlanReferenceModel'], ['plans.getPlans', { body: { referenceDataRequired: true } }]],
  },
  ...(['prepay', 'prepay-signed-in'] as const).map((audience): Twice => ({
    key: 'plans.getPlans',
    says: `of ${audience} beside the prepaid plans`,
    audience,
    calls: [['content.getPrepaidPlans'], ['plans.getPlans', { body: {} }]],
  })),
  {
    key: 'pricing.estimateLine',
    says: 'with a device in each condition',
    audience: 'prospect',
    calls: [
      ['tradeIn.validateDevice', { body: exampleBody('tradeIn.validateDevice', tradeInOf('Orbit 9')) }],
      ...(['damaged', 'not-working'] as const).map(
        (condition) =>
          [
            'pricing.estimateLine',
            { body: exampleBody('pricing.estimateLine', { tradeIn: { ...tradeInOf('Orbit 9'), condition } }) },
          ] as const,
      ),
    ],
  },
  {
    key: 'pricing.estimateLine',
    says: 'beside a cart with the line',
    audience: 'prospect',
    prepare: async (shopper) => {
      await addPhone(shopper)
      await shopper.call('cart.addPlan', exampleOf('cart.addPlan', shopper.audience))
    },
    calls: [reader, ['pricing.estimateLine', { body: exampleBody('pricing.estimateLine', { tradeIn: undefined }) }]],
  },
  {
    key: 'omni.readDL',
    says: 'with the products of the cart',
    prepare: fillCart,
    calls: [
      ['catalogue.getProduct'],
      ['catalogue.listProducts', { query: { category: 'accessories' } }],
      ['omni.readDL'],
    ],
  },
  {
    key: 'device.getEsimDetails',
    says: 'with the product that it is of',
    calls: [
      ['catalogue.getProduct'],
      ['device.getEsimDetails'],
      ['device.getProtectionFeatures', { body: exampleBody('device.getProtectionFeatures', devices) }],
    ],
  },
  {
    key: 'wishlist.getSeoDetails',
    says: 'with the names of the wishlist',
    audience: 'signed-in',
    prepare: addPhone,
    calls: [
      ['wishlist.addWishlist', addWishes(accessoryWish)],
      ['wishlist.retrieveWishlist'],
      ['wishlist.getSeoDetails'],
    ],
  },
  {
    key: 'cart.addStep',
    says: 'with a PIN, which no answer repeats',
    audience: 'signed-in',
    prepare: fillCart,
    calls: [['cart.addStep', { body: exampleBody('cart.addStep', { accountPin: '4471' }) }]],
  },
  { key: 'chat.livePersonCheck', says: 'with the flow of the cart', prepare: fillCart, calls: [reader, chat] },
  {
    key: 'checkout.getCheckoutDetails',
    says: 'with an id of the call, and without one',
    prepare: fillCart,
    calls: [
      ['checkout.getCheckoutDetails', { body: { cartInfo: {}, clientCorrelationId: 'conform-1' } }],
      ['checkout.getCheckoutDetails', { body: { cartInfo: {}, clientCorrelationId: 'conform-2' } }],
      ['checkout.getCheckoutDetails', { body: { cartInfo: {} } }],
    ],
  },
  {
    key: 'checkout.getCheckoutDetails',
    says: 'with what a guest may pay by',
    audience: 'prospect',
    prepare: fillCart,
    calls: [['checkout.getCheckoutDetails', everything]],
  },
  {
    key: 'session.continueGuest',
    says: 'with the cart of the guest',
    audience: 'prospect',
    prepare: fillCart,
    calls: [reader, ['session.continueGuest'], reader, ['cart.checkExistingCart']],
  },
]

const twiceCheck = ({ key, says, prepare, calls }: Twice, audience: Audience): Check => ({
  name: `${key} ${says}`,
  family: 'effect',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper(audience)
    if (prepare) await shopper.asSetup(() => prepare(shopper))
    for (const [called, request = exampleOf(called, audience)] of calls)
      await (called === key ? shopper.call(called, request) : whereServed(() => shopper.call(called, request)))
  },
})

/** What is asked for is answered: each time, and not what was asked for before. */
export const askedChecks = (keys: readonly OperationKey[], callerOf: CallerOf): Check[] =>
  keys.flatMap((key) => {
    const requests = questions[key]
    return [
      ...(requests ? [questionsCheck(key, requests, callerOf(key))] : []),
      ...twice.filter((one) => one.key === key).map((one) => twiceCheck(one, one.audience ?? callerOf(key))),
    ]
  })
