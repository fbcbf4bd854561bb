import { createHash } from 'node:crypto'
import type { Audience, OperationKey } from '@soe/contracts'
import { redact } from '@soe/contracts/redaction'
import type { FindingKind } from '../judging/kinds'
import type { Violation } from '../judging/violation'
import { callsOf, type Cast, type Moment } from '../shopping/scene'

/** What is wrong with one operation in one way, however often it was seen. */
export interface Finding {
  /** The same in every run: it holds operation, path and kind, never values. */
  readonly fingerprint: string
  readonly key: OperationKey
  readonly kind: FindingKind
  readonly path: string
  /** What that check saw. */
  readonly message: string
  /** The operation whose answer shows it, where another one is at fault. */
  readonly teller: OperationKey | undefined
  /** The check that met it in the fewest calls; of several the first of the run. */
  readonly check: string
  /** The check's place in the run. */
  readonly order: number
  readonly audiences: Set<Audience>
  count: number
  /** The shortest sequence that showed it; its last call broke the contract. */
  readonly moments: readonly Moment[]
  /** Who is in it, by name. */
  readonly cast: ReadonlyMap<string, Cast>
  /** Milliseconds from the start of the run. */
  readonly foundAfter: number
}

export const fingerprintOf = (key: string, { kind, path }: Pick<Violation, 'kind' | 'path'>): string =>
  createHash('sha256').update(`${key} ${kind} ${path}`).digest('hex').slice(0, 12)

/** Calls of a finding beyond those that set its state up. */
export const ownCalls = ({ moments }: Pick<Finding, 'moments'>): number =>
  callsOf(moments).filter(({ isSetup }) => !isSetup).length

export interface Sighting {
  readonly check: string
  /** The check's place in the run; sightings without one stay in the order in which they are made. */
  readonly order?: number
  readonly key: OperationKey
  readonly audience: Audience
  readonly violation: Violation
  readonly moments: readonly Moment[]
  readonly cast?: ReadonlyMap<string, Cast>
}

type Shown = Pick<Finding, 'moments' | 'order'>

const isShorter = (one: Shown, other: Shown): boolean =>
  ownCalls(one) < ownCalls(other) || (ownCalls(one) === ownCalls(other) && one.order < other.order)

/** Findings of a run; a backend may break something new with each answer. */
const mostFindings = 5000

const beyondList: Violation = {
  kind: 'too-many-findings',
  path: '',
  message: `more than ${mostFindings} findings: the others are counted here`,
}

/** Findings as they are made, one for each fingerprint; what they say is shown as records of calls are. */
export const createFindings = (now: () => number) => {
  const found = new Map<string, Finding>()
  const started = now()
  return {
    /** Returns the finding where it is a new one. */
    add: ({ check, order = 0, key, audience, violation: seen, moments, cast = new Map() }: Sighting) => {
      const isListed = found.size < mostFindings || found.has(fingerprintOf(key, seen))
      const violation = isListed ? seen : beyondList
      const fingerprint = fingerprintOf(key, violation)
      const { kind, path, message, teller } = violation
      const known = found.get(fingerprint)
      if (known) {
        known.count += 1
        known.audiences.add(audience)
        if (isShorter({ moments, order }, known)) {
          found.set(fingerprint, { ...known, check, order, message: redact(message), moments: [...moments], cast })
        }
        return undefined
      }
      const shown = { check, order, moments: [...moments], cast }
      const counted = { audiences: new Set([audience]), count: 1, foundAfter: now() - started }
      const redacted = { path: redact(path), message: redact(message) }
      const made: Finding = { fingerprint, key, kind, ...redacted, teller, ...shown, ...counted }
      found.set(fingerprint, made)
      return made
    },
    all: (): readonly Finding[] => [...found.values()].sort((left, right) => left.order - right.order),
  }
}
export type Findings = ReturnType<typeof createFindings>
