import { builtInScenarios, type Scenario } from '@soe/scenario'
import { createShopper } from '../testing/create-shopper'
import { callerOf, drive, isOfOperations, prepare } from '../testing/drive-scenario'
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

const happen = async (scenario: Scenario) => {
  const { persona, audience } = callerOf(scenario)
  const world = await simulator.world(persona)
  const shopper = createShopper(
    httpClient(() => base),
    world.id,
    audience,
  )
  await shopper.enter()
  await prepare(shopper, scenario)
  await arm(simulator.app, world.id, scenario)
  await drive(shopper, scenario, async () => (await verify(simulator.app, world.id)).ok)
  return verify(simulator.app, world.id)
}

describe('a built-in scenario happens as it says', () => {
  it.each(builtInScenarios.filter(isOfOperations).map((scenario) => [scenario.id, scenario] as const))(
    '%s',
    async (_id, scenario) => {
      const { ok, checks, unused } = await happen(scenario)
      expect({ unmet: checks.filter((check) => !check.ok), unused, ok }).toEqual({ unmet: [], unused: [], ok: true })
    },
  )
})
