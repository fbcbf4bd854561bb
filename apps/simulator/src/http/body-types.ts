import { RefusalFault } from '@soe/world'
import type { FastifyInstance } from 'fastify'

/** Whether a request says that it sends nothing. */
const isBare = ({ headers }: { headers: Readonly<Record<string, string | string[] | undefined>> }): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0

const isType = (field: string): boolean => /^[^\s/;]+\/[^\s/;]/.test(field)

/**
 * Clients name a type also where they send nothing, when it means nothing; and what is not a type at all is one that nobody
 * takes.
 */
export const readTypes = (app: FastifyInstance) =>
  app.addHook('preParsing', ({ raw }, _reply, payload, done) => {
    const { 'content-type': type } = raw.headers
    if (type !== undefined && isBare(raw)) delete raw.headers['content-type']
    else if (type !== undefined && !isType(type)) raw.headers['content-type'] = 'application/octet-stream'
    done(null, payload)
  })

/** Refuses a body of a type that no other parser of this plugin takes, and names those that they do. */
export const refuseOtherTypes = (app: FastifyInstance, types: readonly string[], message: string) => {
  if (app.hasContentTypeParser('*')) app.removeContentTypeParser('*')
  app.addContentTypeParser('*', (_request, payload, done) => {
    const refused = new RefusalFault('UNSUPPORTED_MEDIA_TYPE', message, types)
    let isDone = false
    const end = (error: Error | null) => {
      if (!isDone) done(error, undefined)
      isDone = true
    }
    payload.on('data', ({ length }: Buffer) => length > 0 && end(refused))
    payload.once('end', () => end(null))
    payload.once('error', end)
  })
}
