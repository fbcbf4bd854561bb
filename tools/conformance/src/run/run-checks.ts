import { randomUUID } from 'node:crypto'
import type { Audience, OperationKey } from '@soe/contracts'
import { agreementsFact, cartFact, lockFact, sessionEndFact } from '@soe/promises'
import type { Findings } from '../findings/finding'
import type { Judged } from '../judging/judge-call'
import { LeftOut, NothingKnown } from '../judging/not-judged'
import type { Call } from '../shopping/call'
import { hasData, named } from '../states/example-data'
import { createScene, type Scene } from '../shopping/scene'
import type { Served } from '../shopping/served'
import { createShopper, type Shopper } from '../shopping/shopper'
import type { ShopperState, StateService } from '../states/state-service'
import type { Target } from '../target/http-target'
import { defaultChannel } from './channels'
import type { Check, CheckContext } from './check'
import type { Coverage } from './coverage'
import type { Identities } from './identities'
import { seededRandom, seedFor } from './seeded-random'
import { situationsOf } from './situations'
import type { SharedStates } from './shared-states'
import type { IdentityVerifier } from './verify-identity'

/** Milliseconds of an ISO 8601 duration of hours, minutes and seconds. */
const durationOf = (text: string): number => {
  const [, hours = '0', minutes = '0', seconds = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(text) ?? []
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

export type Verdict = 'held' | 'broken' | 'not judged' | 'left out' | 'waived'

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
  readonly served: Served
  /** Own values of the backend, by what stands for them in requests. */
  readonly data: ReadonlyMap<string, string>
  /** Months of instalments that the backend offers. */
  readonly months?: number | undefined
  /** Operations that are judged; calls of others only set states up. */
  readonly judged: ReadonlySet<OperationKey>
  readonly seed: number
  readonly now: () => number
  /** Checks that run at a time. */
  readonly concurrency: number
  /** Milliseconds after which no further check starts. */
  readonly budget?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** No shopper may change anything, whatever a check asks for. */
  readonly readsAlone?: boolean | undefined
  /** Waits before each check until the backend has had its share of the processors. */
  readonly pace?: () => Promise<void>
  /** Sees every call of every check. */
  readonly onCall?: (check: Check, call: Call) => void
  /** Hears of what operations break that are not judged. */
  readonly onOther?: (judged: Judged) => void
  readonly onResult?: (result: CheckResult, done: number, all: number) => void
}

/** Kinds of check that are about the end of sessions. */
const staysSignedOut: ReadonlySet<Check['family']> = new Set(['identity', 'clock'])

/** A backend may take a request with a known id for a retry. */
const nextId = () => `Conform-${randomUUID()}`

const emptyCart = { items: 0, lines: {} }

interface Entry {
  readonly state: ShopperState
  readonly identity: string
  readonly audience: Audience
  readonly scene: Scene
  readonly name: string
  readonly channel?: string | undefined
  readonly isVisitor?: boolean
  readonly brought?: ShopperState['cookies'] | undefined
}

/** The context of one check; it counts what the check reports and remembers what to take down. */
const createContext = (options: RunOptions, check: Check, order: number) => {
  const { target, states, sharedStates, identities, findings, coverage, served, data } = options
  const opened: string[] = []
  const borrowed = new Set<string>()
  const called = new Set<OperationKey>()
  let [broken, judged] = [0, 0]

  const report = (
    call: Pick<Call, 'key' | 'audience'>,
    { scene }: Shopper,
    violation: Parameters<CheckContext['report']>[2],
  ) => {
    const { key, audience } = call
    if (!options.judged.has(key)) return options.onOther?.({ key, violation })
    broken += 1
    const seen = { check: check.name, order, key, audience }
    findings.add({ ...seen, violation, moments: [...scene.moments], cast: new Map(scene.cast) })
    for (const identity of borrowed) sharedStates.drop(identity)
    return undefined
  }
  const onCall = (call: Call, seen: readonly Judged[], shopper: Shopper) => {
    options.onCall?.(check, call)
    called.add(call.options?.expect?.of ?? call.key).add(call.key)
    if (!call.isSetup) judged += 1
    coverage.note(call, !call.isHostile && !staysSignedOut.has(check.family))
    coverage.enter(call.key, situationsOf(call, shopper.scene))
    for (const { key, violation } of seen) report({ key, audience: call.audience }, shopper, violation)
  }
  const enter = async ({ state, identity, audience, scene, name, channel, isVisitor = false }: Entry) => {
    if (!isVisitor) await options.verify(identity, audience, state)
    const renew = staysSignedOut.has(check.family) || isVisitor ? undefined : () => states.renew(state.id)
    scene.cast.set(name, {
      audience,
      ...(identity !== identities.first(audience) && { identity }),
      ...(isVisitor && { isVisitor }),
    })
    return createShopper({
      target,
      state: isVisitor ? { ...state, cookies: {} } : state,
      audience,
      name,
      scene,
      data: (text) => data.get(text),
      months: options.months,
      readsAlone: options.readsAlone ?? false,
      channel: channel ?? defaultChannel,
      served,
      nextId,
      onCall,
      renew,
    })
  }
  const setUp = async (identity: string, beside?: Shopper, brought?: Entry['brought']): Promise<ShopperState> => {
    const state = await states.shopper(identity, beside?.state.id, brought)
    opened.push(state.id)
    return state
  }
  /** Names of shoppers are by their place in the scene, so that a replay finds them again. */
  const nextName = ({ cast }: Scene) => ['first', 'second', 'third', 'fourth'][cast.size] ?? `shopper ${cast.size + 1}`

  const openAs = async (identity: string, audience: Audience, beside?: Shopper, rest: Partial<Entry> = {}) => {
    const scene = beside?.scene ?? createScene(coverage.hold)
    const state = await setUp(identity, beside, rest.brought)
    const shopper = await enter({ state, identity, audience, scene, name: nextName(scene), ...rest })
    shopper.follower.assume(cartFact, emptyCart)
    shopper.follower.assume(agreementsFact, { completed: false, accepted: [] })
    return shopper
  }
  const open = (audience: Audience, beside?: Shopper, rest?: Partial<Entry>) =>
    openAs(identities.first(audience), audience, beside, rest)

  const context: CheckContext = {
    shopper: (audience, channel) => open(audience, undefined, { channel }),
    sharedShopper: async (audience, channel) => {
      const identity = identities.first(audience)
      borrowed.add(identity)
      const state = await sharedStates.borrow(identity)
      return enter({ state, identity, audience, scene: createScene(coverage.hold), name: 'first', channel })
    },
    visitor: (audience) => open(audience, undefined, { isVisitor: true }),
    signIn: (audience, beside, brought) => open(audience, beside, { brought }),
    beside: (shopper, audience) => open(audience, shopper),
    others: async (shopper) => {
      const second = identities.second(shopper.audience)
      const guest = await open('prospect', shopper)
      return second === undefined ? [guest] : [guest, await openAs(second, shopper.audience, shopper)]
    },
    cast: ({ audience, identity = identities.first(audience), isVisitor = false }, beside) =>
      openAs(identity, audience, beside, { isVisitor }),
    lockCart: async (shopper, channel, ttl) => {
      await states.lockCart(shopper.state.id, channel, ttl)
      shopper.follower.assume(lockFact, channel)
      shopper.scene.moments.push({ lock: channel, ttl, by: shopper.name })
    },
    passTime: async (shopper, by) => {
      await states.passTime(shopper.state.id, by)
      shopper.pass(durationOf(by))
      const end = shopper.follower.known(sessionEndFact)
      shopper.follower.assume(sessionEndFact, end === undefined ? undefined : end + durationOf(by))
      shopper.follower.assume(lockFact, undefined)
      shopper.scene.moments.push({ pass: by, by: shopper.name })
    },
    report: (key, shopper, violation) => report({ key, audience: shopper.audience }, shopper, violation),
    isBroken: () => broken > 0,
    isServed: (key, audience) => served.isServed(key, audience),
    needs: (...names) => {
      const missing = names.find((name) => !hasData(data, name))
      if (missing !== undefined) throw new NothingKnown(`nothing is known for ${named(missing)}`)
    },
    hasData: (...names) => hasData(data, ...names),
    random: seededRandom(seedFor(options.seed, check.name)),
  }
  const close = () => Promise.allSettled([...opened].reverse().map((id) => states.teardown(id)))
  return { context, close, brokenSoFar: () => broken, hasCalled: () => judged > 0 && called.has(check.key) }
}

const runCheck = async (options: RunOptions, check: Check, order: number): Promise<CheckResult> => {
  const started = options.now()
  const { context, close, brokenSoFar, hasCalled } = createContext(options, check, order)
  const result = (verdict: Verdict, reason?: string): CheckResult => ({
    check,
    verdict,
    ...(reason !== undefined && { reason }),
    ms: options.now() - started,
  })
  try {
    options.served.assertServed(check.key, check.audience)
    await check.run(context)
    if (brokenSoFar() > 0) return result('broken')
    return hasCalled()
      ? result('held')
      : result('left out', `it made no call of ${check.key}: the backend has nothing to try it with`)
  } catch (error) {
    if (brokenSoFar() > 0) return result('broken')
    return result(error instanceof LeftOut ? 'left out' : 'not judged', (error as Error).message)
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
