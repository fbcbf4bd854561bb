import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { connect, createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { connectTo } from './ask'
import { createBackend } from './backend'
import { startForwarder, type Forwarder } from './start-forwarder'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    closing.push(() => new Promise((closed) => server.close(closed)))
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

const bodyOf = async (incoming: IncomingMessage) => {
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  return text
}

/** A backend that answers with what it was asked. */
const startEcho = async () => {
  const heard: string[] = []
  const url = await listen(
    createServer((incoming, outgoing) => {
      void bodyOf(incoming).then((body) => {
        heard.push(`${incoming.method} ${incoming.url} ${body}`)
        outgoing.setHeader('x-host', incoming.headers.host ?? '')
        outgoing.setHeader('connection', 'close')
        outgoing.end(`${heard.length}:${body}`)
      })
    }),
  )
  return { url, heard }
}

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  asked: string
  answered: string
  ending: string
}

const start = async (target: string, keepsHost = true) => {
  const seen: Seen[] = []
  const forwarder: Forwarder = await startForwarder({
    backend: createBackend(target),
    port: 0,
    keepsHost,
    name: 'forwarder',
    answerOwn: () => false,
    observe: ({ method, url }) => {
      const call: Seen = { method, url, asked: '', answered: '', ending: 'open' }
      seen.push(call)
      return {
        asked: (chunk) => void (call.asked += chunk.toString()),
        answered: (chunk) => void (call.answered += chunk.toString()),
        end: (message, failure) => void (call.ending = failure ?? (message ? 'answered' : 'no answer')),
        close: () => undefined,
      }
    },
  })
  closing.push(forwarder.close)
  return { port: forwarder.port, seen }
}

/** Sends bytes, and reads until the connection ends or the text has come. */
const converse = (port: number, text: string | Buffer, until?: string) =>
  new Promise<string>((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => void socket.write(text))
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1')
      if (until !== undefined && heard.includes(until)) socket.destroy()
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', () => undefined)
  })

const post = (body: string, ...headers: string[]) =>
  ['POST /add HTTP/1.1', 'Host: shop.test', ...headers, `Content-Length: ${body.length}`, '', body].join('\r\n')

const h2c = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABk']

describe('a forwarder', () => {
  it.each([
    ['h2c', h2c],
    ['TLS', ['Connection: Upgrade', 'Upgrade: TLS/1.2']],
  ])('answers a call that offers %s as any other, and the calls after it', async (_name, headers) => {
    const backend = await startEcho()
    const { port, seen } = await start(backend.url)
    const heard = await converse(port, post('one', ...headers) + post('two', ...headers) + post('three'), '3:three')
    expect(heard.match(/HTTP\/1\.1 200/g)).toHaveLength(3)
    expect(heard).toMatch(/1:one[^]*2:two[^]*3:three/)
    expect(seen.map(({ asked, ending }) => [asked, ending])).toEqual([
      ['one', 'answered'],
      ['two', 'answered'],
      ['three', 'answered'],
    ])
  })

  it('passes a handshake on, and sees the answer where the backend speaks no other protocol', async () => {
    const backend = await startEcho()
    const { port, seen } = await start(backend.url)
    const handshake = ['GET /socket HTTP/1.1', 'Host: shop.test', 'Connection: Upgrade', 'Upgrade: websocket', '', '']
    expect(await converse(port, handshake.join('\r\n'))).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*1:$/)
    expect(seen).toMatchObject([{ method: 'GET', url: '/socket', ending: 'answered' }])
  })

  it('takes absolute targets, as clients with a proxy setting send them', async () => {
    const backend = await startEcho()
    const { port, seen } = await start(backend.url)
    const heard = await converse(port, post('x', 'Connection: close').replace('/add', 'http://shop.example:81/add?a=b'))
    expect(heard).toContain('x-host: shop.example:81')
    expect(backend.heard).toEqual(['POST /add?a=b x'])
    expect(seen[0]?.url).toBe('/add?a=b')
  })

  it('answers each of the calls that come at once, one after the other, though the backend closes its connections', async () => {
    const backend = await startEcho()
    const { port } = await start(backend.url)
    const heard = await converse(port, post('one') + post('two') + post('three', 'Connection: close'))
    expect(heard).toMatch(/1:one[^]*2:two[^]*3:three$/)
    expect(backend.heard).toEqual(['POST /add one', 'POST /add two', 'POST /add three'])
  })

  it('sends on headers of a hundred kilobytes, in both directions', async () => {
    const letters = 'x'.repeat(100_000)
    const url = await listen(
      createServer({ maxHeaderSize: 200_000 }, (incoming, outgoing) => {
        outgoing.setHeader('x-long', incoming.headers['x-sent'] ?? '')
        outgoing.end('{}')
      }),
    )
    const { port } = await start(url)
    expect(await converse(port, post('', 'Connection: close', `X-Sent: ${letters}`))).toContain(`x-long: ${letters}`)
  })

  it('sends trailers on, in both directions', async () => {
    const trailing: RequestListener = (incoming, outgoing) => {
      incoming.resume().on('end', () => {
        outgoing.writeHead(200, { trailer: 'x-sum' })
        outgoing.write('body')
        outgoing.addTrailers({ 'x-sum': `of ${incoming.trailers['x-sent'] ?? ''}` })
        outgoing.end()
      })
    }
    const { port } = await start(await listen(createServer(trailing)))
    const request =
      'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTrailer: X-Sent\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect(await converse(port, `${request}1\r\na\r\n0\r\nX-Sent: 7\r\n\r\n`)).toMatch(/0\r\nx-sum: of 7\r\n\r\n$/)
  })

  it('serves clients of HTTP/1.0, which know neither chunks nor interim answers nor Host', async () => {
    const url = await listen(
      createServer((incoming, outgoing) => {
        outgoing.writeProcessing()
        outgoing.write(incoming.headers.host)
        outgoing.end('!')
      }),
    )
    const { port } = await start(url)
    const heard = await converse(port, 'GET / HTTP/1.0\r\n\r\n')
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n127\.0\.0\.1:\d+!$/)
    expect(heard).not.toMatch(/chunked|102/)
  })

  it('leaves it to the backend whether a body is wanted', async () => {
    const server = createServer()
    server.on('checkContinue', (_incoming, outgoing) => void outgoing.writeHead(413, { connection: 'close' }).end())
    const { port } = await start(await listen(server))
    const request =
      'POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: 5\r\n\r\n'
    expect(await converse(port, request)).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('sends on a body as it was coded', async () => {
    const zipped = gzipSync('{"a":1}')
    const url = await listen(
      createServer((incoming, outgoing) => {
        outgoing.writeHead(200, { 'content-encoding': incoming.headers['content-encoding'] })
        incoming.pipe(outgoing)
      }),
    )
    const { port } = await start(url)
    const head = `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Encoding: gzip\r\nContent-Length: ${zipped.length}\r\n\r\n`
    expect(await converse(port, Buffer.concat([Buffer.from(head), zipped]))).toContain(zipped.toString('latin1'))
  })

  it('keeps what is about one connection to itself', async () => {
    const heard = new Promise<NodeJS.Dict<string | string[]>>((resolve) => {
      void listen(
        createServer(({ headers }, outgoing) => {
          resolve(headers)
          outgoing.writeHead(200, { connection: 'close, x-hop', 'x-hop': '1', 'keep-alive': 'timeout=9', 'x-end': '2' })
          outgoing.end('ok')
        }),
      ).then(async (url) => {
        const { port } = await start(url)
        answer = await converse(port, post('', 'Connection: x-mine', 'X-Mine: 1', 'Proxy-Connection: keep-alive'), 'ok')
        told()
      })
    })
    let answer = ''
    let told = () => {}
    const isTold = new Promise<void>((resolve) => void (told = resolve))
    const sent = await heard
    await isTold
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['x-mine']))
    expect(sent['proxy-connection']).toBeUndefined()
    expect(answer).toContain('x-end: 2')
    expect(answer).not.toMatch(/x-hop|timeout=9|Connection: close/i)
  })
})

describe('a backend below a path', () => {
  it('is called there, also by what its redirects and cookies name', async () => {
    const backend = await startEcho()
    const { port, seen } = await start(`${backend.url}/gw/v1/`)
    for (const path of ['/add', '/gw/v1/add', '/gw/v1x'])
      await converse(port, post('', 'Connection: close').replace('/add', path))
    expect(backend.heard).toEqual(['POST /gw/v1/add ', 'POST /gw/v1/add ', 'POST /gw/v1/gw/v1x '])
    expect(seen.map(({ url }) => createBackend(`${backend.url}/gw/v1`).withoutPrefix(url ?? ''))).toEqual([
      '/add',
      '/add',
      '/gw/v1x',
    ])
  })
})

describe('where nothing answers, the reason is said', () => {
  const answerOf = async (target: string) => {
    const { port, seen } = await start(target)
    const answer = await converse(port, post('', 'Connection: close'))
    return { answer, ending: seen[0]?.ending }
  }

  it('of a port that nobody listens at', async () => {
    const { answer, ending } = await answerOf('http://127.0.0.1:9')
    expect(answer).toMatch(/^HTTP\/1\.1 502 [^]*forwarder: nothing answers at http:\/\/127\.0\.0\.1:9: nothing listens/)
    expect(ending).toContain('nothing listens')
  })

  it('of a backend without TLS', async () => {
    const { url } = await startEcho()
    expect((await answerOf(url.replace('http:', 'https:'))).answer).toContain(`speaks no TLS; is it ${url}?`)
  })

  it('of bytes that are no HTTP', async () => {
    const url = await listen(createTcpServer((socket: Socket) => void socket.resume().end('SSH-2.0-OpenSSH\r\n')))
    expect((await answerOf(url)).answer).toContain('is no HTTP: Parse Error')
  })

  it('of a head that cannot be sent on', async () => {
    const url = await listen(createTcpServer((socket: Socket) => void socket.resume().end('HTTP/1.1 42 Odd\r\n\r\n')))
    expect((await answerOf(url)).answer).toMatch(/^HTTP\/1\.1 502 /)
  })
})

it('a client that leaves is no failure of the backend', async () => {
  const backend = createServer()
  const asked = once(backend, 'request') as Promise<[IncomingMessage]>
  const { port, seen } = await start(await listen(backend))
  const client = connect(port, '127.0.0.1', () => void client.write(post('')))
  const [{ socket }] = await asked
  const dropped = once(socket, 'close')
  client.destroy()
  await dropped
  expect(seen.map(({ ending }) => ending)).toEqual(['open'])
})

it('a process that stands still while it connects is connected once it goes on', async () => {
  const opening = connectTo(createBackend(await listen(createServer())))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2100)
  expect((await opening).destroy().destroyed).toBe(true)
})
