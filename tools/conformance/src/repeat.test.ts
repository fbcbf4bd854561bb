import { drifts, startTwin, type Twin } from '@soe/drift'
import { judgeUrl } from './testing/judge-url'

let twin: Twin

beforeAll(async () => {
  const drift = drifts.find(({ id }) => id === 'unmasked-number')
  if (!drift) throw new Error('no such drift')
  twin = await startTwin(drift)
})
afterAll(() => twin.close())

/** What a run says apart from times and the ids of its requests. */
const judge = async (seed: string) => {
  const { report } = await judgeUrl(
    twin.url,
    '--only',
    'cart.listEligibleLines',
    '--audiences',
    'signed-in',
    '--seed',
    seed,
  )
  return {
    checks: report.checks.map(({ name, verdict }) => [name, verdict]),
    findings: report.findings.map(({ fingerprint, check, message, count, steps }) => ({
      fingerprint,
      check,
      message,
      count,
      bodies: steps.map((step) => ('exchange' in step ? step.exchange.request.body : step.event)),
    })),
    calls: report.coverage.map(({ operation, calls }) => [operation, calls]),
  }
}

describe('a run with the same seed', () => {
  it('says the same in the same order', async () => {
    const first = await judge('7')
    expect(first.findings).not.toEqual([])
    expect(await judge('7')).toEqual(first)
  })
})
