import { audiences, operations, type Operation, type OperationKey } from '@soe/contracts'
import { initServer } from '@ts-rest/fastify'
import { RefusalFault, whenThere, type Soon } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest, preValidationHookHandler } from 'fastify'
import { type CarrierOperation, findCarrierOperation } from '@soe/carrier'
import { callContextOf, type CallContext } from './call-context'
import { compressJson } from './compress-json'
import { clearSessionCookies, setSessionCookies } from './cookies'
import type { Edge } from './edge'
import { identify } from './identify'
import { routeOf, type PathTable } from './path-table'
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

/** A promise is made only where there is something to wait for. */
const hookOf =
  (run: (request: FastifyRequest, reply: FastifyReply) => Soon<void>): preValidationHookHandler =>
  (request, reply, done) => {
    try {
      const ran = run(request, reply)
      if (ran instanceof Promise) ran.then(() => done(), done)
      else done()
    } catch (error) {
      done(error as Error)
    }
  }

/** A route is one operation's; which of its paths was asked for tells the audience. */
const identifyHook = (edge: Edge, table: PathTable, operation: Operation) => {
  const allowed = audiences.filter((candidate) => operation.metadata.paths[candidate] !== undefined)
  return hookOf((request, reply) => {
    const pathAudience = table.find(request.method, request.originalUrl)?.audience
    const options = { worlds: edge.worlds, clock: edge.clock, pathAudience, allowed }
    return whenThere(identify(options, request, reply), ({ session }) => {
      assertNoHead(request, operation)
      if (needsXsrf(operation)) assertXsrf(request, session)
    })
  })
}

/** A guest who may not do something is a guest still. */
const isOver = ({ status, session }: CallResult) =>
  session.endedBy !== undefined || (status === 401 && session.loggedIn)

/** Reads of what the cookies tell as well: afterwards both say the same. */
const cookieReads: readonly OperationKey[] = ['cart.getThrottleList', 'recommendations.getRtCartCount']

const isKept = ({ draft, session }: CallResult) => draft.sessions.get(session.id) !== undefined

/** Even a read may leave something worth keeping, such as feedback: its guest is known from then on. */
const isNewlyKept = ({ sessionId }: CallContext, result: CallResult) =>
  sessionId !== result.session.id && isKept(result)

const handler = (edge: Edge, key: OperationKey, { metadata }: Operation) => {
  const endpoint = findCarrierOperation(key) as CarrierOperation<OperationKey>
  const tellsCookies = cookieReads.includes(key)
  const changesCookies = (context: CallContext, result: CallResult) =>
    metadata.kind === 'change' || isNewlyKept(context, result) || (tellsCookies && isKept(result))
  return ({
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
    const answer = (result: CallResult) => {
      const decision = recordCall(edge, key, request, result)
      setReplyHeaders(reply, result.session, { requestId: context.requestId, decision })
      if (isOver(result)) clearSessionCookies(request, reply)
      else if (result.status === 200 && changesCookies(context, result)) {
        setSessionCookies(request.cookies, reply, result.draft, result.session, context)
      }
      return spoilReply(edge, request, reply, context.worldId, result)
    }
    const sent = whenThere(runCall(edge, key, endpoint, { context, body, query }), answer)
    const { redirect } = metadata
    return redirect === undefined
      ? sent
      : whenThere(sent, (made) => (made.status === 200 ? sendOn(reply, redirect, made.body) : made))
  }
}

const sendOn = (reply: FastifyReply, path: string, body: unknown) => {
  reply.header('location', path).header('cache-control', 'no-store')
  return { status: 303, body }
}

/** Registers every operation under its key; the table leads each of its paths there. */
export const registerOperations = (app: FastifyInstance, edge: Edge, table: PathTable) => {
  app.decorateRequest('callContext', undefined)
  const server = initServer()
  const contract = Object.fromEntries(
    operations.map(({ key, operation }) => [key, { ...operation, path: routeOf({ key }) }]),
  )
  const routes = Object.fromEntries(
    operations.map(({ key, operation }) => [
      key,
      {
        hooks: { preValidation: identifyHook(edge, table, operation), onSend: compressJson },
        handler: handler(edge, key, operation),
      },
    ]),
  )
  // ts-rest types its handlers against Fastify 4 and literal contracts; these are made from data.
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
export const refusalRecorder =
  (edge: Edge, table: PathTable) => async (request: FastifyRequest, reply: FastifyReply, outcome: Outcome) => {
    const binding = table.find(request.method, request.originalUrl)
    if (binding) await recordRefusal(edge, binding, request, reply, outcome)
  }
