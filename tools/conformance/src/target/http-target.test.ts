import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { operationOf } from '../contract/judged-operations'
import { contractViolations } from '../judging/judge-exchange'
import { createTarget, type TargetOptions } from './http-target'

let server: Server
afterEach(() => server.closeAllConnections())
afterEach(() => new Promise((resolve) => void server.close(resolve)))

const targetOf = async (listener: RequestListener, options?: TargetOptions) => {
  server = createServer(listener)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return createTarget(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, options)
}

const request = { method: 'POST', path: '/', headers: {}, body: '{}' }

/** From here on so many milliseconds pass for the target when the test says so, however slow the machine. */
const holdClock = () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] })
  return (milliseconds: number) => jest.advanceTimersByTime(milliseconds)
}
afterEach(() => jest.useRealTimers())

const kindsOf = async (listener: RequestListener, options?: TargetOptions) => {
  const target = await targetOf(listener, options)
  const response = await target.send(request)
  target.close()
  return contractViolations(operationOf('cart.addDevice'), { request, response }).map(({ kind }) => kind)
}

const json = { 'content-type': 'application/json' }
const zeros = Buffer.alloc(128 * 1024 * 1024)

describe('an answer without end', () => {
  it.each([
    ['gzip', gzipSync(zeros)],
    ['br', brotliCompressSync(zeros)],
  ])('that grows out of a few bytes of %s is read to a bound, which is the one finding', async (encoding, bytes) => {
    const before = process.memoryUsage().rss
    const listener: RequestListener = (_, answer) =>
      answer.writeHead(200, { ...json, 'content-encoding': encoding }).end(bytes)
    expect(await kindsOf(listener)).toEqual(['answer-too-large'])
    expect(process.memoryUsage().rss - before).toBeLessThan(zeros.length)
  })

  it('that goes on and on is read to a bound', async () => {
    const part = Buffer.alloc(64 * 1024, 'x')
    let sent = 0
    const listener: RequestListener = (_, answer) => {
      answer.writeHead(200, json)
      const more = () => {
        if (answer.destroyed) return
        sent += part.length
        answer.write(part, more)
      }
      more()
    }
    expect(await kindsOf(listener)).toEqual(['answer-too-large'])
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  })

  it('that comes byte by byte is read to a bound', async () => {
    const listener: RequestListener = (_, answer) => {
      answer.writeHead(200, json)
      // What was written has reached the client by the turn after the next.
      answer.write(' ', () => setImmediate(() => setImmediate(() => pass(200))))
    }
    const pass = holdClock()
    expect(await kindsOf(listener, { timeout: 200 })).toEqual(['answer-too-slow'])
  })

  it('that never begins is none', async () => {
    expect(await kindsOf(() => undefined, { timeout: 200 })).toEqual(['no-answer'])
  })
})

describe('a signal', () => {
  it('ends what is under way, and lets nothing more be sent', async () => {
    const controller = new AbortController()
    const target = await targetOf(() => controller.abort(), { signal: controller.signal, timeout: 600_000 })
    await expect(target.send(request)).rejects.toThrow('it was stopped')
    await expect(target.send(request)).rejects.toThrow('it was stopped')
  })

  it('ends a wait that the backend has asked for', async () => {
    const controller = new AbortController()
    const target = await targetOf(
      (_, answer) => {
        answer.writeHead(429, { 'retry-after': '600' }).end()
        setTimeout(() => controller.abort(), 50)
      },
      { signal: controller.signal },
    )
    await expect(target.send(request)).rejects.toThrow('it was stopped')
  })

  it('leaves a while for what takes states down', async () => {
    const controller = new AbortController()
    controller.abort()
    let asked = 0
    const pass = holdClock()
    const listener: RequestListener = (_, answer) => void ((asked += 1) === 1 ? answer.end() : pass(300))
    const target = await targetOf(listener, { signal: controller.signal, grace: 300 })
    expect((await target.send(request)).status).toBe(200)
    await expect(target.send(request)).rejects.toThrow('it was stopped')
  })
})
