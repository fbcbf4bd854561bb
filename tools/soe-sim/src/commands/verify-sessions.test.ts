import type { OperationKey } from '@soe/contracts'
import type { Verification } from '@soe/simulator-client'
import { withWorld } from '@soe/simulator-client/jest'
import fc from 'fast-check'
import { callsOf, goThrough, randomSession, type Ending, type RandomSession } from '../testing/random-session'
import { sessionOptions } from '../testing/session-options'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()

type Answered = string | number

interface Call {
  readonly on: OperationKey
  readonly answered: Answered
}

/** An expectation as a tester writes it. */
type Expected =
  | { readonly on: OperationKey; readonly answered?: Answered; readonly calls: number }
  | { readonly on: OperationKey; readonly answered?: Answered; readonly never: true }
  | { readonly order: readonly Call[] }

const answerOf = ({ status, error }: Ending): Answered => error ?? (status === 200 ? 'ok' : status)

const callsMade = (session: RandomSession, endings: readonly Ending[]): Call[] =>
  callsOf(session).flatMap((step, at) => {
    const ending = endings[at]
    return step.kind === 'call' && ending ? [{ on: step.key, answered: answerOf(ending) }] : []
  })

const isSame = (call: Call, { on, answered }: { on: OperationKey; answered?: Answered }) =>
  call.on === on && (answered === undefined || call.answered === answered)

/** Whether the calls meet the expectation, found without the simulator. */
const isMet = (expected: Expected, calls: readonly Call[]): boolean => {
  if ('order' in expected) {
    const [first, second] = expected.order as [Call, Call]
    const from = calls.findIndex((call) => isSame(call, first))
    return from >= 0 && calls.slice(from + 1).some((call) => isSame(call, second))
  }
  const count = calls.filter((call) => isSame(call, expected)).length
  return 'never' in expected ? count === 0 : count === expected.calls
}

interface Pick {
  readonly kind: 'calls' | 'never' | 'order'
  readonly first: number
  readonly second: number
  readonly hasAnswer: boolean
  readonly surplus: number
}

const picks: fc.Arbitrary<Pick[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('calls', 'never', 'order'),
    first: fc.nat(20),
    second: fc.nat(20),
    hasAnswer: fc.boolean(),
    surplus: fc.constantFrom(0, 0, 1, 2),
  }),
  { minLength: 1, maxLength: 6 },
)

/** Some expectations of a session that are right, and some that are not. */
const expectationOf = ({ kind, first, second, hasAnswer, surplus }: Pick, calls: readonly Call[]): Expected => {
  const at = (place: number) => calls[place % calls.length] as Call
  const { on, answered } = at(first)
  const asked = { on, ...(hasAnswer && { answered: surplus === 2 ? 503 : answered }) }
  if (kind === 'order') return { order: [at(first), at(second)] }
  if (kind === 'never') return { ...asked, never: true }
  return { ...asked, calls: calls.filter((call) => isSame(call, asked)).length + (surplus % 2) }
}

const documentOf = (expect: readonly Expected[]) =>
  JSON.stringify({ apiVersion: 'sim/v1', kind: 'Scenario', id: 'expected', title: 'What a tester expects', expect })

const callsOnce = (session: RandomSession): Promise<Call[]> =>
  withWorld(sessionOptions(fixture.url, session), async (world) =>
    callsMade(session, await goThrough(world, session.steps, session.scenario)),
  )

/** What the verification says of each expectation, and what the calls of the same run say. */
const judge = (session: RandomSession, expected: readonly Expected[], write: (document: string) => string) =>
  withWorld(sessionOptions(fixture.url, session), async (world) => {
    await world.arm(write(documentOf(expected)))
    const calls = callsMade(session, await goThrough(world, session.steps, session.scenario))
    return { verification: await world.verify(), truth: expected.map((each) => isMet(each, calls)) }
  })

interface Tampering {
  readonly write?: (document: string) => string
  readonly read?: (verification: Verification) => Verification
}

const tellsTheTruth = ({ write = (document) => document, read = (verification) => verification }: Tampering = {}) =>
  fc.asyncProperty(randomSession, picks, async (session, chosen) => {
    const calls = await callsOnce(session)
    const expected = chosen.map((pick) => expectationOf(pick, calls))
    const { verification, truth } = await judge(session, expected, write)
    const { ok, checks } = read(verification)
    const said = checks.filter(({ scenario }) => scenario === 'expected').map((check) => check.ok)
    expect(said).toEqual(truth)
    expect(ok).toBe(checks.every((check) => check.ok))
  })

const figure = process.env['SOAK'] === '1' ? 200 : 12

const isAlwaysGreen = (verification: Verification): Verification => ({
  ...verification,
  ok: true,
  checks: verification.checks.map((check) => ({ ...check, ok: true })),
})

const forgetsAnswers = (document: string) => document.replaceAll(/"answered":("[^"]*"|\d+),?/g, '')

describe('a verification', () => {
  it('is met where the calls of a session meet what is expected, and only there', async () => {
    const result = await fc.check(tellsTheTruth(), { numRuns: figure, endOnFailure: true })
    expect(fc.defaultReportMessage(result)).toBeUndefined()
  }, 600_000)

  it.each<[string, Tampering]>([
    ['is always green', { read: isAlwaysGreen }],
    ['forgets what was answered', { write: forgetsAnswers }],
  ])(
    'is found out where it %s',
    async (_what, tampering) => {
      const result = await fc.check(tellsTheTruth(tampering), { numRuns: 60, endOnFailure: true, seed: 5 })
      expect([result.failed, String(result.errorInstance)]).toEqual([true, expect.stringContaining('toEqual')])
    },
    600_000,
  )
})
