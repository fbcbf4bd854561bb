import { fieldAt, readYaml } from './read-yaml'

const text = `id: one # the first
title: 'It''s "so"'
rules:
  - id: a
    on: [cart.addDevice, "cart.addPlan"]
    nth: 2
    reply: { error: "208" }
    commit: false
  - id: b
    on:
description: |
  two
  lines
`

const slice = (range: { from: number; to: number } | undefined) => range && text.slice(range.from, range.to)

describe('reading a scenario while it is written', () => {
  it('gives the values with the types that YAML gives them', () => {
    expect(readYaml(text)?.data).toEqual({
      id: 'one',
      title: 'It\'s "so"',
      rules: [
        { id: 'a', on: ['cart.addDevice', 'cart.addPlan'], nth: 2, reply: { error: '208' }, commit: false },
        { id: 'b', on: null },
      ],
      description: 'two\nlines',
    })
  })

  it('reads JSON too', () => {
    expect(readYaml('{"id": "x", "rules": [{"nth": 2, "b": null}]}')?.data).toEqual({
      id: 'x',
      rules: [{ nth: 2, b: null }],
    })
  })

  it('tells where the value of a path stands, and its key', () => {
    const root = readYaml(text)
    expect(slice(fieldAt(root, 'rules[0].reply.error')?.value)).toBe('"208"')
    expect(slice(fieldAt(root, 'rules[0].reply.error')?.key)).toBe('error')
    expect(slice(fieldAt(root, 'rules[0].on[1]')?.value)).toBe('"cart.addPlan"')
    expect(fieldAt(root, 'rules[7].reply')).toBeUndefined()
    expect(fieldAt(root, 'rules[1].on')).toMatchObject({ value: undefined })
  })

  it.each(['', '{', 'rules:\n  - { a: [', ':', '- - -', '"'])('does not fall over %p', (broken) => {
    expect(() => readYaml(broken)).not.toThrow()
  })
})
