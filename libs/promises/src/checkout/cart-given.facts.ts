import { readWords } from '@soe/contracts/words'
import { effect, lostBy, fromAnswer, type Fact, type Known } from '../promise/fact'
import type { OperationKey, Pair, RequestOf, SeenAnswer } from '../promise/invariant'
import { cartChanges, mayEndCart, otherCart } from './cart-changes'
import type { CartLine, CheckoutDetails } from '@soe/contracts'
import { fromCheckout } from './from-checkout'

/** What was given, by the line or the submission that it is of; null where it was taken away. */
type Given = Readonly<Record<string, unknown>>

/** Fields that somebody gave, by the line that they are of; those of the whole cart by an empty name. */
type Fields = Readonly<Record<string, Given>>

/** What is given by one change, and read back from the cart. */
interface Gift<Key extends OperationKey> {
  readonly name: string
  readonly says: string
  readonly key: Key
  readonly gives: (request: NonNullable<RequestOf<Key>>, known: Known) => Fields | undefined
  readonly select: (details: CheckoutDetails) => Fields
  /** Other changes after which it may be gone. */
  readonly lostBy: readonly OperationKey[]
  /** A request, a cart that has what it gives, and one that has not. */
  readonly example: readonly [request: object, has: object, lacks: object]
}

const ofCart = (fields: Given | undefined): Fields => (fields ? { '': fields } : {})

const isGiven = (value: unknown) => value !== undefined && value !== ''

/** A text as it is compared: as people see it, with its accents composed. */
const plain = (value: unknown): unknown => (typeof value === 'string' ? readWords(value).normalize('NFC') : value)

/** Of each line that is still there, whatever was given. */
const fieldPairs = (said: Fields, known: Fields): Pair[] =>
  Object.entries(known).flatMap(([id, fields]) => {
    const seen = said[id]
    return seen
      ? Object.entries(fields)
          .filter(([, value]) => isGiven(value))
          .map(([name, value]): Pair => [{ [name]: plain(seen[name]) }, { [name]: plain(value) }])
      : []
  })

const factOf = <Key extends OperationKey>(gift: Gift<Key>): Fact<Fields> => {
  const { name, says, key, gives, select, example } = gift
  const [request, has, lacks] = example
  const give = { key, request, answer: {} } as const
  const reads = (answer: object) =>
    ({ key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, ...answer } }) as const
  return {
    name,
    says,
    sources: [fromCheckout((details) => select(details))],
    effects: {
      ...lostBy<Fields>(...otherCart, 'cart.saveCart', 'cart.addDevice', ...gift.lostBy),
      ...effect<Key, Fields>(key, (_before, call, known) =>
        call.request === undefined ? undefined : gives(call.request as NonNullable<RequestOf<Key>>, known),
      ),
    },
    compare: fieldPairs,
    right: [give, reads(has)],
    wrong: [give, reads(lacks)],
  }
}

const ofLines =
  (select: (line: CartLine) => Given) =>
  ({ cart }: CheckoutDetails): Fields =>
    Object.fromEntries(Object.values(cart.lineDetails.lineInfo).map((line) => [line.lineId, select(line)]))

/** A cart of one line, as an example. */
const oneLine = (line: object) => ({
  cart: { lineDetails: { lineInfo: { a: { lineId: 'a', serviceInfo: {}, ...line } } }, orderDetails: {} },
})

const digitsOf = (number = '') => (/X/.test(number) ? undefined : number.replaceAll(/\D/g, ''))

/** A masked number may be any that ends as it does. */
const lastFourOf = (number = '') => number.replaceAll(/[^\dX]/g, '').slice(-4)

const home = {
  addressLine1: '14 Commercial St',
  addressLine2: 'Apt 4',
  city: 'Portland',
  state: 'ME',
  zipCode: '04101',
}

/** Numbers of the account's lines by their codes. */
export const accountNumbersFact: Fact<Readonly<Record<string, string>>> = {
  name: 'accountNumbers',
  says: 'a line of the account has one number',
  sources: [
    fromAnswer('cart.listEligibleLines', ({ answer: { lines } }) =>
      Object.fromEntries(lines.map(({ mtnHashCode, mtn }) => [mtnHashCode, mtn])),
    ),
  ],
  effects: {},
  right: [],
  wrong: [],
}

const givenFacts = [
  accountNumbersFact,
  factOf({
    name: 'upgradedNumber',
    says: 'a line that upgrades one of the account keeps its number',
    key: 'cart.assignMtn',
    gives: ({ lineId, number }, known) =>
      number.choice === 'existing'
        ? {
            [lineId]: {
              choice: 'existing',
              kind: 'EUP',
              lastFour: lastFourOf(known(accountNumbersFact)?.[number.mtnHashCode]),
            },
          }
        : undefined,
    select: ofLines(({ numberChoice: choice, lineActivityType: kind, mobileNumber }) => ({
      choice,
      kind,
      lastFour: lastFourOf(mobileNumber),
    })),
    lostBy: ['cart.removeDevice'],
    example: [
      { lineId: 'a', number: { choice: 'existing', mtnHashCode: 'h' } },
      oneLine({ numberChoice: 'existing', lineActivityType: 'EUP' }),
      oneLine({ numberChoice: 'existing', lineActivityType: 'NSE' }),
    ],
  }),
  factOf({
    name: 'givenEmergencyAddress',
    says: 'the emergency address of a line is the one that was given last, letter by letter',
    key: 'cart.e911Address',
    gives: ({ lines }) =>
      Object.fromEntries(
        lines.map(({ mtn, e911Address: { addressLine2 = null, ...rest } }) => [mtn, { ...rest, addressLine2 }]),
      ),
    select: ofLines(({ serviceInfo: { e911Address } }) => ({ addressLine2: null, ...e911Address })),
    lostBy: ['cart.assignMtn', 'cart.removeDevice'],
    example: [
      { lines: [{ mtn: 'a', e911Address: home }] },
      oneLine({ serviceInfo: { e911Address: home } }),
      oneLine({ serviceInfo: { e911Address: { ...home, addressLine2: undefined } } }),
    ],
  }),
  factOf({
    name: 'chosenNumber',
    says: 'a line has the number that was chosen for it, and is called what the customer calls it',
    key: 'cart.assignMtn',
    gives: ({ lineId, number }) =>
      number.choice === 'new' ? { [lineId]: { number: number.mtn, label: number.label } } : undefined,
    select: ofLines(({ mobileNumber, numberLabel: label }) => ({ number: digitsOf(mobileNumber), label })),
    lostBy: ['cart.removeDevice'],
    example: [
      { lineId: 'a', number: { choice: 'new', mtn: '2075550199', label: 'Zoë' } },
      oneLine({ mobileNumber: '2075550199', numberLabel: 'Zoë' }),
      oneLine({ mobileNumber: '2075550101', numberLabel: 'Zoë' }),
    ],
  }),
  factOf({
    name: 'portedNumber',
    says: 'a line that brings its number along has that number and no label of another, and says whose it was',
    key: 'cart.assignMtn',
    gives: ({ lineId, number }) =>
      number.choice === 'port-in'
        ? {
            [lineId]: {
              choice: 'port-in',
              lastFour: lastFourOf(number.phoneNumber),
              carrier: number.carrier,
              label: null,
            },
          }
        : undefined,
    select: ofLines(({ numberChoice: choice, mobileNumber, mtnDetails, numberLabel: label = null }) => ({
      choice,
      lastFour: lastFourOf(mobileNumber),
      carrier: mtnDetails?.carrier,
      label,
    })),
    lostBy: ['cart.removeDevice'],
    example: [
      { lineId: 'a', number: { choice: 'port-in', phoneNumber: '2075550199', carrier: 'Gull' } },
      oneLine({ numberChoice: 'port-in', mobileNumber: '2075550199', mtnDetails: { carrier: 'Gull' } }),
      oneLine({ numberChoice: 'port-in', mobileNumber: '2075550199', mtnDetails: {} }),
    ],
  }),
  factOf({
    name: 'chosenSim',
    says: 'a line has the SIM that was chosen for it, with its numbers',
    key: 'cart.switchSim',
    gives: ({ mtn, simType, simId, eSimId, smartImeiDevice }) => ({
      [mtn]: { simType, simId, eSimId, smartImeiDevice },
    }),
    select: ofLines(({ simItem }) => ({ ...simItem })),
    lostBy: ['cart.assignMtn', 'cart.addStep', 'cart.removeDevice', 'tradeIn.addDevice'],
    example: [
      { mtn: 'a', simType: 'PSIM', simId: '8901' },
      oneLine({ simItem: { simType: 'PSIM', simId: '8901' } }),
      oneLine({ simItem: { simType: 'PSIM' } }),
    ],
  }),
  factOf({
    name: 'simWithDevice',
    says: 'where a line has a SIM, it is the one that came with its device',
    key: 'cart.addDevice',
    gives: ({ data }) =>
      Object.fromEntries(
        data.lines.flatMap(({ lineId, sim: { eSim, id } = {} }) =>
          lineId === undefined || eSim === undefined
            ? []
            : [[lineId, { simType: eSim ? 'ESIM' : 'PSIM', [eSim ? 'eSimId' : 'simId']: id }] as const],
        ),
      ),
    select: ({ cart }) =>
      Object.fromEntries(
        Object.values(cart.lineDetails.lineInfo).flatMap(({ lineId, simItem }) => (simItem ? [[lineId, simItem]] : [])),
      ),
    lostBy: ['cart.switchSim', 'cart.assignMtn', 'cart.addStep', 'cart.removeDevice', 'tradeIn.addDevice'],
    example: [
      { data: { lines: [{ lineId: 'a', sim: { eSim: false, id: '8901' } }] } },
      oneLine({ simItem: { simType: 'PSIM', simId: '8901' } }),
      oneLine({ simItem: { simType: 'ESIM' } }),
    ],
  }),
  factOf({
    name: 'givenDonation',
    says: 'a donation goes to the recipient that was chosen, on the terms that were chosen',
    key: 'cart.addDonation',
    gives: ({ donationAmount, roundUpDonation, donationMatch, charityUniqueCode, charityOrganization }) =>
      ofCart(
        donationAmount === 0
          ? undefined
          : { donationAmount, roundUpDonation, donationMatch, charityUniqueCode, charityOrganization },
      ),
    select: ({ cart }) =>
      ofCart(Object.values(cart.lineDetails.lineInfo).flatMap(({ donationInfo }) => donationInfo ?? [])[0]),
    lostBy: ['cart.removeDevice', 'cart.addAccessories'],
    example: [
      { donationAmount: 0.37, charityOrganization: 'Harbor Light Fund' },
      oneLine({ donationInfo: { donationAmount: 0.37, charityOrganization: 'Harbor Light Fund' } }),
      oneLine({ donationInfo: { donationAmount: 0.37, charityOrganization: '' } }),
    ],
  }),
  factOf({
    name: 'addressOptions',
    says: 'a shipping address is of the kind that was given, with the notifications that were asked for',
    key: 'checkout.updateAddress',
    gives: ({ shippingAddress: { type, emailId, enableEmailandTextNotification } }) =>
      ofCart({ type, emailId: emailId?.toLowerCase(), enableEmailandTextNotification }),
    select: ({ shippingAddress }) =>
      ofCart(shippingAddress && { ...shippingAddress, emailId: shippingAddress.emailId?.toLowerCase() }),
    lostBy: ['checkout.updateContact', 'checkout.selectShipping', 'cart.guestChoice'],
    example: [
      { shippingAddress: { type: 'business' } },
      { shippingAddress: { type: 'business' } },
      { shippingAddress: { type: 'home' } },
    ],
  }),
  factOf({
    name: 'tradeInLine',
    says: 'a device is traded in for the line that was named',
    key: 'tradeIn.addDevice',
    gives: ({ lineId, actionIndicator }) =>
      lineId === undefined || actionIndicator === 'D' ? undefined : { [lineId]: { isTradedFor: true } },
    select: ({ cart: { lineDetails } }) =>
      Object.fromEntries(
        Object.values(lineDetails.lineInfo).map(({ lineId, multiLineSeqNumber }) => [
          lineId,
          {
            isTradedFor: lineDetails.tradeInDetail.tradeInItems.some(
              ({ lineSeqNum }) => lineSeqNum === multiLineSeqNumber,
            ),
          },
        ]),
      ),
    lostBy: ['cart.removeDevice', 'cart.addStep', 'cart.assignMtn', 'cart.addAccessories'],
    example: [
      { lineId: 'a', device: {} },
      {
        cart: {
          lineDetails: {
            lineInfo: { a: { lineId: 'a', multiLineSeqNumber: 1 } },
            tradeInDetail: { tradeInItems: [{ lineSeqNum: 1 }] },
          },
        },
      },
      {
        cart: {
          lineDetails: {
            lineInfo: { a: { lineId: 'a', multiLineSeqNumber: 1 } },
            tradeInDetail: { tradeInItems: [{ lineSeqNum: 0 }] },
          },
        },
      },
    ],
  }),
  factOf({
    name: 'parcels',
    says: 'whether the shopper would rather have everything at once is answered as it was said last',
    key: 'checkout.selectShipping',
    gives: ({ shipTogetherPref }) => ofCart(shipTogetherPref === undefined ? undefined : { shipTogetherPref }),
    select: ({ shipmentInfo: { shipTogetherPref } }) => ofCart({ shipTogetherPref }),
    lostBy: ['checkout.updateAddress', 'checkout.updateContact', 'cart.addAccessories', 'cart.removeDevice'],
    example: [
      { selectedOptionCode: 'STANDARD', shipTogetherPref: false },
      { shipmentInfo: { shipTogetherPref: false } },
      { shipmentInfo: { shipTogetherPref: true } },
    ],
  }),
  factOf({
    name: 'chosenStore',
    says: 'a pickup is at the store that was chosen',
    key: 'checkout.selectShipping',
    gives: ({ lineId, selectedOptionCode: way, locationCode }) =>
      ofCart(
        lineId === undefined && locationCode !== undefined
          ? { way, store: locationCode.replaceAll('-', '') }
          : undefined,
      ),
    select: ({ shipmentInfo: { selectedOptionCode: way, storeInfo } }) =>
      ofCart(storeInfo && { way, store: storeInfo.locationCode.replaceAll('-', '') }),
    lostBy: ['checkout.updateAddress', 'checkout.updateContact', 'cart.addAccessories', 'cart.removeDevice'],
    example: [
      { selectedOptionCode: 'ISPU', locationCode: '0412001' },
      { shipmentInfo: { selectedOptionCode: 'ISPU', storeInfo: { locationCode: '04120-01' } } },
      { shipmentInfo: { selectedOptionCode: 'ISPU', storeInfo: { locationCode: '04120-02' } } },
    ],
  }),
]

const tradeInsOf = ({ cart }: CheckoutDetails): Given =>
  Object.fromEntries(
    cart.lineDetails.tradeInDetail.tradeInItems.map(({ submissionId, condition = '' }) => [submissionId, condition]),
  )

const afterTradeIn = (before: Given | undefined, { request }: SeenAnswer<'tradeIn.addDevice'>): Given | undefined => {
  if (!before || !request) return undefined
  const { submissionId, condition, actionIndicator, lineId } = request
  if (submissionId === undefined) return actionIndicator === 'D' || lineId !== undefined ? undefined : before
  if (actionIndicator === 'D') return { ...before, [submissionId]: null }
  return condition === undefined ? before : { ...before, [submissionId]: condition }
}

const tradingIn = (conditions: Readonly<Record<string, string>>) =>
  ({
    key: 'checkout.getCheckoutDetails',
    answer: {
      shipmentInfo: {},
      cart: {
        lineDetails: {
          tradeInDetail: {
            tradeInItems: Object.entries(conditions).map(([submissionId, condition]) => ({ submissionId, condition })),
          },
        },
      },
    },
  }) as const

const removeFirst = {
  key: 'tradeIn.addDevice',
  request: { submissionId: 's', actionIndicator: 'D' },
  answer: {},
} as const

export const tradeInsFact: Fact<Given> = {
  name: 'ratedTradeIns',
  says: 'a device that is traded in is in the condition that was said last, until it is removed by its own submission',
  sources: [fromCheckout(tradeInsOf)],
  effects: {
    ...lostBy<Given>(...mayEndCart, 'cart.addDevice', 'cart.addStep'),
    ...effect('tradeIn.addDevice', afterTradeIn),
  },
  compare: (said, known) => [[Object.fromEntries(Object.keys(known).map((id) => [id, said[id] ?? null])), known]],
  right: [tradingIn({ s: 'good', t: 'good' }), removeFirst, tradingIn({ t: 'good' })],
  wrong: [tradingIn({ s: 'good', t: 'good' }), removeFirst, tradingIn({})],
}

/** Devices that are traded in, by maker and model. */
type Models = readonly string[]

const modelOf = ({ deviceBrand, deviceModel }: { readonly deviceBrand: string; readonly deviceModel: string }) =>
  `${deviceBrand} ${deviceModel}`

/** A model that is there already may be the same device. */
const withModel = (before: Models | undefined, { request }: SeenAnswer<'tradeIn.addDevice'>): Models | undefined => {
  const { device, submissionId, lineId, actionIndicator } = request ?? {}
  if (!before || actionIndicator === 'D' || lineId !== undefined) return undefined
  if (!device) return submissionId === undefined ? undefined : before
  if (!('deviceBrand' in device) || submissionId !== undefined) return undefined
  const model = modelOf(device as { deviceBrand: string; deviceModel: string })
  return before.includes(model) ? undefined : [...before, model].toSorted()
}

const trading = (...models: readonly string[]) =>
  ({
    key: 'checkout.getCheckoutDetails',
    answer: {
      shipmentInfo: {},
      cart: {
        lineDetails: {
          tradeInDetail: { tradeInItems: models.map((deviceModel) => ({ deviceBrand: 'Orbit', deviceModel })) },
        },
      },
    },
  }) as const

const tradeNine = {
  key: 'tradeIn.addDevice',
  request: { device: { deviceBrand: 'Orbit', deviceModel: '9' } },
  answer: {},
} as const

const tradedModelsFact: Fact<Models> = {
  name: 'tradedModels',
  says: 'a device of another model is traded in beside those that are there, once',
  sources: [fromCheckout(({ cart }) => cart.lineDetails.tradeInDetail.tradeInItems.map(modelOf).toSorted())],
  effects: {
    ...lostBy<Models>(...mayEndCart, 'cart.addDevice', 'cart.addStep'),
    ...effect('tradeIn.addDevice', withModel),
  },
  right: [trading('8'), tradeNine, trading('8', '9')],
  wrong: [trading('8'), tradeNine, trading('8')],
}

/** What was given of each device that is traded in, by its model. */
type GivenByModel = Readonly<Record<string, Given>>

const oldPhone = { deviceBrand: 'Orbit', deviceModel: '9', capacity: '128 GB', carrier: 'Skerry' }

const tradedOld = (...devices: readonly object[]) =>
  ({
    key: 'checkout.getCheckoutDetails',
    answer: { shipmentInfo: {}, cart: { lineDetails: { tradeInDetail: { tradeInItems: devices } } } },
  }) as const

const tradeOld = { key: 'tradeIn.addDevice', request: { device: oldPhone, condition: 'good' }, answer: {} } as const

const tradedDetailsFact: Fact<GivenByModel> = {
  name: 'tradedDetails',
  says: 'a device that is traded in keeps the capacity and the carrier that were named',
  sources: [
    fromCheckout(({ cart }) =>
      Object.fromEntries(cart.lineDetails.tradeInDetail.tradeInItems.map((item) => [modelOf(item), { ...item }])),
    ),
  ],
  effects: {
    ...lostBy<GivenByModel>(...mayEndCart, 'cart.addDevice', 'cart.addStep'),
    ...effect('tradeIn.addDevice', (before, { request }) => {
      const { device, submissionId } = request ?? {}
      if (!device || !('deviceBrand' in device) || submissionId !== undefined) return undefined
      const { deviceBrand, deviceModel, capacity, carrier } = device as typeof oldPhone
      const name = modelOf({ deviceBrand, deviceModel })
      return before && name in before ? undefined : { [name]: { capacity, carrier } }
    }),
  },
  compare: fieldPairs,
  right: [tradedOld(), tradeOld, tradedOld(oldPhone)],
  wrong: [tradedOld(), tradeOld, tradedOld({ ...oldPhone, capacity: undefined })],
}

const piecesIn = ({ cart }: CheckoutDetails): Readonly<Record<string, number>> => {
  const pieces: Record<string, number> = {}
  for (const { accessories } of Object.values(cart.lineDetails.lineInfo))
    for (const { itemCode, qty } of accessories) pieces[itemCode] = (pieces[itemCode] ?? 0) + qty
  return pieces
}

const accessorised = (...codes: readonly string[]) =>
  ({
    key: 'checkout.getCheckoutDetails',
    answer: { shipmentInfo: {}, ...oneLine({ accessories: codes.map((itemCode) => ({ itemCode, qty: 1 })) }) },
  }) as const

const addQuoted = { key: 'quote.retrieveAccessoriesFromQuote', answer: {} } as const

export const keptAccessoriesFact: Fact<Readonly<Record<string, number>>> = {
  name: 'keptAccessories',
  says: 'the accessories of a quote are added to those that the cart has',
  sources: [fromCheckout(piecesIn)],
  effects: {
    ...lostBy(...cartChanges),
    ...effect('quote.retrieveAccessoriesFromQuote', (before) => before),
  },
  compare: (said, known) =>
    Object.entries(known).map(([code, qty]) => [{ [code]: Math.min(said[code] ?? 0, qty) }, { [code]: qty }]),
  right: [accessorised('case'), addQuoted, accessorised('case', 'charger')],
  wrong: [accessorised('case'), addQuoted, accessorised('charger')],
}

/** What goes in comes out, and what is beside it stays. */
export const cartGivenFacts = [...givenFacts, tradeInsFact, tradedModelsFact, tradedDetailsFact, keptAccessoriesFact]
