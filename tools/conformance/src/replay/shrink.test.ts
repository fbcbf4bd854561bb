import { audiencesOf, chooseOperations, operationOf } from '../contract/judged-operations'
import { isValidRequest, requestSchemaOf } from '../generate/json-schema'
import { mutatedNegatives } from '../generate/negatives'
import { seededRandom } from '../run/seeded-random'
import { exampleOf } from '../shopping/examples'
import { isCall, type CallStep, type ReplayStep } from './replay-file'
import { shrink } from './shrink'

const stepOf = (step: Partial<CallStep>): CallStep => ({ do: 'cart.addDevice', done: true, ...step })

const callsIn = (steps: readonly ReplayStep[]) => steps.filter(isCall)
const namesOf = (steps: readonly ReplayStep[]) => callsIn(steps).map((step) => step.do)

describe('a sequence that fails', () => {
  it('loses the steps that it does not need, whatever their order', async () => {
    const steps = (['cart.addPlan', 'cart.addDevice', 'cart.assignMtn', 'cart.saveCart'] as const).map((key) =>
      stepOf({ do: key }),
    )
    const needed = async (left: readonly ReplayStep[]) => namesOf(left).includes('cart.addDevice')
    expect(namesOf(await shrink(steps, needed))).toEqual(['cart.addDevice', 'cart.saveCart'])
  })

  it('keeps its last step, and parts of the request that it needs', async () => {
    const body = { cartInfo: {}, emailId: 'a@example.com', one: 1, other: [1, 2], deep: { two: 2, three: 3 } }
    const steps = [stepOf({ do: 'cart.saveCart', body })]
    const needed = async (left: readonly ReplayStep[]) => JSON.stringify(callsIn(left)[0]?.body).includes('"two":2')
    const [shrunk] = callsIn(await shrink(steps, needed))
    expect(JSON.stringify(shrunk?.body)).toContain('"deep":{"two":2}')
    expect(JSON.stringify(shrunk?.body)).not.toMatch(/one|other|three/)
  })

  it('is not shrunk to one that does not fail', async () => {
    const steps = [stepOf({ do: 'cart.addPlan' }), stepOf({ body: exampleOf('cart.addDevice').body })]
    expect(await shrink(steps, async () => false)).toEqual(steps)
  })

  it('of an invalid request stays invalid, and of a valid one valid', async () => {
    const random = seededRandom(7)
    const wanted = process.env['SOAK'] === '1' ? 40 : 2
    const keys = chooseOperations([]).filter((key) => operationOf(key).method === 'POST')
    for (const key of keys) {
      const schema = requestSchemaOf(key)
      const given = exampleOf(key, audiencesOf(key)[0]).body
      if (!schema || given === undefined) continue
      const negatives = mutatedNegatives(key, given, random, wanted).map(({ body }) => body)
      for (const [body, isValid] of [...negatives.map((one) => [one, false] as const), [given, true] as const]) {
        // Whatever the backend does with it, a shorter request must be of the same kind.
        const [shrunk] = callsIn(await shrink([stepOf({ do: key, body })], async () => random() < 0.7))
        const wire = shrunk?.body === undefined ? undefined : JSON.stringify(shrunk.body)
        expect([key, isValidRequest(schema, wire)]).toEqual([key, isValid])
      }
    }
  })
})
