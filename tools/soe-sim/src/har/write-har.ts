import { findOperation, type Audience, type CallEffect, type OperationKey } from '@soe/contracts'
import { isJsonType } from '@soe/scenario'
import type { JournalEntry } from '@soe/simulator-client'
import type { Har, HarContent, HarEntry, HarHeader } from './har'

const json = 'application/json'

const headersOf = (fields: Readonly<Record<string, string>> = {}): HarHeader[] =>
  Object.entries(fields).map(([name, value]) => ({ name, value }))

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

const responseOf = ({ status, answer, size = 0 }: JournalEntry): HarEntry['response'] => {
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
  }
}

/** Real time where it is known, which it is not of a call that never got an answer. */
const startOf = ({ at, realAt, duration = 0 }: JournalEntry): string =>
  realAt === undefined ? at : new Date(Date.parse(realAt) - duration).toISOString()

/** A call, with its effect where its answer does not tell it. */
export interface ArchivedCall {
  readonly entry: JournalEntry
  readonly effect?: CallEffect
}

const entryOf = ({ entry, effect }: ArchivedCall, baseUrl: string): HarEntry => {
  const { duration = 0 } = entry
  return {
    startedDateTime: startOf(entry),
    time: duration,
    request: requestOf(entry, baseUrl),
    response: responseOf(entry),
    cache: {},
    timings: { send: 0, wait: duration, receive: 0 },
    comment: `${entry.id}: ${entry.operation}`,
    ...(effect && { _effect: effect }),
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
