import type { Product, Sku } from '@soe/contracts'
import { ShopError, type ClientRoute, type NormalisedError, type Shop } from '@soe/shop-platform'
import { QueryClient } from '@tanstack/react-query'
import { leadOn } from './lead-on'

const answerFor = (nextLine: string | undefined, processStep = 'PlanSelection') => ({
  serviceBody: {
    serviceResponse: {
      context: {
        contextInfo: { processStep, availablePaths: [], cradleFlowJourney: 'NEXTGEN' },
        customerInfo: { existingCase: false },
        cartInfo: { ...(nextLine && { nextLine }), lines: [{ lineId: 'newLine1', mtn: 'newLine1' }] },
      },
    },
  },
})

const choice = {
  product: { productDisplayName: 'Orbit' } as Product,
  sku: { sorId: 'ORBIT' } as Sku,
  term: 36,
  intent: 'NSE',
} as const

const refusal = new ShopError('tradeIn.addDevice', 'message', { message: 'It failed.' } as NormalisedError)

const lead = async (search: string, { nextLine = 'newLine1', isRefused = false } = {}) => {
  const calls: unknown[] = []
  const call = async ({ key }: ClientRoute, { body }: { body?: unknown }) => {
    calls.push({ key, body })
    if (isRefused) throw refusal
  }
  const shop = {
    environment: { location: { search } },
    identity: { get: () => ({ audience: 'prospect' }) },
    client: { load: async () => ({ call }) },
    queryClient: new QueryClient(),
  } as object as Shop
  const { page, query } = await leadOn(shop, answerFor(nextLine) as object as Parameters<typeof leadOn>[1], choice)
  return { page, query, calls }
}

const plans = { page: expect.stringMatching(/^plans\//) as string }
const tradeInPage = {
  page: 'tradein',
  query: { line: 'newLine1', brand: 'Orbit', model: 'Orbit 9', condition: 'good' },
}
const traded = { key: 'tradeIn.addDevice', body: { lineId: 'newLine1', condition: 'good' } }

it.each([
  ['nothing is traded in', '', {}, plans, []],
  ['what the page names is traded in for its line', '?brand=Orbit&model=Orbit+9', {}, plans, [traded]],
  ['a refused trade-in has its own page', '?brand=Orbit&model=Orbit+9', { isRefused: true }, tradeInPage, [traded]],
  ['nothing is traded in without a line', '?brand=Orbit&model=Orbit+9', { nextLine: '' }, plans, []],
])('after a device was added, %s', async (_, search, options, destination, calls) => {
  expect(await lead(search, options)).toMatchObject({ ...destination, calls })
})

const steps: Readonly<Record<string, string>> = {
  'cart.addPlan': 'NumberSelection',
  'cart.addAccessories': 'NumberSelection',
  'cart.addStep': 'NumberSelection',
}

interface Shown {
  search?: string
  remembered?: string
  intent?: 'AAL' | 'EUP'
  step?: string
  sku?: string
  skus?: readonly string[]
  refused?: string
}

/** After a page that has shown plans and accessories for the line. */
const settle = async (shown: Shown) => {
  const { search = '', remembered, intent = 'AAL', step = 'PlanSelection', refused } = shown
  const { sku: skuId = 'kelp', skus = ['kelp', 'tar'] } = shown
  const product = { childSkus: skus.map((each) => ({ skuId: each })) } as Product
  const calls: unknown[] = []
  const call = async ({ key }: ClientRoute, { body }: { body?: unknown }) => {
    calls.push({ key, body })
    if (key === refused) throw refusal
    return answerFor('newLine1', steps[key])
  }
  const queryClient = new QueryClient()
  queryClient.setQueryData(['pricing.estimateLine'], {
    skuId: 'kelp',
    term: 36,
    plans: [{ planId: 'small' }, { planId: 'advised', recommended: true }],
    accessories: [{ skuId: 'case' }],
  })
  const sessionStorage = { getItem: () => remembered ?? null, removeItem: () => undefined }
  const shop = {
    environment: { location: { search, pathname: '/smartphones/orbit/' }, sessionStorage },
    identity: { get: () => ({ audience: 'prospect' }) },
    client: { load: async () => ({ call }) },
    queryClient,
  } as object as Shop
  const answer = answerFor('newLine1', step) as object as Parameters<typeof leadOn>[1]
  const { page } = await leadOn(shop, answer, { ...choice, product, sku: { skuId } as Sku, intent })
  return { page, calls }
}

const planned = (planId: string) => ({ key: 'cart.addPlan', body: { lineId: 'newLine1', planId } })
const passed = { key: 'cart.addStep', body: { processStep: 'AccessoryInterestial' } }
const withCase = {
  key: 'cart.addAccessories',
  body: { data: { lines: [{ mtn: 'newLine1', addAccessories: [{ id: 'case', qty: 1 }] }] } },
}

const settled = [planned('advised'), passed]

it.each<[string, Shown, string, unknown[]]>([
  ['takes the plan that is advised and shown', {}, 'numberselection', [planned('advised'), passed]],
  ['takes the plan of the address', { search: '?plan=small' }, 'numberselection', [planned('small'), passed]],
  ['takes a plan chosen before', { remembered: 'small' }, 'numberselection', [planned('small'), passed]],
  ['takes accessories along', { search: '?with=case' }, 'numberselection', [planned('advised'), withCase, passed]],
  ['takes a plan that it showed for the color before', { sku: 'tar' }, 'numberselection', [planned('advised'), passed]],
  ['takes no plan of another phone', { sku: 'else', skus: [] }, 'plans/planoverview', []],
  ['gives an upgrade no plan', { intent: 'EUP', step: 'AccessoryInterestial' }, 'numberselection', [passed]],
  ['leads to the payment plan of the line', { step: 'DPP_SUMMARY' }, 'mdnselection/eligibilitycheck', settled],
  ['leads to the cart for a step it does not know', { step: 'SOMETHING_NEW' }, 'expresscart', settled],
  ['leads to the offer of the line', { step: 'OfferInterstitial' }, 'offerinterstitial', settled],
  ['leaves a refused plan to its step', { refused: 'cart.addPlan' }, 'plans/planoverview', [planned('advised')]],
  ['settles nothing for an account that is stopped', { step: 'CASHONLY_IND' }, 'error', []],
])('a page that has shown plans and accessories %s', async (_, shown, page, calls) => {
  expect(await settle(shown)).toMatchObject({ page, calls })
})
