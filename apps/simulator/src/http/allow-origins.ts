import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { isOfCarrier } from './carrier-prefixes'

/** Headers that a page of another origin may read besides those that browsers always show; a rule's own come to these. */
const exposedHeaders = [
  'date',
  'e2erequestid',
  'vzwaccountnumber',
  'mobile',
  'x-request-id',
  'x-sim-decision',
  'retry-after',
]

/** Lets pages of these origins, such as component tests in a browser, make the carrier's calls with its cookies. */
export const allowOrigins = async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
  await app.register(cors, {
    delegator: ({ originalUrl }, done) =>
      done(null, {
        // The control API and its console answer their own origin alone.
        origin: isOfCarrier(originalUrl) ? [...origins] : false,
        credentials: true,
        exposedHeaders,
        strictPreflight: false,
      }),
  })
}
