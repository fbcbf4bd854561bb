import { readWorldClock, RefusalFault } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findWorldIfAny } from '../http/identify'
import { isOwnPage } from '../http/request-site'
import { noteEvent } from '../pipeline/note-event'
import type { SimulatorContext } from '../pipeline/simulator-context'

/** Stands in for a tag manager: hands what the shop tells it to the journal of the browser's world. */
const tagScript = `window.tagManager = {
  track: (event) =>
    void fetch('/tagmanager/events', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
    }).catch(() => undefined),
  replayLink: () => location.origin + '/tagmanager/replay',
}
`

/** The largest event, in bytes. */
const eventLimit = 8 * 1024

const PageEventSchema = z.looseObject({ event: z.string().min(1).max(60), page: z.string().max(120).optional() })

const readEvent = (body: unknown) => {
  const parsed = PageEventSchema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new RefusalFault('INVALID_REQUEST', 'An event has a name of at most 60 characters.')
}

/** A stand-in for a tag manager; the events of the shop's pages go to their world's journal. */
export const registerTagManager = (simulator: SimulatorContext) => async (app: FastifyInstance) => {
  app.get('/tagmanager/tags.js', async (_request, reply) =>
    reply.header('content-type', 'text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(tagScript),
  )
  app.post('/tagmanager/events', { bodyLimit: eventLimit }, async (request, reply) => {
    if (!isOwnPage(request)) throw new RefusalFault('FOREIGN_PAGE', 'Only pages of this shop send events.')
    const { event, ...details } = readEvent(request.body)
    const world = await findWorldIfAny(simulator.worlds, request, reply)
    if (!world) throw new RefusalFault('UNKNOWN_WORLD', 'The browser has entered no world.')
    const page = details.page === undefined ? '' : ` of ${details.page}`
    await noteEvent(simulator, world, {
      at: readWorldClock(world.header.clock, simulator.clock()),
      kind: 'page-event',
      sentence: `The page sent the event ${event}${page}.`,
      details: { event, ...details },
    })
    return reply.status(204).send()
  })
}
