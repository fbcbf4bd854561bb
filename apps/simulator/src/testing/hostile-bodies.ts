import fc from 'fast-check'
import type { z } from 'zod'

type Schema = z.core.$ZodType

const definitionOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

const texts = [
  '',
  'demo',
  'prospect',
  'cart.addDevice',
  '208',
  'PT15M',
  'P999999D',
  '2026-11-20T00:00:00Z',
  'VZW-RETAIL',
  '__proto__',
  '\ud800',
  '😀',
  '\u0000',
  '../..',
  'x'.repeat(300),
]
const numbers = [0, -0, 1, -1, 0.5, 1e300, 9e15, 2 ** 31]

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', [], {}, [[]], [{}], { a: 1 }),
  fc.constantFrom<unknown>(...texts, ...numbers),
  fc.jsonValue({ maxDepth: 3 }),
)

const objectOf = (shape: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, bodyOf(field)])), {
    requiredKeys: [],
  })

const plainBody = (schema: Schema): fc.Arbitrary<unknown> => {
  const definition = definitionOf(schema)
  // oxlint-disable-next-line switch-exhaustiveness-check -- the kinds that no contract names have a value of any kind
  switch (definition.type) {
    case 'object':
      return fc.oneof(
        { arbitrary: objectOf(definition.shape as Readonly<Record<string, Schema>>), weight: 9 },
        { arbitrary: fc.dictionary(fc.constantFrom(...texts), anyValue, { maxKeys: 4 }), weight: 1 },
      )
    case 'array':
      return fc.array(bodyOf(definition.element), { maxLength: 4 })
    case 'record':
      return fc.dictionary(fc.constantFrom(...texts), bodyOf(definition.valueType), { maxKeys: 4 })
    case 'union':
      return fc.oneof(...definition.options.map(bodyOf))
    case 'enum':
      return fc.constantFrom<unknown>(...Object.values(definition.entries))
    case 'literal':
      return fc.constantFrom<unknown>(...definition.values)
    case 'string':
      return fc.constantFrom(...texts)
    case 'number':
      return fc.constantFrom(...numbers)
    case 'boolean':
      return fc.boolean()
    case 'lazy':
      return bodyOf(definition.getter())
    default:
      return 'innerType' in definition ? bodyOf(definition.innerType) : anyValue
  }
}

/** A value that has the shape of a schema, now and then with another value in the place of a part. */
export const bodyOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: plainBody(schema), weight: 12 }, { arbitrary: anyValue, weight: 1 })

/** Ways to make a part of a body large. */
export const growths = ['list', 'nulls', 'names', 'text', 'levels', 'lists'] as const
export type Growth = (typeof growths)[number]

const grown = (value: unknown, growth: Growth, bytes: number): unknown => {
  const one = JSON.stringify(value ?? null)
  const times = Math.max(1, Math.floor(bytes / (one.length + 1)))
  switch (growth) {
    case 'list':
      return Array.from({ length: times }, () => value)
    case 'nulls':
      return Array.from({ length: Math.floor(bytes / 5) }, () => null)
    case 'names':
      return Object.fromEntries(
        Array.from({ length: Math.floor(bytes / (one.length + 10)) }, (_, at) => [`n${at}`, value]),
      )
    case 'text':
      return 'x@'.repeat(bytes / 2)
    case 'levels':
      return JSON.parse(`${'['.repeat(60)}${one}${']'.repeat(60)}`)
    case 'lists':
      return Array.from({ length: Math.floor(bytes / 3) }, () => [])
  }
}

/** The body with one of its parts, chosen by a number, as large as that. */
export const grow = (body: unknown, part: number, growth: Growth, bytes: number): unknown => {
  if (typeof body !== 'object' || body === null) return grown(body, growth, bytes)
  const entries = Object.entries(body)
  if (entries.length === 0 || part % (entries.length + 1) === 0) return grown(body, growth, bytes)
  const chosen = entries[(part % (entries.length + 1)) - 1]?.[0]
  const next = entries.map(([name, value]): [string, unknown] => [
    name,
    name === chosen ? grow(value, Math.floor(part / (entries.length + 1)), growth, bytes) : value,
  ])
  return Array.isArray(body) ? next.map(([, value]) => value) : Object.fromEntries(next)
}
