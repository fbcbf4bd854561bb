import type { FastifyInstance } from 'fastify'

/** Lets the routes of this plugin read forms; no others do. */
export const parseForms = (app: FastifyInstance) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(text as string))),
  )
}
