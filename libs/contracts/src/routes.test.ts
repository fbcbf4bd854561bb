import type { AppRouter } from '@ts-rest/core'
import type { AnswerOf, BodyInputOf, QueryOf } from './answers'
import { contract } from './contract'
import { defineRoute } from './define-route'
import { operations } from './operations'
import type { AreaRoutes } from './route'
import * as routes from './routes'
import { addDevice, getProduct, type tradeInAddDevice } from './routes'

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

  it('is one that ts-rest takes', () => {
    const router = { addDevice, getProduct } satisfies AppRouter
    expect(router.addDevice).toMatchObject({ method: 'POST', path: contract.cart.addDevice.path })
  })

  it('keeps its own paths', () => {
    const prospect: '/soe/digital/prospect/cartservice/cart/nse/add-device' = addDevice.paths.prospect
    expect(prospect).toBe(contract.cart.addDevice.metadata.paths.prospect)
  })
})

describe('what does not compile', () => {
  const paths = { prospect: '/soe/digital/prospect/x' }

  it('is a route whose key no operation has', () => {
    // @ts-expect-error -- there is no such operation
    const unknown = defineRoute({ key: 'cart.sinkShip', method: 'POST', kind: 'change', paths })
    expect(unknown).toBeDefined()
  })

  it('is a route with the method of another', () => {
    // @ts-expect-error -- a POST
    const wrong = defineRoute({ key: 'cart.addDevice', method: 'GET', kind: 'change', paths })
    expect(wrong).toBeDefined()
  })

  it('is an operation without a route, or with the route of another', () => {
    // @ts-expect-error -- the area has one more
    const missing: AreaRoutes<'plans'> = {}
    // @ts-expect-error -- not the route of the cart
    const mistaken: AreaRoutes<'plans'> = { getPlans: { route: addDevice, provenance: {}, aliases: {} } }
    expect([missing, mistaken]).toHaveLength(2)
  })
})
