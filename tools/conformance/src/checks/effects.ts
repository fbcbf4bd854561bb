import type { Audience, OperationKey } from '@soe/contracts'
import { audiencesOf } from '../contract/judged-operations'
import { channelFor } from '../run/channels'
import type { Check } from '../run/check'
import type { CallOptions } from '../shopping/call'
import { exampleBody, exampleOf } from '../shopping/examples'
import { addPhone, fillCart, prepare, whereServed } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import { isCartRead, isWishlistRead, readAll, readsOf } from './reads'

type Request = Pick<CallOptions, 'body' | 'query'>

/** Changes of one kind, one after the other, each with another outcome than the one before. */
interface Course {
  readonly key: OperationKey
  readonly steps: (audience: Audience) => readonly (Request | (OperationKey | Request)[])[]
  readonly prepare?: (shopper: Shopper) => Promise<unknown>
  /** Data without which a step makes no sense. */
  readonly needs?: readonly string[]
}

const accessories = (field: string, id: string, qty: number, line = 'newLine1') => ({
  mtn: line,
  [field]: [{ id, qty }],
})

const accessoryCall = (...lines: readonly object[]): Request => ({ body: { cartInfo: {}, data: { lines } } })

const charger = 'bosun-charger-chalk'

const wish = (productId: string, sorId: string, itemType: string) => ({ productId, sorId, itemType })
const phoneWish = wish('dev14000001', 'orbit-12-pro-kelp-128', 'DEVICE')
const accessoryWish = wish('<accessory.product>', charger, 'ACCESSORY')

export const addWishes = (...items: readonly object[]): Request => ({
  body: { data: { action: 'add', favorites: [{ name: 'Wishlist', items }] } },
})

export const removeWish = (deviceId: string): Request => ({
  body: { data: { action: 'Item', favorites: [{ items: [{ deviceId }] }] } },
})

const variant = (key: OperationKey, change: Record<string, unknown>): Request => ({ body: exampleBody(key, change) })

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

const emergency = (addressLine1: string): Request => {
  const { lines } = exampleBody('cart.e911Address') as { lines: { e911Address: object }[] }
  return variant('cart.e911Address', {
    lines: lines.map((line) => ({ ...line, e911Address: { ...line.e911Address, addressLine1 } })),
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

const courses: readonly Course[] = [
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
    key: 'cart.addAccessories',
    prepare: twoPhones,
    steps: () => [
      accessoryCall(accessories('addAccessories', charger, 2)),
      accessoryCall(accessories('addAccessories', charger, 3)),
      accessoryCall(accessories('addAccessories', charger, 1, 'newLine2')),
      accessoryCall({ ...accessories('removeAccessories', charger, 1), ...accessories('addAccessories', charger, 2) }),
      accessoryCall(accessories('addAccessories', charger, 8)),
      accessoryCall(accessories('removeAccessories', charger, 10)),
      accessoryCall(accessories('addAccessories', charger, 1)),
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
          { id: charger, qty: 2 },
          { id: '<otherAccessory.sku>', qty: 1 },
        ],
      }),
      accessoryCall(accessories('removeAccessories', charger, 2)),
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
      return [plan, other, { body: { ...(plan.body as object), lineId: 'newLine2' } }, plan]
    },
  },
  { key: 'cart.addPlan', prepare: twoPhones, steps: (audience) => [exampleOf('cart.addPlan', audience)] },
  {
    key: 'cart.assignMtn',
    prepare: fillCart,
    steps: () => [
      exampleOf('cart.assignMtn'),
      variant('cart.assignMtn', { number: { choice: 'new', zipCode: '04101' } }),
    ],
  },
  {
    key: 'cart.e911Address',
    steps: () => [emergency('14 Commercial St'), emergency('188 Commercial St')],
  },
  {
    key: 'cart.switchSim',
    steps: () => [exampleOf('cart.switchSim'), variant('cart.switchSim', { simType: 'PSIM', eSimId: undefined })],
  },
  {
    key: 'cart.guestChoice',
    steps: () => ['GUEST', 'SIGN_IN', 'GUEST'].map((choice) => variant('cart.guestChoice', { choice })),
  },
  {
    key: 'cart.addDonation',
    steps: () => [0.37, 1.25, 0].map((donationAmount) => variant('cart.addDonation', { donationAmount })),
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
    key: 'checkout.updateContact',
    steps: () => [
      contact('contact', { firstName: 'Zoë', lastName: "O'Neil-Sørensen" }),
      contact('contact', { firstName: 'José', phoneNumber: '2075550199' }),
      contact('contact', { dateOfBirth: '1990-04-01' }),
      contact('contact', {}),
    ],
  },
  {
    key: 'checkout.updateAddress',
    prepare: askTaxes,
    steps: () => [
      contact('shippingAddress', {}),
      contact('shippingAddress', seattle),
      contact('shippingAddress', oregon),
      contact('shippingAddress', {
        addressLine2: 'Apt 4',
        attention: 'Zoë Oake',
        firmName: 'Oake & Søn',
        phoneNumber: '2075550199',
        preferFirstName: 'Zoë',
        zipCode4: '4101',
      }),
      contact('shippingAddress', { addressLine1: '14 Rue Saint-Honoré', lastName: 'Łuczak' }),
      contact('shippingAddress', { addressLine1: '188 Commercial St' }),
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
    key: 'checkout.setAutoPay',
    steps: () => [true, false, true].map((autoPay) => variant('checkout.setAutoPay', { autoPay })),
  },
  { key: 'checkout.selectShipping', steps: () => [exampleOf('checkout.selectShipping')] },
  {
    key: 'wishlist.addWishlist',
    needs: ['accessory.product'],
    steps: () => [addWishes(phoneWish), addWishes(accessoryWish), addWishes(phoneWish)],
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

/** Reads after each step: the fullest one always, of the others one after the other. */
const readsAfter = (key: OperationKey, index: number): readonly OperationKey[] => {
  const [first, ...others] = readsOf(key)
  const [next, further] = [others[index % others.length], others[(index + 1) % others.length]]
  return [...new Set([first, next, further])].filter((one) => one !== undefined)
}

const courseCheck = (
  { key, steps, prepare: prepareOwn, needs = [] }: Course,
  audience: Audience,
  channel: string,
): Check => ({
  name: `effects of ${key} as ${audience}${needs.length > 0 ? `, with ${needs.join(' and ')}` : ''}`,
  family: 'effect',
  key,
  audience,
  changes: true,
  run: async (context) => {
    if (!context.hasData(...needs)) return
    const shopper = await context.shopper(audience, channel)
    await (prepareOwn ? shopper.asSetup(() => prepareOwn(shopper)) : prepare(shopper, key))
    await readAll(context, shopper, readsOf(key).slice(0, 1))
    for (const [index, step] of steps(audience).entries()) {
      const [called, request] = Array.isArray(step) ? (step as [OperationKey, Request]) : [key, step as Request]
      await shopper.call(called, request)
      await readAll(context, shopper, readsAfter(key, index))
    }
  },
})

/** What a read has to follow: one change after the other, of the cart or of the wishlist. */
const changesFor = (read: OperationKey): readonly (readonly [OperationKey, Request?])[] =>
  isCartRead(read)
    ? [
        ['cart.addDevice'],
        ['cart.addAccessories', accessoryCall(accessories('addAccessories', charger, 2))],
        ['cart.addDevice'],
        ['cart.removeDevice'],
        ['cart.removeDevice', variant('cart.removeDevice', { lineId: 'newLine2' })],
      ]
    : [
        ['wishlist.addWishlist', addWishes(phoneWish)],
        ['wishlist.addWishlist', addWishes(accessoryWish)],
        ['wishlist.removeWishlist', removeWish('dev14000001')],
      ]

/** A read after each of several changes, so that it is behind none of them. */
const followCheck = (read: OperationKey, audience: Audience): Check => ({
  name: `${read} follows changes`,
  family: 'effect',
  key: read,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper(audience)
    await readAll(context, shopper, [read])
    for (const [key, request = exampleOf(key, audience)] of changesFor(read)) {
      await whereServed(() => shopper.call(key, request))
      await readAll(context, shopper, [read])
    }
  },
})

const followChecks = (keys: readonly OperationKey[]): Check[] =>
  keys
    .filter((key) => isCartRead(key) || isWishlistRead(key))
    .map((key) => followCheck(key, audiencesOf(key)[0] ?? 'signed-in'))

/** Changes whose effect every audience has to see. */
const forEveryone: ReadonlySet<OperationKey> = new Set(['cart.addDevice', 'cart.removeDevice', 'cart.addAccessories'])

/** Writes and reads in turn: each answer has to tell what the calls before it have made of things. */
export const effectChecks = (keys: readonly OperationKey[]): Check[] => [
  ...courses
    .filter(({ key }) => keys.includes(key))
    .flatMap((course) => {
      const audiences = audiencesOf(course.key)
      return (forEveryone.has(course.key) ? audiences : audiences.slice(0, 1)).map(
        (audience) => [course, audience] as const,
      )
    })
    .map(([course, audience], index) => courseCheck(course, audience, channelFor(index))),
  ...followChecks(keys),
]
