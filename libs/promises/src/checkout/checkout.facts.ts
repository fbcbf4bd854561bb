import { readWords } from '@soe/contracts/words'
import { cartChanges, endsCheckout } from './cart-changes'
import { effect, lostBy, fromAnswer, type Fact } from '../promise/fact'
import { savedCardsFact } from './card.facts'
import { isPlainView, fromCheckout } from './from-checkout'

type Texts = Readonly<Record<string, string>>

const texts = (values: Readonly<Record<string, unknown>>, names: readonly string[]): Texts =>
  Object.fromEntries(
    names.map((name) => [name, readWords(String((values[name] as string | undefined) ?? '')).normalize('NFC')]),
  )

const addressNames = ['addressLine1', 'addressLine2', 'city', 'state', 'zipCode']

const contactOf = (contact: object & { readonly serviceAddress: object }): Texts => {
  const { emailId = '', ...rest } = texts(contact as unknown as Texts, [
    'firstName',
    'lastName',
    'phoneNumber',
    'dateOfBirth',
    'emailId',
  ])
  return { ...rest, emailId: emailId.toLowerCase(), ...texts(contact.serviceAddress as Texts, addressNames) }
}

const nobody: Texts = {}

const zoe = {
  firstName: 'Zoë',
  lastName: 'Oake',
  phoneNumber: '2075550148',
  emailId: 'zoe@example.com',
  serviceAddress: { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' },
}

export const contactFact: Fact<Texts> = {
  name: 'contact',
  says: 'the contact is who was given last, letter by letter, and so it is in the order',
  sources: [
    fromCheckout(({ contact }) => (contact ? contactOf(contact) : nobody)),
    fromAnswer('checkout.placeOrder', ({ answer: { order } }) => contactOf(order.contact), 'before'),
  ],
  effects: {
    ...lostBy<Texts>(...endsCheckout, 'cart.guestChoice'),
    ...effect('checkout.updateContact', (_before, { request }) => request && contactOf(request.contact)),
    ...effect('session.clearCache', () => nobody),
  },
  right: [{ key: 'checkout.updateContact', request: { contact: zoe }, answer: { shipmentInfo: {}, contact: zoe } }],
  wrong: [
    {
      key: 'checkout.updateContact',
      request: { contact: zoe },
      answer: { shipmentInfo: {}, contact: { ...zoe, firstName: 'Zo?' } },
    },
  ],
}

const parcelNames = [
  'firmName',
  'firstName',
  'lastName',
  'preferFirstName',
  'preferLastName',
  'phoneNumber',
  'zipCode4',
  'pobox',
  'ruralDel',
  'attention',
]

const addressOf = (address: object): Texts => texts(address as Texts, [...parcelNames, ...addressNames])

export const shippingAddressFact: Fact<Texts> = {
  name: 'shippingAddress',
  says: 'the shipping address is the one that was given last, letter by letter',
  sources: [
    fromCheckout(({ shippingAddress }) => (shippingAddress ? addressOf(shippingAddress) : nobody)),
    fromAnswer(
      'checkout.placeOrder',
      ({ answer: { order } }) => order.shippingAddress && addressOf(order.shippingAddress),
      'before',
    ),
  ],
  effects: {
    ...lostBy<Texts>(...endsCheckout, 'checkout.updateContact', 'checkout.selectShipping'),
    ...effect('checkout.updateAddress', (_before, { request }) => request && addressOf(request.shippingAddress)),
  },
  right: [
    {
      key: 'checkout.updateAddress',
      request: { shippingAddress: { ...zoe, ...zoe.serviceAddress } },
      answer: { shipmentInfo: {}, shippingAddress: { ...zoe, ...zoe.serviceAddress } },
    },
  ],
  wrong: [
    {
      key: 'checkout.updateAddress',
      request: { shippingAddress: { ...zoe, ...zoe.serviceAddress } },
      answer: { shipmentInfo: {} },
    },
  ],
}

export const paymentFact: Fact<Texts> = {
  name: 'payment',
  says: 'the payment is the one that was chosen last',
  sources: [
    fromCheckout(({ payment }) =>
      payment ? { paymentType: payment.paymentType, lastFour: payment.lastFour } : nobody,
    ),
    fromAnswer(
      'checkout.placeOrder',
      ({ answer: { order } }) =>
        order.payment && { paymentType: order.payment.paymentType, lastFour: order.payment.lastFour },
      'before',
    ),
  ],
  effects: {
    ...lostBy<Texts>(...endsCheckout, 'payment.paypalAuthenticate', 'payment.confirmSubmit'),
    ...effect('checkout.selectPayment', (before, { request }, known) => {
      const payment = request?.payment
      if (!payment || request.dollars !== undefined) return undefined
      if (payment.paymentType === 'saved-card') {
        const card = known(savedCardsFact)?.find(({ cardId }) => cardId === payment.cardId)
        return card && { paymentType: 'card', lastFour: card.lastFour }
      }
      if (payment.paymentType !== 'card')
        return { paymentType: payment.paymentType, lastFour: before?.['lastFour'] ?? '' }
      return { paymentType: 'card', lastFour: payment.cardNumber.slice(-4) }
    }),
  },
  compare: (said, known) =>
    known['paymentType'] === 'card' ? [[said, known]] : [[said['paymentType'], known['paymentType']]],
  right: [
    {
      key: 'checkout.selectPayment',
      request: { payment: { paymentType: 'card', cardNumber: '4111111111111111' } },
      answer: { shipmentInfo: {}, payment: { paymentType: 'card', lastFour: '1111' } },
    },
  ],
  wrong: [
    {
      key: 'checkout.selectPayment',
      request: { payment: { paymentType: 'card', cardNumber: '4111111111111111' } },
      answer: { shipmentInfo: {} },
    },
  ],
}

interface Shipping {
  readonly way: string
  readonly offered?: readonly string[]
  /** The shopper has chosen it. */
  readonly isChosen?: true
  /** It may not be offered any more. */
  readonly mayGo?: true
}

const activeOf = (options: readonly { readonly shippingOptionId: string; readonly active: boolean }[] = []) =>
  options.flatMap(({ shippingOptionId, active }) => (active ? [shippingOptionId] : []))

/** Changes after which other ways may be offered. */
const changesOfWays = [
  'cart.addDevice',
  'cart.removeDevice',
  'cart.addAccessories',
  'checkout.updateAddress',
  'checkout.updateContact',
] as const

const keepChoice = (before: Shipping | undefined): Shipping | undefined =>
  before?.isChosen && { way: before.way, isChosen: true, mayGo: true }

export const shippingFact: Fact<Shipping> = {
  name: 'shipping',
  says: 'the order goes the way that was chosen last, as long as it is offered',
  sources: [
    fromCheckout(
      ({ shipmentInfo: { selectedOptionCode: way, shippingOptions, isSingleShipment, shipTogetherPref } }) => ({
        way,
        ...((isSingleShipment || shipTogetherPref) && { offered: activeOf(shippingOptions) }),
      }),
    ),
    fromAnswer(
      'checkout.placeOrder',
      ({ answer: { order } }) => (order.shipments ? undefined : { way: order.shipping.shippingOptionId }),
      'before',
    ),
  ],
  effects: {
    ...lostBy<Shipping>(...endsCheckout),
    ...Object.fromEntries(changesOfWays.map((key) => [key, keepChoice])),
    ...effect('checkout.selectShipping', (_before, { request }) =>
      request && request.lineId === undefined && request.shipTogetherPref === undefined
        ? { way: request.selectedOptionCode, isChosen: true }
        : undefined,
    ),
  },
  compare: (said, known) => {
    const isStillOffered = known.mayGo !== true || said.offered?.includes(known.way) === true
    return isStillOffered ? [[said.way, known.way]] : []
  },
  merge: (known, said) => ({ way: said.way, ...(known?.isChosen && known.way === said.way && { isChosen: true }) }),
  right: [
    {
      key: 'checkout.selectShipping',
      request: { selectedOptionCode: 'EXPRESS' },
      answer: { shipmentInfo: { selectedOptionCode: 'EXPRESS' } },
    },
  ],
  wrong: [
    {
      key: 'checkout.selectShipping',
      request: { selectedOptionCode: 'EXPRESS' },
      answer: { shipmentInfo: { selectedOptionCode: 'EXPRESS' } },
    },
    {
      key: 'checkout.updateAddress',
      answer: {
        shipmentInfo: {
          isSingleShipment: true,
          selectedOptionCode: 'STANDARD',
          shippingOptions: [{ shippingOptionId: 'EXPRESS', active: true }],
        },
      },
    },
  ],
}

interface Agreements {
  readonly completed: boolean
  /** Those that this session has accepted one by one; undefined where nobody can say. */
  readonly accepted?: readonly string[] | undefined
}

const agreeing = (completed: boolean, ...ids: readonly string[]) => ({
  shipmentInfo: {},
  customerAgreements: { agreementCompleted: completed, agreements: ids.map((agreementId) => ({ agreementId })) },
})

const accepts = (completed: boolean, ...agreementIds: readonly string[]) =>
  ({ key: 'checkout.acceptAgreements', request: { agreementIds }, answer: agreeing(completed, 'a', 'b') }) as const

const unaccepted = { key: 'checkout.getCheckoutDetails', answer: agreeing(false, 'a', 'b') } as const

/** The setup of the session has accepted nothing yet. */
export const agreementsFact: Fact<Agreements> = {
  name: 'agreements',
  says: 'agreements are accepted once the shopper has accepted every one of them',
  isOthers: true,
  sources: [
    fromCheckout(({ customerAgreements: { agreements, agreementCompleted } }) =>
      agreements.length === 0 ? undefined : { completed: agreementCompleted },
    ),
  ],
  effects: {
    ...lostBy<Agreements>(...endsCheckout),
    ...effect('checkout.acceptAgreements', (before, { request, answer }) => {
      const { agreements } = answer.customerAgreements
      if (!request || agreements.length === 0) return undefined
      const accepted = [...(before?.accepted ?? []), ...request.agreementIds]
      const completed = agreements.every(({ agreementId }) => accepted.includes(agreementId))
      return completed || before?.accepted ? { completed, accepted } : undefined
    }),
  },
  compare: (said, known) => [[said.completed, known.completed]],
  merge: (known, { completed }) => ({ completed, accepted: known?.accepted }),
  assumed: { completed: false, accepted: [] },
  right: [unaccepted, accepts(false, 'a'), accepts(true, 'b')],
  wrong: [unaccepted, accepts(true, 'a')],
}

/** Every value of an answer by its place; lists of values that may come in any order are sorted. */
const valuesOf = (value: unknown, at = ''): [string, unknown][] => {
  if (Array.isArray(value)) {
    const items = value.map((item) => JSON.stringify(valuesOf(item).sort())).sort()
    return [[at, items]]
  }
  if (typeof value !== 'object' || value === null) return [[at, value]]
  return Object.entries(value).flatMap(([name, part]) => valuesOf(part, at === '' ? name : `${at}.${name}`))
}

const viewOf = (view: object) => Object.fromEntries(valuesOf(view))

export const cartReadFact: Fact<Readonly<Record<string, unknown>>> = {
  name: 'cartView',
  says: 'a cart reads the same until something changes it, and as the change has answered',
  sources: [
    fromCheckout(({ cart, shipmentInfo }, { key }) => (isPlainView(key) ? viewOf({ cart, shipmentInfo }) : undefined)),
  ],
  effects: lostBy(...cartChanges),
  compare: (said, known) =>
    [...new Set([...Object.keys(said), ...Object.keys(known)])].map((at) => [{ [at]: said[at] }, { [at]: known[at] }]),
  right: [
    { key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, cart: { lines: ['a', 'b'] } } },
    { key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, cart: { lines: ['b', 'a'] } } },
  ],
  wrong: [
    { key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, cart: { safeTechSessionId: 's1' } } },
    { key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, cart: { safeTechSessionId: 's2' } } },
  ],
}

export const checkoutFacts = [cartReadFact, contactFact, shippingAddressFact, paymentFact, shippingFact, agreementsFact]
