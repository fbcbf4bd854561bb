import type { VerificationCheck } from '@soe/contracts'
import type { RuleTotal } from '@soe/scenario'
import type { ScenarioState, ScriptFailure } from '@soe/world'
import type { CallSeen } from './seen-since'

const promises: Readonly<Record<ScriptFailure['kind'], string>> = {
  command: 'its commands run',
  'off-contract': 'its answer keeps the contract, or says offContract: true',
  unsent: 'its answer is sent',
  held: 'the answer that it waits for comes in time',
}

const plural = (count: number) => (count === 1 ? 'once' : `${count} times`)

/** A reply that some call got is one that works; another call may well fail by itself. */
const isExcused = ({ kind, rule, count }: ScriptFailure, totals: readonly RuleTotal[]): boolean =>
  kind === 'unsent' && count < (totals.find(({ id }) => id === rule)?.fired ?? 0)

const stillHeld = (scenario: string, calls: readonly CallSeen[]) =>
  calls.flatMap(({ sent, heldBy, name, operation }) =>
    sent === 'held' && heldBy?.scenario === scenario
      ? [
          {
            rule: heldBy.rule,
            kind: 'held' as const,
            count: 1,
            actual: `the answer of ${name} ${operation} is still held`,
          },
        ]
      : [],
  )

/** A failed check for each thing that a rule was to do and could not: it fired, and yet the script did not run. */
export const checkScript = (
  { id, failures = [] }: ScenarioState,
  totals: readonly RuleTotal[],
  calls: readonly CallSeen[],
): VerificationCheck[] => {
  const failed = failures
    .filter((failure) => !isExcused(failure, totals))
    .map(({ rule, kind, reason, count }) => ({ rule, kind, count, actual: `failed ${plural(count)}: ${reason}` }))
  return [...failed, ...stillHeld(id, calls)].map(({ rule, kind, count, actual }) => ({
    scenario: id,
    rule,
    expected: promises[kind],
    actual,
    ok: false,
    kind: 'script',
    found: count,
    atLeast: 0,
    atMost: 0,
  }))
}
