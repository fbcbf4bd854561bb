import { addDevice } from '../testing/add-device'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim, inWorld } = fixture

describe('journal', () => {
  it('lists the calls a line each, narrowed as asked', () =>
    inWorld(async (world) => {
      const shopper = await world.enter()
      await addDevice(shopper)
      await shopper.call('content.getFeatureFlags')
      await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
      await addDevice(shopper)
      const { id } = world
      const { code, out, err } = await sim(`journal ${id}`)
      expect([code, err]).toEqual([0, ''])
      const [first, , third] = out.split('\n')
      expect(first).toMatch(/^\d\d:\d\d:\d\d {2}200 ok +cart\.addDevice +\S+-1 +prospect {2}VZW-DOTCOM {2}….{6}$/)
      expect(third).toMatch(/^\S+ {2}200 CART_LOCKED +cart\.addDevice +\S+-3 /)
      const numbers = async (options: string) =>
        (await sim(`journal ${id} --json ${options}`)).out
          .split('\n')
          .filter(Boolean)
          .map((line) => (JSON.parse(line) as { seq: number }).seq)
      expect(await numbers('--operation cart.addDevice')).toEqual([1, 3])
      expect(await numbers('--since 1')).toEqual([2, 3])
      expect(await numbers('--limit 2')).toEqual([1, 2])
      expect(await numbers('--since 3')).toEqual([])
    }))

  it('says since when the calls are known where another process answered the earlier ones', () =>
    inWorld(async ({ id }) => {
      const known = { entries: [], next: 0, more: false, truncated: true, since: '2026-11-26T12:00:00.000Z' }
      const { fetch } = globalThis
      const asked = jest.spyOn(globalThis, 'fetch')
      asked.mockImplementation(async (input, init) =>
        new Request(input).url.includes('/journal') ? Response.json(known) : fetch(input, init),
      )
      const { code, err } = await sim(`journal ${id}`)
      asked.mockRestore()
      expect([code, err]).toEqual([
        0,
        `The calls of the world ${id} before ${known.since} are gone: a simulator that has ended answered them.`,
      ])
    }))

  it('is colored on a terminal alone, and not where NO_COLOR is set', () =>
    inWorld(async (world) => {
      await addDevice(await world.enter())
      const env = { SIM_URL: fixture.url }
      expect((await sim(`journal ${world.id}`, { isTty: true })).out).toContain('\u001B[32m200 ok')
      expect((await sim(`journal ${world.id}`)).out).not.toContain('\u001B')
      expect((await sim(`journal ${world.id}`, { isTty: true, env: { ...env, NO_COLOR: '1' } })).out).not.toContain(
        '\u001B',
      )
    }))

  it('follows the calls as they come, until it is stopped', () =>
    inWorld(async (world) => {
      const shopper = await world.enter()
      await addDevice(shopper)
      const controller = new AbortController()
      const lines: string[] = []
      const ended = sim(`journal ${world.id} --follow --json`, {
        stopped: controller.signal,
        onLine: (line) => {
          lines.push(line)
          if (lines.length === 1) void shopper.call('content.getFeatureFlags')
          else controller.abort()
        },
      })
      expect(await ended).toMatchObject({ code: 0, err: '' })
      expect(lines.map((line) => (JSON.parse(line) as { operation: string }).operation)).toEqual([
        'cart.addDevice',
        'content.getFeatureFlags',
      ])
    }))

  it.each([
    ['an unknown operation', 'default --operation cart.addDevise', 'cart.addDevise'],
    ['an unknown world', 'nowhere', 'There is no world "nowhere".'],
    ['an unknown world to follow', 'nowhere --follow', 'There is no world "nowhere".'],
  ])('refuses %s with 2', async (_, words, said) => {
    expect(await sim(`journal ${words}`)).toMatchObject({ code: 2, err: expect.stringContaining(said) as string })
  })
})
