import { recordedBytes } from '@soe/forwarder'
import { FaultSchema, type Fault } from '@soe/scenario'

/** What is read of an entry; everything else differs from recorder to recorder. */
export interface RecordedEntry {
  readonly startedDateTime: string
  /** Milliseconds; negative where the recorder measured none. */
  readonly time: number
  readonly method: string
  readonly url: string
  /** Its `accept-language`. */
  readonly language: string
  /** The text of its body. */
  readonly sent: string | undefined
  /** Whose call it was; undefined where nothing says so. */
  readonly session: string | undefined
  /** Undefined where the recorder saw none. */
  readonly response: RecordedResponse | undefined
  /** What a scripted call did to the world: no answer tells it. */
  readonly _effect: string | undefined
  /** The fault of the rule that acted, where a simulator wrote it. */
  readonly _fault: Fault | undefined
}

export interface RecordedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly mimeType: string
  /** Undefined where the recorder left it out. */
  readonly body: Buffer | undefined
  /** The text of Chromium and Safari for a call without an answer. */
  readonly _error: string | undefined
  /** COMPLETE or EXCEPTION, as Charles has it. */
  readonly _charlesStatus: string | undefined
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

const textIn = (fields: Fields, name: string): string | undefined =>
  typeof fields[name] === 'string' ? (fields[name] as string) : undefined

/** A list of names and values, as HAR has it; by their names in small letters, without those of HTTP/2. */
const headersOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    (Array.isArray(value) ? (value as unknown[]) : []).map(fieldsOf).flatMap((field) => {
      const [name = '', text = ''] = [textIn(field, 'name'), textIn(field, 'value')]
      return name === '' || name.startsWith(':') ? [] : [[name.toLowerCase(), text]]
    }),
  )

/** In the lines of cookies that are sent or set, unless it is hidden. */
const sessionCookie = /(?:^|[;\s])sim-session=([^;[\s]+)/

/** As a simulator wrote it, else as the cookie says. */
const sessionOf = (entry: Fields): string | undefined => {
  const told = ['request', 'response'].flatMap((part) => {
    const { headers } = fieldsOf(entry[part])
    return (Array.isArray(headers) ? (headers as unknown[]) : [])
      .map(fieldsOf)
      .filter((field) => /^(set-)?cookie$/i.test(textIn(field, 'name') ?? ''))
      .flatMap((field) => sessionCookie.exec(textIn(field, 'value') ?? '')?.[1] ?? [])
  })
  return textIn(entry, '_session') ?? told[0]
}

/** The body of a request or an answer; undefined where the recorder left it out. */
const bodyOf = (content: Fields, contentEncoding: string | undefined): Buffer | undefined => {
  const text = textIn(content, 'text')
  if (text === undefined) return content['size'] === 0 ? Buffer.alloc(0) : undefined
  return recordedBytes({ text, encoding: textIn(content, 'encoding') }, contentEncoding)
}

/** What browsers write where an answer names no type. */
const unknownType = 'x-unknown'

const typeIn = (content: Fields): string => {
  const type = textIn(content, 'mimeType') ?? ''
  return type === unknownType ? '' : type
}

const responseOf = (value: unknown): RecordedResponse | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const response = fieldsOf(value)
  const content = fieldsOf(response['content'])
  const headers = headersOf(response['headers'])
  const status = Number(response['status'] ?? 0)
  return {
    status: Number.isInteger(status) ? Math.max(0, status) : 0,
    headers,
    mimeType: headers['content-type'] ?? typeIn(content),
    body: bodyOf(content, headers['content-encoding']),
    _error: textIn(response, '_error'),
    _charlesStatus: textIn(response, '_charlesStatus'),
  }
}

/** Reads an entry of any recorder; undefined where it holds no request. */
export const readEntry = (value: unknown): RecordedEntry | undefined => {
  const entry = fieldsOf(value)
  const request = fieldsOf(entry['request'])
  const [method, url] = [textIn(request, 'method'), textIn(request, 'url')]
  if (method === undefined || url === undefined || !URL.canParse(url, 'http://recorded')) return undefined
  const headers = headersOf(request['headers'])
  return {
    startedDateTime: textIn(entry, 'startedDateTime') ?? '',
    time: Number(entry['time'] ?? -1) || -1,
    method,
    url,
    language: headers['accept-language'] ?? '',
    sent: bodyOf(fieldsOf(request['postData']), headers['content-encoding'])?.toString('utf8'),
    session: sessionOf(entry),
    response: responseOf(entry['response']),
    _effect: textIn(entry, '_effect'),
    _fault: FaultSchema.safeParse(entry['_fault']).data,
  }
}
