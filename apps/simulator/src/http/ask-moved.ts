import type { IncomingMessage } from 'node:http'
import { answerLines, ask, linesOf, type Backend, type Seam } from '@soe/forwarder'
import { isOfCarrier } from './carrier-prefixes'

/** Redirects that keep method and body: the same call, at another address. */
const movedStatuses: ReadonlySet<number | undefined> = new Set([307, 308])

const mostMoves = 5

interface Moving {
  readonly backend: Backend
  readonly seam: Seam
  /** What the client calls, such as `http://localhost:4010`. */
  readonly origin: string
}

/** Where a call has moved to within the backend; undefined for a client's own to follow. */
const movedTo = ({ statusCode, rawHeaders }: IncomingMessage, { seam, origin }: Moving, path: string) => {
  if (!movedStatuses.has(statusCode)) return undefined
  const lines = seam.answer(linesOf(answerLines(rawHeaders)))
  const valueOf = (wanted: string) => lines.find(([name]) => name.toLowerCase() === wanted)?.[1]
  const location = valueOf('location')
  if (location === undefined || valueOf('set-cookie') !== undefined || !URL.canParse(location, origin + path))
    return undefined
  const next = new URL(location, origin + path)
  return next.origin === origin && isOfCarrier(next.pathname) ? next.pathname + next.search : undefined
}

/** Asks a backend, and again where the call has moved to: rules, journal and contract are about what it answers there. */
export const askMoved = async (
  moving: Moving,
  asked: Parameters<typeof ask>[2],
  moves = 0,
): Promise<IncomingMessage> => {
  const message = await ask(moving.backend, moving.seam, asked)
  const path = moves < mostMoves ? movedTo(message, moving, asked.path) : undefined
  if (path === undefined) return message
  message.resume()
  return askMoved(moving, { ...asked, path }, moves + 1)
}
