import { checkPlain, limits } from './check-plain'
import { describeFinding, messageOf, pathOf } from './finding'

const told = (value: unknown) => {
  const found = checkPlain(value)
  return found && `${found.code} ${pathOf(found.segments)}: ${messageOf(found)}`
}

const nested = (depth: number) => Array.from({ length: depth }).reduce<unknown>((value) => [value], 1)
const cyclic: Record<string, unknown> = {}
cyclic.self = { again: cyclic }
const shared = { a: 1 }

class Odd {
  field = 1
}

describe('plain data', () => {
  it.each<[string, unknown]>([
    ['a scalar', 'x'],
    ['null', null],
    ['nothing', undefined],
    ['fields without a value', { a: undefined, b: [true, 0, null] }],
    ['an object without a prototype', Object.assign(Object.create(null) as object, { a: 1 })],
    ['the same twice', [shared, { shared }]],
    ['as deep as may be', nested(limits.depth)],
    ['as many values as may be', Array.from({ length: limits.values }, () => 1)],
  ])('may be %s', (_what, value) => expect(told(value)).toBeUndefined())

  it.each<[unknown, string]>([
    [{ a: [1, () => 1] }, 'not-json a[1]: A function is not a JSON value.'],
    [{ 'a b': Symbol('x') }, 'not-json ["a b"]: A symbol is not a JSON value.'],
    [10n, 'not-json : A bigint is not a JSON value.'],
    [[Infinity], 'not-json [0]: The number Infinity is not a JSON value.'],
    [{ at: new Date(0) }, 'not-json at: A Date is not a JSON value.'],
    [new Odd(), 'not-json : A Odd is not a JSON value.'],
    [cyclic, 'not-json self.again: The value contains itself.'],
    [nested(limits.depth + 1), `too-deep : The document is nested more than ${limits.depth} deep.`],
    [
      Array.from({ length: limits.values + 1 }, () => 1),
      `too-large : The document holds more than ${limits.values} values.`,
    ],
    [
      { a: JSON.parse('{"__proto__": 1}') as unknown },
      'prototype-key a.__proto__: The name "__proto__" is not allowed in a document.',
    ],
    [{ a: { constructor: 1 } }, 'prototype-key a.constructor: The name "constructor" is not allowed in a document.'],
    [[{ prototype: 1 }], 'prototype-key [0].prototype: The name "prototype" is not allowed in a document.'],
    [{ [Symbol('s')]: 1 }, 'prototype-key ["Symbol(s)"]: The name "Symbol(s)" is not allowed in a document.'],
  ])('may not be what it is not: %#', (value, expected) => expect(told(value)).toBe(expected))
})

describe('the path of a problem', () => {
  it.each([
    [[], ''],
    [['rules', 0, 'reply', 'error'], 'rules[0].reply.error'],
    [['a-b_1', 'x'], 'a-b_1.x'],
    [['a', 'b.c', 'd e'], 'a["b.c"]["d e"]'],
    [['', 'a'], '[""].a'],
  ])('of %j is %p', (segments, path) => {
    expect(describeFinding({ severity: 'error', code: 'syntax', segments, message: 'No.' })).toEqual({
      severity: 'error',
      code: 'syntax',
      path,
      message: 'No.',
    })
  })
})
