/**
 * Sends one prepared request over keep-alive connections; each connection sends again as soon as it is answered.
 * Raw sockets, nothing parsed but the length: it spends a fraction of what a server spends on a call.
 */
import { connect } from 'node:net'

/** @typedef {{ port: number, request: string, connections: number, seconds: number }} Load */
/** @typedef {{ perSecond: number, latencies: number[], failures: number }} Measured */

/** Stands in the request where its own id goes; ids must be as long. */
export const idMark = '00000000000000000000000000000000'

const headEnd = Buffer.from('\r\n\r\n')
const success = Buffer.from('HTTP/1.1 200')

/** @param {string} head */
const lengthOf = (head) => Number(/content-length: (\d+)/i.exec(head)?.[1])

/**
 * @param {Buffer} template
 * @param {number} at where the id goes
 */
const requestMaker = (template, at) => {
  let count = 0
  return () => {
    count += 1
    const request = Buffer.from(template)
    request.write(count.toString(16).padStart(idMark.length, '0'), at, 'latin1')
    return request
  }
}

/**
 * @param {Load} load
 * @returns {Promise<Measured>}
 */
export function measure({ port, request, connections, seconds }) {
  const template = Buffer.from(request)
  const next = requestMaker(template, template.indexOf(idMark))
  /** @type {number[]} */
  const latencies = []
  let failures = 0
  let sending = true
  const startedAt = performance.now()

  const drive = () =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: 'localhost', noDelay: true })
      let pending = Buffer.alloc(0)
      let sentAt = 0
      const send = () => {
        sentAt = performance.now()
        socket.write(next())
      }
      socket.on('connect', send)
      socket.on('error', reject)
      socket.on('close', resolve)
      socket.on('data', (chunk) => {
        pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
        const head = pending.indexOf(headEnd)
        if (head < 0) return
        const end = head + headEnd.length + lengthOf(pending.toString('latin1', 0, head))
        if (pending.length < end) return
        if (pending.compare(success, 0, success.length, 0, success.length) !== 0) failures += 1
        latencies.push(performance.now() - sentAt)
        pending = pending.subarray(end)
        if (sending) send()
        else socket.end()
      })
    })

  setTimeout(() => {
    sending = false
  }, seconds * 1000)
  return Promise.all(Array.from({ length: connections }, drive)).then(() => {
    const elapsed = performance.now() - startedAt
    return { perSecond: (latencies.length / elapsed) * 1000, latencies, failures }
  })
}
