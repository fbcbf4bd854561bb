import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { readCookies } from './read-cookies'

let app: FastifyInstance
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
beforeAll(async () => {
  app = Fastify()
  await readCookies(app)
  app.get('/', ({ cookies, raw }) => ({ cookies, port: raw.socket.remotePort }))
  app.get('/set', ({ cookies }, reply) => reply.setCookie('flowName', 'NSE').send({ cookies }))
  app.get('/frozen', ({ cookies }) => ({ isFrozen: Object.isFrozen(cookies) }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  agent.destroy()
  await app.close()
})

interface Answer {
  readonly cookies: Record<string, string>
  readonly port: number
}

const get = (path: string, cookie?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    const headers = cookie === undefined ? {} : { cookie }
    request({ port, path, agent, headers }, (reply) => {
      let text = ''
      reply.on('data', (chunk) => (text += String(chunk)))
      reply.on('end', () => resolve(JSON.parse(text) as Answer))
    })
      .on('error', reject)
      .end()
  })

it('gives each request of a connection the cookies that it was sent with', async () => {
  const sent = ['cartId=c1; role=', 'cartId=c1; role=', 'cartId=c2', undefined, 'cartId=c%201']
  const answers: Answer[] = []
  for (const cookie of sent) answers.push(await get('/', cookie))
  expect(answers.map(({ cookies }) => cookies)).toEqual([
    { cartId: 'c1', role: '' },
    { cartId: 'c1', role: '' },
    { cartId: 'c2' },
    {},
    { cartId: 'c 1' },
  ])
  expect(new Set(answers.map(({ port }) => port)).size).toBe(1)
})

it('leaves what was sent as it was where the reply sets one', async () => {
  expect((await get('/set', 'flowName=EUP')).cookies).toEqual({ flowName: 'EUP' })
  expect((await get('/', 'flowName=EUP')).cookies).toEqual({ flowName: 'EUP' })
})

it('lets nobody change cookies that the next request may share', async () => {
  expect(await get('/frozen', 'role=guest')).toEqual({ isFrozen: true })
})
