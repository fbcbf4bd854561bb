import type { Shop } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { visitorFacts } from './use-recommendations'

beforeEach(() => sessionStorage.clear())

const flowAt = (search: string, cookies = '') => {
  const environment = { location: { search }, cookies: { read: () => cookies }, sessionStorage, userAgent: '' }
  return visitorFacts(partOf<Shop>({ environment })).flow
}

it("names the flow of the cart, else of the address, else of the visit's earlier pages", () => {
  expect(flowAt('')).toBeUndefined()
  expect(flowAt('?flow=EUP')).toBe('EUP')
  expect(flowAt('')).toBe('EUP')
  expect(flowAt('', 'flowName=AAL')).toBe('AAL')
})
