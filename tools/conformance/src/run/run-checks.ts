import { randomUUID } from 'node:crypto'
import type { Audience } from '@soe/contracts'
import type { Findings } from '../findings/finding'
import { contractViolations } from '../judging/judge-exchange'
import { operationOf } from '../contract/judged-operations'
import { createShopper, type Shopper } from '../shopping/shopper'
import type { Call } from '../shopping/call'
import type { ShopperState, StateService } from '../states/state-service'
import type { Target } from '../target/http-target'
import { NotJudged, type Check, type CheckContext } from './check'
import type { Coverage } from './coverage'
import type { Identities } from './identities'
import { seededRandom, seedFor } from './seeded-random'
import type { SharedStates } from './shared-states'
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
  readonly sharedStates: SharedStates
  readonly identities: Identities
  /** Throws where an identity is not signed in. */
  readonly verify: IdentityVerifier
  readonly findings: Findings
  readonly coverage: Coverage
  readonly seed: number
  readonly now: () => number
  /** Checks that run at a time. */
  readonly concurrency: number
  /** Milliseconds after which no further check starts. */
  readonly budget?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Waits before each check until the backend has had its share of the processors. */
  readonly pace?: () => Promise<void>
  /** Sees every call of every check. */
  readonly onCall?: (check: Check, call: Call) => void
  readonly onResult?: (result: CheckResult, done: number, all: number) => void
}

/** Kinds of check that are about the end of sessions. */
const staysSignedOut: ReadonlySet<Check['family']> = new Set(['identity', 'clock'])

/** A backend may take a request with a known id for a retry. */
const nextId = () => `conform-${randomUUID()}`

/** The context of one check; it counts what the check reports and remembers what to take down. */
const createContext = (options: RunOptions, check: Check, order: number) => {
  const { target, states, sharedStates, identities, findings, coverage } = options
  const opened: string[] = []
  const borrowed = new Set<string>()
  let broken = 0

  const report = (
    call: Pick<Call, 'key' | 'audience'>,
    shopper: Shopper,
    violation: Parameters<CheckContext['report']>[2],
  ) => {
    broken += 1
    const { key, audience } = call
    const seen = { check: check.name, order, key, audience, shopper: shopper.audience }
    findings.add({ ...seen, violation, steps: [...shopper.calls] })
    for (const identity of borrowed) sharedStates.drop(identity)
  }
  const onCall = (call: Call, shopper: Shopper) => {
    options.onCall?.(check, call)
    coverage.note(call, !call.isHostile && !staysSignedOut.has(check.family))
    if (call.isHostile) return
    for (const violation of contractViolations(operationOf(call.key), call.exchange)) report(call, shopper, violation)
  }
  const shopperIn = async (state: ShopperState, identity: string, audience: Audience): Promise<Shopper> => {
    await options.verify(identity, audience, state)
    const renew = staysSignedOut.has(check.family) ? undefined : () => states.renew(state.id)
    return createShopper({ target, state, audience, nextId, onCall, renew })
  }
  const openAs = async (identity: string, audience: Audience, beside?: Shopper): Promise<Shopper> => {
    const state = await states.shopper(identity, beside?.state.id)
    opened.push(state.id)
    return shopperIn(state, identity, audience)
  }
  const open = (audience: Audience, beside?: Shopper) => openAs(identities.first(audience), audience, beside)
  const context: CheckContext = {
    shopper: (audience) => open(audience),
    sharedShopper: async (audience) => {
      const identity = identities.first(audience)
      borrowed.add(identity)
      return shopperIn(await sharedStates.borrow(identity), identity, audience)
    },
    beside: (shopper, audience) => open(audience, shopper),
    others: async (shopper) => {
      const second = identities.second(shopper.audience)
      const guest = await open('prospect', shopper)
      return second === undefined ? [guest] : [guest, await openAs(second, shopper.audience, shopper)]
    },
    lockCart: (shopper, channel, ttl) => states.lockCart(shopper.state.id, channel, ttl),
    passTime: (shopper, by) => states.passTime(shopper.state.id, by),
    report: (key, shopper, violation) => report({ key, audience: shopper.audience }, shopper, violation),
    isBroken: () => broken > 0,
    random: seededRandom(seedFor(options.seed, check.name)),
  }
  const close = () => Promise.allSettled([...opened].reverse().map((id) => states.teardown(id)))
  return { context, close, brokenSoFar: () => broken }
}

const runCheck = async (options: RunOptions, check: Check, order: number): Promise<CheckResult> => {
  const started = options.now()
  const { context, close, brokenSoFar } = createContext(options, check, order)
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

/** Why no further check starts; undefined while there is time. */
const whyOver = ({ signal, budget, now }: RunOptions, started: number): string | undefined => {
  if (signal?.aborted === true) return 'it was stopped'
  return budget !== undefined && now() - started > budget ? 'the time was up' : undefined
}

/** Runs the checks, several at a time; the results are in the order given. */
export const runChecks = async (checks: readonly Check[], options: RunOptions): Promise<CheckResult[]> => {
  const results: CheckResult[] = []
  const started = options.now()
  const queue = [...checks.entries()]
  let done = 0
  const judge = async (check: Check, order: number): Promise<CheckResult> => {
    if (whyOver(options, started) === undefined) await options.pace?.()
    const reason = whyOver(options, started)
    return reason === undefined ? runCheck(options, check, order) : { check, verdict: 'not judged', reason, ms: 0 }
  }
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [order, check] = next
      const result = await judge(check, order)
      results[order] = result
      done += 1
      options.onResult?.(result, done, checks.length)
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
