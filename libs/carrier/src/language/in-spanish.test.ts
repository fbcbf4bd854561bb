import {
  accessorySpanish,
  colourSpanish,
  deviceSpanish,
  listProducts,
  listTiles,
  orderSpanish,
  planSpanish,
} from '@soe/catalogue'
import type { OperationKey } from '@soe/contracts'
import { checkAnswer } from '../operation/check-answer'
import {
  accessoryBody,
  addDevice,
  createTestWorld,
  fillCart,
  fillCheckout,
  type CallOptions,
  type Shopper,
} from '../testing'
import type { PersonaId } from '../personas/personas'
import { inSpanish } from './in-spanish'
import { readLanguage } from './language'
import { serviceSpanish } from './service-spanish'

const tables = [deviceSpanish, colourSpanish, accessorySpanish, planSpanish, orderSpanish, serviceSpanish]
const english = new Map<string, string>(tables.flatMap((table) => Object.entries(table)))

const pieces = (text: string): string[] => [text, ...text.split(/<[^>]+>|, /)]

/** Every text of an answer that the tables have a Spanish for. */
const englishIn = (part: unknown): string[] => {
  if (typeof part === 'string') {
    const isComposed = / off( with any trade-in)?$|^.+ by [A-Z]\w+$| saved at /.test(part)
    return [...pieces(part).filter((piece) => (english.get(piece) ?? piece) !== piece), ...(isComposed ? [part] : [])]
  }
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(englishIn) : []
}

it('speaks Spanish of every product', () => {
  const categories = ['smartphones', 'watches', 'tablets', 'accessories'] as const
  const all = [...listProducts(), ...categories.flatMap((category) => listTiles(category, 'postpaid'))]
  expect(englishIn(all).length).toBeGreaterThan(1000)
  expect(englishIn(inSpanish(all))).toEqual([])
})

it('leaves names, codes and what shoppers write', () => {
  const order = {
    contact: { firstName: 'Clay', lastName: 'Sand' },
    name: 'Kelp',
    nickName: 'New',
    colorId: 'clay',
    productDisplayName: 'Lanyard Cable, Short',
  }
  expect(inSpanish(order)).toEqual(order)
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
    await shopper.call('cart.addPlan', {
      body: { cartInfo: {}, lineId: 'newLine1', planId: 'mainsail-unlimited' },
      requestId: 'r-1',
      language: 'es',
    })
    expect(JSON.stringify([world.list('carts'), world.list('outcomes')])).not.toMatch(/Alga|Datos/)
  })

  it('that repeats an English one gets its answer in Spanish', async () => {
    const shopper = createTestWorld().shopper()
    await addDevice(shopper)
    const accept = async (language: 'en' | 'es') => {
      const body = { cartInfo: {}, agreementIds: ['customer-agreement'] }
      const { answer } = await shopper.call('checkout.acceptAgreements', { body, requestId: 'r-1', language })
      return answer
    }
    const first = await accept('en')
    const again = await accept('es')
    expect(again).toEqual(inSpanish(first))
    expect(again.customerAgreements.agreements[0]?.title).toBe('Acuerdo del cliente')
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
