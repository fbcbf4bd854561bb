import { readOperationName } from './operation-name'
import { planOperation, type NewOperation } from './plan-operation'

const files: Record<string, string> = {
  'libs/contracts/src/trade-in/trade-in.operations.ts': "export * as addDevice from './add-device'\n",
  'libs/contracts/src/trade-in/add-device.route.ts': `export const addDevice = defineRoute({
  paths: { 'signed-in': '/soe/digital/auth/tradeinservice/tradein/addDevice' },
})
`,
  'libs/contracts/src/trade-in/trade-in.routes.ts': `import { addDevice } from './add-device.route'

export {
  addDevice,
}

export const tradeInRoutes = {
  addDevice: { route: addDevice, provenance: {}, aliases: {} },
} as const satisfies AreaRoutes<'tradeIn'>
`,
  'libs/carrier/src/trade-in/add-device.ts': '',
  'libs/carrier/src/trade-in/trade-in.operations.ts': "export { addDevice } from './add-device'\n",
}

const plan = (key: string, options: Partial<NewOperation> = {}) => {
  const name = readOperationName(key)
  if (!name) throw new Error(`${key} is not a key`)
  return planOperation({ name, kind: 'read', ...options }, (path) => files[path])
}

describe('a new operation', () => {
  it('is a contract, a route, a carrier file and a test, and a line in each list of its area', () => {
    expect([...plan('tradeIn.listOffers').keys()]).toEqual([
      'libs/contracts/src/trade-in/list-offers.ts',
      'libs/contracts/src/trade-in/list-offers.route.ts',
      'libs/contracts/src/trade-in/trade-in.operations.ts',
      'libs/contracts/src/trade-in/trade-in.routes.ts',
      'libs/carrier/src/trade-in/list-offers.ts',
      'libs/carrier/src/trade-in/list-offers.test.ts',
      'libs/carrier/src/trade-in/trade-in.operations.ts',
    ])
  })

  it('is routed beside its area, for customers and prospects', () => {
    const made = plan('tradeIn.listOffers')
    const route = made.get('libs/contracts/src/trade-in/list-offers.route.ts')
    expect(route).toContain("'signed-in': '/soe/digital/auth/tradeinservice/tradein/list-offers'")
    expect(route).toContain("prospect: '/soe/digital/prospect/tradeinservice/tradein/nse/list-offers'")
    const routes = made.get('libs/contracts/src/trade-in/trade-in.routes.ts')
    expect(routes).toContain("import { listOffers } from './list-offers.route'")
    expect(routes).toMatch(/export \{\n {2}addDevice,\n {2}listOffers,\n\}/)
    expect(routes).toMatch(/ {2}listOffers: \{\n {4}route: listOffers,[^}]*\}[^}]*\}[^}]*\},\n\} as const satisfies/)
  })

  it('takes the path that it is given', () => {
    const path = '/soe/digital/auth/offerservice/listOffers'
    const route = plan('tradeIn.listOffers', { path }).get('libs/contracts/src/trade-in/list-offers.route.ts')
    expect(route).toContain(`'signed-in': '${path}'`)
  })

  it.each([
    ['an operation that exists', 'tradeIn.addDevice', {}, 'tradeIn.addDevice exists'],
    ['an area that does not', 'boats.launch', {}, 'There is no area "boats"'],
    ['a path of another kind', 'tradeIn.listOffers', { path: '/offers' }, 'A signed-in path begins with'],
  ])('is refused for %s', (_name, key, options, message) => {
    expect(() => plan(key, options)).toThrow(message)
  })
})

it.each(['cart', 'Cart.add', 'cart.add.device', 'cart.add-device', ''])('knows that "%s" is not a key', (key) => {
  expect(readOperationName(key)).toBeUndefined()
})
