import { request as httpRequest, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { errorEnvelope, findOperation } from '@soe/contracts'
import { defineScenario, rule } from '@soe/scenario'
import { callControl } from '../testing/call-control'
import { exampleOf } from '../testing/prepare-example'
import { arm, verify } from '../testing/scenario-client'
import { addDevicePath, call, closeAll, json, makeWorld, startBackend, startFront } from '../testing/start-backend'

afterAll(closeAll)

describe('the contract at the seam', () => {
  const kept = defineScenario({
    id: 'kept',
    title: 'The contract is kept, both ways',
    expect: [{ offContract: 0 }],
  })

  const sentencesOf = async (answer: RequestListener, body: string) => {
    const front = await startFront()
    const { id } = await makeWorld(front.url, { url: (await startBackend(answer)).url })
    await arm(front.app, id, kept)
    const { headers } = await call(`${front.url}${addDevicePath}`, { headers: { 'x-sim-world': id }, body })
    const url = `/__sim/v1/worlds/${id}/decisions/${String(headers['x-sim-decision'])}`
    const { sentences } = (await front.app.inject(url)).json<{ sentences: string[] }>()
    const { ok } = await verify(front.app, id)
    expect((await callControl(front.app, 'POST', `worlds/${id}/verdict`, {})).status).toBe(200)
    return { ok, said: sentences.filter((sentence) => sentence.includes('contract')) }
  }

  const good = JSON.stringify(exampleOf('cart.addDevice'))
  const refused = errorEnvelope([{ id: '208' }])

  it('is kept by what fits it', async () => {
    expect(await sentencesOf(json(refused), good)).toEqual({ ok: true, said: [] })
  })

  it.each([
    ['an answer', json({ cart: 1 }), good, "The backend's answer is not what the contract says: "],
    ['a request', json(refused), '{"data":{"lines":"none"}}', 'The request is not what the contract says: '],
    [
      'a status',
      ((_incoming, outgoing) => void outgoing.writeHead(418).end()) satisfies RequestListener,
      good,
      "The backend's answer is not what the contract says: there is no answer with the status 418.",
    ],
    ['a body', json(refused), 'not JSON', 'The request is not what the contract says: '],
  ])('is broken by %s that does not fit, as the decision and verifying report', async (_what, answer, body, said) => {
    const found = await sentencesOf(answer, body)
    expect(found).toEqual({ ok: false, said: [expect.stringContaining(said)] })
  })
})

const cookieLines: RequestListener = (incoming, outgoing) => {
  const own = `https://${incoming.headers.host ?? ''}`
  outgoing.setHeader('set-cookie', [
    '__Host-sid=1; Secure; Path=/; HttpOnly; SameSite=None',
    'part=2; Domain=127.0.0.1; Path=/base/soe; Secure; Partitioned',
    'other=3; Domain=example.com',
    'sim-world=mine; Path=/',
  ])
  outgoing.setHeader('strict-transport-security', 'max-age=9')
  outgoing.setHeader('content-type', 'application/json')
  outgoing.setHeader('content-encoding', 'gzip')
  outgoing.setHeader('etag', '"1"')
  outgoing.end(gzipSync(JSON.stringify({ image: `${own}/base/a.png`, elsewhere: 'https://example.com/base/b.png' })))
}

describe('the seam between a client and a backend below a path', () => {
  it('makes cookies, addresses and origins those of the front, and gives the backend its own', async () => {
    const { url, heard } = await startBackend(cookieLines)
    const front = await startFront()
    const { id } = await makeWorld(front.url, `${url}/base`)
    const answer = await call(front.url + addDevicePath, {
      headers: {
        'x-sim-world': id,
        cookie: 'soe-client=abcdefgh12; ~Host-sid=0; sim-world=x',
        origin: front.url,
        referer: `${front.url}/sales/digital/cart.html`,
      },
    })
    expect(answer.headers['set-cookie']).toEqual(['~Host-sid=1; path=/; httponly; samesite=Lax', 'part=2; path=/soe'])
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    expect([answer.headers['content-encoding'], answer.headers.etag]).toEqual([undefined, undefined])
    expect(JSON.parse(answer.body.toString())).toEqual({
      image: `${front.url}/a.png`,
      elsewhere: 'https://example.com/base/b.png',
    })
    expect(heard[0]?.line).toBe(`POST /base${addDevicePath}`)
    expect(heard[0]?.headers).toMatchObject({
      cookie: '__Host-sid=0',
      origin: url,
      referer: `${url}/base/sales/digital/cart.html`,
      host: url.slice('http://'.length),
    })
    expect(Object.keys(heard[0]?.headers ?? {}).filter((name) => name.startsWith('x-sim'))).toEqual([])
  })

  it('leaves bodies as they are coded where they need no change', async () => {
    const zipped = gzipSync(JSON.stringify({ a: 1 }))
    const { url } = await startBackend((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip', etag: '"1"' })
      outgoing.end(zipped)
    })
    const front = await startFront({ carrier: url })
    const answer = await call(front.url + addDevicePath)
    expect(answer.body.equals(zipped)).toBe(true)
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', etag: '"1"' })
  })

  it('sends a request as it is coded, and its headers of 32 kB', async () => {
    const { url, heard } = await startBackend(json({}))
    const front = await startFront({ carrier: url })
    const long = 'x'.repeat(32 * 1024)
    const body = gzipSync('{"cartInfo":{}}')
    await call(front.url + addDevicePath, { body, headers: { 'content-encoding': 'gzip', 'x-long': long } })
    expect(heard[0]?.headers['x-long']).toBe(long)
    expect(heard[0]?.headers['content-encoding']).toBe('gzip')
  })

  it('passes on what is no call of the contract, redirects that stay in front among it', async () => {
    const { url } = await startBackend((incoming, outgoing) => {
      const [own, foreign] = [`http://${incoming.headers.host ?? ''}/gw/next`, 'https://elsewhere.example/x']
      outgoing.writeHead(302, { location: incoming.url === '/gw/own' ? own : foreign }).end()
    })
    const front = await startFront()
    const { id } = await makeWorld(front.url, `${url}/gw`)
    const headers = { 'x-sim-world': id }
    expect((await call(`${front.url}/own`, { method: 'GET', headers })).headers.location).toBe(`${front.url}/next`)
    const away = await call(`${front.url}/away`, { method: 'GET', headers })
    expect(away.headers.location).toBe('https://elsewhere.example/x')
  })

  describe('a call that the backend has moved', () => {
    const path = findOperation('cart.getThrottleList').metadata.paths.prospect ?? ''
    const changed = defineScenario({
      id: 'changed',
      title: 'The list is another one',
      rules: [
        rule.on('cart.getThrottleList', { id: 'other', always: true, reply: { patch: { throttleList: ['EA_VC'] } } }),
      ],
      expect: [{ rule: 'other', fired: 1 }],
    })

    /** A front whose backend redirects a call to its address with a slash. */
    const moved = async (status: number, headers: Readonly<Record<string, string>> = {}) => {
      const { url, heard } = await startBackend((incoming, outgoing) => {
        if (incoming.url?.endsWith('/') === true) return json({ throttleList: [] })(incoming, outgoing)
        const location = `http://${incoming.headers.host ?? ''}/gw${path}/`
        outgoing.writeHead(status, { location, ...headers }).end()
      })
      const front = await startFront({ carrier: `${url}/gw/` })
      await arm(front.app, 'default', changed)
      return { front, heard }
    }

    it('is asked once more there, and rules change what is answered', async () => {
      const { front, heard } = await moved(308)
      const answer = await call(front.url + path, { body: '{"a":1}' })
      const asked = heard.map(({ line, body }) => `${line} ${body}`)
      expect(asked).toEqual([`POST /gw${path} {"a":1}`, `POST /gw${path}/ {"a":1}`])
      expect([answer.status, answer.body.toString()]).toEqual([200, '{"throttleList":["EA_VC"]}'])
    })

    it.each([
      ['with a cookie', 308, { 'set-cookie': 'a=1' }],
      ['to another host', 307, { location: 'https://elsewhere.example/soe/' }],
      ['to no call', 307, { location: '/login' }],
      ['to an address that is none', 308, { location: 'http://[' }],
      ['that changes the method', 302, {}],
    ])('is not, by a redirect %s, which a rule can not change', async (_name, status, headers) => {
      const { front, heard } = await moved(status, headers)
      const answer = await call(front.url + path)
      expect(heard).toHaveLength(1)
      expect(answer.body.toString()).toContain(`The backend has redirected the call (${status})`)
    })
  })

  it.each([
    ['trailers', 200, ['trailer', 'x-sum', 'content-type', 'application/json'], 200, '{}'],
    ['two types', 200, ['content-type', 'application/json', 'content-type', 'text/html'], 200, '{}'],
    ['no status', 999, [], 502, 'is no HTTP: 999 is no status'],
  ])('takes an answer with %s', async (_name, status, lines, answered, text) => {
    const { url } = await startBackend((_incoming, outgoing) => {
      outgoing.writeHead(status, [...lines, 'transfer-encoding', 'chunked']).write('{}')
      outgoing.addTrailers({ 'x-sum': '7' })
      outgoing.end()
    })
    const front = await startFront({ carrier: url })
    const answer = await call(front.url + addDevicePath)
    expect([answer.status, answer.body.toString()]).toEqual([answered, expect.stringContaining(text)])
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
  })

  it('lets a stream through as it comes', async () => {
    const { url } = await startBackend((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
      outgoing.write('data: 1\n\n')
    })
    const front = await startFront({ carrier: url })
    const first = await new Promise<string>((resolve, reject) => {
      const sent = httpRequest(front.url + addDevicePath, { method: 'POST' }, (message) =>
        message.once('data', (chunk: Buffer) => {
          resolve(chunk.toString())
          sent.destroy()
        }),
      )
      sent.on('error', reject)
      sent.end()
    })
    expect(first).toBe('data: 1\n\n')
  })

  it('asks once, ends without an answer where the backend does, and says why nothing answers', async () => {
    const { url, heard } = await startBackend((incoming) => void incoming.socket.destroy())
    const front = await startFront({ carrier: url })
    await expect(call(front.url + addDevicePath)).rejects.toThrow(/socket hang up|ECONNRESET/)
    expect(heard).toHaveLength(1)
    const { id } = await makeWorld(front.url, 'http://127.0.0.1:9')
    const answer = await call(front.url + addDevicePath, { headers: { 'x-sim-world': id } })
    expect([answer.status, answer.body.toString()]).toEqual([502, expect.stringContaining('nothing listens there')])
  })
})
