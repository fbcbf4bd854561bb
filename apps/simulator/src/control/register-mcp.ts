import type { createMcpHandlerFor } from '@soe/simulator-client/mcp'
import { contractVersion } from '@soe/contracts/openapi'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

const headersOf = ({ headers }: FastifyRequest): Headers => {
  const copied = new Headers()
  for (const [name, value] of Object.entries(headers)) for (const one of [value ?? []].flat()) copied.append(name, one)
  return copied
}

/** The tools of the simulator for agents: the Model Context Protocol over HTTP. */
export const registerMcp = (app: FastifyInstance) => {
  let handler: ReturnType<typeof createMcpHandlerFor> | undefined
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/__sim/mcp',
    handler: async (request, reply) => {
      // A file of its own, which nothing else loads.
      handler ??= (await import('@soe/simulator-client/mcp')).createMcpHandlerFor(app, contractVersion)
      const { body: parsedBody, method, protocol, host } = request
      const answer = await handler(
        new Request(`${protocol}://${host}/__sim/mcp`, {
          method,
          headers: headersOf(request),
          ...(parsedBody !== undefined && method === 'POST' && { body: JSON.stringify(parsedBody) }),
        }),
        { parsedBody },
      )
      reply.status(answer.status)
      answer.headers.forEach((value, name) => void reply.header(name, value))
      return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : '')
    },
  })
}
