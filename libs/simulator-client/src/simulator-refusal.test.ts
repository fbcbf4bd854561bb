import { SimulatorRefusal } from './simulator-refusal'

describe('a refusal', () => {
  it('says what the simulator said', () => {
    const body = { error: { code: 'UNKNOWN_PERSONA', message: 'There is no persona "x".', allowed: ['prospect'] } }
    const refusal = new SimulatorRefusal(400, body)
    expect(refusal.message).toBe('the simulator answered 400 UNKNOWN_PERSONA: There is no persona "x".')
    expect(refusal).toMatchObject({ status: 400, code: 'UNKNOWN_PERSONA', allowed: ['prospect'] })
  })

  it.each([undefined, null, '<html>', { error: 'no' }])('copes with an answer that is none of its own: %j', (body) => {
    expect(new SimulatorRefusal(502, body)).toMatchObject({ status: 502, code: 'UNEXPECTED_ANSWER' })
  })
})
