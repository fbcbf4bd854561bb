import { findCarrierOperation, type CarrierOperation } from '@soe/carrier'
import type { OperationKey } from '@soe/contracts'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { runCall } from '../pipeline/run-call'

type Call = Parameters<typeof runCall>[2]

/** `registerRoutes` makes its contract from data, so the compiler checks the operations before that. */
describe('the operation behind a route', () => {
  it('takes the body of its own key', () => {
    type Body = Parameters<CarrierOperation<'cart.addDevice'>>[0]['body']
    // @ts-expect-error -- the lines are missing
    const empty: Body = {}
    expect(empty).toEqual({})
    expect(findCarrierOperation('cart.addDevice')).toBeInstanceOf(Function)
  })

  it('answers what its contract says', () => {
    // @ts-expect-error -- the counts are missing
    const partial: CarrierOperation<'recommendations.getRtCartCount'> = () => ({ statusCode: '00' })
    expect(partial).toBeInstanceOf(Function)
  })

  it('is called by a key of the contract', () => {
    const call = (simulator: SimulatorContext, key: OperationKey, given: Call) => runCall(simulator, key, given)
    // @ts-expect-error -- there is no such operation
    const unknown = (simulator: SimulatorContext, given: Call) => runCall(simulator, 'cart.sink', given)
    expect([call.length, unknown.length]).toEqual([3, 2])
  })
})
