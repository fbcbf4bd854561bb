import {
  errorCatalogue,
  findOperation,
  isErrorId,
  type CallEffect,
  type Cause,
  type NetworkShare,
  type OperationKey,
  type Refusal,
  type SentenceSubject,
  type ServiceErrorDetail,
} from '@soe/contracts'
import type { CallEnding, RanCommand } from '../journal/call-ending'
import { jsonIn } from '../http/carried-answer'
import type { HeldAnswer, RecordedCall } from '../journal/recorded-call'
import { reportRules } from './describe-rules'
import { redact, type Redaction } from '@soe/contracts/redaction'

export interface DescribedCall {
  readonly operation: OperationKey
  readonly audience: string
  readonly channel: string
  readonly status: number
  readonly error: string | undefined
  readonly details: readonly ServiceErrorDetail[] | undefined
  readonly ending: CallEnding
  readonly held?: HeldAnswer | undefined
  readonly network?: NetworkShare | undefined
  /** What a refusal said; undefined where that is kept no more. */
  readonly refusal?: string | undefined
}

/** The message of a refusal's body. */
export const refusalIn = (body: unknown): string | undefined => (body as Partial<Refusal> | undefined)?.error?.message

/** A recorded call as it is described, with what its answer said if it was refused. */
export const describedCall = ({ context: { audience, channel }, ...call }: RecordedCall): DescribedCall => ({
  ...call,
  audience,
  channel,
  ...(call.ending.because === 'refused' && { refusal: refusalIn(jsonIn(call.answer?.text ?? '')) }),
})

const callers: Readonly<Record<string, string>> = {
  'signed-in': 'A signed-in customer',
  prospect: 'A prospect',
  prepay: 'A prepaid guest',
  'prepay-signed-in': 'A signed-in prepaid customer',
}

/** The same sentence of a call that was made, and of one that is only explained. */
type Wording = readonly [made: string, explained: string]

const same = (text: string): Wording => [text, text]

const describeCaller = ({ operation, audience, channel }: DescribedCall): Wording => {
  const who = callers[audience] ?? audience
  const what = `${operation} through ${channel}: ${findOperation(operation).summary ?? ''}.`
  return [`${who} called ${what}`, `${who} would call ${what}`]
}

const ruleAnswers = ({ acting }: CallEnding): string => {
  const { rule, scenario } = acting ?? {}
  const kinds = Object.keys({ ...rule?.reply, ...rule?.fault }).filter((kind) => kind !== 'details')
  return `The rule "${rule?.id}" of the scenario "${scenario}" gives its answer (${kinds.join(', ')})`
}

const failedByItself = ({ ownError }: CallEnding): Wording =>
  ownError === undefined
    ? [
        ', but the operation failed by itself: its own error was answered, and nothing was changed.',
        ', but the operation fails by itself: its own error would be answered, and nothing would change.',
      ]
    : [
        `; the operation failed by itself (${ownError}), and nothing was changed.`,
        `; the operation would fail by itself (${ownError}), and nothing would change.`,
      ]

const ruleEffects: Readonly<Partial<Record<CallEffect, (ending: CallEnding) => Wording>>> = {
  failed: failedByItself,
  'not-done': () => ['; nothing that the call asked for was done.', '; nothing that the call asks for would be done.'],
  'done-unseen': () => ['; what the call asked for was done.', '; what the call asks for would be done.'],
}

/** Of calls that got the operation's own answer. */
const ownWordings: Readonly<Partial<Record<CallEffect, Wording>>> = {
  done: ['No failure was ordered for this call.', 'No failure is ordered for this call.'],
  failed: [
    'No failure was ordered for this call: the error came from what the world held. Nothing was changed.',
    'No failure is ordered for this call: the error comes from what the world holds. Nothing would change.',
  ],
  'not-done': [
    'A rule that gives no answer kept what the call asked for from being done.',
    'A rule that gives no answer keeps what the call asks for from being done.',
  ],
}

const causeWordings: Readonly<Record<Cause, (call: DescribedCall) => Wording>> = {
  refused: () => [
    'The request was refused before the operation ran; nothing was changed.',
    'The request would be refused before the operation runs; nothing would change.',
  ],
  failNext: () => [
    'A failure had been ordered for the next call of this operation. It is used up now; nothing was changed.',
    'A failure is ordered for the next call of this operation. The call would use it up and change nothing.',
  ],
  scenario: ({ ending }) => {
    const what = ruleAnswers(ending)
    const [made, explained] = ruleEffects[ending.effect]?.(ending) ?? same('.')
    return [`${what}${made}`, `${what}${explained}`]
  },
  repeat: () => [
    'It repeated a request that had been answered before: the same answer again, and no second change.',
    'It would repeat a request that has been answered before: the same answer again, and no second change.',
  ],
  world: ({ ending: { effect } }) => ownWordings[effect] ?? same(''),
}

const describeCommand = ({ rule, command, affected, refused }: RanCommand): string =>
  refused === undefined
    ? `"${rule}" ran the command ${command}; it touched ${affected}.`
    : `"${rule}" could not run the command ${command}: ${refused}`

const describeHeld = ({ answered, atMost, isLate }: HeldAnswer): string =>
  isLate
    ? `Its answer was held for ${answered}, which was not answered within ${atMost}: it went all the same.`
    : `Its answer was held until ${answered} was answered.`

const describeNetwork = ({ latency, transfer, bytes }: NetworkShare): string => {
  const parts = [
    ...(latency > 0 ? [`${latency} ms of latency`] : []),
    ...(bytes > 0 ? [`${transfer} ms for ${bytes} bytes`] : []),
  ]
  return `The network of the world added ${parts.join(' and ')}.`
}

const describeDetail = ({ lockedChannelID, issue, field }: ServiceErrorDetail): string[] => [
  ...(lockedChannelID === undefined ? [] : [`The cart is held by ${lockedChannelID}.`]),
  ...(issue === undefined ? [] : [`The issue: ${issue}.`]),
  ...(field === undefined ? [] : [`It is about ${field}.`]),
]

const messageOf = (error: string, { refusal, ending }: DescribedCall): string | undefined => {
  if (ending.because === 'refused') return refusal
  return isErrorId(error) ? errorCatalogue[error].message.en : undefined
}

const nameOfError = (error: string, call: DescribedCall): string => {
  const message = messageOf(error, call)
  return message === undefined ? `${error}.` : `${error}, "${message}"`
}

const describeAnswer = (call: DescribedCall): Wording => {
  const { status, error, ending } = call
  if (status === 0) return ['The connection ended without an answer.', 'The connection would end without an answer.']
  const good = ending.effect === 'not-done' ? `${status}.` : `${status}: done as asked.`
  const what = error === undefined ? good : `${status} with ${nameOfError(error, call)}`
  return [`The answer was ${what}`, `The answer would be ${what}`]
}

/** Only the rules that counted the call are worth a sentence. */
const countingOutcomes: readonly string[] = ['fired', 'beaten', 'not-due']

const ruleSentences = ({ ending }: DescribedCall): string[] =>
  reportRules(ending)
    .filter(({ outcome }) => countingOutcomes.includes(outcome))
    .map(({ sentence }) => sentence)

type Statement = readonly [about: SentenceSubject, wording: Wording]

const about = (subject: SentenceSubject, texts: readonly string[]): Statement[] =>
  texts.map((text) => [subject, same(text)])

const statementsOf = (call: DescribedCall): Statement[] => [
  ['caller', describeCaller(call)],
  ['cause', causeWordings[call.ending.because](call)],
  ...about('rule', ruleSentences(call)),
  ...about('rule', call.held ? [describeHeld(call.held)] : []),
  ...about('command', call.ending.commands.map(describeCommand)),
  ...about('detail', (call.details ?? []).flatMap(describeDetail)),
  ['answer', describeAnswer(call)],
  ...about('answer', call.ending.offContract ?? []),
  ...about('network', call.network ? [describeNetwork(call.network)] : []),
]

export interface CallStory {
  sentences: string[]
  about: SentenceSubject[]
}

export const describeCall = (call: DescribedCall, { isMade }: { isMade: boolean }): CallStory => {
  const statements = statementsOf(call)
  return {
    sentences: statements.map(([, [made, explained]]) => (isMade ? made : explained)),
    about: statements.map(([subject]) => subject),
  }
}

export const codeCall = (call: DescribedCall, redaction: Redaction = {}) => {
  const { details } = call
  const { effect, ownError, commands } = call.ending
  return {
    effect,
    ...(ownError !== undefined && { ownError }),
    ...(details && details.length > 0 && { details: redact(details, redaction) as ServiceErrorDetail[] }),
    ...(commands.length > 0 && { commands: [...commands] }),
  }
}
