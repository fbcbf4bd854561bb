import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'

/** @typedef {{ port: number, path: string, cookie: string, isKept?: boolean }} Visit A kept document will do, or it is drawn anew. */

/** @param {Visit} visit */
const headersOf = ({ cookie, isKept = false }) => ({
  accept: 'text/html',
  'accept-encoding': 'br',
  ...(!isKept && { 'cache-control': 'no-cache' }),
  cookie,
})

/**
 * The cookies of a prospect in a world of their own.
 * @param {number} port
 */
export async function enterWorld(port) {
  const base = `http://localhost:${port}`
  const headers = { 'content-type': 'application/json' }
  const made = await fetch(`${base}/__sim/v1/worlds`, { method: 'POST', headers, body: '{"persona":"prospect"}' })
  const { id } = /** @type {{ id: string }} */ (await made.json())
  const entered = await fetch(`${base}/__sim/v1/worlds/${id}/enter?to=/`, { redirect: 'manual' })
  return entered.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

/** @param {Visit} visit @param {Agent} agent @returns {Promise<number>} bytes on the wire */
async function requestDocument(visit, agent) {
  const { port, path } = visit
  const request = get({ host: 'localhost', port, path, agent, headers: headersOf(visit) })
  const [response] = /** @type {[import('node:http').IncomingMessage]} */ (await once(request, 'response'))
  let bytes = 0
  for await (const chunk of response) bytes += chunk.length
  const encoding = response.headers['content-encoding']
  if (response.statusCode !== 200 || encoding !== 'br') {
    throw new Error(`${path} answered ${response.statusCode}, encoded with ${encoding ?? 'nothing'}`)
  }
  return bytes
}

/**
 * Requests a document again and again over one connection.
 * @param {Visit} visit
 * @param {number} count
 * @returns {Promise<number>} the bytes of one
 */
export async function requestDocuments(visit, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let bytes = 0
  for (let done = 0; done < count; done += 1) bytes = await requestDocument(visit, agent)
  agent.destroy()
  return bytes
}

/**
 * Requests a document and hangs up: at once, or when its first bytes have come.
 * @param {Visit} visit
 * @param {'at once' | 'half-way'} when
 */
export async function leaveDocument(visit, when) {
  const { port, path } = visit
  const socket = connect({ port, host: 'localhost' })
  await once(socket, 'connect')
  const headers = Object.entries(headersOf(visit)).map(([name, value]) => `${name}: ${value}`)
  socket.write([`GET ${path} HTTP/1.1`, `host: localhost:${port}`, ...headers, '', ''].join('\r\n'))
  if (when === 'half-way') await once(socket, 'data')
  socket.destroy()
}
