import { createHash } from 'node:crypto'
import type { Audience, OperationKey } from '@soe/contracts'
import type { FaultClass, Violation } from '../judging/violation'
import type { Call } from '../shopping/call'

/** What is wrong with one operation in one way, however often it was seen. */
export interface Finding {
  /** The same in every run: it holds operation, path and kind, never values. */
  readonly fingerprint: string
  readonly key: OperationKey
  readonly kind: string
  readonly path: string
  /** What that check saw. */
  readonly message: string
  readonly fault: FaultClass
  /** The check that met it in the fewest calls; of several the first of the run. */
  readonly check: string
  /** The check's place in the run. */
  readonly order: number
  /** Who made the steps; undefined where someone else made the calls. */
  shopper?: Audience | undefined
  readonly audiences: Set<Audience>
  count: number
  /** The shortest sequence of calls that showed it; the last one broke the contract. */
  steps: readonly Call[]
  /** Milliseconds from the start of the run. */
  readonly foundAfter: number
}

export const fingerprintOf = (key: string, { kind, path }: Pick<Violation, 'kind' | 'path'>): string =>
  createHash('sha256').update(`${key} ${kind} ${path}`).digest('hex').slice(0, 12)

/** Calls of a finding beyond those that set its state up. */
export const ownCalls = ({ steps }: Pick<Finding, 'steps'>): number => steps.filter(({ isSetup }) => !isSetup).length

export interface Sighting {
  readonly check: string
  /** The check's place in the run; sightings without one stay in the order in which they are made. */
  readonly order?: number
  readonly key: OperationKey
  readonly audience: Audience
  readonly shopper?: Audience
  readonly violation: Violation
  readonly steps: readonly Call[]
}

type Shown = Pick<Finding, 'steps' | 'order'>

const isShorter = (one: Shown, other: Shown): boolean =>
  ownCalls(one) < ownCalls(other) || (ownCalls(one) === ownCalls(other) && one.order < other.order)

/** Findings as they are made, one for each fingerprint. */
export const createFindings = (now: () => number) => {
  const found = new Map<string, Finding>()
  const started = now()
  return {
    /** Returns the finding where it is a new one. */
    add: ({ check, order = 0, key, audience, shopper, violation, steps }: Sighting): Finding | undefined => {
      const fingerprint = fingerprintOf(key, violation)
      const known = found.get(fingerprint)
      if (known) {
        known.count += 1
        known.audiences.add(audience)
        const { message } = violation
        if (isShorter({ steps, order }, known))
          Object.assign(known, { check, order, shopper, message, steps: [...steps] })
        return undefined
      }
      const { kind, path, message, fault } = violation
      const audiences = new Set([audience])
      const foundAfter = now() - started
      const made: Finding = {
        fingerprint,
        key,
        kind,
        path,
        message,
        fault,
        check,
        order,
        shopper,
        audiences,
        count: 1,
        steps: [...steps],
        foundAfter,
      }
      found.set(fingerprint, made)
      return made
    },
    all: (): readonly Finding[] => [...found.values()].sort((left, right) => left.order - right.order),
  }
}
export type Findings = ReturnType<typeof createFindings>
