import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { simulatorFixture } from './testing/simulator-fixture'

const { sim } = simulatorFixture()

describe('a simulator that is not one, or wants its token', () => {
  it('is told apart from one', async () => {
    const other = createServer((_, reply) => reply.writeHead(404, { 'content-type': 'text/html' }).end('<p>Hello</p>'))
    await new Promise<void>((done) => {
      other.listen(0, '127.0.0.1', done)
    })
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    expect(await sim(`worlds --url ${url}`)).toEqual({
      code: 3,
      out: '',
      err: `What answers at ${url} is no simulator.`,
    })
    await new Promise((done) => {
      other.close(done)
    })
  })
})
