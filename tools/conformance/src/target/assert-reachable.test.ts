import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { mkdtempSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runConform } from '../testing/run-conform'

const folder = mkdtempSync(join(tmpdir(), 'reachable-'))

/** A certificate that nobody has signed but itself. */
const selfSigned = () => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

const servers: Server[] = []
const portOf = (server: Server) =>
  new Promise<number>((resolve) => {
    servers.push(server)
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port))
  })
let plain: number
let secure: number
let closing: number
beforeAll(async () => {
  plain = await portOf(createServer((_incoming, outgoing) => void outgoing.end()))
  closing = await portOf(createTcpServer((socket) => socket.destroy()))
  secure = await portOf(createTlsServer(selfSigned(), (_incoming, outgoing) => void outgoing.end()))
})
afterAll(() => servers.forEach((server) => server.close()))

describe.each([
  ['a run', []],
  ['init', ['init', '--out', join(folder, 'states.yaml')]],
])('%s says why nothing answers, and what helps', (_name, command) => {
  it.each<[string, () => string, () => string]>([
    ['a closed port', () => 'http://localhost:9', () => 'nothing answers at http://localhost:9: nothing listens there'],
    ['a name that no host has', () => 'http://nowhere.invalid', () => 'no host is named nowhere.invalid'],
    [
      'a certificate that is not trusted',
      () => `https://localhost:${secure}`,
      () => 'is not trusted (self-signed certificate); NODE_EXTRA_CA_CERTS=FILE names an authority to trust',
    ],
    [
      'TLS where there is none',
      () => `https://localhost:${plain}`,
      () => `speaks no TLS; is it http://localhost:${plain}?`,
    ],
    ['a port that closes what it takes', () => `http://localhost:${closing}`, () => 'closes every connection without'],
    ['no TLS where it is', () => `http://localhost:${secure}`, () => `speaks TLS; is it https://localhost:${secure}?`],
  ])('at %s', async (_where, target, words) => {
    const { code, err } = await runConform([...command, '--target', target()])
    expect([code, err.trim().split('\n').length]).toEqual([2, 1])
    expect(err).toContain(words())
  })
})

it('a run goes on where the root alone gets no answer', async () => {
  const port = await portOf(
    createServer(({ url, socket }, outgoing) => (url === '/' ? socket.destroy() : outgoing.writeHead(404).end())),
  )
  const { code, err } = await runConform(['init', '--out', '-', '--target', `http://localhost:${port}`])
  expect([code, err]).toEqual([2, expect.stringContaining('no operation of the contract')])
})
