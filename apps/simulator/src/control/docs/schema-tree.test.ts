import type { JsonSchema } from '@soe/contracts/openapi'
import { schemaTree, typeOf } from './schema-tree'

const text: JsonSchema = { type: 'string' }
const cart: JsonSchema = { $ref: '#/components/schemas/Cart' }
const components = {
  Cart: { type: 'object', properties: { id: text, next: cart }, required: ['id'] },
  Quantity: { type: 'integer', minimum: 1, maximum: 10 },
} satisfies Record<string, JsonSchema>

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const shown = (schema: JsonSchema) => textOf(schemaTree(schema, { components, within: [], depth: 0 }))
const field = (schema: JsonSchema) => shown({ type: 'object', properties: { a: schema }, required: ['a'] })

describe('the type of a field', () => {
  it.each<[JsonSchema, string]>([
    [text, 'string'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ enum: ['L', 'F'] }, '"L" | "F"'],
    [{ const: 'new' }, '"new"'],
    [{ type: 'array', items: cart }, 'Cart[]'],
    [{ anyOf: [cart, text] }, 'Cart | string'],
    [{}, 'anything'],
  ])('%j is %s', (schema, expected) => {
    expect(typeOf(schema)).toBe(expected)
  })
})

describe('the line of a field', () => {
  it.each<[JsonSchema, string]>([
    [{ type: 'integer', minimum: 1, maximum: 10 }, 'a integer 1 to 10'],
    [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'a integer 0 or more'],
    [{ ...text, maxLength: 40 }, 'a string up to 40 characters'],
    [{ ...text, pattern: '^\\d{5}$' }, 'a string ^\\d{5}$'],
    [{ type: 'array', items: text, minItems: 1 }, 'a string[] 1 or more items'],
    [{ ...text, description: 'The <sku>.' }, 'a string The &lt;sku&gt;.'],
    [{ $ref: '#/components/schemas/Quantity' }, 'a Quantity 1 to 10'],
  ])('of %j is "%s"', (schema, expected) => {
    expect(field(schema)).toBe(expected)
  })
})

describe('the tree of a schema', () => {
  it('ends where a component holds itself', () => {
    expect(shown(cart)).toBe('id string next Cart optional')
  })

  it('tells variants apart', () => {
    const either: JsonSchema = { anyOf: [cart, { type: 'object', properties: { code: text } }] }
    expect(shown(either)).toBe('Cart id string next Cart optional or object code string optional')
  })

  it('tells what a map holds', () => {
    expect(shown({ type: 'object', additionalProperties: text })).toBe('any other string optional')
  })
})
