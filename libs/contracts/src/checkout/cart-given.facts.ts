import { effect, lostBy, type Fact } from '../invariant/fact'
import type { SeenAnswer } from '../invariant/invariant'
import { cartChanges, mayEndCart } from './cart-changes'
import type { CartLine } from './cart-line.schema'
import type { CheckoutDetails } from './checkout.schema'
import { toldByCheckout } from './told-by-cart'

/** What was given, by the line or the submission that it is of; null where it was taken away. */
type Given = Readonly<Record<string, unknown>>

/** What was given is there, where the cart still has what it is of. */
const givenPairs = (said: Given, known: Given) =>
  Object.keys(known)
    .filter((id) => Object.hasOwn(said, id))
    .map((id) => [{ [id]: said[id] }, { [id]: known[id] }] as const)

const ofLines = (tells: (line: CartLine) => unknown) =>
  toldByCheckout(({ cart }) =>
    Object.fromEntries(Object.values(cart.lineDetails.lineInfo).map((line) => [line.lineId, tells(line)])),
  )

const oneLine = (line: object) =>
  ({
    key: 'checkout.getCheckoutDetails',
    answer: { shipmentInfo: {}, cart: { lineDetails: { lineInfo: { a: { lineId: 'a', serviceInfo: {}, ...line } } } } },
  }) as const

const addressNames = ['addressLine1', 'addressLine2', 'city', 'state', 'zipCode'] as const

type Address = Partial<Readonly<Record<(typeof addressNames)[number], string>>>

const addressOf = (address: Address = {}) =>
  Object.fromEntries(addressNames.map((name) => [name, (address[name] ?? '').trim().normalize('NFC')]))

const home = {
  addressLine1: '14 Commercial St',
  addressLine2: 'Apt 4',
  city: 'Portland',
  state: 'ME',
  zipCode: '04101',
}
const giveHome = { key: 'cart.e911Address', request: { lines: [{ mtn: 'a', e911Address: home }] }, answer: {} } as const

export const emergencyAddressFact: Fact<Given> = {
  name: 'givenEmergencyAddress',
  says: 'the emergency address of a line is the one that was given last, letter by letter',
  sources: [ofLines(({ serviceInfo }) => addressOf(serviceInfo.e911Address))],
  effects: {
    ...lostBy<Given>(...mayEndCart, 'cart.assignMtn', 'cart.addDevice'),
    ...effect('cart.e911Address', (before, { request }) => ({
      ...before,
      ...Object.fromEntries((request?.lines ?? []).map((line) => [line.mtn, addressOf(line.e911Address)])),
    })),
  },
  compare: givenPairs,
  right: [giveHome, oneLine({ serviceInfo: { e911Address: home } })],
  wrong: [giveHome, oneLine({ serviceInfo: { e911Address: { ...home, addressLine2: undefined } } })],
}

const digitsOf = (number = '') => (/X/.test(number) ? undefined : number.replaceAll(/\D/g, ''))

const chooseNumber = {
  key: 'cart.assignMtn',
  request: { lineId: 'a', number: { choice: 'new', zipCode: '04101', mtn: '2075550199', label: 'Zoë' } },
  answer: {},
} as const

/** A masked number may be any. */
const numberPairs = ([number, label]: Chosen, [chosen, called]: Chosen) => [
  ...(chosen === undefined || number === undefined ? [] : [[number, chosen] as const]),
  ...(called === undefined ? [] : [[label, called] as const]),
]

type Chosen = readonly [number?: string | undefined, label?: string | undefined]

export const chosenNumberFact: Fact<Readonly<Record<string, Chosen>>> = {
  name: 'chosenNumber',
  says: 'a line has the number that was chosen for it, and is called what the customer calls it',
  sources: [
    toldByCheckout(({ cart }) =>
      Object.fromEntries(
        Object.values(cart.lineDetails.lineInfo).map(({ lineId, mobileNumber, numberLabel }) => [
          lineId,
          [digitsOf(mobileNumber), numberLabel],
        ]),
      ),
    ),
  ],
  effects: {
    ...lostBy(...mayEndCart, 'cart.addDevice'),
    ...effect('cart.assignMtn', (_before, { request }) =>
      request?.number.choice === 'new'
        ? { [request.lineId]: [request.number.mtn, request.number.label?.trim()] }
        : undefined,
    ),
  },
  compare: (said, known) =>
    Object.keys(known).flatMap((id) => (said[id] && known[id] ? numberPairs(said[id], known[id]) : [])),
  right: [chooseNumber, oneLine({ mobileNumber: '2075550199', numberLabel: 'Zoë' })],
  wrong: [chooseNumber, oneLine({ mobileNumber: '2075550101', numberLabel: 'Zoë' })],
}

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
  sources: [toldByCheckout(tradeInsOf)],
  effects: {
    ...lostBy<Given>(...mayEndCart, 'cart.addDevice', 'cart.addStep'),
    ...effect('tradeIn.addDevice', afterTradeIn),
  },
  compare: (said, known) => [[Object.fromEntries(Object.keys(known).map((id) => [id, said[id] ?? null])), known]],
  right: [tradingIn({ s: 'good', t: 'good' }), removeFirst, tradingIn({ t: 'good' })],
  wrong: [tradingIn({ s: 'good', t: 'good' }), removeFirst, tradingIn({})],
}

const piecesIn = ({ cart }: CheckoutDetails): Readonly<Record<string, number>> => {
  const pieces: Record<string, number> = {}
  for (const { accessories } of Object.values(cart.lineDetails.lineInfo))
    for (const { itemCode, qty } of accessories) pieces[itemCode] = (pieces[itemCode] ?? 0) + qty
  return pieces
}

const accessorised = (...codes: readonly string[]) =>
  oneLine({ accessories: codes.map((itemCode) => ({ itemCode, qty: 1 })) })

const addQuoted = { key: 'quote.retrieveAccessoriesFromQuote', answer: {} } as const

export const keptAccessoriesFact: Fact<Readonly<Record<string, number>>> = {
  name: 'keptAccessories',
  says: 'the accessories of a quote are added to those that the cart has',
  sources: [toldByCheckout(piecesIn)],
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
export const cartGivenFacts = [emergencyAddressFact, chosenNumberFact, tradeInsFact, keptAccessoriesFact]
