import { audiences, type Operation, type OperationKey } from '@soe/contracts'
import { initServer } from '@ts-rest/fastify'
import { RefusalFault } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../endpoints/endpoint'
import { findEndpoint } from '../endpoints'
import { bindings, type Binding } from './bindings'
import { callContextOf } from './call-context'
import { compressJson } from './compress-json'
import { clearSessionCookies, setSessionCookies } from './cookies'
import type { Edge } from './edge'
import { identify } from './identify'
import { recordCall, recordRefusal } from './record-call'
import type { Outcome } from './reply-error'
import { setReplyHeaders } from './reply-headers'
import { runCall, type CallResult } from './run-call'
import { spoilReply } from './spoil-reply'
import { assertXsrf } from './xsrf'

const needsXsrf = ({ metadata }: Operation) => metadata.headers.includes('X-XSRF-TOKEN')

/** Asking for the headers alone changes nothing. */
const assertNoHead = ({ method }: FastifyRequest, { metadata }: Operation) => {
  if (method === 'HEAD' && metadata.kind === 'change') throw new RefusalFault(404, 'UNKNOWN_PATH', 'Use GET.')
}

const identifyHook = (edge: Edge, { operation, audience }: Binding) => {
  const allowed = audiences.filter((candidate) => operation.metadata.paths[candidate] !== undefined)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await identify(
      { worlds: edge.worlds, clock: edge.clock, pathAudience: audience, allowed },
      request,
      reply,
    )
    assertNoHead(request, operation)
    if (needsXsrf(operation)) {
      const world = await edge.worlds.load(context.worldId)
      assertXsrf(
        request,
        context.sessionId === undefined ? undefined : world?.collections.sessions.get(context.sessionId),
      )
    }
  }
}

/** A guest who may not do something is a guest still. */
const isOver = ({ status, session }: CallResult) =>
  session.endedBy !== undefined || (status === 401 && session.loggedIn)

const handler = (edge: Edge, key: OperationKey, { metadata }: Operation) => {
  const endpoint = findEndpoint(key) as Endpoint<OperationKey>
  return async ({
    body,
    query,
    request,
    reply,
  }: {
    body?: unknown
    query?: unknown
    request: FastifyRequest
    reply: FastifyReply
  }) => {
    const context = callContextOf(request)
    const result = await runCall(edge, key, endpoint, { context, body, query })
    const decision = recordCall(edge, key, request, result)
    setReplyHeaders(reply, result.session, { requestId: context.requestId, decision })
    if (isOver(result)) clearSessionCookies(request, reply)
    else if (metadata.kind === 'change' && result.status === 200) {
      setSessionCookies(request.cookies, reply, result.draft, result.session, context)
    }
    const sent = await spoilReply(edge, request, reply, context.worldId, result)
    if (metadata.redirect !== undefined && sent.status === 200) return sendOn(reply, metadata.redirect, sent.body)
    return sent
  }
}

const sendOn = (reply: FastifyReply, path: string, body: unknown) => {
  reply.header('location', path).header('cache-control', 'no-store')
  return { status: 303, body }
}

/** Registers every path of every operation to its one handler. */
export const registerOperations = (app: FastifyInstance, edge: Edge) => {
  app.decorateRequest('callContext', undefined)
  const server = initServer()
  const all = bindings()
  const nameOf = ({ operation, path }: Binding) => `${operation.method} ${path}`
  const contract = Object.fromEntries(
    all.map((binding) => [nameOf(binding), { ...binding.operation, path: binding.path }]),
  )
  const routes = Object.fromEntries(
    all.map((binding) => [
      nameOf(binding),
      {
        hooks: { preValidation: identifyHook(edge, binding), onSend: compressJson },
        handler: handler(edge, binding.key, binding.operation),
      },
    ]),
  )
  // ts-rest types its handlers against Fastify 4 and literal contracts; the bindings are made from data.
  app.register(server.plugin(server.router(contract as never, routes as never)), {
    logInitialization: false,
    jsonQuery: false,
    responseValidation: false,
    requestValidationErrorHandler: ((error: Error) => {
      throw error
    }) as never,
  })
}

/** Records what was refused on a path of the carrier; other paths are no calls. */
export const refusalRecorder = (edge: Edge) => {
  const byRoute = new Map(bindings().map((binding) => [`${binding.operation.method} ${binding.path}`, binding]))
  return async (request: FastifyRequest, reply: FastifyReply, outcome: Outcome) => {
    const binding = byRoute.get(`${request.method} ${request.routeOptions.url}`)
    if (binding) await recordRefusal(edge, binding, request, reply, outcome)
  }
}
