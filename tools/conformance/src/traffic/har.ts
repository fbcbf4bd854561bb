import { recordedBytes } from '@soe/forwarder'
import { isHidden } from '@soe/contracts/redaction'
import { z } from 'zod'
import { findPath } from '../contract/judged-operations'
import type { Exchange, ReceivedResponse, SentRequest } from '../target/exchange'

const NamedSchema = z.object({ name: z.string(), value: z.string() })

/** Recorders leave parts of it out where they saw no answer. */
const HarResponseSchema = z.object({
  status: z.number().catch(0),
  headers: z.array(NamedSchema).catch([]),
  content: z.object({ text: z.string().optional(), encoding: z.string().nullish() }).catch({}),
  _error: z.string().nullish(),
  _charlesStatus: z.string().nullish(),
})

/** The part of HAR 1.2 that says what was sent and answered. */
const HarEntrySchema = z.object({
  startedDateTime: z.string().optional(),
  /** -1 where the recorder measured none. */
  time: z.number().catch(-1),
  request: z.object({
    method: z.string(),
    url: z.string().refine((url) => URL.canParse(url, 'http://recorded'), 'no address'),
    headers: z.array(NamedSchema).catch([]),
    postData: z.object({ text: z.string().optional(), encoding: z.string().nullish() }).nullish(),
  }),
  response: z.preprocess((response) => response ?? {}, HarResponseSchema),
  /** Fields that the simulator adds: the reason of the answer, its session, and whether the world was changed before the call. */
  _because: z.string().optional(),
  _session: z.string().optional(),
  _disturbed: z.boolean().optional(),
})
export type HarEntry = z.infer<typeof HarEntrySchema>

export const HarSchema = z.object({ log: z.object({ entries: z.array(HarEntrySchema) }) })

/** How a browser says that the server, not the page, ended the connection. */
const endedByServer = /EMPTY_RESPONSE|CONNECTION_RESET|CONNECTION_CLOSED|INCOMPLETE_CHUNKED|connection was lost/i

const named = (headers: HarEntry['request']['headers']) =>
  headers.filter(({ name }) => !name.startsWith(':')).map(({ name, value }) => [name.toLowerCase(), value] as const)

const headersOf = (headers: HarEntry['request']['headers']): Record<string, string> =>
  Object.fromEntries(named(headers).filter(([name]) => name !== 'set-cookie'))

/** A cookie of which a recorder wrote the name alone says nothing of the others. */
const isNameAlone = (cookie: string) => isHidden(cookie) && !cookie.includes(';')

/** Browsers write several cookies as lines of one header. */
const cookiesOf = (headers: HarEntry['request']['headers']): string[] =>
  named(headers)
    .flatMap(([name, value]) => (name === 'set-cookie' ? value.split('\n') : []))
    .filter((cookie) => !isNameAlone(cookie))

/** Two calls whose ids are hidden need not be one. */
const isHiddenId = ({ name, value }: HarEntry['request']['headers'][number]) =>
  name.toLowerCase() === 'guie2erequestid' && isHidden(value)

/** The contract's path at the end of an address: what stands before it is the backend's base. */
const pathAt = (method: string, pathname: string): string =>
  [...pathname.matchAll(/\//g)].map(({ index }) => pathname.slice(index)).find((path) => findPath(method, path)) ??
  pathname

/** What was sent or answered, with its codings undone. */
const textOf = (text: string, encoding: string | null | undefined, headers: Readonly<Record<string, string>>): string =>
  recordedBytes({ text, encoding: encoding ?? undefined }, headers['content-encoding']).toString('utf8')

const requestOf = ({ request: { method, url, headers, postData } }: HarEntry): SentRequest => {
  const { pathname, search } = new URL(url, 'http://recorded')
  const sent = headersOf(headers.filter((header) => !isHiddenId(header)))
  return {
    method,
    path: `${pathAt(method, pathname)}${search}`,
    headers: sent,
    ...(postData?.text !== undefined && { body: textOf(postData.text, postData.encoding, sent) }),
  }
}

/** A header whose value a recorder hid says nothing, except that it was there. */
const saysSomething = ({ name, value }: HarEntry['request']['headers'][number]) =>
  !isHidden(value) || name.toLowerCase() === 'e2erequestid'

const responseOf = ({ time, response: { status, headers, content } }: HarEntry): ReceivedResponse => {
  const said = headersOf(headers.filter(saysSomething))
  const { text = '', encoding } = content
  return {
    status: Math.max(0, status),
    headers: said,
    setCookies: cookiesOf(headers),
    body: textOf(text, encoding, said),
    ms: Math.max(0, time),
  }
}

/** Answers that a test ordered say nothing of the backend. */
export const isOrdered = (because: string | undefined): boolean => because === 'scenario' || because === 'failNext'
export const orderedByTest = 'a test ordered the answer'

const statusWithoutBody = (status: number) => status < 200 || [204, 303, 304].includes(status)

/** Why a recording says too little of a call to judge it. */
const gapOf = ({ _because, response: { status, content, _error, _charlesStatus } }: HarEntry): string | undefined => {
  if (isOrdered(_because)) return orderedByTest
  const isCut = _charlesStatus?.toUpperCase() === 'EXCEPTION' || Boolean(_error)
  if (isCut && status > 0) return 'the answer broke off'
  if (status <= 0) return endedByServer.test(_error ?? '') ? undefined : 'the caller ended the call'
  return content.text === undefined && !statusWithoutBody(status) ? 'the recording has no body' : undefined
}

export interface HarExchange {
  readonly exchange: Exchange
  readonly gap: string | undefined
  /** Whose call it was; undefined where only its cookies say. */
  readonly session: string | undefined
  /** Something beside the calls had been done before it. */
  readonly isDisturbed: boolean
}

export const readHarEntry = (entry: HarEntry): HarExchange => ({
  exchange: { request: requestOf(entry), response: responseOf(entry) },
  gap: gapOf(entry),
  session: entry._session,
  isDisturbed: entry._disturbed ?? false,
})

const list = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

const none = { cookies: [], headersSize: -1, bodySize: -1, httpVersion: 'HTTP/1.1' }

/** An entry of a HAR file; an exchange without an answer carries the error that browsers write. */
export const harEntryOf = (target: string, { request, response }: Exchange, startedAt: Date) => {
  const url = new URL(`${target}${request.path}`)
  const type = request.headers['content-type'] ?? 'application/json'
  return {
    startedDateTime: startedAt.toISOString(),
    time: response.ms,
    request: {
      ...none,
      method: request.method,
      url: url.href,
      headers: list(request.headers),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(request.body !== undefined && { postData: { mimeType: type, text: request.body } }),
    },
    response: {
      ...none,
      status: response.status,
      statusText: '',
      headers: [...list(response.headers), ...response.setCookies.map((value) => ({ name: 'set-cookie', value }))],
      content: {
        size: Buffer.byteLength(response.body),
        mimeType: response.headers['content-type'] ?? '',
        text: response.body,
      },
      redirectURL: response.headers['location'] ?? '',
      ...(response.status === 0 && { _error: 'net::ERR_EMPTY_RESPONSE' }),
    },
    cache: {},
    timings: { send: 0, wait: response.ms, receive: 0 },
  }
}
