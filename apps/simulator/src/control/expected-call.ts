import { requestMeets, type Expectation, type OrderedCall } from '@soe/scenario'
import type { RecordedCall } from '../journal/journal'

type Answers = readonly (string | number)[]

/** The calls that an expectation is about. */
export interface ExpectedCall {
  readonly keys: readonly string[]
  readonly audience?: readonly string[] | undefined
  readonly answered?: Answers | undefined
  readonly request?: Expectation['request'] | undefined
}

const isGood = ({ status, error }: RecordedCall): boolean => error === undefined && status > 0 && status < 400

const isAnsweredWith = (call: RecordedCall, answer: string | number): boolean =>
  answer === 'ok' ? isGood(call) : typeof answer === 'number' ? call.status === answer : call.error === answer

/** A request as it was sent; undefined where it was too large to keep. */
const requestOf = ({ body, query, isBodyKept }: RecordedCall): { readonly value: unknown } | undefined => {
  if (!isBodyKept) return undefined
  return { value: body === '' ? query : (JSON.parse(body) as unknown) }
}

/** Whether the call is of the operations and callers, and was answered so; its request is another question. */
export const isSuch = (call: RecordedCall, { keys, audience, answered }: ExpectedCall): boolean =>
  keys.includes(call.operation) &&
  (!audience || audience.includes(call.context.audience)) &&
  (!answered || answered.some((answer) => isAnsweredWith(call, answer)))

/** Undefined where nobody knows: the request that is asked for was not kept. */
export const hasRequest = (call: RecordedCall, { request }: ExpectedCall): boolean | undefined => {
  if (!request) return true
  const sent = requestOf(call)
  return sent && requestMeets(sent.value, request)
}

export const orderedCall = (call: OrderedCall): ExpectedCall => {
  if (typeof call === 'string') return { keys: [call] }
  const { on, answered, request } = call
  return { keys: [on], answered: answered === undefined ? undefined : [answered].flat(), request }
}

const answersText = (answers: Answers): string => answers.join(' or ')

/** What narrows the calls besides their operation, in words. */
export const narrowingText = ({ audience, answered, request }: ExpectedCall): string =>
  [
    ...(audience ? [`by ${audience.join(', ')}`] : []),
    ...(answered ? [`answered ${answersText(answered)}`] : []),
    ...(request ? [`with ${Object.keys(request).join(', ')}`] : []),
  ].join(' ')

export const callText = (call: ExpectedCall): string =>
  [call.keys.join(', '), narrowingText(call)].filter(Boolean).join(' ')
