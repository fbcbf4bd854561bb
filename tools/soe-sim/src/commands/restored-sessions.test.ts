import type { SnapshotFile } from '@soe/simulator-client'
import { withWorld } from '@soe/simulator-client/jest'
import fc from 'fast-check'
import { randomSession, takeSteps } from '../testing/random-session'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()

type Tampering = (file: SnapshotFile) => SnapshotFile

const without =
  (...names: readonly string[]): Tampering =>
  (file) => ({ ...file, collections: { ...file.collections, ...Object.fromEntries(names.map((name) => [name, []])) } })

/** Keeps the world within a session, goes on, restores it, and goes on again. */
const goesOnTheSameWay = (tamper?: Tampering) =>
  fc.asyncProperty(randomSession, fc.nat(13), async ({ persona, seed, scenario, steps }, place) => {
    const options = {
      simulatorUrl: fixture.url,
      persona,
      seed,
      verify: false,
      clock: { freeze: '2026-12-01T12:00:00Z' },
    }
    await withWorld(options, async (world) => {
      const { client } = fixture
      const shopper = await world.enter()
      if (scenario !== undefined) await world.arm(scenario)
      const cut = place % steps.length
      await takeSteps(world, shopper, steps.slice(0, cut))
      const kept = await client.keepSnapshot({ world: world.id })
      // Once its session ends, a browser has the cookies of another.
      const goOn = () => takeSteps(world, shopper.clone(), steps.slice(cut))
      const endings = await goOn()
      await client.restore(world.id, tamper ? tamper(await client.keptSnapshot(kept.id)) : kept.id)
      await client.dropSnapshot(kept.id)
      expect(await goOn()).toEqual(endings)
    })
  })

const figure = process.env['SOAK'] === '1' ? 200 : 12

describe('a restored world', () => {
  it('answers the rest of a session as it did before', async () => {
    const result = await fc.check(goesOnTheSameWay(), { numRuns: figure, endOnFailure: true })
    expect(fc.defaultReportMessage(result)).toBeUndefined()
  }, 600_000)

  it.each([
    ['locks', without('locks')],
    ['counts of rules', without('tallies')],
    ['carts', without('carts', 'cases', 'holdings')],
  ])(
    'is found out where its %s are lost',
    async (_what, tamper) => {
      const result = await fc.check(goesOnTheSameWay(tamper), { numRuns: 100, endOnFailure: true, seed: 11 })
      expect([result.failed, String(result.errorInstance)]).toEqual([true, expect.stringContaining('toEqual')])
    },
    600_000,
  )
})
