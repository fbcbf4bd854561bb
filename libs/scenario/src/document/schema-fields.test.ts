import { z } from 'zod'
import { accepts, fieldsUnder, isFree, isOptional, namesUnder, plainSchemas, valuesUnder } from './schema-fields'

interface Tree {
  readonly name: string
  readonly children?: readonly Tree[]
}

const tree: z.ZodType<Tree> = z.lazy(() => z.object({ name: z.string(), children: z.array(tree).optional() }))
const text = z.string()
const number = z.number()
const object = z.object({ a: text, b: number.optional() })
const either = z.union([object, z.array(object)])
const both = z.intersection(object, z.object({ c: text }))

describe('the fields of a schema', () => {
  it.each<[string, z.ZodType, string, readonly z.ZodType[]]>([
    ['an object', object, 'a', [text]],
    ['an object', object, 'x', []],
    ['an object', object, 'toString', []],
    ['a list', z.array(text), '*', [text]],
    ['a list', z.array(text), '12', [text]],
    ['a list', z.array(text), '1a', []],
    ['a list', z.array(text), 'length', []],
    ['a record', z.record(z.string(), number), 'any', [number]],
    ['a text', text, 'a', []],
    ['what may be missing', object.nullable().optional(), 'a', [text]],
    ['what has a default', z.array(text).default([]), '0', [text]],
    ['what is changed', object.transform(({ a }) => a), 'a', [text]],
    ['one of two', z.union([object, z.object({ a: number })]), 'a', [text, number]],
    ['two in one', both, 'c', [text]],
    [
      'what holds itself',
      tree,
      'name',
      [
        (plainSchemas(tree)[0] as unknown as { shape: Tree & Record<string, z.ZodType> }).shape
          .name as unknown as z.ZodType,
      ],
    ],
  ])('that is %s, under %s%s', (_what, schema, name, expected) => {
    expect(fieldsUnder([schema], name)).toEqual(expected)
  })

  it('have names, of which each is told once', () => {
    expect(namesUnder([object, both, text])).toEqual(['a', 'b', 'c'])
    expect(namesUnder([either])).toEqual(['a', 'b', '0', '*'])
    expect(namesUnder([z.record(z.string(), text)])).toEqual([])
  })

  it('have values where they are few', () => {
    expect(valuesUnder([z.literal([1, 'x']), z.enum(['y', 'x']).optional(), text])).toEqual([1, 'x', 'y'])
  })
})

describe('a schema', () => {
  it('is optional where nothing will do', () => {
    expect([text, text.optional(), text.nullable(), text.default('')].map(isOptional)).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('is free where anything will do', () => {
    expect([z.unknown(), z.any(), z.union([text, z.unknown()]), text, object].map(isFree)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('accepts a value where any of several does', () => {
    expect([accepts([text, number], 1), accepts([text], 1), accepts([], 1)]).toEqual([true, false, false])
  })
})
