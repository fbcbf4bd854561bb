import { wireRules, type WireRule } from '@soe/contracts'
import { betweenKinds, invariants, type BetweenKind, type InvariantId } from '@soe/promises'

/** Faults by the codes of the Web Fuzzing Commons, and what they are called here. */
export const faultClasses = {
  100: 'the server failed',
  101: 'the answer is not what the contract says',
  102: 'an invalid request is accepted',
  103: 'a change is missing, wrong or lost',
  104: 'a refused change has effects',
  108: 'a valid request is refused',
  204: "another's data is shown",
  206: 'a caller may do too much',
  207: 'a caller without a session is let in',
  901: 'cookies, headers or caching are wrong',
  902: 'time has no effect, or a wrong one',
  903: 'the oracle answers otherwise',
} as const
export type FaultClass = keyof typeof faultClasses

/** Groups of kinds, for causes and replays. */
type Role =
  /** Nothing of the answer is left to judge. */
  | 'root'
  /** One field is not what its schema says. */
  | 'field'
  /** The answer is not what the schemas say. */
  | 'shape'
  /** Answers of a session disagree. */
  | 'between'
  /** The answer is another shopper's, or an old one. */
  | 'foreign'
  /** Amounts of one answer do not add up. */
  | 'sum'
  /** A count that another effect of a change makes wrong too. */
  | 'count'
  /** What a check expects of an operation as a whole. */
  | 'expectation'
  /** The target refuses what it should do: its reason is what matters. */
  | 'refused'
  /** A server that reads a wrong body. */
  | 'misread'
  /** What such a server does with a worse one. */
  | 'hostile'

type Kind = readonly [fault: FaultClass, says: string, ...roles: readonly Role[]]

const rule = (id: WireRule, fault: FaultClass, ...roles: readonly Role[]): Kind => [fault, wireRules[id], ...roles]

const wire = (id: WireRule, ...roles: readonly Role[]): Kind => rule(id, 901, ...roles)

const between = (kind: BetweenKind, fault: FaultClass = 103, ...roles: readonly Role[]): Kind => [
  fault,
  betweenKinds[kind],
  'between',
  ...roles,
]

/** Every kind of finding but the invariants that a table of promises has. */
const ownKinds = {
  'no-answer': [100, 'the connection ends without an answer', 'root'],
  'answer-too-large': [100, 'an answer has more bytes than the judge reads', 'root'],
  'answer-too-slow': [100, 'an answer is not whole in time', 'root'],
  'too-many-findings': [101, 'more is wrong than the judge lists'],
  'no-body': [101, 'the answer has no body', 'root'],
  'undeclared-status': [101, 'the status is none that the operation may have', 'root'],
  'refusal-as-200': wire('refusal-as-200', 'root'),
  'codes-differ': wire('codes-differ', 'root'),
  'no-json': wire('no-json', 'root'),
  unreadable: wire('unreadable', 'root'),

  'missing-field': [101, 'a field that the contract asks for is missing', 'shape', 'field'],
  'unknown-field': [101, 'the contract has no such field', 'shape', 'field'],
  'wrong-type': [101, 'a field has another type', 'shape', 'field'],
  'wrong-value': [101, 'a field has a value that its schema excludes', 'shape', 'field'],
  'fraction-of-a-cent': [101, 'an amount has more than two decimals', 'shape'],
  'error-differs': [101, 'an error is not as the catalogue has it', 'shape'],
  'error-status': [101, 'an error comes with another status', 'shape'],
  'undeclared-error': [101, 'the operation may not answer this error', 'shape'],
  'status-code-differs': [101, 'statusCode is not the id of the first error', 'shape'],
  'missing-detail': [101, 'an error lacks a detail that the shop acts on'],

  'no-request-id': wire('no-request-id'),
  'other-request-id': wire('other-request-id'),
  'request-id-again': [901, 'e2erequestid is that of an earlier call'],
  'other-charset': wire('other-charset'),
  'shared-cache': wire('shared-cache'),
  'cookie-path': wire('cookie-path'),
  'cookie-hidden': wire('cookie-hidden'),
  'cookie-exposed': wire('cookie-exposed'),
  'cookie-cross-site': wire('cookie-cross-site'),
  'cookie-short-lived': wire('cookie-short-lived'),
  'cookie-twice': wire('cookie-twice'),
  'no-allow': wire('no-allow'),
  'error-reveals': wire('error-reveals'),
  'secret-shown': wire('secret-shown'),

  'answers-otherwise': between('answers-otherwise'),
  'change-lost': between('change-lost'),
  'changed-though-refused': between('changed-though-refused', 104),
  'changes-other-cart': between('changes-other-cart'),
  'not-stored': between('not-stored'),
  'other-effect': between('other-effect'),
  'read-differs': between('read-differs'),
  'retry-answer': between('retry-answer'),
  'retry-repeats': between('retry-repeats'),
  'stale-read': between('stale-read', 103, 'foreign'),
  'told-to-another': between('told-to-another', 204, 'foreign'),
  'refused-without-reason': [103, betweenKinds['refused-without-reason']],

  'example-refused': [108, 'the example of the contract is not done', 'expectation', 'refused'],
  'step-refused': [108, 'a step of a purchase is not done', 'expectation', 'refused'],
  'valid-refused': [108, 'a valid request is refused', 'expectation', 'refused'],
  'visitor-refused': [108, 'a visitor is refused what visitors may do', 'expectation', 'refused'],
  'alias-differs': [101, 'an alias does not answer as its path does', 'expectation', 'refused'],
  'letter-case': [108, 'letter case matters where it must not', 'expectation', 'refused'],
  'quote-of-zeros': [108, 'the quote id 00 counts as one', 'expectation', 'refused'],
  'other-spelling': [108, 'one of two spellings is not understood'],
  'total-refused': [108, 'a cart cannot be ordered at its own total'],
  'not-shared': [103, 'what two sessions of one customer share differs', 'expectation'],
  'other-error': [101, 'a request is not refused, or for another reason', 'expectation', 'refused', 'count'],
  'limit-ignored': [101, 'more is accepted than the limit allows', 'expectation', 'count'],
  'ids-inexact': [101, 'an id is found that is not exactly that', 'expectation'],
  'unfounded-accepted': [101, 'what does not exist is changed'],
  'zip-unknown': rule('zip-unknown', 102, 'expectation', 'refused'),
  'order-incomplete': rule('order-incomplete', 103),
  'precondition-ignored': [101, 'a step is done before the one that it needs'],
  'offered-in-vain': [103, 'what an answer offers cannot be chosen'],
  'order-not-found': [103, 'an order is not found by its number'],
  'not-forgotten': [103, 'what was given up is still there'],
  'again-refused': [103, 'a change to what is so already is refused'],
  'again-otherwise': [103, 'a change to what is so already is answered otherwise'],
  'answered-otherwise': [103, 'a question asked again gets another answer'],
  'named-otherwise': [103, 'two answers describe one thing differently'],

  'lock-ignored': [103, 'a cart that another channel has locked is changed', 'expectation'],
  'lock-too-short': [902, 'a lock ends before its time', 'expectation'],
  'lock-too-wide': [108, 'a lock refuses more than it should', 'expectation'],
  'lock-without-end': [902, 'a lock does not end in time', 'expectation', 'refused'],
  'not-kept': [902, 'a session that is kept alive ends', 'expectation', 'refused'],
  'session-too-short': [902, 'a session ends before its time', 'expectation', 'refused'],
  'session-too-long': [902, 'a session does not end in time'],
  'session-brought': rule('session-brought', 206),
  'session-survives': [206, 'a session lives on after its shopper signed out'],

  'invalid-crashes': [100, 'an invalid request makes the server fail', 'misread'],
  'invalid-accepted': [102, 'an invalid request is accepted', 'misread'],
  'invalid-misread': [102, 'an invalid request is answered as a valid one that is refused', 'expectation'],
  'refused-otherwise': [101, 'what must be refused is refused with another status', 'hostile'],
  'refusal-crashes': [100, 'the server fails where it must refuse', 'hostile'],
  'broken-json-accepted': [102, 'a body that is not JSON is accepted', 'hostile'],
  'other-type-accepted': [102, 'a body of another media type is accepted', 'hostile'],
  'huge-body-accepted': [102, 'a huge body is accepted', 'hostile'],
  'other-method-accepted': [901, 'a method that the path does not have is accepted', 'hostile'],

  'no-session-accepted': [207, 'a caller without a session is served'],
  'edited-cookies-accepted': [206, 'cookies that a browser wrote sign someone in'],
  'no-token-accepted': [206, 'a call without X-XSRF-TOKEN is accepted'],
  'reads-other-cart': [204, "another shopper's cart or case is shown"],
  'uses-other-id': rule('uses-other-id', 206),
  'reads-other-order': [204, "another shopper's order is shown"],
  'order-shown': [204, 'an order is shown to someone who does not know enough of it'],

  'other-in-language': [103, 'ids, amounts or flags differ between languages'],
  untranslated: [103, 'an answer in Spanish has a sentence in English'],
  'language-stays': [103, 'a call is answered in the language of an earlier one'],
  'weight-ignored': [103, 'the language of less weight is answered'],

  'not-built': [101, 'the operation is not there'],
  'audience-not-served': [101, 'no operation is there for an audience'],
  'differs-from-oracle': [903, 'the oracle answers otherwise'],
} as const satisfies Readonly<Record<string, Kind>> & Readonly<Record<BetweenKind, Kind>>

type OwnKind = keyof typeof ownKinds

/** Kinds of findings by their names, which never change: a fingerprint holds them. */
export type FindingKind = OwnKind | InvariantId

/** Invariants that are at fault otherwise than by what the contract says of an answer, or explain others. */
const otherInvariants: Readonly<Partial<Record<InvariantId, readonly [FaultClass, ...Role[]]>>> = {
  'other-account': [204],
  'account-of-nobody': [204],
  'count-cookie': [901, 'count'],
  'cart-cookie': [901],
  'items-counted': [101, 'count'],
  'sum-monthly': [101, 'sum'],
  'sum-of-payments': [101, 'sum'],
  'sum-of-promotions': [101, 'sum'],
  'sum-tax': [101, 'sum'],
  'sum-today': [101, 'sum'],
}

const rows: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...invariants.flatMap((given) =>
    given.rows.map(({ id, says }): [string, Kind] => {
      const [fault, ...roles] = otherInvariants[id] ?? [101]
      return [id, [fault, says, ...roles]]
    }),
  ),
  ...Object.entries(ownKinds),
])

const rowOf = (kind: FindingKind): Kind => rows.get(kind) ?? [101, kind]

export const isFindingKind = (text: unknown): text is FindingKind => typeof text === 'string' && rows.has(text)

export const faultOf = (kind: FindingKind): FaultClass => rowOf(kind)[0]

/** What is wrong, in a sentence. */
export const sentenceOf = (kind: FindingKind): string => rowOf(kind)[1]

export const isOf = (kind: FindingKind, ...roles: readonly Role[]): boolean => {
  const [, , ...own] = rowOf(kind)
  return roles.some((role) => own.includes(role))
}
