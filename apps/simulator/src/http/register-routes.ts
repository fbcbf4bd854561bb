import { audiences, needsXsrf, operations, type Operation, type OperationKey } from '@soe/contracts'
import { baseAfter } from '@soe/rules'
import { initServer } from '@ts-rest/fastify'
import { createTurnEnd, RefusalFault, thenMaybe, type MaybePromise } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest, preValidationHookHandler } from 'fastify'
import { z } from 'zod'
import { leadsOn } from '../pipeline/reply'
import { runCall, type CallResult } from '../pipeline/run-call'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { callContextOf } from './call-context'
import { compressJson } from './compress-json'
import { clearSessionCookies, updateCallCookies } from './cookies'
import { answerFailedPage } from './failed-page'
import { identify } from './identify'
import { keepAnswer, noteArrival } from './keep-answer'
import { injectFault } from './inject-fault'
import type { OwnRepeats } from './own-repeats'
import { routeOf, type PathTable } from './path-table'
import { recordCall, settleWhenSent } from './record-call'
import { renderReply, type RenderedReply } from './render-reply'
import { assertOwnRequest, mayFollow } from './request-site'
import { setReplyHeaders } from './reply-headers'
import { resetConnection } from './reset-connection'
import { scriptReply } from './script-reply'
import { shapeNetwork } from './shape-network'
import { assertXsrf } from './xsrf'

/** A page of another site can send no JSON without asking first, but forms, empty bodies and links. */
const isSimple = ({ headers }: FastifyRequest) => !/^application\/json\b/i.test(headers['content-type'] ?? '')

const isAllowed = ({ headers }: FastifyRequest, origins: readonly string[]) =>
  headers.origin !== undefined && origins.includes(headers.origin)

/** Whether the page that sends a call may; one that may not is refused, or asked whether it means to go on. */
const isMeant = (request: FastifyRequest, reply: FastifyReply, { metadata }: Operation, origins: readonly string[]) => {
  if (metadata.kind !== 'change' || !isSimple(request) || isAllowed(request, origins)) return true
  if (metadata.redirect !== undefined) return mayFollow(request, reply)
  assertOwnRequest(request)
  return true
}

/** Asking for the headers alone changes nothing. */
const assertNoHead = ({ method }: FastifyRequest, { metadata }: Operation) => {
  if (method === 'HEAD' && metadata.kind === 'change') throw new RefusalFault('UNKNOWN_PATH', 'Use GET.')
}

/** A promise is made only where there is something to wait for; false says that the reply is sent. */
const hookOf =
  (run: (request: FastifyRequest, reply: FastifyReply) => MaybePromise<void> | false): preValidationHookHandler =>
  (request, reply, done) => {
    try {
      const ran = run(request, reply)
      if (ran instanceof Promise) ran.then(() => done(), done)
      else if (ran !== false) done()
    } catch (error) {
      done(error as Error)
    }
  }

/** A route belongs to one operation; the requested path determines the audience. */
const identifyHook = (
  { worlds, clock }: SimulatorContext,
  table: PathTable,
  operation: Operation,
  origins: readonly string[],
) => {
  const { paths, context: routeContext } = operation.metadata
  const allowed = audiences.filter((candidate) => paths[candidate] !== undefined)
  return hookOf((request, reply) => {
    if (!isMeant(request, reply, operation, origins)) return false
    const pathAudience = table.find(request.method, request.originalUrl)?.audience
    return thenMaybe(
      identify({ worlds, clock, pathAudience, routeContext, allowed }, request, reply),
      ({ session }) => {
        assertNoHead(request, operation)
        if (needsXsrf(operation)) assertXsrf(request, session)
      },
    )
  })
}

interface RouteRequest {
  readonly body?: unknown
  readonly query?: unknown
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface SentReply {
  readonly status: number
  readonly body: unknown
}

/** The only page of the carrier signs out, also a browser whose session is over. */
const redirectTo = (request: FastifyRequest, reply: FastifyReply, path: string) => {
  clearSessionCookies(request, reply)
  reply.header('location', `${baseAfter(request.originalUrl)}${path}`).header('cache-control', 'no-store')
}

const renderFor = (result: CallResult, leads: boolean): RenderedReply => {
  const rendered = renderReply(result.reply)
  return leads ? { ...rendered, status: 303 } : rendered
}

/** Nothing is sent through Fastify. */
const unsent: SentReply = { status: 200, body: undefined }

const handler = <Key extends OperationKey>(
  simulator: SimulatorContext,
  repeats: OwnRepeats,
  key: Key,
  { metadata }: Operation,
) => {
  const { redirect } = metadata
  const answer = (
    result: CallResult,
    request: FastifyRequest,
    reply: FastifyReply,
    leads: boolean,
  ): MaybePromise<SentReply> => {
    const context = callContextOf(request)
    const { ending } = result
    const rendered = renderFor(result, leads)
    request.storedBody = result.storedBody
    const decision = recordCall(simulator, key, request, result, rendered)
    setReplyHeaders(reply, result.session, { requestId: context.requestId, decision, now: result.draft.now })
    const body = ending.acting ? scriptReply(reply, ending, rendered) : rendered.body
    settleWhenSent(simulator, context.worldId, result, reply)
    updateCallCookies(request, reply, { metadata, context, status: rendered.status, result })
    if (rendered.status === 0 && !ending.fault?.hang) repeats.expect(request)
    return injectFault(simulator, request, reply, result, { status: rendered.status, body })
  }
  return async ({ body, query, request, reply }: RouteRequest): Promise<SentReply> => {
    if (repeats.take(request)) {
      await resetConnection(request, reply)
      return unsent
    }
    const context = callContextOf(request)
    const { headers, cookies } = request
    const result = await runCall(simulator, key, { context, body, query, headers, cookies })
    const leads = redirect !== undefined && leadsOn(result.reply, result.ending)
    const sent = await answer(result, request, reply, leads)
    if (redirect === undefined) return sent
    if (!leads) return answerFailedPage(request, reply, { failed: result.reply, sent, redirect })
    redirectTo(request, reply, redirect)
    return sent
  }
}

/** Accepts any headers: each is read where it counts. ts-rest copies what a schema returns, or all of them without one. */
const anyHeaders = z.unknown().transform(() => undefined)

/**
 * Registers every operation under its key; the table leads each of its paths there. Calls wait for the end of the
 * turn that brought them, and then go from one `await` to the next together: the processor still has the code of a
 * stage at hand, and under load a call costs half the CPU time.
 */
export const registerRoutes = (
  app: FastifyInstance,
  simulator: SimulatorContext,
  { table, repeats }: { readonly table: PathTable; readonly repeats: OwnRepeats },
  allowedOrigins: readonly string[],
) => {
  const turnEnd = createTurnEnd()
  app.decorateRequest('callContext', undefined)
  app.decorateRequest('recordedCall', undefined)
  app.decorateRequest('storedBody', undefined)
  app.decorateRequest('arrivedAt', 0)
  app.decorateRequest('waits', undefined)
  const onSend = [keepAnswer(simulator), compressJson, shapeNetwork(simulator)]
  const server = initServer()
  const contract = Object.fromEntries(
    operations.map(({ key, operation }) => [key, { ...operation, path: routeOf({ key }), headers: anyHeaders }]),
  )
  const routes = Object.fromEntries(
    operations.map(({ key, operation }) => [
      key,
      {
        hooks: {
          onRequest: noteArrival,
          preValidation: [turnEnd, identifyHook(simulator, table, operation, allowedOrigins)],
          onSend,
        },
        handler: handler(simulator, repeats, key, operation),
      },
    ]),
  )
  app.register(server.plugin(server.router(contract, routes)), {
    logInitialization: false,
    jsonQuery: false,
    responseValidation: false,
    requestValidationErrorHandler: (error) => {
      throw error
    },
  })
}
