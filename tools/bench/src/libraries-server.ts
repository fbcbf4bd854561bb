/**
 * What the simulator is built on and nothing of its own: Fastify, cookies read, ts-rest, the contract's check of the
 * request, and always the same answer.
 */
import 'zod/compile'
import cookie from '@fastify/cookie'
import { findOperation } from '@soe/contracts'
import { initServer } from '@ts-rest/fastify'
import Fastify from 'fastify'

const body: unknown = JSON.parse(process.argv[2] ?? '{}')
const addDevice = findOperation('cart.addDevice')
const path = addDevice.metadata.paths.prospect ?? addDevice.path

const main = async () => {
  const app = Fastify()
  await app.register(cookie)
  const server = initServer()
  const routes = { addDevice: async () => ({ status: 200, body }) }
  const router = server.router({ addDevice: { ...addDevice, path } }, routes)
  await app.register(server.plugin(router), {
    logInitialization: false,
    jsonQuery: false,
    responseValidation: false,
    requestValidationErrorHandler: 'combined',
  })
  await app.listen({ port: 0, host: 'localhost' })
  const address = app.server.address()
  if (typeof address === 'object') process.stdout.write(`http://localhost:${address?.port}\n`)
}

void main()
