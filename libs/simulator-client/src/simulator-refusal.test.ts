import { createSimulatorClient, type SimulatorClient } from './create-simulator-client'
import { SimulatorRefusal } from './simulator-refusal'

describe('a refusal', () => {
  it('says what the simulator said', () => {
    const body = { error: { code: 'UNKNOWN_PERSONA', message: 'There is no persona "x".', allowed: ['prospect'] } }
    const refusal = new SimulatorRefusal(400, body, 'http://localhost:4010')
    expect(refusal.message).toBe('the simulator answered 400 UNKNOWN_PERSONA: There is no persona "x".')
    expect(refusal).toMatchObject({ status: 400, code: 'UNKNOWN_PERSONA', allowed: ['prospect'] })
  })

  it.each([undefined, null, '<html>', { error: 'no' }])('copes with an answer that is none of its own: %j', (body) => {
    expect(new SimulatorRefusal(502, body, 'http://localhost:80')).toMatchObject({
      status: 502,
      code: 'UNEXPECTED_ANSWER',
      reason: 'What answers at http://localhost:80 is no simulator.',
    })
  })
})

describe('a server that is no simulator', () => {
  const calls: Readonly<Record<string, (client: SimulatorClient) => Promise<unknown>>> = {
    listWorlds: (client) => client.listWorlds(),
    makeWorld: (client) => client.makeWorld(),
    dropWorld: (client) => client.dropWorld('w'),
    verify: (client) => client.verify('w'),
    verifyReport: (client) => client.verifyReport('w', 'junit'),
    arm: (client) => client.arm('w', 'id: x'),
    journal: (client) => client.journal('w'),
    personas: (client) => client.personas(),
    follow: (client) => client.follow('w')[Symbol.asyncIterator]().next(),
  }

  describe.each([
    ['a page', 'text/html', '<h1>Hello</h1>'],
    ['JSON of its own', 'application/json', '{"status":"up"}'],
  ])('and answers %s', (_what, type, text) => {
    const answer = () => Promise.resolve(new Response(text, { headers: { 'content-type': type } }))
    const client = createSimulatorClient({ baseUrl: 'http://shop.test', fetch: answer })

    it.each(Object.entries(calls))('is named as such by %s', async (_name, call) => {
      await expect(call(client)).rejects.toThrow('What answers at http://shop.test is no simulator.')
    })
  })
})
