import { findOperation, operations } from '@soe/contracts'
import { parseScenarios } from '@soe/scenario'
import type { Decision } from '@soe/simulator-client'
import { ownHost, whatIfs, whatIfScenario } from './branches'

describe('another end of a call', () => {
  it('is any other error that its operation declares, or a fault', () => {
    const { errors } = findOperation('cart.addDevice').metadata
    const labels = whatIfs(errors, { error: '208' }).map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['CART_LOCKED', 'Connection lost, done all the same']))
    expect(labels).not.toContain('208')
  })

  it('is a scenario without a problem, for operations of every kind', () => {
    const texts = operations
      .filter((_, at) => at % 15 === 0)
      .flatMap(({ key, operation: { metadata } }) => {
        const audience = Object.keys(metadata.paths)[0]
        const decision = { operation: key, audience } as Decision
        return whatIfs(metadata.errors, {}).map((whatIf) => whatIfScenario(decision, whatIf))
      })
    const problems = texts.map((text) => parseScenarios(text)).flatMap((parsed) => parsed.problems)
    expect(problems).toEqual([])
  })
})

describe('the address of a world', () => {
  it.each([
    ['http://localhost:4010/a?b', 'Demo-2', 'http://demo-2.localhost:4010/a?b'],
    ['http://localhost:4010/', 'a.b', 'http://localhost:4010/'],
    ['http://localhost:4010/', 'a_b', 'http://localhost:4010/'],
    ['http://127.0.0.1:4010/', 'demo', 'http://127.0.0.1:4010/'],
    ['https://sim.example/', 'demo', 'https://sim.example/'],
  ])('%s of %s is %s', (address, world, own) => expect(ownHost(address, world)).toBe(own))
})
