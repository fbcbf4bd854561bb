import { readWorldClock } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { findWorld } from '../http/identify'
import type { SimulatorContext } from '../pipeline/simulator-context'

/** The clock of the browser's own world: an open page asks whether it has been moved. Touches no session. */
export const registerClock = (app: FastifyInstance, { worlds, clock }: SimulatorContext) => {
  app.get('/__sim/clock', async (request, reply) => {
    const { header } = await findWorld(worlds, request, reply)
    return reply
      .header('cache-control', 'no-store')
      .send({ now: readWorldClock(header.clock, clock()), frozen: header.clock.frozenAt !== undefined })
  })
}
