import { spawn, type ChildProcess } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { findOperation, type Operation } from '@soe/contracts'
import { projectFiles } from './project-files'

const { document } = projectFiles(resolve(__dirname, '../../..'))
const prism = join(dirname(require.resolve('@stoplight/prism-cli/package.json')), 'dist/index.js')

/** The address at which the mock says that it listens. */
const listening = (mock: ChildProcess): Promise<string> =>
  new Promise((done, fail) => {
    let said = ''
    mock.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const url = /is listening on (http:\S+:\d+)/.exec(said)?.[1]
      if (url !== undefined) done(url)
    })
    mock.on('exit', () => fail(new Error(`Prism ended: ${said.slice(-2000)}`)))
  })

describe('Prism with the document', () => {
  let mock: ChildProcess
  let base: string
  beforeAll(async () => {
    mock = spawn(process.execPath, [prism, 'mock', '-h', '127.0.0.1', '-p', '0', document])
    base = await listening(mock)
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
