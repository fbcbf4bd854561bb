import type { Product, Sku } from '@soe/contracts'
import { ShopError, type ClientRoute, type NormalisedError, type Shop } from '@soe/shop-platform'
import { QueryClient } from '@tanstack/react-query'
import { leadOn } from './lead-on'

const answerFor = (nextLine: string | undefined) => ({
  serviceBody: {
    serviceResponse: {
      context: {
        contextInfo: { processStep: 'PlanSelection', availablePaths: [], cradleFlowJourney: 'NEXTGEN' },
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
