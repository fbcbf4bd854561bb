import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createMemoryStore } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { createSimulator } from '../create-simulator'
import type { RequestLine } from './request-line'

const lines: RequestLine[] = []
let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = await createSimulator({
    worlds: createMemoryStore(),
    clock: Date.now,
    ids: { secret: () => randomBytes(16).toString('hex') },
    logRequest: (line) => lines.push(line),
  })
  await app.listen({ port: 0, host: 'localhost' })
  ;({ port } = app.server.address() as AddressInfo)
})
afterAll(() => app.close())
beforeEach(() => void (lines.length = 0))

const base = () => `http://localhost:${port}`
const getCases = '/soe/digital/prospect/casemanagementservice/cases/nse/getCases'
const json = { 'content-type': 'application/json' }

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${base()}${path}`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })

/** A line is written when the connection knows the end of the answer, which may be after its reader does. */
const lineOf = async (path: string): Promise<RequestLine> => {
  for (let tries = 0; tries < 2000; tries += 1) {
    const found = lines.find((line) => line.path === path)
    if (found) return found
    await pause(5)
  }
  throw new Error(`no line of ${path} among ${JSON.stringify(lines)}`)
}

describe('the log of requests', () => {
  it('has world, operation, decision, status and time of a call, under the id that its client gave', async () => {
    const reply = await post(getCases, {}, { guie2erequestid: 'shop-1', 'x-request-id': 'proxy-1' })
    expect(reply.headers.get('x-request-id')).toBe('shop-1')
    const { ms, ...line } = await lineOf(getCases)
    expect(line).toEqual({
      request: 'shop-1',
      method: 'POST',
      path: getCases,
      operation: 'cases.getCases',
      world: 'default',
      decision: reply.headers.get('x-sim-decision'),
      status: 200,
    })
    expect(ms).toBeGreaterThan(0)
  })

  it('takes the id of a proxy, and makes one where there is none that may be logged', async () => {
    const named = await fetch(`${base()}/__sim/health`, { headers: { 'x-request-id': 'proxy-2' } })
    expect(named.headers.get('x-request-id')).toBe('proxy-2')
    expect((await lineOf('/__sim/health')).request).toBe('proxy-2')
    const hostile = await fetch(`${base()}/__sim/ready`, { headers: { 'x-request-id': 'a "forged" line' } })
    expect(hostile.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/)
    expect((await lineOf('/__sim/ready')).request).toBe(hostile.headers.get('x-request-id'))
  })

  it.each(['4111111111111111', '4111.1111.1111.1111'])('takes no secret for an id: %s', async (secret) => {
    const path = `/__sim/docs/${secret.length}`
    const headers = { 'x-request-id': secret, guie2erequestid: secret, 'x-sim-world': secret }
    const answered = await fetch(`${base()}${path}`, { headers })
    expect(answered.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/)
    expect(JSON.stringify(await lineOf(path))).not.toContain(secret)
  })

  it('names the world of a control call, and of a refused call', async () => {
    await post('/__sim/v1/worlds', { id: 'mine' })
    await fetch(`${base()}/__sim/v1/worlds/mine/state`)
    expect(await lineOf('/__sim/v1/worlds/mine/state')).toMatchObject({ world: 'mine', operation: undefined })
    await post(getCases, { cartInfo: 7 }, { 'x-sim-world': 'mine' })
    expect(await lineOf(getCases)).toMatchObject({ world: 'mine', operation: 'cases.getCases', status: 400 })
  })

  it('holds neither the query of an address nor what is personal in its path', async () => {
    await fetch(`${base()}/nowhere/jo@mail.example/4111111111111111?password=hunter2`)
    const { path, status } = await lineOf('/nowhere/[e-mail]/[card number]')
    expect([path, status]).toEqual(['/nowhere/[e-mail]/[card number]', 404])
    expect(JSON.stringify(lines)).not.toContain('hunter2')
  })

  it('has a line with status 0 for a connection that a scenario ended', async () => {
    await post('/__sim/v1/worlds/default/commands', { failNext: { on: 'cases.getCases', status: 0 } })
    await expect(post(getCases, {})).rejects.toThrow('fetch failed')
    expect(await lineOf(getCases)).toMatchObject({ operation: 'cases.getCases', status: 0 })
  })

  it('has a line for a request whose sender is gone', async () => {
    const socket = connect(port, 'localhost')
    await once(socket, 'connect')
    const head = `POST ${getCases} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`
    const arrived = once(app.server, 'request')
    socket.write(head)
    await arrived
    socket.destroy()
    expect(await lineOf(getCases)).toMatchObject({ operation: 'cases.getCases', status: 0 })
  })
})
