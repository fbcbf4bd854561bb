import type { RuleInput } from '@soe/scenario'
import type { Decision } from '@soe/simulator-client'
import { slug } from '../../format'

export interface WhatIf {
  readonly label: string
  readonly answer: Pick<RuleInput, 'reply' | 'fault' | 'commit'>
}

const faults: readonly WhatIf[] = [
  { label: 'Status 503, nothing done', answer: { reply: { status: 503 }, commit: false } },
  { label: 'Status 503, done all the same', answer: { reply: { status: 503 }, commit: true } },
  { label: 'Connection lost, nothing done', answer: { fault: { reset: true }, commit: false } },
  { label: 'Connection lost, done all the same', answer: { fault: { reset: true }, commit: true } },
  { label: 'No answer ever', answer: { fault: { hang: true } } },
  { label: 'Ten seconds later', answer: { fault: { delay: { fixed: 'PT10S' } } } },
  { label: 'Half the answer', answer: { fault: { truncate: { bytes: 200 } } } },
  { label: 'Broken JSON', answer: { fault: { malformedJson: true } } },
]

/** What the call may get instead: faults, then the errors that its operation declares. */
export const whatIfs = (errors: readonly string[], { error: answered }: Pick<Decision, 'error'>): readonly WhatIf[] => [
  ...faults,
  ...errors
    .filter((error) => error !== answered)
    .map((error): WhatIf => ({ label: error, answer: { reply: { error } } as WhatIf['answer'] })),
]

/** The scenario of one rule that answers the call so: in the fork it is the first of its operation. */
export const whatIfScenario = ({ operation, audience }: Decision, { label, answer }: WhatIf): string => {
  const id = slug(`what-if-${operation}-${label}`)
  return JSON.stringify({
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id,
    title: `What if ${operation} had answered: ${label}`,
    rules: [{ id, on: operation, audience, per: 'world', nth: 1, ...answer }],
    expect: [{ rule: id, fired: 1 }],
  })
}
