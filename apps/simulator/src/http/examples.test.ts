import { audiences, exampleFor, operations } from '@soe/contracts'
import { isDone } from '@soe/rules'
import { prepareExample } from '../testing/prepare-example'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const isSoak = process.env['SOAK'] === '1'

/** A change of a wishlist is refused to who is not signed in, whatever is sent. */
const refused = ['wishlist.removeWishlist prospect']

/** The first audience of an operation and prepaid customers, whose examples differ most; the soak asks for all. */
const cases = operations.flatMap(({ key, operation }) => {
  const callers = audiences.filter((audience) => operation.metadata.paths[audience] !== undefined)
  const asked = callers.filter((caller, index) => isSoak || index === 0 || caller === 'prepay')
  return (asked.length > 0 ? asked : (['signed-in'] as const))
    .filter((caller) => !refused.includes(`${key} ${caller}`))
    .map((caller) => ({ key, operation, caller }))
})

describe('the example of every operation', () => {
  it.each(cases)('does it: $key, by $caller', async ({ key, operation, caller }) => {
    const shopper = await (await simulator.world(caller)).shopper()
    await prepareExample(shopper, key)
    const example = exampleFor(operation.metadata, caller)
    const reply = await shopper.call(key, example as { query?: Record<string, string> })
    expect(reply.answer).toBeTruthy()
    expect(isDone(operation.metadata.successRule, { request: example.body, answer: reply.answer })).toBe(true)
  })
})
