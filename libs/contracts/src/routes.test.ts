import type { AnswerOf, BodyInputOf, QueryOf } from './answers'
import { contract } from './contract'
import { defineRoute } from './define-route'
import { operations } from './operations'
import type { AllRoutes } from './areas'
import * as routes from './routes'
import { addDevice, tradeInAddDevice, type getProduct } from './routes'

/** Compiles only where both types are the same. */
type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
const holds = <Claim extends true>(claim?: Claim) => claim ?? true

describe('a route', () => {
  it('is exported for each operation', () => {
    const keys = Object.values(routes).flatMap((value) => ('key' in value ? [value.key] : []))
    expect(keys.sort()).toEqual(operations.map(({ key }) => key).sort())
  })

  it('has the types of its operation', () => {
    expect(holds<Same<AnswerOf<typeof addDevice>, AnswerOf<'cart.addDevice'>>>()).toBe(true)
    expect(holds<Same<BodyInputOf<typeof tradeInAddDevice>, BodyInputOf<'tradeIn.addDevice'>>>()).toBe(true)
    expect(holds<Same<QueryOf<typeof getProduct>, QueryOf<'catalogue.getProduct'>>>()).toBe(true)
    expect(holds<Same<QueryOf<typeof addDevice>, undefined>>()).toBe(true)
  })

  it('keeps its own paths', () => {
    const prospect: '/soe/digital/prospect/cartservice/cart/nse/add-device' = addDevice.paths.prospect
    expect(prospect).toBe(contract.cart.addDevice.metadata.paths.prospect)
  })
})

type Entry = AllRoutes['cart']['routes']['addDevice']

describe('what does not compile', () => {
  const entry = { provenance: {}, aliases: {} }
  const paths = { prospect: '/soe/digital/prospect/x' }

  it('is an operation without a route', () => {
    // @ts-expect-error -- the area has one more
    const missing: AllRoutes['plans']['routes'] = {}
    expect(missing).toEqual({})
  })

  it.each([
    // @ts-expect-error -- there is no such operation
    { ...entry, route: defineRoute({ key: 'cart.sinkShip', method: 'POST', kind: 'change', paths }) } satisfies Entry,
    // @ts-expect-error -- the operation is a POST
    { ...entry, route: defineRoute({ key: 'cart.addDevice', method: 'GET', kind: 'change', paths }) } satisfies Entry,
    // @ts-expect-error -- the route of another operation
    { ...entry, route: tradeInAddDevice } satisfies Entry,
    {
      ...entry,
      // @ts-expect-error -- there is no such read
      route: defineRoute({ key: 'cart.addDevice', method: 'POST', kind: 'change', paths, makesStale: ['cart.gone'] }),
    } satisfies Entry,
  ])('is the wrong route for an operation', ({ route }) => {
    expect(route.key).toBeDefined()
  })
})
