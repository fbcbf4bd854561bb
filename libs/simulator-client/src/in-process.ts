import type { FetchLike, SimulatorConnection } from './fetch-like'

interface InjectedRequest {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string
  readonly signal?: AbortSignal
}

interface InjectedReply {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly rawPayload: Uint8Array
}

/** A simulator in this process, as far as it is needed here: what `createSimulator` returns. */
export interface InjectableSimulator {
  inject(request: InjectedRequest): PromiseLike<InjectedReply>
}

/** Any address will do: nothing listens there, and nothing asks. */
const baseUrl = 'http://localhost'

const isText = (value: unknown): value is string | number => ['string', 'number'].includes(typeof value)

const headersOf = (fields: InjectedReply['headers']): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) if (isText(one)) headers.append(name, `${one}`)
  }
  return headers
}

/** Statuses of a response that never has a body, and may not be given one. */
const bodiless: readonly number[] = [101, 204, 205, 304]

const responseOf = ({ statusCode: status, headers, rawPayload }: InjectedReply): Response =>
  new Response(bodiless.includes(status) ? null : new Uint8Array(rawPayload), { status, headers: headersOf(headers) })

const endless = /\/journal\/events(\?|$)/

/** What `fetch` rejects with where a connection ends without an answer. */
const noAnswer = (cause: unknown) => new TypeError('fetch failed', { cause })

const requestOf = (url: string, { method = 'GET', headers, body, signal }: RequestInit): InjectedRequest => {
  const { pathname, search } = new URL(url, baseUrl)
  if (body !== undefined && body !== null && typeof body !== 'string')
    throw new TypeError('In process a body has to be a text.')
  return {
    method,
    url: `${pathname}${search}`,
    headers: { ...Object.fromEntries(new Headers(headers)), host: 'localhost' },
    ...(typeof body === 'string' && { payload: body }),
    ...(signal && { signal }),
  }
}

/** Rejects once the signal aborts, whatever is under way; never where there is none. */
const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal?.reason as Error)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })

const longest = 2 ** 31 - 1

/** Keeps the process running until the answer is there, as a connection does. */
const connected = async <Value>(answer: Promise<Value>): Promise<Value> => {
  const connection = setInterval(() => undefined, longest)
  try {
    return await answer
  } finally {
    clearInterval(connection)
  }
}

const fetchFrom =
  (simulator: InjectableSimulator): FetchLike =>
  async (url, init = {}) => {
    if (endless.test(url)) throw new Error('In process the journal cannot be followed: read it with journal().')
    const request = requestOf(url, init)
    init.signal?.throwIfAborted()
    const answer = Promise.resolve(simulator.inject(request)).then(responseOf, (error) => {
      throw noAnswer(error)
    })
    return connected(Promise.race([answer, aborted(init.signal)]))
  }

/** A simulator in this process, which needs no port: `freshWorld({ simulator: inProcess(await createSimulator(…)) })`. */
export const inProcess = (simulator: InjectableSimulator): SimulatorConnection => ({
  baseUrl,
  fetch: fetchFrom(simulator),
})
