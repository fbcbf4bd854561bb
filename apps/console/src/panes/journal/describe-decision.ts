import type { Decision } from '@soe/simulator-client'

export interface DecisionSentence {
  /** The answer, up to the error. */
  answered: string
  error?: string
  /** The cause, and what changed. */
  why: string
}

const causes: Readonly<Record<Decision['because'], string>> = {
  scenario: ', because your rule fired.',
  failNext: ', because a failure had been ordered for this call.',
  repeat: ' again: it repeated a request that had been answered before.',
  refused: ': the request was refused before the operation ran.',
  world: ', because of what the world held.',
}

const effects: Readonly<Record<Decision['effect'], string>> = {
  done: '',
  'done-unseen': 'What the call asked for was done.',
  'not-done': 'Nothing that the call asked for was done.',
  failed: 'Nothing was changed.',
  'not-run': 'Nothing was changed.',
  repeated: '',
}

const describeEffect = ({ effect, ownError }: Decision): string =>
  effect === 'failed' && ownError !== undefined
    ? `The operation failed by itself (${ownError}), and nothing was changed.`
    : effects[effect]

const plainSuccess = (status: number): DecisionSentence => ({ answered: `Answered ${status}`, why: ', done as asked.' })

const answerOf = (
  { status, error }: Decision,
  message: string | undefined,
): Pick<DecisionSentence, 'answered' | 'error'> => {
  if (status === 0) return { answered: 'The connection ended without an answer' }
  if (error === undefined) return { answered: `Answered ${status}` }
  return { answered: 'Answered ', error: message === undefined ? error : `${error}, “${message.replace(/\.$/, '')}”` }
}

/** The decision as a sentence; `message` is the error's text in the catalogue. */
export const describeDecision = (decision: Decision, message?: string): DecisionSentence => {
  const { because, status } = decision
  if (because === 'world' && decision.effect === 'done') return plainSuccess(status)
  const effect = describeEffect(decision)
  return { ...answerOf(decision, message), why: `${causes[because]}${effect === '' ? '' : ` ${effect}`}` }
}
