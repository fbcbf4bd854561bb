import { audiences, operations, type Operation, type OperationKey } from '@soe/contracts'
import { baseAfter } from '@soe/rules'
import { initServer } from '@ts-rest/fastify'
import { createTurnEnd, RefusalFault, thenMaybe, type MaybePromise } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest, preValidationHookHandler } from 'fastify'
import { runCall, type CallResult } from '../pipeline/run-call'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { callContextOf } from './call-context'
import { compressJson } from './compress-json'
import { clearSessionCookies, updateCallCookies } from './cookies'
import { answerFailedPage } from './failed-page'
import { identify } from './identify'
import { keepAnswer, noteArrival } from './keep-answer'
import { injectFault } from './inject-fault'
import { routeOf, type PathTable } from './path-table'
import { recordCall } from './record-call'
import { renderReply } from './render-reply'
import { setReplyHeaders } from './reply-headers'
import { setScriptedHeaders } from './scripted-headers'
import { assertXsrf } from './xsrf'

const needsXsrf = ({ metadata }: Operation) => metadata.headers.includes('X-XSRF-TOKEN')

/** Asking for the headers alone changes nothing. */
const assertNoHead = ({ method }: FastifyRequest, { metadata }: Operation) => {
  if (method === 'HEAD' && metadata.kind === 'change') throw new RefusalFault(404, 'UNKNOWN_PATH', 'Use GET.')
}

/** A promise is made only where there is something to wait for. */
const hookOf =
  (run: (request: FastifyRequest, reply: FastifyReply) => MaybePromise<void>): preValidationHookHandler =>
  (request, reply, done) => {
    try {
      const ran = run(request, reply)
      if (ran instanceof Promise) ran.then(() => done(), done)
      else done()
    } catch (error) {
      done(error as Error)
    }
  }

/** A route belongs to one operation; the requested path determines the audience. */
const identifyHook = ({ worlds, clock }: SimulatorContext, table: PathTable, operation: Operation) => {
  const { paths, context: routeContext } = operation.metadata
  const allowed = audiences.filter((candidate) => paths[candidate] !== undefined)
  return hookOf((request, reply) => {
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
const redirectTo = (request: FastifyRequest, reply: FastifyReply, path: string, body: unknown): SentReply => {
  clearSessionCookies(request, reply)
  reply.header('location', `${baseAfter(request.originalUrl)}${path}`).header('cache-control', 'no-store')
  return { status: 303, body }
}

const handler = <Key extends OperationKey>(simulator: SimulatorContext, key: Key, { metadata }: Operation) => {
  const { redirect } = metadata
  const answer = (result: CallResult, request: FastifyRequest, reply: FastifyReply): MaybePromise<SentReply> => {
    const context = callContextOf(request)
    const rendered = renderReply(result.reply)
    const decision = recordCall(simulator, key, request, result, rendered)
    setReplyHeaders(reply, result.session, { requestId: context.requestId, decision, now: result.draft.now })
    setScriptedHeaders(reply, result.verdict)
    updateCallCookies(request, reply, { metadata, context, status: rendered.status, result })
    return injectFault(simulator, request, reply, result, rendered)
  }
  return async ({ body, query, request, reply }: RouteRequest): Promise<SentReply> => {
    const context = callContextOf(request)
    const { headers, cookies } = request
    const result = await runCall(simulator, key, { context, body, query, headers, cookies })
    const sent = await answer(result, request, reply)
    if (redirect === undefined) return sent
    return sent.status === 200
      ? redirectTo(request, reply, redirect, sent.body)
      : answerFailedPage(request, reply, { failed: result.reply, sent, redirect })
  }
}

/** Accepts any headers: each is read where it counts. Without a schema ts-rest copies all of them, twice. */
const anyHeaders = { '~standard': { version: 1, vendor: 'soe', validate: () => ({ value: undefined }) } }

/**
 * Registers every operation under its key; the table leads each of its paths there. Calls wait for the end of the
 * turn that brought them, and then go from one `await` to the next together: the processor still has the code of a
 * stage at hand, and under load a call costs half the CPU time.
 */
export const registerRoutes = (app: FastifyInstance, simulator: SimulatorContext, table: PathTable) => {
  const turnEnd = createTurnEnd()
  app.decorateRequest('callContext', undefined)
  app.decorateRequest('recordedCall', undefined)
  app.decorateRequest('arrivedAt', 0)
  const onSend = [keepAnswer(simulator.journal, simulator.clock), compressJson]
  const server = initServer()
  const contract = Object.fromEntries(
    operations.map(({ key, operation }) => [key, { ...operation, path: routeOf({ key }), headers: anyHeaders }]),
  )
  const routes = Object.fromEntries(
    operations.map(({ key, operation }) => [
      key,
      {
        hooks: { onRequest: noteArrival, preValidation: [turnEnd, identifyHook(simulator, table, operation)], onSend },
        handler: handler(simulator, key, operation),
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
