import { operations } from '@soe/contracts'
import { isDone } from '@soe/rules'
import { beforeExample } from '../testing/before-example'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const callers = ['signed-in', 'prospect', 'prepay', 'prepay-signed-in'] as const

describe('the example of every operation', () => {
  it.each(operations.map(({ key, operation }) => ({ key, operation })))('does it: $key', async ({ key, operation }) => {
    const { paths, example } = operation.metadata
    const caller = callers.find((audience) => paths[audience] !== undefined) ?? 'prospect'
    const shopper = await (await simulator.world(caller)).shopper()
    await beforeExample[key]?.(shopper)
    const reply = await shopper.call(key, example as { query?: Record<string, string> })
    expect(reply.answer).toBeTruthy()
    expect(isDone(operation.metadata.successRule, { request: example.body, answer: reply.answer })).toBe(true)
  })
})
