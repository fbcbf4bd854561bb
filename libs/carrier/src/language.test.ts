import * as catalogue from '@soe/catalogue'
import type { OperationKey, LocalizedText } from '@soe/contracts'
import { agreements } from './domain/checkout/agreements'
import { checkAnswer } from './operation/check-answer'
import { readLanguage } from './operation/call-context'
import { personas, type PersonaId } from './personas/personas'
import {
  accessoryBody,
  addDevice,
  createTestWorld,
  fillCart,
  fillCheckout,
  readyToOrder,
  type CallOptions,
  type Shopper,
} from './testing'

const isText = (part: object): part is LocalizedText =>
  'en' in part && 'es' in part && typeof part.en === 'string' && typeof part.es === 'string'

/** Every text in both languages that some data hold. */
const textsIn = (part: unknown): LocalizedText[] => {
  if (typeof part !== 'object' || part === null) return []
  return isText(part) ? [part] : Object.values(part).flatMap(textsIn)
}

const colorsIn = (language: 'en' | 'es') =>
  catalogue.listProducts(language).flatMap(({ childSkus }) => childSkus.map(({ color }) => color.displayName))

const colors = (): LocalizedText[] => {
  const inSpanish = colorsIn('es')
  return colorsIn('en').map((en, index) => ({ en, es: inSpanish[index] ?? '' }))
}

const spanish = new Map(
  [...[...Object.values(catalogue), agreements, personas].flatMap(textsIn), ...colors()].map(
    ({ en, es }) => [en, es] as const,
  ),
)

const pieces = (text: string): string[] => [text, ...text.split(/<[^>]+>|, /)]

/** Every text of an answer that has another one in Spanish. */
const englishIn = (part: unknown): string[] => {
  if (typeof part === 'string') {
    const isComposed = / off( with any trade-in)?$|^.+ by [A-Z]\w+$| saved at /.test(part)
    return [...pieces(part).filter((piece) => (spanish.get(piece) ?? piece) !== piece), ...(isComposed ? [part] : [])]
  }
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(englishIn) : []
}

it('is Spanish in every product', () => {
  const { listProducts, listTiles } = catalogue
  const categories = ['smartphones', 'watches', 'tablets', 'accessories'] as const
  const all = (language: 'en' | 'es') => [
    ...listProducts(language),
    ...categories.flatMap((category) => listTiles(category, { lob: 'postpaid', language })),
  ]
  expect(englishIn(all('en')).length).toBeGreaterThan(1000)
  expect(englishIn(all('es'))).toEqual([])
})

const prepared = async (shopper: Shopper) => {
  await fillCart(shopper)
  await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 2 }]) })
  await shopper.call('cart.addFeatures', {
    body: { cartInfo: {}, data: { accountFeatures: [{ id: 'SFO2210', actionIndicator: 'A', mtns: ['newLine1'] }] } },
  })
  await fillCheckout(shopper)
}

interface View {
  key: OperationKey
  persona?: PersonaId
  prepare?: (shopper: Shopper) => Promise<unknown>
  options?: CallOptions<never>
  /** Some text that the answer holds. */
  says: string
}

const views: readonly View[] = [
  {
    key: 'catalogue.listProducts',
    options: { query: { category: 'smartphones' } },
    says: 'Funda gratis, solo esta semana',
  },
  {
    key: 'catalogue.getProduct',
    options: { query: { productId: 'dev14000001' } },
    says: 'Retratos nocturnos sin trípode',
  },
  { key: 'checkout.getCheckoutDetails', prepare: prepared, says: 'Entrega estándar' },
  {
    key: 'plans.getPlans',
    options: { body: { referenceDataRequired: true } as never },
    says: 'Datos ilimitados, zona Wi-Fi de 50 GB',
  },
  { key: 'content.getPrepaidPlans', persona: 'prepay', says: 'Cancela cualquier mes' },
  {
    key: 'device.getProtectionFeatures',
    prepare: addDevice,
    options: {
      body: { pageId: 'PROTECTION', mtn: 'newLine1', getHomeProtectionEligibility: true, getLeadOffer: true } as never,
    },
    says: 'Pantalla reparada el mismo día',
  },
  {
    key: 'cart.listEligibleLines',
    persona: 'signed-in',
    options: { body: { cartInfo: {} } as never },
    says: 'Puede cambiar de equipo',
  },
]

describe('a Spanish call', () => {
  it.each(views.map((view) => [view.key, view] as const))(
    'of %s answers no English that has a Spanish, and keeps the contract',
    async (key, { persona = 'prospect', prepare, options, says }) => {
      const shopper = createTestWorld(persona).shopper()
      await prepare?.(shopper)
      const { answer } = await shopper.call(key, { ...options, language: 'es' } as never)
      checkAnswer(key, answer)
      expect(englishIn(answer)).toEqual([])
      expect(JSON.stringify(answer)).toContain(says)
    },
  )

  it('of a cart that was begun in English reads Spanish, and the world holds none of it', async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    await addDevice(shopper)
    const { answer } = await shopper.call('checkout.getCheckoutDetails', { body: {}, language: 'es' })
    expect(JSON.stringify(answer)).toContain('"Alga"')
    expect(JSON.stringify(world.list('carts'))).not.toContain('Alga')
  })

  it('of an order that was placed in English reads Spanish, and the other way round', async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    await readyToOrder(shopper)
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 2 }]) })
    await shopper.call('cart.applyPromo', { body: { promoCode: 'CASTOFF10' } })
    await shopper.call('checkout.acceptAgreements', {
      body: { cartInfo: {}, agreementIds: ['customer-agreement', 'device-payment-agreement'] },
    })
    const { order: placed } = (await shopper.call('checkout.placeOrder', { body: { cartInfo: {} }, language: 'es' }))
      .answer
    const read = async (language: 'en' | 'es') =>
      (await shopper.call('checkout.getOrder', { body: {}, language })).answer.order
    expect(await read('es')).toEqual(placed)
    expect(englishIn(placed)).toEqual([])
    expect(await read('en')).toEqual(world.list('orders')[0]?.order)
    expect(englishIn(await read('en'))).toEqual(
      expect.arrayContaining(['Kelp', 'Standard delivery', 'Free, two to three days', 'Unlimited data, 50 GB hotspot']),
    )
  })

  it('of an order names what it had by an offer that has ended since', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    await fillCart(shopper, { id: 'pelago-9-buoy-128', productId: 'dev14000003' })
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'pelago-9-case-buoy', qty: 1 }]) })
    await fillCheckout(shopper)
    await shopper.call('checkout.placeOrder', { body: { cartInfo: {} } })
    world.time.now += 60 * 86_400_000
    const later = world.shopper()
    const offersIn = async (language: 'en' | 'es') => {
      const { order } = (await later.call('checkout.getOrder', { body: {}, language })).answer
      const rows = [...order.totals.todayRows, ...order.lines.flatMap(({ offers = [] }) => offers)]
      return rows.filter(({ code }) => code === 'offer-discount').map(({ name, amount }) => `${name} ${amount}`)
    }
    const free = 'Funda gratis, solo esta semana -29.99'
    expect(await offersIn('es')).toEqual([free, free])
    expect(await offersIn('en')).toEqual(Array(2).fill('Free case, this week only -29.99'))
  })

  it('leaves names, codes and what shoppers write', async () => {
    const shopper = createTestWorld().shopper()
    await fillCart(shopper)
    const contact = {
      firstName: 'Clay',
      lastName: 'Sand',
      emailId: 'clay@example.com',
      phoneNumber: '2075550123',
      serviceAddress: { addressLine1: '1 Kelp St', city: 'Portland', state: 'ME', zipCode: '04101' },
    }
    const { answer } = await shopper.call('checkout.updateContact', { body: { cartInfo: {}, contact }, language: 'es' })
    expect(answer.contact).toEqual(contact)
  })

  it('that repeats one gets its answer word for word', async () => {
    const shopper = createTestWorld().shopper()
    await addDevice(shopper)
    const accept = async (language: 'en' | 'es') => {
      const body = { cartInfo: {}, agreementIds: ['customer-agreement'] }
      return (await shopper.call('checkout.acceptAgreements', { body, requestId: 'r-1', language })).answer
    }
    const first = await accept('es')
    expect(first.customerAgreements.agreements[0]?.title).toBe('Acuerdo del cliente')
    expect(await accept('en')).toEqual(first)
  })
})

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['en', 'en'],
  ['en-US,es;q=0.5', 'en'],
  ['fr', 'en'],
  ['est', 'en'],
  ['es', 'es'],
  ['ES-mx,en;q=0.8', 'es'],
] as const)('reads %s as %s', (header, language) => {
  expect(readLanguage(header)).toBe(language)
})
