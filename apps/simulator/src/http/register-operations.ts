import { audiences, operations, type Audience, type Operation, type OperationKey } from '@soe/contracts'
import { initServer } from '@ts-rest/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../endpoints/endpoint'
import { findEndpoint } from '../endpoints'
import { callContextOf, keepCallContext } from './call-context'
import { compressJson } from './compress-json'
import { clearSessionCookies, setSessionCookies } from './cookies'
import { identify } from './identify'
import type { Journal } from './journal'
import { setReplyHeaders } from './reply-headers'
import { runCall, type CallResult, type Pipeline } from './run-call'
import { assertXsrf } from './xsrf'

export interface Edge extends Pipeline {
  readonly journal: Journal
}

interface Binding {
  key: OperationKey
  operation: Operation
  path: string
  /** Undefined for a bare alias. */
  audience: Audience | undefined
}

const sharedPath = (operation: Operation, path: string) =>
  audiences.filter((audience) => operation.metadata.paths[audience] === path).length > 1

/** One binding a distinct path: each audience's, then the aliases. */
const bindingsOf = (key: OperationKey, operation: Operation): Binding[] => {
  const { paths, aliases } = operation.metadata
  const given = audiences.flatMap((audience) => {
    const path = paths[audience]
    return path === undefined
      ? []
      : [{ key, operation, path, audience: sharedPath(operation, path) ? undefined : audience }]
  })
  const bare = aliases.map((path) => ({ key, operation, path, audience: undefined }))
  return [...new Map([...bare, ...given].map((binding) => [binding.path, binding])).values()]
}

export const bindings = (): Binding[] => operations.flatMap(({ key, operation }) => bindingsOf(key, operation))

const needsXsrf = ({ metadata }: Operation) => metadata.headers.includes('X-XSRF-TOKEN')

const identifyHook = (edge: Edge, { operation, audience }: Binding) => {
  const allowed = audiences.filter((candidate) => operation.metadata.paths[candidate] !== undefined)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await identify(
      { worlds: edge.worlds, clock: edge.clock, pathAudience: audience, allowed },
      request,
      reply,
    )
    if (needsXsrf(operation)) {
      const world = await edge.worlds.load(context.worldId)
      assertXsrf(
        request,
        context.sessionId === undefined ? undefined : world?.collections.sessions.get(context.sessionId),
      )
    }
    keepCallContext(request, context)
  }
}

/** Bytes that an entry holds. */
const typicalEntry = 400

const record = (
  edge: Edge,
  key: OperationKey,
  request: FastifyRequest,
  { status, verdict, session, draft }: CallResult,
) => {
  const { worldId, audience, requestId } = callContextOf(request)
  return edge.journal.record(worldId, {
    at: draft.now,
    operation: key,
    audience,
    sessionId: session.id,
    requestId,
    status,
    scripted: verdict !== undefined,
    bytes: typicalEntry,
  })
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
    const decision = `${context.worldId}-${record(edge, key, request, result)}`
    setReplyHeaders(reply, result.session, { requestId: context.requestId, decision })
    if (result.status === 0) return endConnection(request, reply)
    if (isOver(result)) clearSessionCookies(request, reply)
    else if (metadata.kind === 'change' && result.status === 200) {
      setSessionCookies(request, reply, result.draft, result.session, context.audience)
    }
    return { status: result.status, body: result.body }
  }
}

/** The browser sees status 0: the connection ends without an answer. */
const endConnection = (request: FastifyRequest, reply: FastifyReply) => {
  reply.hijack()
  request.raw.socket.destroy()
  return { status: 200, body: undefined }
}

/** Registers every path of every operation to its one handler. */
export const registerOperations = (app: FastifyInstance, edge: Edge) => {
  app.decorateRequest('callContext', undefined)
  const server = initServer()
  const all = bindings()
  const contract = Object.fromEntries(all.map(({ operation, path }) => [path, { ...operation, path }]))
  const routes = Object.fromEntries(
    all.map((binding) => [
      binding.path,
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
