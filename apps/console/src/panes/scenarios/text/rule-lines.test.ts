import type { WorldScenario } from '@soe/simulator-client'
import { checkScenario } from '@soe/scenario'
import { readYaml } from './read-yaml'
import { isAsArmed, ruleLines } from './rule-lines'

const text = `apiVersion: sim/v1
kind: Scenario
id: one
title: One
rules:
  # A tester's remark.
  - id: a
    on: cart.addDevice
    nth: 2
    reply: { error: "208" }
  - id: b
    on: [cart.addPlan]
    nth: 1
    reply: { status: 503 }
`

const armed = {
  id: 'one',
  title: 'One',
  armedAt: '2026-11-20T14:00:00Z',
  rules: [
    { id: 'a', matched: 3, fired: 1 },
    { id: 'b', matched: 2, fired: 0 },
  ],
  document: checkScenario(readYaml(text)?.data).scenario,
} as unknown as WorldScenario

const statuses = (written: string, of: WorldScenario | undefined = armed) =>
  ruleLines(readYaml(written), of, new Map([['a', 'w-7']])).map(({ status }) => status)

describe('how the rules of a text stand', () => {
  it('names what an armed rule has done', () => {
    expect(statuses(text)).toEqual([
      { kind: 'fired', fired: 1, decision: 'w-7' },
      { kind: 'waiting', matched: 2 },
    ])
  })

  it('calls a rule a draft that is not the armed one, and no other', () => {
    expect(statuses(text.replace('nth: 1', 'nth: 4'))).toEqual([
      expect.objectContaining({ kind: 'fired' }),
      { kind: 'draft' },
    ])
    expect(statuses(`${text}  - id: c\n`)[2]).toEqual({ kind: 'draft' })
  })

  it('tells where each begins', () => {
    expect(
      ruleLines(readYaml(text), undefined, new Map()).map(({ id, from }) => [id, text.slice(from, from + 5)]),
    ).toEqual([
      ['a', 'id: a'],
      ['b', 'id: b'],
    ])
  })

  it('takes another way to write the same for the same', () => {
    expect(isAsArmed(readYaml(text.replace('[cart.addPlan]', '"cart.addPlan"'))?.data, armed)).toBe(true)
    expect(isAsArmed(readYaml(text.replace('title: One', 'title: Two'))?.data, armed)).toBe(false)
    expect(isAsArmed(readYaml('rules: 3')?.data, armed)).toBe(false)
  })
})
