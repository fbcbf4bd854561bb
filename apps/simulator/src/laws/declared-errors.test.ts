import {
  errorCatalogue,
  ErrorEnvelopeSchema,
  operations,
  type Audience,
  type BodyInputOf,
  type Operation,
  type OperationKey,
} from '@soe/contracts'
import type { Shopper } from '../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const callers = ['signed-in', 'prospect', 'prepay', 'prepay-signed-in'] as const

const callerOf = (operation: Operation): Audience =>
  callers.find((candidate) => operation.metadata.paths[candidate]) ?? 'prospect'

const callExample = (shopper: Shopper, key: OperationKey, { metadata: { example } }: Operation) =>
  shopper.call(key, {
    body: example.body as BodyInputOf<typeof key>,
    ...(example.query && { query: example.query }),
  })

describe.each([...operations])('$key', ({ key, operation }) => {
  it('answers each of its errors as the catalogue has it, once, and changes nothing', async () => {
    const world = await simulator.world(callerOf(operation))
    for (const id of operation.metadata.errors) {
      const shopper = await world.shopper()
      await world.failNext(key, { error: id })
      const reply = await callExample(shopper, key, operation)
      expect([reply.status, reply.errorId]).toEqual([errorCatalogue[id].status, id])
      expect(ErrorEnvelopeSchema.safeParse(reply.raw).error).toBeUndefined()
    }
    const { carts, wishlists, orders } = await world.state()
    expect([carts, wishlists, orders]).toEqual([[], [], []])
  })
})
