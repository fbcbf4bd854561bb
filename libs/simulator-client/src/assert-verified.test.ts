import { assertVerified, describeVerification } from './assert-verified'
import { scenarioId } from './scenario-id'

const verification = { ok: false, world: 'w1', seed: 7, checks: [], unused: [] }
const check = {
  scenario: 's',
  rule: 'r',
  expected: 'fired: 1',
  actual: 'fired: 0, of 1 calls that it counted',
  kind: 'fired' as const,
  found: 0,
  atLeast: 1,
  atMost: 1,
}

describe('a verification that fails', () => {
  it('names the rule, what it counted, the nearest calls and how to replay', () => {
    const nearest = ['w1-3 cart.addDevice answered 200; r: 1 more to go.']
    const checks = [
      { ...check, ok: false, nearest },
      { ...check, rule: 'met', ok: true },
    ]
    const said = describeVerification({ ...verification, checks })
    for (const part of [
      '1 of 2',
      's: r',
      'expected fired: 1',
      'fired: 0',
      nearest[0] ?? '',
      'seed 7',
      'w1/snapshots',
    ]) {
      expect(said).toContain(part)
    }
    expect(said).not.toContain('met\n')
    expect(() => assertVerified({ ...verification, checks })).toThrow('s: r')
  })

  it('names the file of a world that is dropped, and the command that goes on with it', () => {
    const said = describeVerification({ ...verification, checks: [{ ...check, ok: false }] }, 'out put/world-w1.json')
    expect(said).toContain("snapshot: out put/world-w1.json\nreplay:   npx soe-sim replay 'out put/world-w1.json'")
    expect(said).not.toContain('/snapshots')
  })

  it('says so where nothing was checked', () => {
    expect(() => assertVerified(verification)).toThrow('Nothing was checked')
  })
})

it('lets a verification pass that is met', () => {
  expect(() => assertVerified({ ...verification, ok: true, checks: [{ ...check, ok: true }] })).not.toThrow()
})

it.each([
  ['id: second-add\ntitle: T', 'second-add'],
  ['{\n  "id": "in-json"\n}', 'in-json'],
  ['apiVersion: sim/v1\nid: "quoted"', 'quoted'],
  ['title: none', 'unnamed'],
])('finds the id in %j', (text, id) => {
  expect(scenarioId(text)).toBe(id)
})
