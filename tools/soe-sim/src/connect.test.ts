import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { simulatorFixture } from './testing/simulator-fixture'

const { sim } = simulatorFixture()

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const program = join(__dirname, 'testing/run-with-stub.ts')

/** The exit code and what a process of its own says: only there may nothing be left to wait for. */
const runAlone = (...words: readonly string[]) =>
  new Promise<readonly [unknown, string]>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', program, ...words], (error, _out, said) => {
      resolve([error?.code, said])
    })
  })

describe('a simulator that is not one, or wants its token', () => {
  it('is told apart from one', async () => {
    const other = createServer((_, reply) => reply.writeHead(404, { 'content-type': 'text/html' }).end('<p>Hello</p>'))
    const url = await listen(other)
    expect(await sim(`worlds --url ${url}`)).toEqual({
      code: 3,
      out: '',
      err: `What answers at ${url} is no simulator.`,
    })
    await new Promise((done) => {
      other.close(done)
    })
  })

  it('is said to be missing where connections are closed unanswered', async () => {
    const port = createTcpServer((socket) => void socket.on('error', () => undefined).destroy())
    const url = await listen(port)
    const [code, said] = await runAlone('worlds', '--url', url.replace('127.0.0.1', 'localhost'))
    port.close()
    expect([code, said]).toEqual([3, expect.stringContaining('No simulator answers at ')])
  })
})
