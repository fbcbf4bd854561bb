import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Headers that a page of another origin may read besides those that browsers always show. */
const exposedHeaders = ['vzwaccountnumber', 'mobile', 'x-request-id', 'x-sim-decision', 'retry-after']

/** The control API and its console answer their own origin alone. */
const isCarriers = (url: string) => url.startsWith('/soe/')

/** Lets pages of these origins, such as component tests in a browser, make the carrier's calls with its cookies. */
export const allowOrigins = async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
  await app.register(cors, {
    delegator: ({ originalUrl }, done) =>
      done(null, {
        origin: isCarriers(originalUrl) ? [...origins] : false,
        credentials: true,
        exposedHeaders,
        strictPreflight: false,
      }),
  })
}
