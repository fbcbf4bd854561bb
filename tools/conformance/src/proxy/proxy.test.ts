import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { drifts, startTwin, type Twin } from '@soe/drift'
import { pathFor } from '../contract/judged-operations'
import type { Report } from '../reports/report'
import { exampleOf } from '../shopping/examples'
import { callBackend } from '../testing/call-backend'
import { runConform, spawnConform, type Running } from '../testing/run-conform'
import { temporaryFolder } from '../testing/temporary-folder'

const folder = temporaryFolder()
let sound: Twin
let drifting: Twin
let running: Running | undefined

beforeAll(async () => {
  sound = await startTwin({})
  drifting = await startTwin(drifts.find(({ id }) => id === 'no-request-id') ?? {})
})
afterAll(() => Promise.all([sound.close(), drifting.close()]))
afterEach(async () => {
  running?.kill('SIGKILL')
  await running?.ended
  running = undefined
})

const start = async (target: string, ...flags: readonly string[]) => {
  running = spawnConform(['proxy', '--target', target, '--port', '0', '--out', folder(), ...flags])
  const [, url = ''] = await running.prints(/^(http:\/\/localhost:\d+) leads to /m)
  return url
}

const stop = async () => {
  running?.kill('SIGINT')
  const ended = await running?.ended
  running = undefined
  return ended
}

interface HarLine {
  readonly request: { readonly url: string; readonly headers: readonly { name: string; value: string }[] }
  readonly response: { readonly status: number }
}
const readHar = () =>
  (JSON.parse(readFileSync(join(folder(), 'traffic.har'), 'utf8')) as { log: { entries: HarLine[] } }).log.entries

const readReport = () => JSON.parse(readFileSync(join(folder(), 'report.json'), 'utf8')) as Report

describe('soe-conform proxy', () => {
  it('judges what passes, and ends with 0 on Ctrl-C where everything held', async () => {
    const url = await start(sound.url)
    expect((await callBackend(url, 'cart.addDevice')).status).toBe(200)
    const ended = await stop()
    expect(ended?.out).toContain('1 call judged')
    expect(ended?.out).toMatch(/1 operation: 1 check held, 0 findings, 0 not judged, 0 waived\nreports in /)
    expect(ended?.code).toBe(0)
    expect(readdirSync(folder()).sort()).toEqual([
      'junit.xml',
      'report.html',
      'report.json',
      'report.sarif',
      'traffic.har',
    ])
  })

  it('prints a finding as it is met, shows it on its page, and ends with 1', async () => {
    const url = await start(drifting.url)
    await callBackend(url, 'cart.addDevice')
    await running?.prints(/BROKEN {2}cart\.addDevice no-request-id e2erequestid: .* \([\da-f]{12}\)/)
    const page = await fetch(`${url}/__judge`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('What the calls through this proxy break')
    expect(await (await fetch(`${url}/__judge/state.json`)).json()).toMatchObject({
      calls: 1,
      findings: [{ operation: 'cart.addDevice', kind: 'no-request-id', count: 1 }],
    })
    expect((await stop())?.code).toBe(1)
    expect(readReport().findings).toHaveLength(1)
  })

  it('records what its own command judges alike', async () => {
    const url = await start(drifting.url)
    await callBackend(url, 'cart.addDevice')
    await stop()
    const fingerprints = readReport().findings.map(({ fingerprint }) => fingerprint)
    const { code } = await runConform(['judge', join(folder(), 'traffic.har'), '--out', folder()])
    expect(readReport().findings.map(({ fingerprint }) => fingerprint)).toEqual(fingerprints)
    expect(code).toBe(1)
  })

  it('leaves a whole recording when it is killed', async () => {
    const url = await start(sound.url)
    let isKilled = false
    let answered = 0
    const calls = Array.from({ length: 4 }, async () => {
      while (!isKilled) {
        await callBackend(url, 'catalogue.getProduct').catch(() => undefined)
        answered += 1
      }
    })
    while (answered < 20) await new Promise((resolve) => void setTimeout(resolve, 20))
    running?.kill('SIGKILL')
    await running?.ended
    isKilled = true
    await Promise.all(calls)
    expect(readHar().length).toBeGreaterThan(0)
  })

  it('writes no cookie and no token into the recording', async () => {
    const url = await start(sound.url)
    await callBackend(url, 'cart.addDevice', {
      headers: { cookie: 'sim-session=secret-1', 'x-xsrf-token': 'secret-2', authorization: 'Bearer secret-3' },
    })
    await stop()
    const text = readFileSync(join(folder(), 'traffic.har'), 'utf8')
    expect(text).toMatch(/sim-session=\$\{[\da-f]{12}\}/)
    expect(text).not.toMatch(/secret-|sim-session=[\da-f]/)
  })

  /** A gateway whose paths are all below /gw/v1, and which counts so many phones. */
  const startGateway = async (rtCartCount: unknown) => {
    const server = createServer(({ url = '', headers }, outgoing) => {
      const status = url.startsWith('/gw/v1/soe/') ? 200 : 404
      outgoing.writeHead(status, { 'content-type': 'application/json', e2erequestid: headers['guie2erequestid'] })
      outgoing.end(JSON.stringify({ statusCode: '00', rtCartCount, wishListCount: 0 }))
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gw/v1`
    return { target, close: () => server.close() }
  }

  it('judges and records a call that offers HTTP/2, has an absolute target, or is compressed', async () => {
    const gateway = await startGateway(0)
    const url = await start(gateway.target)
    const text = JSON.stringify(exampleOf('recommendations.getRtCartCount').body)
    const path = pathFor('recommendations.getRtCartCount', 'prospect')
    const statusOf = (target: string, body: string | Buffer, more: Readonly<Record<string, string>>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'content-type': 'application/json', guie2erequestid: `call-${target.length}`, ...more }
        httpRequest(url, { path: target, method: 'POST', headers }, (message) => {
          message.resume()
          resolve(message.statusCode)
        })
          .on('error', reject)
          .end(body)
      })
    const h2c = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' }
    const zipped = { 'content-encoding': 'gzip' }
    const statuses = [await statusOf(path, text, h2c), await statusOf(`${url}${path}`, text, {})]
    expect([...statuses, await statusOf(path, gzipSync(text), zipped)]).toEqual([200, 200, 200])
    const ended = await stop()
    gateway.close()
    expect(ended?.out).toContain('3 calls judged')
    expect(ended?.out).toContain('0 findings, 0 not judged')
    expect(readHar().map(({ response: { status } }) => status)).toEqual([200, 200, 200])
  })

  it('leads to a backend below a path, and records what its own command judges alike', async () => {
    const gateway = await startGateway('x')
    const url = await start(`${gateway.target}/`)
    expect((await callBackend(url, 'recommendations.getRtCartCount')).status).toBe(200)
    expect((await stop())?.out).toContain('wrong-type rtCartCount')
    gateway.close()
    expect(readHar()[0]?.request.url).toBe(`${gateway.target}${pathFor('recommendations.getRtCartCount', 'prospect')}`)
    const { out } = await runConform(['judge', join(folder(), 'traffic.har')])
    expect(out).toContain('wrong-type rtCartCount')
  })

  it.each([
    [['--target', 'nonsense'], '--target must be a URL'],
    [['--target', 'http://localhost', '--port', '70000'], '--port must be at most 65535'],
    [['--target', 'http://localhost', '--port', 'x'], '--port must be a whole number'],
    [['--target', 'http://localhost', '--seed', '1'], "Unknown option '--seed'"],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await runConform(['proxy', ...args])
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  it('says that a port is taken', async () => {
    const url = await start(sound.url)
    const { code, err } = await runConform(['proxy', '--target', sound.url, '--port', new URL(url).port])
    expect(err).toContain('cannot be used')
    expect(code).toBe(2)
  })

  it('explains itself', async () => {
    const { out, code } = await runConform(['proxy', '--help'])
    expect(out).toContain('--port N')
    expect(code).toBe(0)
  })

  it('shows its page to this machine alone', async () => {
    const url = await start(sound.url)
    const statusFor = (host: string, method = 'GET') =>
      new Promise<number | undefined>((resolve) => {
        httpRequest(`${url}/__judge/state.json`, { method, headers: { host } }, (message) => {
          message.resume()
          resolve(message.statusCode)
        }).end()
      })
    expect(await statusFor('evil.example')).toBe(403)
    expect(await statusFor('localhost', 'POST')).toBe(405)
    expect(await statusFor('localhost')).toBe(200)
  })
})

describe('what the proxy passes on', () => {
  const listen = (server: {
    listen: (port: number, host: string, done: () => void) => unknown
    address: () => unknown
  }) =>
    new Promise<string>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
    })
  const closing: { close: () => unknown }[] = []
  afterEach(() => closing.splice(0).forEach((server) => server.close()))

  /** Sends bytes and returns the bytes that come back. */
  const sendRaw = (url: string, text: string) =>
    new Promise<string>((resolve) => {
      const { port } = new URL(url)
      let heard = ''
      const socket = connect(Number(port), '127.0.0.1', () => void socket.write(text))
      socket.on('data', (chunk) => void (heard += chunk.toString('latin1')))
      socket.on('close', () => resolve(heard))
      socket.on('error', () => undefined)
    })

  /** A backend of one answer, in bytes, that shows what it has heard. */
  const startRaw = async (answer: string | Buffer | undefined) => {
    const heard: string[] = []
    const server = createTcpServer((socket: Socket) => {
      socket.on('error', () => undefined)
      socket.once('data', (chunk) => {
        heard.push(chunk.toString('latin1'))
        if (answer === undefined) socket.resetAndDestroy()
        else socket.end(answer)
      })
    })
    closing.push(server)
    return { url: await listen(server), heard }
  }

  const path = pathFor('recommendations.getRtCartCount', 'prospect')

  it('keeps spelling, order and repetition of headers in both directions', async () => {
    const lines = ['HTTP/1.1 200 Fine', 'X-Second: 2', 'x-FIRST: 1', 'Set-Cookie: a=1', 'Set-Cookie: b=2']
    const backend = await startRaw([...lines, 'Content-Length: 2', 'Connection: close', '', '{}'].join('\r\n'))
    const url = await start(backend.url)
    const sent = [
      'POST /x HTTP/1.1',
      'HOST: shop.test',
      'X-b: 1',
      'x-A: 2',
      'X-b: 3',
      'Connection: close',
      'Content-Length: 2',
    ]
    const answer = await sendRaw(url, [...sent, '', 'ok'].join('\r\n'))
    expect(backend.heard[0]).toBe([...sent, '', 'ok'].join('\r\n'))
    expect(answer).toBe([...lines, 'Content-Length: 2', 'Connection: close', '', '{}'].join('\r\n'))
  })

  it('is compressed as it was, and judged as it reads', async () => {
    const zipped = gzipSync('{"rtCartCount":"x"}')
    const server = createServer((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      outgoing.end(zipped)
    })
    closing.push(server)
    const url = await start(await listen(server))
    const received = await new Promise<Buffer>((resolve) => {
      httpRequest(`${url}${path}`, { method: 'POST' }, (message: IncomingMessage) => {
        const chunks: Buffer[] = []
        message.on('data', (chunk: Buffer) => chunks.push(chunk))
        message.on('end', () => resolve(Buffer.concat(chunks)))
      }).end('{}')
    })
    expect(received.equals(zipped)).toBe(true)
    await running?.prints(/wrong-type rtCartCount/)
  })

  it('is a connection that ends without an answer where the backend does so, which is a finding', async () => {
    const backend = await startRaw(undefined)
    const url = await start(backend.url)
    await expect(fetch(`${url}${path}`, { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed')
    await running?.prints(/BROKEN {2}recommendations\.getRtCartCount no-answer/)
  })

  it('is an interim answer before a reset, which a browser does not send again', async () => {
    const server = createTcpServer((socket: Socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => {
        socket.write('HTTP/1.1 102 Processing\r\n\r\n')
        client.once('data', () => socket.resetAndDestroy())
      })
    })
    closing.push(server)
    const { port } = new URL(await start(await listen(server)))
    const client = connect(Number(port), '127.0.0.1')
    const heard: string[] = []
    client.on('data', (chunk: Buffer) => heard.push(chunk.toString()))
    client.write(`POST ${path} HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 2\r\n\r\n{}`)
    const [error] = (await once(client, 'error')) as [NodeJS.ErrnoException]
    expect({ heard: heard.join(''), code: error.code }).toEqual({
      heard: 'HTTP/1.1 102 Processing\r\n\r\n',
      code: 'ECONNRESET',
    })
  })

  it('reaches the backend where the client leaves as soon as it has sent it', async () => {
    const heard = new Promise<string>((resolve) => {
      const server = createServer((incoming) => resolve(incoming.url ?? ''))
      closing.push({ close: () => (server.closeAllConnections(), server.close()) })
      void listen(server)
        .then((backend) => start(backend))
        .then((url) => {
          const client = connect(Number(new URL(url).port), '127.0.0.1')
          client.end(`GET ${path}?last HTTP/1.1\r\nHost: shop.test\r\n\r\n`, () => client.destroy())
        })
    })
    expect(await heard).toBe(`${path}?last`)
  })

  it('leaves it to the client how long a connection is kept', async () => {
    const server = createServer((_incoming, outgoing) => outgoing.end('{}'))
    server.keepAliveTimeout = 0
    closing.push(server)
    const answer = await fetch(`${await start(await listen(server))}${path}`, { method: 'POST', body: '{}' })
    expect(answer.headers.get('keep-alive')).toBe(null)
  })

  it('is refused where nobody is there, which is not judged', async () => {
    const url = await start('http://127.0.0.1:9')
    const answer = await fetch(`${url}${path}`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(502)
    expect(await answer.text()).toContain('nothing answers at http://127.0.0.1:9')
    const ended = await stop()
    expect(ended?.out).toContain('nothing answers at http://127.0.0.1:9: nothing listens there')
    expect(ended?.code).toBe(2)
  })

  it('ends where the client goes away, which says nothing of the backend', async () => {
    const leaving = new AbortController()
    const server = createServer(() => leaving.abort())
    closing.push({ close: () => (server.closeAllConnections(), server.close()) })
    const url = await start(await listen(server))
    await expect(fetch(`${url}${path}`, { method: 'POST', body: '{}', signal: leaving.signal })).rejects.toThrow(
      /aborted/,
    )
    const ended = await stop()
    expect(ended?.out).toContain('0 calls judged')
  })

  it('may become another protocol', async () => {
    const server = createServer()
    server.on('upgrade', (_incoming, socket: Socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n')
      socket.on('data', (chunk) => socket.end(`heard ${chunk.toString()}`))
    })
    closing.push(server)
    const url = await start(await listen(server))
    const heard = await new Promise<string>((resolve, reject) => {
      httpRequest(url, { headers: { connection: 'Upgrade', upgrade: 'echo' } })
        .on('upgrade', (_message, socket) => {
          socket.on('data', (chunk: Buffer) => resolve(chunk.toString()))
          socket.write('hello')
        })
        .on('error', reject)
        .end()
    })
    expect(heard).toBe('heard hello')
  })
})
