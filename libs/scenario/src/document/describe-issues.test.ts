import { z } from 'zod'
import { describeIssues } from './describe-issues'

const schema = z.object({
  bare: z.string().regex(/^[a-z]+$/),
  worded: z.string().regex(/^\d{5}$/, 'five digits'),
  day: z.iso.date(),
  named: z.record(z.string().regex(/^[a-z-]+$/, 'a header name'), z.string()),
})

const right = { bare: 'a', worded: '12345', day: '2026-12-24', named: { 'retry-after': '2' } }

describe('a text of the wrong form', () => {
  it.each([
    ['bare', '"X1" is not of the form /^[a-z]+$/.'],
    ['worded', '"X1" is not five digits.'],
    ['day', '"X1" is not a date such as 2026-12-24.'],
  ])('is told in the words of its field, or by its pattern: %s', (field, message) => {
    const value = { ...right, [field]: 'X1' }
    const { error } = schema.safeParse(value)
    expect(describeIssues(error?.issues ?? [], value, schema).map((found) => found.message)).toEqual([message])
  })

  it('is told of a name itself, not of its value', () => {
    const value = { ...right, named: { 'Bad Header': 'x' } }
    const { error } = schema.safeParse(value)
    expect(describeIssues(error?.issues ?? [], value, schema)).toEqual([
      expect.objectContaining({ segments: ['named', 'Bad Header'], message: '"Bad Header" is not a header name.' }),
    ])
  })
})

const pair = z.strictObject({ a: z.number(), b: z.string().optional() })
const oneOfTwo = z.union([z.strictObject({ one: z.number() }), z.strictObject({ two: z.string() })])
const tagged = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('x'), n: z.number() }),
  z.object({ kind: z.literal('y') }),
])
const refused = (params?: object) => z.string().refine(() => false, { message: 'It is not wanted', ...params })
const text = z.string()
const long = 'x'.repeat(100)
const cut = `${'x'.repeat(77)}…`

const told = (given: z.ZodType, value: unknown): string[] =>
  describeIssues(given.safeParse(value).error?.issues ?? [], value, given).map(
    ({ code, segments, message }) => `${code} ${segments.join('.')}: ${message}`,
  )

describe('a value of another kind', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, 'missing-field : Missing: a text is needed.'],
    [z.string(), null, 'wrong-type : Needed here is a text, not null.'],
    [z.boolean(), 'x', 'wrong-type : Needed here is true or false, not a text.'],
    [z.number(), [1], 'wrong-type : Needed here is a number, not a list.'],
    [z.int(), 1.5, 'wrong-type : Needed here is a whole number, not a number.'],
    [z.array(z.string()), {}, 'wrong-type : Needed here is a list, not an object.'],
    [z.record(z.string(), z.string()), true, 'wrong-type : Needed here is an object, not true or false.'],
    [z.object({}), 4, 'wrong-type : Needed here is an object, not a number.'],
    [z.date(), 3, 'wrong-type : Needed here is date, not a number.'],
    [pair, undefined, 'missing-field : Missing: an object with a, b is needed.'],
    [pair, 'x', 'wrong-type : Needed here is an object with a, b, not a text.'],
    [
      z.object({ deep: z.array(pair) }),
      { deep: [{ a: 1 }, { a: 'x' }] },
      'wrong-type deep.1.a: Needed here is a number, not a text.',
    ],
    [z.union([z.string(), z.number()]), true, 'wrong-type : Needed here is a text, not true or false.'],
  ])('than %# is told', (given, value, expected) => expect(told(given, value)).toEqual([expected]))
})

describe('a value out of its bounds', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string().max(3), 'abcd', 'Too much: at most 3 characters.'],
    [z.string().max(1), 'abcd', 'Too much: at most 1 character.'],
    [z.string().min(2), 'a', 'Too little: at least 2 characters.'],
    [z.array(z.number()).max(2), [1, 2, 3], 'Too much: at most 2 items.'],
    [z.array(z.number()).min(1), [], 'Too little: at least 1 item.'],
    [z.number().max(5), 6, 'Too much: at most 5.'],
    [z.number().lt(5), 5, 'Too much: less than 5.'],
    [z.number().min(5), 4, 'Too little: at least 5.'],
    [z.number().gt(5), 5, 'Too little: more than 5.'],
    [z.set(z.number()).max(1), new Set([1, 2]), 'Too much: at most 1 item.'],
  ])('is told by them: %#', (given, value, message) => {
    expect(told(given, value)).toEqual([`out-of-range : ${message}`])
  })
})

describe('a value that is not among those allowed', () => {
  it.each<[z.ZodType, unknown, string]>([
    [
      z.enum(['red', 'green']),
      'redd',
      'unknown-value : "redd" is not known here. Did you mean "red"? Allowed: red, green.',
    ],
    [z.enum(['red']), undefined, 'missing-field : Missing. Allowed: red.'],
    [z.enum(['1', '2']), 1, 'wrong-type : A text is needed: put the 1 in quotes.'],
    [z.literal([5, 'x']), 5.5, 'unknown-value : "5.5" is not known here. Did you mean "5"? Allowed: 5, x.'],
    [z.literal(true), 'true', 'wrong-type : A text is not taken here: take the quotes off true.'],
    [z.enum(['red']), { x: 1 }, 'unknown-value : "{"x":1}" is not known here. Allowed: red.'],
    [z.enum(['red']), 'x'.repeat(80), `unknown-value : "${'x'.repeat(80)}" is not known here. Allowed: red.`],
    [z.enum(['red']), long, `unknown-value : "${cut}" is not known here. Allowed: red.`],
    [z.union([z.literal('a'), z.literal('b')]), 'c', 'unknown-value : "c" is not known here. Allowed: a, b.'],
    [z.union([z.literal('a'), z.string().min(3)]), 'c', 'out-of-range : Too little: at least 3 characters.'],
    [tagged, { kind: 'z' }, 'unknown-value kind: "z" is not known here. Allowed: x, y.'],
    [tagged, {}, 'missing-field kind: Missing. Allowed: x, y.'],
    [z.object({ t: tagged }), { t: { kind: 'x' } }, 'missing-field t.n: Missing: a number is needed.'],
  ])('is told with them: %#', (given, value, expected) => expect(told(given, value)).toEqual([expected]))
})

describe('a name that is not known', () => {
  it.each<[z.ZodType, object, string[]]>([
    [pair, { a: 1, aa: 2 }, ['unknown-field aa: There is no field "aa" here. Did you mean "a"? Allowed: a, b.']],
    [pair, { a: 1, [long]: 2 }, [`unknown-field ${long}: There is no field "${cut}" here. Allowed: a, b.`]],
    [
      z.strictObject({}),
      { q: 1, r: 2 },
      ['unknown-field q: There is no field "q" here.', 'unknown-field r: There is no field "r" here.'],
    ],
    [z.record(z.string().max(2), z.number()), { abc: 1 }, ['out-of-range abc: Too much: at most 2 characters.']],
    [oneOfTwo, { one: 1, three: 3 }, ['unknown-field three: There is no field "three" here. Allowed: one, two.']],
  ])('is told with those that are: %#', (given, value, expected) => expect(told(given, value)).toEqual(expected))
})

describe('a choice between fields', () => {
  it.each<[unknown, string]>([
    [{}, 'choose-one : Exactly one field is needed. Allowed: one, two.'],
    [{ one: 1, two: 'x' }, 'choose-one : Exactly one field is needed, not one, two. Allowed: one, two.'],
    [{ onne: 1 }, 'choose-one : Exactly one field is needed, not onne. Did you mean "one"? Allowed: one, two.'],
    [{ one: 'x' }, 'wrong-type one: Needed here is a number, not a text.'],
    [{ two: 1 }, 'wrong-type two: Needed here is a text, not a number.'],
    ['x', 'wrong-type : Needed here is an object with one, two, not a text.'],
  ])('that is %j is told', (value, expected) => expect(told(oneOfTwo, value)).toEqual([expected]))
})

describe('a value of several possible shapes', () => {
  const other = z.strictObject({ c: z.object({ d: z.number() }) })

  it.each<[z.ZodType, unknown, string]>([
    [z.union([z.number(), z.array(z.number())]), ['x'], 'wrong-type 0: Needed here is a number, not a text.'],
    [z.union([z.string().max(1), z.array(pair)]), [{ a: 'x' }], 'wrong-type 0.a: Needed here is a number, not a text.'],
    [z.union([pair, other]), { c: { d: 'x' } }, 'wrong-type c.d: Needed here is a number, not a text.'],
    [z.union([other, pair]), { a: 'x', b: 'y' }, 'wrong-type a: Needed here is a number, not a text.'],
    [
      z.union([pair, z.strictObject({ c: z.number() })]),
      { c: 1, q: 2 },
      'unknown-field q: There is no field "q" here. Allowed: a, b, c.',
    ],
    [z.union([z.array(text), text.max(1)]), 'abc', 'out-of-range : Too much: at most 1 character.'],
    [
      z.union([z.strictObject({ a: z.object({ x: z.number() }) }), z.strictObject({ a: text, b: z.number() })]),
      { a: { x: 'q' }, b: 1 },
      'wrong-type a: Needed here is a text, not an object.',
    ],
    [
      z.union([z.strictObject({ k: text }), z.strictObject({ k: z.object({ d: z.number() }) })]),
      { k: { d: 'x' } },
      'wrong-type k.d: Needed here is a number, not a text.',
    ],
    [
      z.union([
        z.strictObject({ a: z.object({ b: text }), d: text }),
        z.strictObject({ a: z.object({ b: z.object({ c: z.number() }) }), d: text }),
      ]),
      { a: { b: { c: 'x' } }, d: 1 },
      'wrong-type a.b.c: Needed here is a number, not a text.\nwrong-type d: Needed here is a text, not a number.',
    ],
    [
      z.union([z.strictObject({ one: z.number(), more: text.optional() }), z.strictObject({ two: text })]),
      {},
      'missing-field one: Missing: a number is needed.',
    ],
    [z.union([z.strictObject({ one: z.number() }), text]), {}, 'missing-field one: Missing: a number is needed.'],
    [
      z.union([z.strictObject({ one: z.number(), two: text }), z.strictObject({ two: text })]),
      {},
      'missing-field one: Missing: a number is needed.\nmissing-field two: Missing: a text is needed.',
    ],
    [z.union([text, oneOfTwo]), {}, 'choose-one : Exactly one field is needed. Allowed: one, two.'],
  ])('is told in the one that was probably meant: %#', (given, value, expected) => {
    expect(told(given, value).join('\n')).toBe(expected)
  })
})

describe('what a schema says in words of its own', () => {
  it.each<[z.ZodType, unknown, string]>([
    [refused(), 'x', 'malformed : It is not wanted.'],
    [refused({ params: { code: 'choose-one' } }), 'x', 'choose-one : It is not wanted.'],
    [z.number().multipleOf(5), 7, 'malformed : "7" cannot stand here.'],
    [z.iso.datetime(), 'x', 'malformed : "x" is not an instant such as 2026-12-24T18:00:00Z.'],
    [z.base64(), '?', 'malformed : "?" is not text in base64 such as aGk=.'],
    [z.string().regex(/^a$/, 'an a'), long, `malformed : "${cut}" is not an a.`],
  ])('is told: %#', (given, value, expected) => expect(told(given, value)).toEqual([expected]))
})
