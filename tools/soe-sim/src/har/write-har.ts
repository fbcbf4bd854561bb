import { findOperation, type Audience, type CallEffect, type OperationKey } from '@soe/contracts'
import { hidden } from '@soe/contracts/redaction'
import { isJsonType, type Fault } from '@soe/scenario'
import type { JournalEntry } from '@soe/simulator-client'
import type { Har, HarContent, HarEntry, HarHeader } from './har'

const json = 'application/json'

const headersOf = (fields: Readonly<Record<string, string>> = {}): HarHeader[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    // The journal names the cookies of an answer in one line.
    (name === 'set-cookie' ? value.split(', ') : [value]).map((one) => ({ name, value: one })),
  )

const token = 'X-XSRF-TOKEN'

/** Headers that the journal does not repeat, of a call that had them. */
const hiddenHeaders = ({ operation, headers }: JournalEntry): Record<string, string> => {
  const isSent = findOperation(operation as OperationKey).metadata.headers.includes(token)
  return isSent && !headers?.missing.includes(token) ? { [token.toLowerCase()]: hidden } : {}
}

/** The call's address; of a call by an alias, that of its audience. */
const urlOf = ({ operation, audience, request }: JournalEntry, baseUrl: string): URL => {
  const { paths } = findOperation(operation as OperationKey).metadata
  const url = new URL(paths[audience as Audience] ?? Object.values(paths)[0] ?? '/', baseUrl)
  for (const [name, value] of Object.entries((request.query ?? {}) as object)) url.searchParams.set(name, String(value))
  return url
}

const requestOf = (entry: JournalEntry, baseUrl: string): HarEntry['request'] => {
  const url = urlOf(entry, baseUrl)
  const text = entry.request.body === undefined ? undefined : JSON.stringify(entry.request.body)
  return {
    method: findOperation(entry.operation as OperationKey).method,
    url: url.href,
    httpVersion: 'HTTP/1.1',
    headers: headersOf({
      ...(text !== undefined && { 'content-type': json }),
      channelid: entry.channel,
      ...hiddenHeaders(entry),
      ...(entry.requestId !== undefined && { guie2erequestid: entry.requestId }),
    }),
    queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
    cookies: [],
    headersSize: -1,
    bodySize: text === undefined ? 0 : Buffer.byteLength(text),
    ...(text !== undefined && { postData: { mimeType: json, text } }),
  }
}

const contentOf = (answer: JournalEntry['answer'], mimeType: string): Pick<HarContent, 'text' | 'encoding'> => {
  const { body, text, base64 } = answer ?? {}
  if (base64 !== undefined) return { text: base64, encoding: 'base64' }
  if (text !== undefined) return { text }
  if (body === undefined) return {}
  return { text: typeof body === 'string' && !isJsonType(mimeType) ? body : JSON.stringify(body) }
}

/** How browsers name the end of a call without a whole answer. */
const errorOf = ({ status }: JournalEntry, { hang, truncate }: Fault = {}): string | undefined => {
  if (status > 0) return truncate && 'net::ERR_CONTENT_LENGTH_MISMATCH'
  return hang ? 'net::ERR_TIMED_OUT' : 'net::ERR_CONNECTION_RESET'
}

const responseOf = ({ entry, fault }: ArchivedCall): HarEntry['response'] => {
  const { status, answer, size = 0 } = entry
  const error = errorOf(entry, fault)
  const mimeType = answer?.headers?.['content-type'] ?? json
  return {
    status,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    headers: headersOf(answer?.headers),
    cookies: [],
    content: { size, mimeType, ...contentOf(answer, mimeType) },
    redirectURL: answer?.headers?.location ?? '',
    headersSize: -1,
    bodySize: size,
    ...(error !== undefined && { _error: error }),
  }
}

/** Real time where it is known, which it is not of a call that never got an answer. */
const startOf = ({ at, realAt, duration = 0 }: JournalEntry): string =>
  realAt === undefined ? at : new Date(Date.parse(realAt) - duration).toISOString()

/** A call, with what its answer does not tell. */
export interface ArchivedCall {
  readonly entry: JournalEntry
  readonly isDisturbed: boolean
  readonly effect?: CallEffect
  readonly fault?: Fault | undefined
}

const entryOf = (call: ArchivedCall, baseUrl: string): HarEntry => {
  const { entry, effect, fault, isDisturbed } = call
  const { duration = 0, session, because } = entry
  return {
    startedDateTime: startOf(entry),
    time: duration,
    request: requestOf(entry, baseUrl),
    response: responseOf(call),
    cache: {},
    timings: { send: 0, wait: duration, receive: 0 },
    comment: `${entry.id}: ${entry.operation}`,
    _because: because,
    ...(session !== undefined && { _session: session }),
    ...(isDisturbed && { _disturbed: true }),
    ...(effect && { _effect: effect }),
    ...(fault && { _fault: fault }),
  }
}

/** The calls of a journal as an HTTP archive, which browsers and proxies open. */
export const writeHar = (calls: readonly ArchivedCall[], baseUrl: string, version: string): Har => ({
  log: {
    version: '1.2',
    creator: { name: 'soe-sim', version },
    entries: calls.map((call) => entryOf(call, baseUrl)),
  },
})
