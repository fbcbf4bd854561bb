import { addDevice } from '../testing/add-device'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim, json, inWorld } = fixture

describe('diff', () => {
  it('tells where two calls differ, and ends with 1', () =>
    inWorld(async (world) => {
      const shopper = await world.enter()
      await addDevice(shopper)
      await world.command({ failNext: { on: 'cart.addDevice', error: '208' } })
      await addDevice(shopper)
      const { code, out } = await sim(`diff ${world.id}-1 ${world.id}-2`)
      expect(code).toBe(1)
      expect(out.split('\n')).toEqual(
        expect.arrayContaining(['+ error: "208"', '~ because: "world" → "failNext"', '~ effect: "done" → "not-run"']),
      )
      expect(await sim(`diff ${world.id}-1 ${world.id}-1`)).toMatchObject({ code: 0 })
    }))

  it('tells where the states of two worlds differ, by the ids of what they hold', () =>
    inWorld(async (world) => {
      const shopper = await world.enter()
      await addDevice(shopper)
      const { id } = (await json(`fork ${world.id}`)) as { id: string }
      expect(await sim(`diff ${world.id} ${id}`)).toMatchObject({ code: 0 })
      await addDevice(shopper)
      const { code, out } = await sim(`diff ${world.id} ${id}`)
      expect([code, out]).toEqual([1, expect.stringMatching(/^~ carts\.C1-\w+\.lineCount: 2 → 1$/m)])
      await fixture.client.dropWorld(id)
    }))

  it('refuses one of each with 2, and what is neither', () =>
    inWorld(async ({ id }) => {
      expect(await sim(`diff ${id} ${id}-1`)).toMatchObject({
        code: 2,
        err: expect.stringContaining('not one of each') as string,
      })
      for (const line of ['diff nowhere nothing', `diff ${id} nothing`])
        expect(await sim(line)).toMatchObject({
          code: 2,
          err: expect.stringContaining('neither a world') as string,
        })
    }))
})
