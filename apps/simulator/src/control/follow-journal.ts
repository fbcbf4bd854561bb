import { Readable } from 'node:stream'
import {
  acceptedElements,
  journalEventsPath,
  JournalEventsQuerySchema,
  type JournalEvent,
  type JournalEventsQuery,
} from '@soe/contracts'
import { requireOperation } from '@soe/carrier'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { waitForNews } from '../journal/wait-for-news'
import { requireWorld } from '../pipeline/change-world'
import { eventsAfter, positionOf, type EventPosition } from './journal-events'
import { shapeRefusal } from '../http/shape-refusal'

/** Milliseconds after which a silent stream sends a comment: proxies end streams that send nothing. */
const heartbeat = 15_000

/** Events made at a time; the reader takes them before more are made. */
const batchSize = 100

const dataOf = (event: JournalEvent) =>
  event.type === 'call' ? event.call : event.type === 'world' ? event.event : event.truncated

const written = (event: JournalEvent) =>
  `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(dataOf(event))}\n\n`

/** The journal is the buffer: a slow reader goes on where it stopped, and learns which calls are gone by then. */
async function* stream(
  simulator: SimulatorContext,
  worldId: string,
  from: EventPosition,
  asked: JournalEventsQuery,
  gone: AbortSignal,
) {
  const { isOver, wait, stop } = waitForNews(simulator.journal, worldId, { gone, patience: heartbeat })
  let position = from
  try {
    yield ': the journal of this world\n\n'
    while (!isOver()) {
      const { events, next } = eventsAfter(simulator.journal, worldId, position, { ...asked, atMost: batchSize })
      const isNew = next !== position
      position = next
      if (events.length > 0) yield events.map(written).join('')
      if (isNew) continue
      if ((await wait()) === 'silence') yield ': still here\n\n'
    }
  } finally {
    stop()
  }
}

const readQuery = (query: unknown): JournalEventsQuery => {
  const { success, data, error } = JournalEventsQuerySchema.safeParse(query)
  if (success) return data
  const { issues } = error
  throw shapeRefusal('INVALID_REQUEST', [{ name: 'query', value: query, schema: JournalEventsQuerySchema, issues }])
}

/** A browser that reconnects sends the id of its last event, which is newer than its query. */
const startOf = ({ headers }: FastifyRequest, { since }: JournalEventsQuery): string | undefined => {
  const last = headers['last-event-id']
  return typeof last === 'string' && /^\d{1,15}(\.\d{1,9})?$/.test(last) ? last : since
}

const followJournal = async (
  simulator: SimulatorContext,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
) => {
  const worldId = (request.params as { world: string }).world
  const { header } = await requireWorld(simulator, worldId)
  const asked = readQuery(request.query)
  if (asked.operation !== undefined) requireOperation(asked.operation)
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const from = positionOf(simulator.journal, header.id, startOf(request, asked))
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .header('x-content-type-options', 'nosniff')
    .send(
      Readable.from(stream(simulator, header.id, from, asked, AbortSignal.any([gone.signal, closing])), {
        highWaterMark: 1,
      }),
    )
}

const eventStream = 'text/event-stream'
const journalPath = journalEventsPath.replace(/\/events$/, '')

/** The journal as it is written, as server-sent events, until the world is dropped or the simulator closes. */
export const registerFollowJournal = (app: FastifyInstance, simulator: SimulatorContext) => {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  app.get(journalEventsPath, { exposeHeadRoute: false }, (request, reply) =>
    followJournal(simulator, request, reply, closing.signal),
  )
  app.addHook('onRequest', async (request, reply) => {
    const isAsked = request.method === 'GET' && acceptedElements(request.headers.accept).includes(eventStream)
    if (!isAsked || request.routeOptions.url !== journalPath) return undefined
    return followJournal(simulator, request, reply, closing.signal)
  })
}
