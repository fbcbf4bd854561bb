import type { OperationKey } from '@soe/contracts'
import type { Finding, Findings } from '../findings/finding'
import type { Coverage } from '../run/coverage'
import type { CheckResult, Verdict } from '../run/run-checks'
import { isOf } from '../judging/kinds'
import { checkNameOf, type SeenCall } from './seen-call'

interface Seen {
  readonly key: OperationKey
  readonly name: string
  readonly verdict: Verdict
  readonly reason?: string | undefined
  readonly ms: number
}

/** Of two calls at one place the one that was broken decides, then the one that was judged. */
const order: readonly Verdict[] = ['broken', 'held', 'not judged']

const worse = (one: Verdict, other: Verdict) => (order.indexOf(one) <= order.indexOf(other) ? one : other)

const verdictOf = ({ broken, notJudged }: SeenCall): Verdict => {
  if (broken.length > 0) return 'broken'
  return notJudged === undefined ? 'held' : 'not judged'
}

export interface TrafficOptions {
  readonly findings: Findings
  readonly coverage: Coverage
  /** Operations to judge. */
  readonly keys: readonly OperationKey[]
}

/** Gathers what calls break, a check for each path and audience; it stays small however many calls there are. */
export const createTraffic = ({ findings, coverage, keys }: TrafficOptions) => {
  const chosen = new Set(keys)
  const checks = new Map<string, Seen>()
  let calls = 0
  const note = (seen: SeenCall): readonly Finding[] => {
    const { call, error, before, notJudged } = seen
    const broken = seen.broken.filter(({ key }) => chosen.has(key))
    const name = checkNameOf(seen)
    if (chosen.has(call.key)) {
      calls += 1
      const known = checks.get(name)
      checks.set(name, {
        key: call.key,
        name,
        verdict: worse(known?.verdict ?? 'not judged', verdictOf({ ...seen, broken })),
        reason: notJudged,
        ms: (known?.ms ?? 0) + call.exchange.response.ms,
      })
      coverage.note(call, false, error)
    }
    const { audience } = call
    return broken.flatMap(({ key, violation }) => {
      // What an answer breaks by itself needs no history.
      const shown = isOf(violation.kind, 'between') ? [...before, call] : [call]
      const moments = shown.map((one) => ({ call: one }))
      return findings.add({ check: name, key, audience, violation, moments }) ?? []
    })
  }
  const results = (): CheckResult[] =>
    [...checks.values()].map(({ key, name, verdict, reason, ms }) => ({
      check: { name, family: 'traffic', key },
      verdict,
      ...(verdict === 'not judged' && reason !== undefined && { reason }),
      ms,
    }))
  return {
    /** Judges a call; returns the findings that are new. */
    note,
    results,
    calls: () => calls,
  }
}
export type Traffic = ReturnType<typeof createTraffic>
