import type { Audience, OperationKey } from '@soe/contracts'
import type { CallOptions } from '../shopping/call'
import { exampleBody, exampleOf } from '../shopping/examples'
import { addPhone, fillCart, fillFullCart, whereServed } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'

export type Request = Pick<CallOptions, 'body' | 'query'>

/** Changes of one kind, one after the other, each with another outcome than the one before. */
export interface Course {
  readonly key: OperationKey
  readonly steps: (audience: Audience) => readonly (Request | (OperationKey | Request)[])[]
  readonly prepare?: (shopper: Shopper) => Promise<unknown>
  /** Who makes them, where it is not the first that may. */
  readonly audience?: Audience
  /** Data without which a step makes no sense. */
  readonly needs?: readonly string[]
}

export const accessories = (field: string, id: string, qty: number, line = 'newLine1') => ({
  mtn: line,
  [field]: [{ id, qty }],
})

export const accessoryCall = (...lines: readonly object[]): Request => ({ body: { cartInfo: {}, data: { lines } } })

export const charger = 'bosun-charger-chalk'

/** A text of words with accents that is as long as is published. */
const longest = (length: number) => 'Médecins & Señores '.repeat(length).slice(0, length - 1) + 'ñ'

/** Dollars that lose a cent where they are taken times a hundred and cut. */
const oddAmounts = [0.29, 1.13]

const wish = (productId: string, sorId: string, itemType: string) => ({ productId, sorId, itemType })
export const phoneWish = wish('dev14000001', 'orbit-12-pro-kelp-128', 'DEVICE')
export const accessoryWish = wish('<accessory.product>', charger, 'ACCESSORY')

export const addWishes = (...items: readonly object[]): Request => ({
  body: { data: { action: 'add', favorites: [{ name: 'Wishlist', items }] } },
})

export const removeWish = (deviceId: string): Request => ({
  body: { data: { action: 'Item', favorites: [{ items: [{ deviceId }] }] } },
})

export const variant = (key: OperationKey, change: Record<string, unknown>): Request => ({
  body: exampleBody(key, change),
})

const contact = (key: 'contact' | 'shippingAddress', change: Record<string, unknown>): Request => {
  const operation = key === 'contact' ? 'checkout.updateContact' : 'checkout.updateAddress'
  const body = exampleBody(operation)
  return { body: { ...body, [key]: { ...(body[key] as object), ...change } } }
}

/** Another device for the first line. */
const otherDevice = (audience: Audience, id: string, productId: string): Request => {
  const { body } = exampleOf('cart.addDevice', audience) as { body: { data: { lines: { device: object }[] } } }
  const lines = body.data.lines.map((line) => ({
    ...line,
    lineId: 'newLine1',
    isNewLine: false,
    device: { ...line.device, id, productId },
  }))
  return { body: { ...body, data: { lines } } }
}

/** The address of the example for each of these lines, each with a number of its own. */
const emergency = (change: object, mtns: readonly string[] = ['newLine1']): Request => {
  const [line] = (exampleBody('cart.e911Address') as { lines: { e911Address: object }[] }).lines
  return variant('cart.e911Address', {
    lines: mtns.map((mtn, index) => ({
      ...line,
      mtn,
      e911Address: { ...line?.e911Address, addressLine1: `${14 + index} Commercial St`, ...change },
    })),
  })
}

const feature = (actionIndicator: string): Request => {
  const { data } = exampleBody('cart.addFeatures') as { data: { accountFeatures: object[] } }
  return variant('cart.addFeatures', {
    data: { accountFeatures: data.accountFeatures.map((one) => ({ ...one, actionIndicator })) },
  })
}

const barCodes = (...barCodeIds: readonly string[]): Request =>
  variant('cart.updateBarcode', { cartInfo: { barCodeIds } })

/** Two cards that differ in brand, last digits and expiry. */
const cards = [
  { cardNumber: '4111111111111111', expiryMonth: 4, expiryYear: 2031 },
  { cardNumber: '5555555555554444', expiryMonth: 12, expiryYear: 2033 },
] as const

/** A second card of the first one's brand. */
const otherVisa = { cardNumber: '4012888888881881', expiryMonth: 7, expiryYear: 2032 }

const payBy = (card: object, saveCard: boolean): Request => {
  const { payment } = exampleBody('checkout.selectPayment') as { payment: object }
  return variant('checkout.selectPayment', { payment: { ...payment, ...card, saveCard } })
}

const simCard = variant('cart.switchSim', { simType: 'PSIM', eSimId: undefined, simId: '89148000004172350018' })

/** A device of one's own for each of two lines. */
const ownDevices = [
  ['newLine1', '353456789012347'],
  ['newLine2', '351756051523999'],
] as const

const portIn = variant('cart.assignMtn', {
  number: {
    choice: 'port-in',
    phoneNumber: '2075550163',
    carrier: 'Gull Wireless',
    accountNumber: '4471-0163',
    transferPin: '4471',
  },
})

const removeCard = variant('payment.removeCard', { cardId: '<card>' })

const seattle = { city: 'Seattle', state: 'WA', zipCode: '98101' }
/** A state without a sales tax. */
const oregon = { city: 'Portland', state: 'OR', zipCode: '97201' }

/** What the cart is taxed at several places, as long as it has no address. */
const askTaxes = async (shopper: Shopper) => {
  await fillCart(shopper)
  for (const zipCode of ['04101', seattle.zipCode, oregon.zipCode]) {
    await whereServed(() =>
      shopper.call('cart.calculateMultiLineTax', variant('cart.calculateMultiLineTax', { zipCode })),
    )
  }
}

const twoPhones = async (shopper: Shopper) => {
  await addPhone(shopper)
  await addPhone(shopper)
}

export const courses: readonly Course[] = [
  { key: 'cart.addDevice', steps: (audience) => [1, 2, 3].map(() => exampleOf('cart.addDevice', audience)) },
  {
    key: 'cart.addDevice',
    needs: ['otherPhone.sku'],
    prepare: async (shopper) => {
      await whereServed(() => shopper.call('catalogue.listProducts', { query: { category: 'smartphones' } }))
      await addPhone(shopper)
    },
    steps: (audience) => [otherDevice(audience, '<otherPhone.sku>', '<otherPhone.product>')],
  },
  {
    key: 'cart.removeDevice',
    prepare: async (shopper) => {
      await twoPhones(shopper)
      await addPhone(shopper)
    },
    steps: () => ['newLine2', 'newLine1'].map((lineId) => variant('cart.removeDevice', { lineId })),
  },
  {
    key: 'cart.removeDevice',
    prepare: fillFullCart,
    steps: () => [
      variant('cart.removeDevice', { lineId: 'newLine1' }),
      variant('cart.removeDevice', { lineId: 'newLine1', cartInfo: { processAction: 'UNDO' } }),
    ],
  },
  {
    key: 'cart.removeDevice',
    prepare: async (shopper) => {
      await fillFullCart(shopper)
      await whereServed(() => shopper.call('cart.switchSim', simCard))
    },
    steps: () => [
      variant('cart.removeDevice', { lineId: 'newLine1' }),
      ['cart.addAccessories', accessoryCall(accessories('addAccessories', charger, 2, 'newLine2'))],
      variant('cart.removeDevice', { lineId: 'newLine1', cartInfo: { processAction: 'UNDO' } }),
    ],
  },
  {
    key: 'cart.addAccessories',
    prepare: twoPhones,
    steps: () => [
      accessoryCall(accessories('addAccessories', charger, 2)),
      accessoryCall(accessories('addAccessories', charger, 2)),
      accessoryCall(accessories('addAccessories', charger, 1, 'newLine2')),
      accessoryCall({ ...accessories('removeAccessories', charger, 1), ...accessories('addAccessories', charger, 2) }),
      accessoryCall(accessories('addAccessories', charger, 8)),
      accessoryCall(accessories('removeAccessories', charger, 10)),
      accessoryCall(accessories('addAccessories', charger, 1)),
    ],
  },
  {
    key: 'cart.addAccessories',
    prepare: () => Promise.resolve(),
    steps: () => [
      accessoryCall(accessories('addAccessories', charger, 2)),
      accessoryCall(accessories('addAccessories', charger, 1)),
      accessoryCall(accessories('removeAccessories', charger, 3)),
    ],
  },
  {
    key: 'cart.addAccessories',
    prepare: twoPhones,
    needs: ['otherAccessory.sku'],
    steps: () => [
      accessoryCall({
        mtn: 'newLine1',
        addAccessories: [
          { id: charger, qty: 10 },
          { id: '<otherAccessory.sku>', qty: 2 },
        ],
      }),
      accessoryCall(accessories('removeAccessories', charger, 10)),
      accessoryCall(accessories('addAccessories', '<otherAccessory.sku>', 1, 'newLine2')),
    ],
  },
  {
    key: 'cart.addAccessories',
    prepare: twoPhones,
    steps: () => [
      accessoryCall(accessories('addAccessories', charger, 2), accessories('addAccessories', charger, 3, 'newLine2')),
      accessoryCall(
        accessories('removeAccessories', charger, 1),
        accessories('addAccessories', charger, 1, 'newLine2'),
      ),
    ],
  },
  {
    key: 'cart.addPlan',
    prepare: twoPhones,
    needs: ['otherPlan'],
    steps: (audience) => {
      const plan = exampleOf('cart.addPlan', audience)
      const other = audience.startsWith('prepay') ? plan : variant('cart.addPlan', { planId: '<otherPlan>' })
      const ask: [OperationKey, Request] = ['plans.getPlans', { body: { processingMTN: 'newLine1' } }]
      return [plan, other, ask, { body: { ...(plan.body as object), lineId: 'newLine2' } }, plan, ask]
    },
  },
  { key: 'cart.addPlan', prepare: twoPhones, steps: (audience) => [exampleOf('cart.addPlan', audience)] },
  {
    key: 'cart.assignMtn',
    prepare: fillCart,
    steps: () => [
      exampleOf('cart.assignMtn'),
      variant('cart.assignMtn', { number: { choice: 'new', zipCode: '04101' } }),
      portIn,
    ],
  },
  {
    key: 'cart.assignMtn',
    prepare: async (shopper) => {
      await addPhone(shopper)
      await shopper.call('cart.addPlan', exampleOf('cart.addPlan', shopper.audience))
      await whereServed(() => shopper.call('cart.holdNumbers', exampleOf('cart.holdNumbers')))
    },
    steps: () => [
      variant('cart.assignMtn', { number: { choice: 'new', zipCode: '04101', mtn: '<number>', label: longest(20) } }),
      variant('cart.assignMtn', {
        number: { choice: 'new', zipCode: '04101', mtn: '<number>', label: 'Casa 🏡 Łódź' },
      }),
      portIn,
    ],
  },
  {
    key: 'cart.e911Address',
    steps: () => [
      emergency({ addressLine1: '14 Commercial St', addressLine2: 'Apt 4' }),
      emergency({ addressLine1: '188 Commercial St' }),
    ],
  },
  { key: 'cart.e911Address', prepare: twoPhones, steps: () => [emergency({}, ['newLine1', 'newLine2'])] },
  {
    key: 'cart.switchSim',
    steps: () => [
      exampleOf('cart.switchSim'),
      simCard,
      variant('cart.switchSim', { smartImeiDevice: '353456789012347' }),
    ],
  },
  {
    key: 'cart.switchSim',
    prepare: twoPhones,
    steps: () => ownDevices.map(([mtn, smartImeiDevice]) => variant('cart.switchSim', { mtn, smartImeiDevice })),
  },
  {
    key: 'cart.guestChoice',
    audience: 'prospect',
    steps: () => ['GUEST', 'SIGN_IN', 'GUEST'].map((choice) => variant('cart.guestChoice', { choice })),
  },
  {
    key: 'cart.addDonation',
    steps: () => [
      ...oddAmounts.map((donationAmount) => variant('cart.addDonation', { donationAmount })),
      variant('cart.addDonation', {
        donationAmount: 19.99,
        roundUpDonation: false,
        donationMatch: false,
        charityUniqueCode: 'CH-207',
        charityOrganization: `🌊 ${longest(77)}`,
      }),
      variant('cart.addDonation', { donationAmount: 0 }),
    ],
  },
  { key: 'cart.updateBarcode', steps: () => [barCodes('810000004101'), barCodes(), barCodes('810000004101')] },
  {
    key: 'cart.applyPromo',
    steps: () => [
      exampleOf('cart.applyPromo'),
      exampleOf('cart.applyPromo'),
      ['cart.removePromo', exampleOf('cart.removePromo')],
      exampleOf('cart.applyPromo'),
    ],
  },
  {
    key: 'cart.applyPromo',
    prepare: fillCart,
    steps: (audience) => [
      exampleOf('cart.applyPromo'),
      ['cart.addAccessories', accessoryCall(accessories('addAccessories', charger, 2))],
      ['cart.addDevice', exampleOf('cart.addDevice', audience)],
      ['checkout.updateContact', exampleOf('checkout.updateContact')],
      ['checkout.updateAddress', exampleOf('checkout.updateAddress')],
    ],
  },
  { key: 'cart.addFeatures', steps: () => [feature('A'), feature('D'), feature('A')] },
  {
    key: 'cart.saveCart',
    prepare: addPhone,
    steps: (audience) =>
      [true, false].flatMap((scheduleOrder): (Request | (OperationKey | Request)[])[] => [
        variant('cart.saveCart', { scheduleOrder }),
        ['cart.addDevice', exampleOf('cart.addDevice', audience)],
      ]),
  },
  {
    key: 'checkout.updateContact',
    steps: () => [
      contact('contact', { firstName: 'Zoë', lastName: "O'Neil-Sørensen" }),
      contact('contact', { firstName: 'José', phoneNumber: '2075550199' }),
      contact('contact', { dateOfBirth: '1990-04-01', lastName: longest(60) }),
      contact('contact', {}),
    ],
  },
  {
    key: 'checkout.updateAddress',
    prepare: askTaxes,
    steps: () => [
      contact('shippingAddress', {}),
      ['catalogue.getInventory', exampleOf('catalogue.getInventory')],
      contact('shippingAddress', seattle),
      contact('shippingAddress', oregon),
      contact('shippingAddress', {
        addressLine2: 'Apt 4',
        attention: longest(60),
        firmName: longest(60),
        ruralDel: longest(20),
        phoneNumber: '2075550199',
        preferFirstName: 'Zoë',
        zipCode4: '4101',
        type: 'business',
        emailId: 'Zoe.Oake@example.com',
        enableEmailandTextNotification: true,
      }),
      contact('shippingAddress', { addressLine1: '14 Rue Saint-Honoré #4', lastName: 'Łuczak' }),
      contact('shippingAddress', { addressLine1: '188 Commercial St', enableEmailandTextNotification: false }),
    ],
  },
  {
    key: 'checkout.selectPayment',
    steps: () => {
      const { payment } = exampleBody('checkout.selectPayment') as { payment: object }
      return ['4111111111111111', '4012888888881881'].map((cardNumber) =>
        variant('checkout.selectPayment', { payment: { ...payment, cardNumber } }),
      )
    },
  },
  {
    key: 'payment.removeCard',
    prepare: async (shopper) => {
      await fillCart(shopper)
      for (const card of [...cards, otherVisa])
        await whereServed(() => shopper.call('checkout.selectPayment', payBy(card, true)))
    },
    steps: () => [removeCard, removeCard],
  },
  {
    key: 'checkout.selectPayment',
    prepare: async (shopper) => {
      await fillCart(shopper)
      await whereServed(() => shopper.call('payment.listCards'))
    },
    steps: () => [
      payBy(cards[0], false),
      ['payment.listCards', {}],
      ...cards.flatMap((card): (OperationKey | Request)[][] => [
        ['checkout.selectPayment', payBy(card, true)],
        ['payment.listCards', {}],
      ]),
      variant('checkout.selectPayment', { payment: { paymentType: 'saved-card', cardId: '<card>' } }),
      variant('checkout.selectPayment', { payment: { paymentType: 'saved-card', cardId: '<last card>' } }),
    ],
  },
  {
    key: 'tradeIn.addDevice',
    prepare: async (shopper) => {
      await fillCart(shopper)
      for (const condition of ['good', 'damaged'])
        await shopper.call('tradeIn.addDevice', variant('tradeIn.addDevice', { condition }))
    },
    steps: () => [
      ['tradeIn.validateDevice', exampleOf('tradeIn.validateDevice')],
      { body: { cartInfo: {}, submissionId: '<submission>', condition: 'damaged' } },
      { body: { cartInfo: {}, submissionId: '<submission>', condition: 'not-working' } },
      { body: { cartInfo: {}, submissionId: '<submission>', condition: 'good' } },
      { body: { cartInfo: {}, submissionId: '<submission>', actionIndicator: 'D' } },
    ],
  },
  {
    key: 'checkout.setAutoPay',
    prepare: async (shopper) => {
      await fillCart(shopper)
      await addPhone(shopper)
      await shopper.call('cart.addPlan', variant('cart.addPlan', { lineId: 'newLine2' }))
    },
    steps: (audience) => [
      ...[true, false].map((autoPay) => variant('checkout.setAutoPay', { autoPay })),
      ['cart.addPlan', exampleOf('cart.addPlan', audience)],
      variant('checkout.setAutoPay', { autoPay: true }),
    ],
  },
  { key: 'checkout.selectShipping', steps: () => [exampleOf('checkout.selectShipping')] },
  {
    key: 'wishlist.addWishlist',
    needs: ['accessory.product'],
    steps: () => [addWishes(phoneWish), addWishes(accessoryWish), addWishes(phoneWish)],
  },
  {
    key: 'wishlist.addWishlist',
    needs: ['phoneVariant.sku'],
    steps: () => [
      addWishes(wish('<phoneVariant.product>', '<phoneVariant.sku>', 'DEVICE')),
      addWishes(phoneWish),
      addWishes(wish('<phoneVariant.product>', '<phoneVariant.sku>', 'DEVICE')),
    ],
  },
  {
    key: 'wishlist.addWishlist',
    steps: () => [
      addWishes(phoneWish),
      addWishes(phoneWish),
      ['wishlist.removeWishlist', removeWish('dev14000001')],
      addWishes(phoneWish),
    ],
  },
  {
    key: 'wishlist.removeWishlist',
    prepare: (shopper) => shopper.call('wishlist.addWishlist', addWishes(phoneWish, accessoryWish)),
    needs: ['accessory.product'],
    steps: () => [removeWish('dev14000001'), removeWish('<accessory.product>')],
  },
  {
    key: 'wishlist.removeWishlist',
    prepare: (shopper) => shopper.call('wishlist.addWishlist', addWishes(phoneWish)),
    steps: () => [removeWish('dev14000001'), ['wishlist.addWishlist', addWishes(phoneWish)], removeWish('dev14000001')],
  },
  {
    key: 'wishlist.subscribe',
    steps: () => [
      exampleOf('wishlist.subscribe'),
      ['wishlist.unsubscribe', exampleOf('wishlist.unsubscribe')],
      exampleOf('wishlist.subscribe'),
    ],
  },
]
