import type { Decision } from '@soe/simulator-client'
import type { JournalRow } from '../../data'
import { slug } from '../../format'

/** The number of the call among those of its operation and session in the journal, from 1. */
export const nthInSession = (rows: readonly JournalRow[], { id, operation, session }: Decision): number => {
  const same = rows.filter(
    (row) => row.kind === 'call' && row.call.operation === operation && row.call.session === session,
  )
  return Math.max(1, same.findIndex((row) => row.id === id) + 1)
}

const outcomeOf = ({ status, error }: Decision, errors: readonly string[]) => {
  if (status === 0) return { name: 'reset', line: 'fault: { reset: true }' }
  if (error !== undefined && errors.includes(error)) return { name: error, line: `reply: { error: "${error}" }` }
  if (status >= 400) return { name: String(status), line: `reply: { status: ${status} }` }
  const [first] = errors
  return first === undefined
    ? { name: '503', line: 'reply: { status: 503 }' }
    : { name: first, line: `reply: { error: "${first}" }` }
}

/**
 * Writes a scenario that repeats this outcome for the same call of a session; for a success, the operation's first
 * error.
 */
export const draftFrom = (decision: Decision, { nth, errors }: { nth: number; errors: readonly string[] }): string => {
  const { operation, audience } = decision
  const { name, line } = outcomeOf(decision, errors)
  const rule = `${slug(operation)}-${slug(name)}`
  return [
    'apiVersion: sim/v1',
    'kind: Scenario',
    `id: ${rule}-from-call-${decision.seq}`,
    `title: Call ${nth} of ${operation} in a session ends with ${name}`,
    'rules:',
    `  - id: ${rule}`,
    `    on: ${operation}`,
    `    audience: ${audience}`,
    '    per: session',
    `    nth: ${nth}`,
    `    ${line}`,
    ...(errors.length > 1 ? [`    # ${operation} may answer: ${errors.join(', ')}`] : []),
    '    commit: false',
    'expect:',
    `  - { rule: ${rule}, fired: 1 }`,
    '',
  ].join('\n')
}
