import {
  callEffects,
  durationInMs,
  findOperation,
  isErrorId,
  operations,
  whyUnsendable,
  type Audience,
  type Language,
  type OperationKey,
  earlyRefusals,
} from '@soe/contracts'
import { inOrderOfInstants } from '@soe/forwarder'
import { longestRealDelay, type Fault } from '@soe/scenario'

import type { Decision } from '@soe/simulator-client'
import { InputError } from '../input-error'
import type { Har } from './har'
import { readEntry, type RecordedEntry, type RecordedResponse } from './recorded-entry'
import { shownAnswer } from './shown-answer'

/** How a call ended that has no whole answer: by the server, by its caller, in silence, or in the middle of the body. */
type HarEnding = 'reset' | 'given-up' | 'silent' | 'broken-off' | 'unknown'

/** What browsers write, in the order in which they are tried. */
const errors: readonly (readonly [RegExp, HarEnding])[] = [
  [/abort|cancell?ed|BLOCKED_BY/i, 'given-up'],
  [/timed?.?out/i, 'silent'],
  [
    /reset|refused|closed|empty.?response|connection.*lost|could not connect|INCOMPLETE_CHUNKED|CONTENT_LENGTH/i,
    'reset',
  ],
]

const byError = (error: string): HarEnding => errors.find(([pattern]) => pattern.test(error))?.[1] ?? 'reset'

/** How a call ended; undefined where its answer is whole. */
const endingOf = (response: RecordedResponse | undefined): HarEnding | undefined => {
  if (!response) return 'unknown'
  const { status, _error: error, _charlesStatus: charles } = response
  if (status <= 0) return error ? byError(error) : 'reset'
  // An answer had come if only its caller broke off.
  if (error && byError(error) !== 'given-up') return 'broken-off'
  return charles?.toUpperCase() === 'EXCEPTION' ? 'broken-off' : undefined
}

/** Seconds by which a rule may delay an answer. */
const longestDelay = durationInMs(longestRealDelay) / 1000

interface Route {
  readonly key: OperationKey
  readonly audience: Audience
  /** Several audiences call this path. */
  readonly isShared: boolean
}

const routes = new Map<string, Route>(
  operations.flatMap(({ key, operation: { method, metadata } }) =>
    Object.entries(metadata.paths).map(([audience, path]): [string, Route] => [
      `${method} ${path}`,
      {
        key,
        audience: audience as Audience,
        isShared: Object.values(metadata.paths).filter((other) => other === path).length > 1,
      },
    ]),
  ),
)

const decoded = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Every end of a path that begins with a slash: what stands before the carrier's own path is the shop's base. */
const endsOf = (path: string): string[] => [...path.matchAll(/\//g)].map(({ index }) => path.slice(index))

/** The operation that an address belongs to. */
const routeOf = ({ method, url }: RecordedEntry): Route | undefined => {
  const { pathname } = new URL(url, 'http://recorded')
  const found = endsOf(decoded(pathname)).find((path) => routes.has(`${method.toUpperCase()} ${path}`))
  return found === undefined ? undefined : routes.get(`${method.toUpperCase()} ${found}`)
}

interface Answered {
  readonly id: string | undefined
  readonly code?: string | undefined
  readonly details: NonNullable<Decision['details']>
}

const noError: Answered = { id: undefined, details: [] }

interface ErrorBody {
  readonly errors?: readonly { readonly id?: unknown; readonly details?: unknown }[]
  readonly error?: { readonly code?: unknown }
}

/** The carrier's error in a body; a page, or anything else that is not an envelope, has none. */
const errorIn = (text = ''): Answered => {
  try {
    const { error, errors } = JSON.parse(text) as ErrorBody
    const [first] = errors ?? []
    if (typeof first?.id !== 'string') return { ...noError, code: String(error?.code) }
    return { id: first.id, details: Array.isArray(first.details) ? (first.details as Answered['details']) : [] }
  } catch {
    return noError
  }
}

/** A failure that is not an error of the catalogue is given as it was answered. */
const scriptedStatus = 'SCRIPTED_STATUS'

/** What an operation answers that did what it was asked for. */
const isOwnAnswer = (key: OperationKey, { status, mimeType, body }: RecordedResponse): boolean => {
  const { redirect } = findOperation(key).metadata
  if (redirect !== undefined && status === 303) return true
  // The browser had the answer already.
  if (status === 304) return true
  return status === 200 && (body === undefined || isJson(body) || (mimeType === '' && body.length === 0))
}

const isJson = (body: Buffer): boolean => {
  try {
    JSON.parse(body.toString())
    return true
  } catch {
    return false
  }
}

const errorOf = (key: OperationKey, response: RecordedResponse, id: string | undefined): string | undefined => {
  if (id !== undefined && isErrorId(id)) return id
  return response.status > 0 && !isOwnAnswer(key, response) ? scriptedStatus : undefined
}

const isEffect = (effect: string | undefined): effect is Decision['effect'] =>
  callEffects.some((known) => known === effect)

const noResponse: RecordedResponse = {
  status: 200,
  headers: {},
  mimeType: '',
  body: undefined,
  _error: undefined,
  _charlesStatus: undefined,
}

/** Why no rule can give the answer; a status of 0 is that of a connection that ended. */
const unsendableOf = ({ status = 0 }: Partial<RecordedResponse> = {}): string | undefined =>
  status <= 0 ? undefined : whyUnsendable(status)

/** A call that its caller gave up, one whose end nobody saw, and one that no rule can end so, go as they go by themselves. */
const seenResponse = ({ response }: RecordedEntry, ending: HarEnding | undefined): RecordedResponse => {
  const isLeft = ending === 'given-up' || ending === 'unknown' || unsendableOf(response) !== undefined
  return !response || isLeft ? noResponse : response
}

/** A rule broke the answer on its way. */
const isSpoilt = ({ _fault: fault = {} }: RecordedEntry) =>
  fault.malformedJson === true || fault.contentType !== undefined

const requestOf = ({ url, sent, language }: RecordedEntry, { audience, isShared }: Route): CallRequest => ({
  body: sent === undefined || !isJson(Buffer.from(sent)) ? undefined : (JSON.parse(sent) as unknown),
  query: Object.fromEntries(new URL(url, 'http://recorded').searchParams),
  language: /^es\b/i.test(language) ? 'es' : 'en',
  audience: isShared ? undefined : audience,
})

const decisionOf = (entry: RecordedEntry, route: Route, seq: number): ImportedCall => {
  const { key, audience } = route
  const ending = endingOf(entry.response)
  const unsendable = unsendableOf(entry.response)
  const response = seenResponse(entry, ending)
  const { status } = response
  const { id, details, code = '' } = errorIn(response.body?.toString())
  // What is left of a body that broke off is not an answer of its own.
  const isHalf = (ending === 'broken-off' || isSpoilt(entry)) && status === 200
  const error = isHalf ? undefined : errorOf(key, response, id)
  const { _effect: effect } = entry
  const decision: Decision = {
    id: `entry ${seq}`,
    seq,
    at: entry.startedDateTime,
    operation: key,
    audience,
    channel: '',
    status,
    ...(error !== undefined && { error }),
    because: earlyRefusals.has(code) ? 'refused' : error === scriptedStatus ? 'failNext' : 'world',
    request: {},
    sentences: [],
    about: [],
    effect: isEffect(effect) ? effect : error === undefined ? 'done' : 'failed',
    ...(details.length > 0 && { details }),
    ...(status > 0 && { answer: shownAnswer(response) }),
  }
  const { _fault: fault, time, session } = entry
  const request = requestOf(entry, route)
  return { decision, request, ending, unsendable, received: response.body?.length ?? 0, fault, time, session }
}

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError('INVALID_HAR', `${file} is not JSON: ${(error as Error).message}.`)
  }
}

interface CallRequest {
  readonly body: unknown
  readonly query: Readonly<Record<string, string>>
  readonly language: Language
  /** Undefined where several audiences call its path. */
  readonly audience: Audience | undefined
}

export interface ImportedCall {
  readonly decision: Decision
  readonly request: CallRequest
  /** Undefined where the archive holds a whole answer. */
  readonly ending: HarEnding | undefined
  /** Why no rule can give its answer. */
  readonly unsendable: string | undefined
  /** Bytes of the body that arrived. */
  readonly received: number
  /** The fault that a simulator wrote down. */
  readonly fault: Fault | undefined
  /** Milliseconds from the request to the end of the answer; negative where nobody measured them. */
  readonly time: number
  /** Undefined where the archive does not say whose call it was. */
  readonly session: string | undefined
}

/** How a call ended, as a fault: as a simulator wrote it, else as it looks. */
const faultOf = ({ decision: { status }, ending, received, fault }: ImportedCall): Fault | undefined => {
  if (fault) return fault
  if (ending === 'silent') return { hang: true }
  if (ending === 'broken-off') return { truncate: { bytes: received } }
  return status === 0 ? { reset: true } : undefined
}

export const delayOf = ({ time }: Pick<ImportedCall, 'time'>): Fault =>
  time >= 1 ? { delay: { fixed: `PT${Math.min(time / 1000, longestDelay).toFixed(3)}S` } } : {}

/** The faults that make the calls end as they did, and with their latency as late, by the number of their entry. */
export const faultsOf = (calls: readonly ImportedCall[], withLatency = false): ReadonlyMap<number, Fault> =>
  new Map(
    calls.flatMap((call): [number, Fault][] => {
      const fault = { ...(withLatency && delayOf(call)), ...faultOf(call) }
      return Object.keys(fault).length > 0 ? [[call.decision.seq, fault]] : []
    }),
  )

export interface HarCalls {
  readonly calls: readonly ImportedCall[]
  /** Entries of the archive that are not calls of the carrier. */
  readonly others: number
}

/** The calls of the carrier in an HTTP archive. */
export const readHar = (file: string, text: string): HarCalls => {
  const entries: unknown = (parsed(file, text) as Partial<Har> | null)?.log?.entries
  const read = Array.isArray(entries) ? (entries as unknown[]).map(readEntry) : []
  if (!Array.isArray(entries) || read.includes(undefined)) {
    throw new InputError(
      'INVALID_HAR',
      `${file} is not an HTTP archive: log.entries is missing, or holds something else.`,
    )
  }
  const calls = inOrderOfInstants(read as RecordedEntry[], ({ startedDateTime }) => startedDateTime).flatMap(
    ({ entry, index }) => {
      const route = routeOf(entry)
      return route ? [decisionOf(entry, route, index + 1)] : []
    },
  )
  return { calls, others: entries.length - calls.length }
}
