import type { FastifyInstance } from 'fastify'
import { refuseOtherTypes } from '../http/body-types'
import { utf8Body } from '../http/utf8-body'

const formType = 'application/x-www-form-urlencoded'

/** Lets the routes of this plugin read forms; no others do. */
export const parseForms = (app: FastifyInstance) => {
  refuseOtherTypes(app, [formType, 'application/json'], 'Send a form.')
  app.addContentTypeParser(formType, { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) =>
    Object.fromEntries(new URLSearchParams(utf8Body(bytes))),
  )
}
