import type { ProcessStepAnswer, Product, Sku } from '@soe/contracts'
import type { Audience } from '@soe/rules'
import { pathsFor, type ClientRoute, type Shop } from '@soe/shop-platform'
import { QueryClient } from '@tanstack/react-query'
import { readPurchase, submitPurchase } from './submit-purchase'

const price = {
  fullRetailPrice: { originalPrice: 720, discountedPrice: 720 },
  devicePaymentPrice: [
    { contractDuration: 36, originalPrice: 20, discountedPrice: 20, dpTermPrices: { loanOfferDetails: {} } },
  ],
  preferredTerm: 36,
}
const inventoryDetails = { dFillInventory: { isInStock: true }, localInventory: {} }
const skuOf = (skuId: string) => ({ skuId, sorId: skuId, price, inventoryDetails }) as Sku

const phone = {
  productId: 'dev1',
  productDisplayName: 'Orbit',
  itemType: 'DEVICE',
  category: 'smartphones',
  defaultSKU: 'kelp',
  childSkus: [skuOf('kelp'), skuOf('clay')],
} as Product
const chargerOf = (itemType: 'ACCESSORY') => ({ ...phone, itemType, category: 'accessories' }) as Product

const planStep = {
  serviceBody: {
    serviceResponse: {
      context: {
        contextInfo: { processStep: 'PlanSelection', availablePaths: [], cradleFlowJourney: 'NEXTGEN' },
        customerInfo: { existingCase: false },
        cartInfo: { nextLine: 'newLine1', lines: [{ lineId: 'newLine1', mtn: 'newLine1' }] },
      },
    },
  },
} as object as ProcessStepAnswer

/** A shop whose carrier writes down what it is called with. */
const shopFor = (audience: Audience, isDown = false) => {
  const calls: { key: string; body: unknown }[] = []
  const call = async ({ key }: ClientRoute, { body }: { body?: unknown }) => {
    calls.push({ key, body })
    if (key !== 'pricing.estimateLine') return planStep
    if (isDown) throw new Error('there is no estimate')
    return { skuId: 'kelp', term: 36, plans: [{ planId: 'jib' }, { planId: 'mainsail', recommended: true }] }
  }
  const loggedIn = audience.endsWith('signed-in')
  const shop = {
    environment: { location: { search: '' }, sessionStorage: { getItem: () => null, removeItem: () => undefined } },
    identity: { get: () => ({ audience, loggedIn }) },
    pathOf: pathsFor({}, () => audience),
    client: { load: async () => ({ call }), loaded: () => undefined },
    queryClient: new QueryClient(),
  } as object as Shop
  return { shop, calls }
}

const submit = async (audience: Audience, product: Product, search: string, isDown = false) => {
  const purchase = readPurchase(product, new URLSearchParams(search))
  if (!purchase) return undefined
  const { shop, calls } = shopFor(audience, isDown)
  const path = await submitPurchase(shop, purchase)
  return { path, calls }
}

describe("a product's form", () => {
  it.each<[Audience, string, string, object]>([
    ['prospect', 'sku=clay&term=36', 'NSE', { device: { id: 'clay', dppMonths: 36 }, isNewLine: true }],
    ['prospect', 'sku=kelp&term=0', 'NSE', { device: { id: 'kelp', dppMonths: 0 } }],
    ['prospect', 'sku=kelp&term=99', 'NSE', { device: { id: 'kelp', dppMonths: 36 } }],
    ['prospect', 'sku=kelp&term=evil', 'NSE', { device: { id: 'kelp', dppMonths: 36 } }],
    ['prospect', 'sku=kelp&line=newLine2', 'NSE', { lineId: 'newLine2', isNewLine: false }],
    ['prospect', 'sku=kelp&intent=EUP', 'NSE', { isNewLine: true }],
    ['signed-in', 'sku=kelp&intent=EUP', 'EUP', { isNewLine: false }],
    ['signed-in', 'sku=kelp&intent=AAL', 'AAL', { isNewLine: true }],
    ['signed-in', 'sku=kelp&intent=evil', 'AAL', { isNewLine: true }],
    ['signed-in', 'sku=kelp', 'AAL', { isNewLine: true }],
    ['prepay', 'sku=kelp&intent=EUP', 'NSE', { isNewLine: true }],
    ['prepay-signed-in', 'sku=kelp&intent=EUP', 'AAL', { isNewLine: true }],
  ])('of a phone, for %s: %s is %s', async (audience, search, intent, line) => {
    const submitted = await submit(audience, phone, search)
    expect(submitted?.path).toMatch(/^\/sales\/\w+\/plans\//)
    expect(submitted?.calls).toMatchObject([
      { key: 'cart.addDevice', body: { cartInfo: { intendType: intent }, data: { lines: [line] } } },
    ])
  })

  it.each<[string, Audience, string, boolean, readonly string[]]>([
    ['with the plan of the sum it was drawn with', 'prospect', 'sku=kelp&plan=jib', false, ['jib']],
    ['without a plan where the page has shown no sum', 'prospect', 'sku=kelp', false, []],
    ['without a plan where the sum can’t be read again', 'prospect', 'sku=kelp&plan=jib', true, []],
    ['without a plan for a line that is upgraded', 'signed-in', 'sku=kelp&plan=jib&intent=EUP', false, []],
  ])('adds a phone %s', async (_, audience, search, isDown, plans) => {
    const submitted = await submit(audience, phone, search, isDown)
    const added = submitted?.calls.flatMap(({ key, body }) =>
      key === 'cart.addPlan' ? [(body as { planId: string }).planId] : [],
    )
    expect(added).toEqual(plans)
  })

  it.each<[string, number]>([
    ['sku=kelp', 1],
    ['sku=kelp&quantity=3', 3],
    ['sku=kelp&quantity=-2', 1],
    ['sku=kelp&quantity=evil', 1],
    ['sku=kelp&quantity=1e9', 10],
  ])('of an accessory: %s adds %d', async (search, qty) => {
    const submitted = await submit('prospect', chargerOf('ACCESSORY'), search)
    expect(submitted?.path).toBe('/sales/digital/expresscart.html')
    const sent = JSON.stringify(submitted?.calls)
    expect(sent).toContain('cart.addAccessories')
    expect(sent).toContain(`"qty":${qty}`)
  })

  it.each(['', 'sku=', 'sku=another', 'sku=KELP', 'sku=another&sku=kelp', 'SKU=kelp'])(
    'buys nothing that the product does not have: %j',
    async (search) => {
      expect(await submit('prospect', phone, search)).toBeUndefined()
    },
  )
})
