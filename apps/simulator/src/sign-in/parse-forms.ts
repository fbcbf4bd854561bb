import type { FastifyInstance } from 'fastify'
import { refuseOtherTypes } from '../http/body-types'

const formType = 'application/x-www-form-urlencoded'

/** Lets the routes of this plugin read forms; no others do. */
export const parseForms = (app: FastifyInstance) => {
  refuseOtherTypes(app, [formType, 'application/json'], 'Send a form.')
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(text as string))),
  )
}
