import type { SeenCall } from '@soe/world'
import type { ExpectedCall } from '../pipeline/expected-calls'

type Answers = NonNullable<ExpectedCall['answered']>

const isGood = ({ status, error }: SeenCall): boolean => error === undefined && status > 0 && status < 400

/** An answer counts once it has gone out whole; one that has not has a word of its own. */
const isAnsweredWith = (call: SeenCall, answer: string | number): boolean => {
  if (call.sent !== undefined) return answer === call.sent
  if (answer === 'ok') return isGood(call)
  return typeof answer === 'number' ? call.status === answer : call.error === answer
}

/** An answer that may still go out as it is expected. */
export const isOnItsWay = ({ sent }: SeenCall): boolean => sent === 'waiting' || sent === 'held'

/** Whether the call is of the operations and callers, with the request that is asked for. */
export const isAbout = ({ operation, audience, meets = [] }: SeenCall, expected: ExpectedCall): boolean =>
  expected.keys.includes(operation) &&
  (!expected.audience || expected.audience.includes(audience)) &&
  (!expected.request || meets.includes(expected.name))

/** Whether it is such a call, and was answered so. */
export const isSuch = (call: SeenCall, expected: ExpectedCall): boolean =>
  isAbout(call, expected) && (!expected.answered || expected.answered.some((answer) => isAnsweredWith(call, answer)))

const answersText = (answers: Answers): string => answers.join(' or ')

/** What narrows the calls besides their operation, in words. */
export const narrowingText = ({ audience, answered, request }: ExpectedCall): string =>
  [
    ...(audience ? [`by ${audience.join(', ')}`] : []),
    ...(answered ? [`answered ${answersText(answered)}`] : []),
    ...(request ? [`with ${Object.keys(request).join(', ')}`] : []),
  ].join(' ')
