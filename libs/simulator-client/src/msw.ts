import { operations } from '@soe/contracts'
import type { SimulatorConnection } from './fetch-like'

interface Intercepted {
  readonly request: Request
}

/** The part of MSW's `http` that is used here. */
export interface MswHttp<Handler> {
  all(path: string, resolver: (call: Intercepted) => Promise<Response>): Handler
}

export interface MswOptions extends SimulatorConnection {
  /** The world that the calls are in; without it the one of their cookies, else the default world. */
  readonly world?: string
}

/** Headers that belong to the connection that was intercepted. */
const hopHeaders = ['host', 'connection', 'content-length', 'origin', 'referer']

/** What MSW's own `bypass` adds, and takes away again: a forwarded call would be intercepted anew. */
const bypass = 'msw/passthrough'

const forwardedHeaders = (request: Request, world: string | undefined): Headers => {
  const headers = new Headers(request.headers)
  for (const name of hopHeaders) headers.delete(name)
  headers.append('accept', bypass)
  if (world !== undefined) headers.set('x-sim-world', world)
  return headers
}

/** The answer without what its transport needed, which is behind it: MSW would decode the body a second time. */
const arrived = (reply: Response): Response => {
  // A browser shows nothing of a redirect that it may not follow, and status 0 can't be constructed.
  if (reply.status === 0) return reply
  const headers = new Headers(reply.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  const { status, statusText } = reply
  return new Response(reply.body, { status, statusText, headers })
}

const carrier = '/soe/digital/'

const others = [
  ...new Set(
    operations
      .flatMap(({ operation: { metadata } }) => [...Object.values(metadata.paths), ...metadata.aliases])
      .filter((path) => !path.startsWith(carrier)),
  ),
]

/** Where calls of the carrier go, on any host and below any base: all below one path, and a few beside it. */
const patterns = [`*${carrier}*`, ...others.map((path) => `*${path}`)]

/** The carrier's own path at the end of one that may lie below a base. */
const withoutBase = (path: string): string => {
  const at = path.indexOf(carrier)
  return at < 0 ? (others.find((other) => path.endsWith(other)) ?? path) : path.slice(at)
}

/**
 * Handlers for MSW that answer the carrier's calls from a simulator: `setupServer(...carrierHandlers(http, { …, world }))`.
 * In Node with `inProcess` no port is needed; in a browser they forward to a running simulator.
 */
export const carrierHandlers = <Handler>(http: MswHttp<Handler>, options: MswOptions): Handler[] => {
  const { baseUrl, fetch: send = fetch, world } = options
  const forward = async ({ request }: Intercepted): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    const answer = send(`${baseUrl}${withoutBase(pathname)}${search}`, {
      method: request.method,
      headers: forwardedHeaders(request, world),
      redirect: 'manual',
      credentials: 'include',
      signal: request.signal,
      ...(body !== '' && { body }),
    })
    // MSW makes a 500 of what its handler throws, and of this answer a connection that has failed.
    return answer.then(arrived, () => Response.error())
  }
  return patterns.map((pattern) => http.all(pattern, forward))
}
