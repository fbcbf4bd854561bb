import { createSimulatorClient } from './create-simulator-client'
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
  const page = () => Promise.resolve(new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } }))
  const client = createSimulatorClient({ baseUrl: 'http://shop.test', fetch: page })

  it.each<[string, () => Promise<unknown>]>([
    ['listWorlds', () => client.listWorlds()],
    ['makeWorld', () => client.makeWorld()],
    ['dropWorld', () => client.dropWorld('w')],
    ['verify', () => client.verify('w')],
    ['verifyReport', () => client.verifyReport('w', 'junit')],
    ['arm', () => client.arm('w', 'id: x')],
    ['journal', () => client.journal('w')],
    ['follow', () => client.follow('w')[Symbol.asyncIterator]().next()],
  ])('is named as such by %s', async (_name, call) => {
    await expect(call()).rejects.toThrow('What answers at http://shop.test is no simulator.')
  })
})
