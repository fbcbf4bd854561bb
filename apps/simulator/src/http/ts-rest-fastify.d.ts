/** What the simulator uses of @ts-rest/fastify, typed for Fastify 5; the package's own types are for Fastify 4. */
declare module '@ts-rest/fastify' {
  import type { AppRoute, AppRouter, ServerInferRequest, StandardSchemaError } from '@ts-rest/core'
  import type { FastifyPluginCallback, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'

  type Problem = StandardSchemaError | null

  export class RequestValidationError extends Error {
    pathParams: Problem
    headers: Problem
    query: Problem
    body: Problem
  }

  /** Takes what the contract says. What it answers is checked against the contract when it is sent, or before. */
  type Handler<Route extends AppRoute> = (
    call: ServerInferRequest<Route, FastifyRequest['headers']> & { request: FastifyRequest; reply: FastifyReply },
  ) => Promise<{ status: number; body: unknown }>

  type Hooks = Pick<RouteOptions, 'onRequest' | 'preValidation' | 'onSend'>

  type Handlers<Router extends AppRouter> = {
    [Name in keyof Router]: Router[Name] extends AppRoute
      ? Handler<Router[Name]> | { hooks: Hooks; handler: Handler<Router[Name]> }
      : never
  }

  interface Options {
    logInitialization: boolean
    jsonQuery: boolean
    responseValidation: boolean
    requestValidationErrorHandler:
      | 'combined'
      | ((error: RequestValidationError, request: FastifyRequest, reply: FastifyReply) => void)
  }

  export const initServer: () => {
    router: <Router extends AppRouter>(contract: Router, handlers: Handlers<Router>) => Handlers<Router>
    plugin: <Router extends AppRouter>(handlers: Handlers<Router>) => FastifyPluginCallback<Options>
  }
}
