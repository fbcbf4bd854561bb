import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { findOperation, type Operation } from '@soe/contracts'
import { projectFiles } from './project-files'

jest.setTimeout(240_000)

const { document } = projectFiles(resolve(__dirname, '../../..'))
const prism = join(dirname(require.resolve('@stoplight/prism-cli/package.json')), 'dist/index.js')

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })

/** Waits until the mock has said that it listens. */
const listening = (mock: ChildProcess): Promise<void> =>
  new Promise((done, fail) => {
    let said = ''
    mock.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('is listening')) done()
    })
    mock.on('exit', () => fail(new Error(`Prism ended: ${said.slice(-2000)}`)))
  })

describe('Prism with the document', () => {
  let mock: ChildProcess
  let base: string
  beforeAll(async () => {
    const port = await freePort()
    base = `http://127.0.0.1:${port}`
    mock = spawn(process.execPath, [prism, 'mock', '-h', '127.0.0.1', '-p', String(port), document])
    await listening(mock)
  })
  afterAll(() => mock.kill())

  const addDevice = findOperation('cart.addDevice') as Operation & {
    responses: { 200: { safeParse(value: unknown): object } }
  }

  const call = (body: unknown) =>
    fetch(`${base}${addDevice.metadata.paths.prospect}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('answers an example as the contract has it', async () => {
    const reply = await call(addDevice.metadata.example.body)
    expect(reply.status).toBe(200)
    expect(addDevice.responses[200].safeParse(await reply.json())).toMatchObject({ success: true })
  })

  it('refuses what the contract does not take', async () => {
    expect((await call({ cartInfo: {}, data: { lines: [] } })).status).toBe(400)
  })
})
