import { withWorld } from '@soe/simulator-client/jest'
import fc from 'fast-check'
import {
  callsOf,
  goThrough,
  randomSession,
  type Ending,
  type RandomSession,
  type SessionStep,
} from '../testing/random-session'
import { sessionOptions } from '../testing/session-options'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim } = fixture

/** What commands and moves of the clock leave behind, whatever the calls do. */
interface WorldView {
  readonly minute: string
  readonly stock: readonly object[]
}

const view = async (world: string): Promise<WorldView> => ({
  minute: (await fixture.client.getWorld(world)).now.slice(0, 16),
  stock: (await fixture.client.details(world)).stock,
})

interface Recorded {
  /** The calls that the session made before it ended. */
  readonly calls: readonly SessionStep[]
  readonly endings: readonly Ending[]
  readonly world: WorldView
  readonly yaml: string
}

/** The session of each call that reached its operation, in their order: refused calls are not part of a recording. */
const sessionsOf = async (world: string) =>
  (await fixture.client.journal(world, { limit: 1000 })).entries.map(({ session, because }) =>
    because === 'refused' ? undefined : session,
  )

const live = (session: RandomSession): Promise<Recorded | undefined> =>
  withWorld(sessionOptions(fixture.url, session), async (world) => {
    const all = await goThrough(world, session.steps, session.scenario)
    const sessions = await sessionsOf(world.id)
    const [first] = sessions.filter(Boolean)
    const { code, out, err } = await sim(`record ${world.id} --session ${first}`)
    // A session of refusals alone has nothing to record.
    if (code !== 0) {
      expect(err).toMatch(/No call of the session|No session "undefined"/)
      return undefined
    }
    const isOwn = (_: unknown, index: number) => sessions[index] === first
    const own = { calls: callsOf(session).filter(isOwn), endings: all.filter(isOwn) }
    return { ...own, world: await view(world.id), yaml: out }
  })

const replay = (session: RandomSession, calls: readonly SessionStep[], yaml: string) =>
  withWorld(sessionOptions(fixture.url, session), async (world) => {
    const endings = await goThrough(world, calls, yaml)
    return { endings, world: await view(world.id), verification: await world.verify() }
  })

type Rewrite = (yaml: string) => string

const endsTheSameWay = (rewrite: Rewrite) =>
  fc.asyncProperty(randomSession, async (session) => {
    const recorded = await live(session)
    if (!recorded) return
    const { endings, world, verification } = await replay(session, recorded.calls, rewrite(recorded.yaml))
    expect(endings).toEqual(recorded.endings)
    expect(world).toEqual(recorded.world)
    expect(verification.checks.filter(({ ok }) => !ok)).toEqual([])
    expect(verification.ok).toBe(true)
  })

const figure = process.env['SOAK'] === '1' ? 200 : 12

const forgetsCommands: Rewrite = (yaml) =>
  yaml.replaceAll(/^setup:\n( {2}- .*\n)+/gm, '').replaceAll(/^ {4}then:\n( {6}- .*\n)+/gm, '')

const forgetsFailures: Rewrite = (yaml) => yaml.replaceAll(/^ {4}(reply|fault): .*\n/gm, '')

describe('a recorded session', () => {
  it('ends the same way when its calls are made again in a fresh world, and says so', async () => {
    const result = await fc.check(
      endsTheSameWay((yaml) => yaml),
      { numRuns: figure, endOnFailure: true },
    )
    expect(fc.defaultReportMessage(result)).toBeUndefined()
  }, 600_000)

  it.each([
    ['commands', forgetsCommands],
    ['failures', forgetsFailures],
  ])(
    'is found out where the recording forgets its %s',
    async (_what, rewrite) => {
      const result = await fc.check(endsTheSameWay(rewrite), { numRuns: 60, endOnFailure: true, seed: 7 })
      expect([result.failed, String(result.errorInstance)]).toEqual([true, expect.stringContaining('toEqual')])
    },
    600_000,
  )
})
