import { findOperation, type Audience, type OperationKey } from '@soe/contracts'
import { audiencesOfRule, builtInScenarios, keysOfRule, type Rule, type Scenario } from '@soe/scenario'
import type { PersonaId } from '@soe/carrier'
import { prepareExample } from '../testing/prepare-example'
import { createShopper, type Shopper } from '../testing/create-shopper'
import { httpClient } from '../testing/http-client'
import { arm, verify } from '../testing/scenario-client'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
let base: string
beforeAll(async () => {
  simulator = await startSimulator()
  base = await simulator.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => simulator.close())

/** A script of the shop is not an operation: faults.test.ts asks for those. */
const isOfOperations = ({ rules }: Scenario) => !rules.some(({ on }) => on.includes('storefront.chunk'))

const keyOf = (rule: Rule): OperationKey => keysOfRule(rule)[0] as OperationKey

/** Whom every rule of the scenario can be tried with. */
const callerOf = ({ rules }: Scenario): { persona: PersonaId; audience: Audience } => {
  const audience = rules.map(audiencesOfRule).reduce((kept, next) => kept.filter((one) => next.includes(one)))[0]
  const persona = rules.flatMap(({ when }) => when?.persona ?? [])[0] ?? audience
  return { persona: persona as PersonaId, audience: audience ?? 'prospect' }
}

const prepare = async (shopper: Shopper, rules: readonly Rule[]) => {
  for (const key of new Set(rules.map(keyOf))) await prepareExample(shopper, key).catch(() => undefined)
}

/** Scenarios that the example of their operation does not cause, with what does. */
const bodies: Readonly<Record<string, object>> = {
  'feedback-fails': {
    source: 'deviceFeedback',
    pageContext: 'GRIDWALL',
    nbxSessionId: 'n1',
    propositionCount: 1,
    customerResponse: { responseList: [] },
  },
}

/** What never answers is left waiting; a spoiled answer counts as none. */
const call = (shopper: Shopper, key: OperationKey, audience: Audience, body?: object) =>
  Promise.race([
    shopper
      .call(key, { ...(findOperation(key).metadata.example as object), ...(body && { body: body as never }), audience })
      .catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 500)),
  ])

const mostRounds = 12

const drive = async (scenario: Scenario) => {
  const { persona, audience } = callerOf(scenario)
  const world = await simulator.world(persona)
  const shopper = createShopper(
    httpClient(() => base),
    world.id,
    audience,
  )
  await shopper.enter()
  await prepare(shopper, scenario.rules)
  await arm(simulator.app, world.id, scenario)
  for (let round = 0; round < mostRounds; round += 1) {
    for (const rule of scenario.rules) {
      await call(shopper, keyOf(rule), audience, bodies[scenario.id])
      const verification = await verify(simulator.app, world.id)
      if (verification.ok) return verification
    }
  }
  return verify(simulator.app, world.id)
}

describe('a built-in scenario happens as it says', () => {
  it.each(builtInScenarios.filter(isOfOperations).map((scenario) => [scenario.id, scenario] as const))(
    '%s',
    async (_id, scenario) => {
      const { ok, checks, unused } = await drive(scenario)
      expect({ unmet: checks.filter((check) => !check.ok), unused, ok }).toEqual({ unmet: [], unused: [], ok: true })
    },
  )
})
