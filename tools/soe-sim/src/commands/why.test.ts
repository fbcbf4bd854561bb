import { addDevice } from '../testing/add-device'
import { secondAdd } from '../testing/second-add'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim, json, inWorld } = fixture

describe('why', () => {
  it('tells the sentences, the rules and the near misses', () =>
    inWorld(async (world) => {
      await fixture.client.arm(world.id, secondAdd)
      const { decision } = await addDevice(await world.enter())
      const { code, out } = await sim(`why ${decision}`)
      expect(code).toBe(0)
      expect(out).toMatch(/^\S+-1, at \S+ on the world's clock\n {2}A prospect called cart.addDevice/)
      expect(out).toMatch(/\nRules considered:\n {2}not-due {3}second: The rule "second-add" did not fire/)
      expect(out).toMatch(/\nNear misses:\n {2}second-add: 1 more to go\.$/)
      expect(await json(`why ${decision}`)).toMatchObject({ id: decision, rules: [{ outcome: 'not-due' }] })
      expect(await sim(`why ${world.id}-99`)).toMatchObject({
        code: 2,
        err: `This world has no decision "${world.id}-99".`,
      })
    }))
})
