import type { Audience } from '@soe/contracts'
import type { Findings } from '../findings/finding'
import { contractViolations } from '../judging/judge-exchange'
import { operationOf } from '../contract/judged-operations'
import { createShopper, type Shopper } from '../shopping/shopper'
import type { Call } from '../shopping/call'
import type { StateService } from '../states/state-service'
import type { Target } from '../target/http-target'
import { NotJudged, type Check, type CheckContext } from './check'
import type { Coverage } from './coverage'
import type { Identities } from './identities'
import type { IdentityVerifier } from './verify-identity'

export type Verdict = 'held' | 'broken' | 'not judged' | 'waived'

export interface CheckResult {
  readonly check: Pick<Check, 'name' | 'family' | 'key'>
  readonly verdict: Verdict
  /** Why it was not judged. */
  readonly reason?: string
  readonly ms: number
}

export interface RunOptions {
  readonly target: Target
  readonly states: StateService
  readonly identities: Identities
  /** Throws where an identity is not signed in. */
  readonly verify: IdentityVerifier
  readonly findings: Findings
  readonly coverage: Coverage
  readonly random: () => number
  readonly now: () => number
  /** Checks that run at a time. */
  readonly concurrency: number
  /** Milliseconds after which no further check starts. */
  readonly budget?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Sees every call of every check. */
  readonly onCall?: (check: Check, call: Call) => void
  readonly onResult?: (result: CheckResult, done: number, all: number) => void
}

/** Kinds of check that are about the end of sessions. */
const staysSignedOut: ReadonlySet<Check['family']> = new Set(['identity', 'clock'])

const idMaker = (random: () => number) => () =>
  `conform-${Math.floor(random() * 0xffff_ffff).toString(16)}-${Math.floor(random() * 0xffff_ffff).toString(16)}`

/** The context of one check; it counts what the check reports and remembers what to take down. */
const createContext = (options: RunOptions, check: Check) => {
  const { target, states, findings, coverage, random } = options
  const opened: string[] = []
  let broken = 0
  const nextId = idMaker(random)

  const report = (
    call: Pick<Call, 'key' | 'audience'>,
    shopper: Shopper,
    violation: Parameters<CheckContext['report']>[2],
  ) => {
    broken += 1
    const { key, audience } = call
    findings.add({ check: check.name, key, audience, shopper: shopper.audience, violation, steps: [...shopper.calls] })
  }
  const onCall = (call: Call, shopper: Shopper) => {
    options.onCall?.(check, call)
    coverage.note(call, !call.isHostile && !staysSignedOut.has(check.family))
    if (call.isHostile) return
    for (const violation of contractViolations(operationOf(call.key), call.exchange)) report(call, shopper, violation)
  }
  const openAs = async (identity: string, audience: Audience, beside?: Shopper): Promise<Shopper> => {
    const state = await states.shopper(identity, beside?.state.id)
    opened.push(state.id)
    await options.verify(identity, audience, state)
    const renew = staysSignedOut.has(check.family) ? undefined : () => states.renew(state.id)
    return createShopper({ target, state, audience, nextId, onCall, renew })
  }
  const open = (audience: Audience, beside?: Shopper) => openAs(options.identities.first(audience), audience, beside)
  const context: CheckContext = {
    shopper: (audience) => open(audience),
    beside: (shopper, audience) => open(audience, shopper),
    others: async (shopper) => {
      const second = options.identities.second(shopper.audience)
      const guest = await open('prospect', shopper)
      return second === undefined ? [guest] : [guest, await openAs(second, shopper.audience, shopper)]
    },
    lockCart: (shopper, channel, ttl) => states.lockCart(shopper.state.id, channel, ttl),
    passTime: (shopper, by) => states.passTime(shopper.state.id, by),
    report: (key, shopper, violation) => report({ key, audience: shopper.audience }, shopper, violation),
    isBroken: () => broken > 0,
    random,
  }
  const close = () => Promise.allSettled([...opened].reverse().map((id) => states.teardown(id)))
  return { context, close, brokenSoFar: () => broken }
}

const runCheck = async (options: RunOptions, check: Check): Promise<CheckResult> => {
  const started = options.now()
  const { context, close, brokenSoFar } = createContext(options, check)
  const result = (verdict: Verdict, reason?: string): CheckResult => ({
    check,
    verdict,
    ...(reason !== undefined && { reason }),
    ms: options.now() - started,
  })
  try {
    await check.run(context)
    return result(brokenSoFar() > 0 ? 'broken' : 'held')
  } catch (error) {
    if (brokenSoFar() > 0) return result('broken')
    if (error instanceof NotJudged) return result('not judged', error.message)
    return result('not judged', (error as Error).message)
  } finally {
    await close()
  }
}

/** Runs the checks, several at a time, in the order given. */
export const runChecks = async (checks: readonly Check[], options: RunOptions): Promise<CheckResult[]> => {
  const results: CheckResult[] = []
  const started = options.now()
  const queue = [...checks]
  const isOver = () =>
    options.signal?.aborted === true || (options.budget !== undefined && options.now() - started > options.budget)
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const result: CheckResult = isOver()
        ? {
            check,
            verdict: 'not judged',
            reason: options.signal?.aborted === true ? 'it was stopped' : 'the time was up',
            ms: 0,
          }
        : await runCheck(options, check)
      results.push(result)
      options.onResult?.(result, results.length, checks.length)
    }
  }
  await Promise.all(Array.from({ length: options.concurrency }, work))
  return results.map((result) => withoutAccess(result, options.coverage))
}

/** An operation that nearly always answers 401 or 403 was not met at all. */
const withoutAccess = (result: CheckResult, coverage: Coverage): CheckResult => {
  const reason = coverage.noAccessTo(result.check.key)
  return reason === undefined || result.verdict === 'not judged' ? result : { ...result, verdict: 'not judged', reason }
}
