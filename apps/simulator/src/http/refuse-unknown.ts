import { controlContract, journalEventsPath } from '@soe/contracts'
import { RefusalFault } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PathTable } from './path-table'

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that a URL of the carrier or of the control API takes. */
    methodsAt: (url: string) => readonly string[]
  }
}

/** What the control API reads besides what its contract has. */
const otherReads = ['/__sim/v1/worlds/:world/enter', journalEventsPath, '/__sim/clock', '/__sim/metrics'].map(
  (path) => ({
    method: 'GET' as const,
    path,
  }),
)

const controlRoutes = [...Object.values(controlContract), ...otherReads].map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/:[a-z]+/gi, '[^/]+')}$`),
}))

const controlMethods = (path: string): readonly string[] => {
  const methods = controlRoutes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}

const pathOf = ({ originalUrl }: FastifyRequest): string => originalUrl.split('?', 1)[0] ?? ''

/** What asks about a path, and not for what is there. */
export const asking: readonly string[] = ['HEAD', 'OPTIONS']

/** Why nothing is there: the path is none, or takes other methods, which `Allow` names. */
const faultOf = (request: FastifyRequest, reply: FastifyReply): RefusalFault => {
  const { method, server } = request
  const path = pathOf(request)
  const methods = asking.includes(method) ? [] : server.methodsAt(path)
  if (methods.length === 0) return new RefusalFault('UNKNOWN_PATH', `There is nothing at ${method} ${path}.`)
  reply.header('allow', methods.join(', '))
  return new RefusalFault('METHOD_NOT_ALLOWED', `${path} does not take ${method}.`, methods)
}

/** Answers an address that leads nowhere. */
export const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
  throw faultOf(request, reply)
}

/** Refuses an address that leads nowhere before anything is read of what is sent there. */
export const refuseUnknownPaths = (app: FastifyInstance, table: PathTable) => {
  app.decorate('methodsAt', (url) => [...table.methodsAt(url), ...controlMethods(url)])
  app.addHook('preParsing', (request, reply, payload, done) =>
    request.is404 ? done(faultOf(request, reply)) : done(null, payload),
  )
}
