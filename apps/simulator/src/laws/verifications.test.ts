import { deviceBody } from '@soe/carrier/testing'
import type { Count, Scenario } from '@soe/scenario'
import fc from 'fast-check'
import { figure } from '../testing/figure'
import { aboutAddDevice, arm, verify } from '../testing/scenario-client'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const answers = ['ok', '208', 'INVALID_REQUEST'] as const
type Answer = (typeof answers)[number]

interface Plan {
  /** What each call of the shopper is answered. */
  readonly calls: readonly Answer[]
  readonly answered: readonly Answer[]
  readonly count: Count
  readonly order: readonly Answer[]
}

const bound = fc.integer({ min: 0, max: 4 })

const plan: fc.Arbitrary<Plan> = fc.record({
  calls: fc.array(fc.constantFrom(...answers), { maxLength: 7 }),
  answered: fc.subarray([...answers], { minLength: 1 }),
  count: fc.oneof(
    bound,
    bound.map((min) => ({ min })),
    bound.map((max) => ({ max })),
  ),
  order: fc.array(fc.constantFrom(...answers), { minLength: 2, maxLength: 4 }),
})

const scenarioOf = ({ answered, count, order }: Plan): Scenario => ({
  ...aboutAddDevice({ nth: 1000 }),
  expect: [
    { on: ['cart.addDevice'], answered: [...answered], calls: count },
    { order: order.map((answer) => ({ on: 'cart.addDevice' as const, answered: answer })) },
    { offContract: 0 },
  ],
})

/** What is met, as someone would say who counts on their fingers. */
const judged = ({ calls, answered, count, order }: Plan): boolean[] => {
  const found = calls.filter((answer) => answered.includes(answer)).length
  const { min = 0, max = Infinity } = typeof count === 'number' ? { min: count, max: count } : count
  const rest = calls.reduce<readonly Answer[]>((left, answer) => (left[0] === answer ? left.slice(1) : left), order)
  const isJudged = calls.length > 0 || min > 0
  const isSound = calls.length > 0 && !calls.includes('INVALID_REQUEST')
  return [isJudged && found >= min && found <= max, rest.length === 0, isSound]
}

const verified = async (given: Plan): Promise<boolean[]> => {
  const world = await simulator.world()
  await arm(simulator.app, world.id, scenarioOf(given))
  const shopper = await world.shopper()
  for (const answer of given.calls) {
    if (answer === '208') await world.failNext('cart.addDevice', { error: '208' })
    const body = answer === 'INVALID_REQUEST' ? ({ nonsense: true } as never) : deviceBody()
    await shopper.call('cart.addDevice', { body })
  }
  return (await verify(simulator.app, world.id)).checks.map(({ ok }) => ok)
}

const agrees = (judge: (given: Plan) => boolean[]) =>
  fc.asyncProperty(plan, async (given) => {
    expect(await verified(given)).toEqual(judge(given))
  })

describe('a verification', () => {
  it('says of random calls what is met and what is not', async () => {
    const result = await fc.check(agrees(judged), { numRuns: figure(60, 1000) })
    expect(fc.defaultReportMessage(result)).toBeUndefined()
  })

  it.each<[string, (given: Plan) => boolean[]]>([
    ['forgets what calls were answered', (given) => judged({ ...given, answered: answers })],
    [
      'takes any order',
      (given) =>
        judged(given).with(
          1,
          given.order.every((answer) => given.calls.includes(answer)),
        ),
    ],
    ['lets what is off contract pass', (given) => judged(given).with(2, true)],
  ])('is told from one that %s', async (_what, judge) => {
    const result = await fc.check(agrees(judge), { numRuns: 200, endOnFailure: true, seed: 5 })
    expect(result.failed).toBe(true)
  })
})
