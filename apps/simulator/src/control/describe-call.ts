import {
  errorCatalogue,
  findOperation,
  isErrorId,
  type Cause,
  type OperationKey,
  type ServiceErrorDetail,
} from '@soe/contracts'
import type { Reply } from '@soe/scenario'
import { causeOf } from '../http/cause-of'
import { offContractCode } from '../http/scripted-outcome'
import { faultOf, replyOf, type Verdict } from '../scenario-player/decide'
import type { RanEffect } from '../scenario-player/run-effects'
import { describeRules } from './describe-rules'

/** What is known of a call, made or only thought of. */
export interface CallFacts {
  readonly operation: OperationKey
  readonly audience: string
  readonly channel: string
  readonly status: number
  readonly error: string | undefined
  /** The error that the operation itself ended with, where a rule's answer or fault took its place. */
  readonly ownError: string | undefined
  readonly details: readonly ServiceErrorDetail[] | undefined
  readonly verdict: Verdict | undefined
  readonly effects: readonly RanEffect[]
  readonly isRepeat: boolean
  readonly isRefused: boolean
}

const callers: Readonly<Record<string, string>> = {
  'signed-in': 'A signed-in customer',
  prospect: 'A prospect',
  prepay: 'A prepaid guest',
  'prepay-signed-in': 'A signed-in prepaid customer',
}

/** The same sentence of a call that was made, and of one that is only thought of. */
type Sentence = readonly [made: string, thought: string]

const whoCalled = ({ operation, audience, channel }: CallFacts): Sentence => {
  const who = callers[audience] ?? audience
  const what = `${operation} through ${channel}: ${findOperation(operation).summary ?? ''}.`
  return [`${who} called ${what}`, `${who} would call ${what}`]
}

/** It changes an answer that went well, and gives none of its own. */
const changesOnly = ({ patch, emptyProcessStep, goToUrl }: Reply): boolean =>
  patch !== undefined || emptyProcessStep === true || goToUrl !== undefined

const whyOf: Readonly<Record<Cause, (facts: CallFacts) => Sentence>> = {
  refused: () => [
    'The request was refused before the operation ran; nothing was changed.',
    'The request would be refused before the operation runs; nothing would change.',
  ],
  failNext: () => [
    'A failure had been ordered for the next call of this operation. It is used up now; nothing was changed.',
    'A failure is ordered for the next call of this operation. The call would use it up and change nothing.',
  ],
  scenario: ({ verdict, status, error, ownError }) => {
    const { acting, commit } = verdict ?? {}
    const kinds = Object.keys({ ...replyOf(verdict), ...faultOf(verdict) }).filter((kind) => kind !== 'details')
    const what = `The rule "${acting?.rule.id}" of the scenario "${acting?.scenario}" gives its answer (${kinds.join(', ')})`
    const reply = replyOf(verdict)
    if (reply && changesOnly(reply) && error !== undefined && error !== offContractCode) {
      return [
        `${what}, but the operation failed by itself: its own error was answered, and nothing was changed.`,
        `${what}, but the operation fails by itself: its own error would be answered, and nothing would change.`,
      ]
    }
    if (commit && ownError !== undefined) {
      return [
        `${what}; the operation failed by itself (${ownError}), and nothing was changed.`,
        `${what}; the operation would fail by itself (${ownError}), and nothing would change.`,
      ]
    }
    const happened = status === 0 || reply ? ['; the change happened.', '; the change would happen.'] : ['.', '.']
    return commit
      ? [`${what}${happened[0]}`, `${what}${happened[1]}`]
      : [`${what}; nothing that the call asked for was done.`, `${what}; nothing that the call asks for would be done.`]
  },
  repeat: () => [
    'It repeated a request that had been answered before: the same answer again, and no second change.',
    'It would repeat a request that has been answered before: the same answer again, and no second change.',
  ],
  world: ({ error }) =>
    error === undefined
      ? ['No failure was ordered for this call.', 'No failure is ordered for this call.']
      : [
          'No failure was ordered for this call: the error came from what the world held. Nothing was changed.',
          'No failure is ordered for this call: the error comes from what the world holds. Nothing would change.',
        ],
}

const plain = (text: string): Sentence => [text, text]

const detailSentences = ({ lockedChannelID, issue, field }: ServiceErrorDetail): Sentence[] => [
  ...(lockedChannelID === undefined ? [] : [plain(`The cart is held by ${lockedChannelID}.`)]),
  ...(issue === undefined ? [] : [plain(`The issue: ${issue}.`)]),
  ...(field === undefined ? [] : [plain(`It is about ${field}.`)]),
]

const nameOfError = (error: string): string =>
  isErrorId(error) ? `${error}, "${errorCatalogue[error].message}"` : `${error}.`

const outcomeOf = ({ status, error }: CallFacts): Sentence => {
  if (status === 0) return ['The connection ended without an answer.', 'The connection would end without an answer.']
  const what = error === undefined ? `${status}: done as asked.` : `${status} with ${nameOfError(error)}`
  return [`The answer was ${what}`, `The answer would be ${what}`]
}

/** What happened to the call, or would, and why. */
export const describeCall = (facts: CallFacts, { isMade }: { isMade: boolean }): string[] =>
  [
    whoCalled(facts),
    whyOf[causeOf(facts)](facts),
    ...describeRules(facts),
    ...(facts.details ?? []).flatMap(detailSentences),
    outcomeOf(facts),
  ].map(([made, thought]) => (isMade ? made : thought))
