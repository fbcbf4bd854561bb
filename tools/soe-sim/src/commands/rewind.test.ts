import { addDevice } from '../testing/add-device'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim, json, inWorld } = fixture

const lost = expect.stringMatching(/^Lost: what the page kept in its own storage/) as string

describe('going back to just before a call', () => {
  it('forks the world there, and enters in the session that called', () =>
    inWorld(async (world) => {
      const shopper = await world.enter()
      await addDevice(shopper)
      const { decision } = await addDevice(shopper)
      const [session] = (await world.state()).sessions
      const { code, out } = await sim(`fork ${world.id} --before ${decision} --id ${world.id}-again`)
      expect([code, out.split('\n')]).toEqual([
        0,
        [
          `Made the world ${world.id}-again, a fork of ${world.id} just before ${decision}.`,
          `Enter it at ${fixture.url}/__sim/v1/worlds/${world.id}-again/enter?to=%2F&session=${session?.id}`,
          lost,
        ],
      ])
      const forked = await fixture.client.state(`${world.id}-again`)
      expect(forked.carts.map(({ lines }) => lines.length)).toEqual([1])
    }))

  it('rewinds the world, marks what that undid, and records none of it', () =>
    inWorld(async (world) => {
      const shopper = await world.enter()
      const kept = await addDevice(shopper)
      const { decision } = await addDevice(shopper)
      const { code, out } = await sim(`rewind ${world.id} --before ${decision}`)
      expect(code).toBe(0)
      expect(out).toMatch(`Took the world ${world.id} back to just before ${decision}: clock `)
      expect(out).toMatch(`What it undid is marked ${world.id}-3.`)
      const journal = (await sim(`journal ${world.id}`)).out.split('\n')
      expect(journal.map((line) => line.endsWith(`undone by ${world.id}-3`))).toEqual([false, true])
      expect((await sim(`why ${decision}`)).out).toMatch(`, undone by ${world.id}-3`)
      expect((await sim(`record ${world.id}`)).out).toMatch(`1 call,\n# ${kept.decision} at`)
    }))

  it('refuses what is no call of the world, and names what is wrong', () =>
    inWorld(async ({ id }) => {
      expect(await sim(`rewind ${id} --before ${id}-7`)).toMatchObject({
        code: 2,
        err: expect.stringContaining(`"${id}-7" is no call of this world.`) as string,
      })
      expect(await json(`fork ${id}`)).toMatchObject({ persona: 'prospect' })
    }))
})
