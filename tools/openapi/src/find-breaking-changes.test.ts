import type { DocumentOperation, JsonSchema, OpenApiDocument } from '@soe/contracts/openapi'
import { findBreakingChanges } from './find-breaking-changes'

const json = 'application/json'

/** As documents were once released, with the ids of errors beside the operation. */
type Released = Partial<DocumentOperation> & { 'x-error-ids'?: string[] | undefined }

interface Told {
  request?: JsonSchema
  answer?: JsonSchema
  schemas?: Record<string, JsonSchema>
  required?: boolean
  operation?: Released
  paths?: string[]
}

const documentOf = ({
  request = {},
  answer = {},
  schemas = {},
  required = true,
  operation = {},
  paths = ['/cart/add', '/guest/cart/add'],
}: Told): OpenApiDocument => {
  const shared = {
    'x-operation': 'cart.add',
    'x-error-ids': ['208', '1022'],
    'x-success-rule': "'00'",
    parameters: [],
    requestBody: { $ref: '#/components/requestBodies/cart.add' },
    responses: { 200: { $ref: '#/components/responses/cart.add' } },
    ...operation,
  } as unknown as DocumentOperation
  return {
    paths: Object.fromEntries(paths.map((path) => [path, { post: shared }])),
    components: {
      schemas,
      parameters: {},
      requestBodies: { 'cart.add': { required, content: { [json]: { schema: request } } } },
      responses: { 'cart.add': { description: '', content: { [json]: { schema: answer } } } },
    },
  } as unknown as OpenApiDocument
}

const changes = (before: Told, after: Told) => findBreakingChanges(documentOf(before), documentOf(after))

const object = (properties: Record<string, JsonSchema>, more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  properties,
  ...more,
})
const text: JsonSchema = { type: 'string' }
const whole: JsonSchema = { type: 'integer' }
const number: JsonSchema = { type: 'number' }
const either = (...anyOf: JsonSchema[]): JsonSchema => ({ anyOf })
const cart: JsonSchema = { $ref: '#/components/schemas/Cart' }
const fault: JsonSchema = { $ref: '#/components/schemas/Fault' }

describe('an operation', () => {
  const header = (required: boolean) => [{ name: 'cartId', in: 'header' as const, required, schema: text }]

  it.each<[string, Told, Told, string[]]>([
    ['may be left as it is', {}, {}, []],
    ['may get another path', {}, { paths: ['/cart/add', '/guest/cart/add', '/prepaid/cart/add'] }, []],
    ['may not lose a path', {}, { paths: ['/cart/add'] }, ['cart.add: the path POST /guest/cart/add is removed']],
    ['may not go', {}, { paths: [] }, ['cart.add: the operation is removed']],
    ['may get a further error', {}, { operation: { 'x-error-ids': ['208', '1022', '4077'] } }, []],
    ['may not lose an error', {}, { operation: { 'x-error-ids': ['208'] } }, ['cart.add: the error 1022 is removed']],
    [
      'may list its errors in a schema',
      {},
      { operation: { 'x-error-ids': undefined }, schemas: { CartAddErrorId: { enum: ['208', '1022'] } } },
      [],
    ],
    [
      'may not lose an error of the schema',
      {},
      { operation: { 'x-error-ids': undefined }, schemas: { CartAddErrorId: { enum: ['1022'] } } },
      ['cart.add: the error 208 is removed'],
    ],
    [
      'may not count another answer as done',
      {},
      { operation: { 'x-success-rule': "'0'" } },
      ['cart.add: the success rule is another'],
    ],
    ['may get a header that is optional', {}, { operation: { parameters: header(false) } }, []],
    [
      'may not get a header that is required',
      {},
      { operation: { parameters: header(true) } },
      ['request cart.add: header cartId is required now'],
    ],
    [
      'may not make a header required',
      { operation: { parameters: header(false) } },
      { operation: { parameters: header(true) } },
      ['request cart.add: header cartId is required now'],
    ],
    ['may do without its body', {}, { required: false }, []],
    ['may not make its body required', { required: false }, {}, ['request cart.add: a body is required now']],
  ])('%s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected)
  })
})

describe('what a client sends', () => {
  it.each<[string, JsonSchema, JsonSchema, string[]]>([
    ['may get a field', object({}), object({ qty: whole }), []],
    ['may lose a field', object({ qty: whole }), object({}), []],
    [
      'may not lose one where no others are taken',
      object({ qty: whole }),
      object({}, { additionalProperties: false }),
      ['request cart.add: qty is removed', 'request cart.add: it takes no further fields'],
    ],
    [
      'may not get a required field',
      object({}),
      object({ qty: whole }, { required: ['qty'] }),
      ['request cart.add: qty is required now'],
    ],
    [
      'may not require what was optional, however deep',
      object({ lines: { type: 'array', items: object({ qty: whole }) } }),
      object({ lines: { type: 'array', items: object({ qty: whole }, { required: ['qty'] }) } }),
      ['request cart.add: lines[].qty is required now'],
    ],
    ['may require less', object({ qty: whole }, { required: ['qty'] }), object({ qty: whole }), []],
    ['may take a wider type', whole, number, []],
    ['may not take a narrower type', number, whole, ['request cart.add: it: the type goes from number to integer']],
    [
      'may not take another type',
      object({ id: text }),
      object({ id: whole }),
      ['request cart.add: id: the type goes from string to integer'],
    ],
    ['may take anything', text, {}, []],
    [
      'may not take a type where it took anything',
      {},
      text,
      ['request cart.add: it: the type goes from anything to string'],
    ],
    ['may take a further value', { enum: ['L'] }, { enum: ['L', 'F'] }, []],
    ['may not lose a value', { enum: ['L', 'F'] }, { enum: ['L'] }, ['request cart.add: it: "F" is no longer a value']],
    ['may not be held to values', text, { ...text, enum: ['L'] }, ['request cart.add: it: only "L" is taken']],
    [
      'may not have a constant changed',
      { const: 'a' },
      { const: 'b' },
      ['request cart.add: it: "a" is no longer a value'],
    ],
    ['may grow its bounds', { minimum: 1, maxLength: 10 }, { maxLength: 20 }, []],
    [
      'may not shrink its bounds',
      { minimum: 1 },
      { minimum: 2, maximum: 10 },
      ['request cart.add: it: minimum rises from 1 to 2', 'request cart.add: it: maximum falls from none to 10'],
    ],
    ['may not get a pattern', text, { ...text, pattern: '^a' }, ['request cart.add: it: pattern goes from none to ^a']],
    ['may get a variant', either(text), either(text, whole), []],
    ['may lose no variant', either(text, whole), either(text), ['request cart.add: it is never integer any more']],
    [
      'has its variants known by what tells them apart',
      either(object({ kind: { const: 'a' }, x: text }), object({ kind: { const: 'b' }, y: text })),
      either(object({ kind: { const: 'b' }, y: whole }), object({ kind: { const: 'a' }, x: text })),
      ['request cart.add: y: the type goes from string to integer'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(changes({ request: before }, { request: after })).toEqual(expected)
  })
})

describe('what a client is answered', () => {
  it.each<[string, JsonSchema, JsonSchema, string[]]>([
    ['may get a field', object({}), object({ qty: whole }, { required: ['qty'] }), []],
    ['may not lose a field', object({ qty: whole }), object({}), ['answer cart.add: qty is removed']],
    [
      'may not leave out what was always there',
      object({ qty: whole }, { required: ['qty'] }),
      object({ qty: whole }),
      ['answer cart.add: qty may be absent'],
    ],
    ['may be of a narrower type', number, whole, []],
    ['may not be of a wider type', whole, number, ['answer cart.add: it: the type goes from integer to number']],
    [
      'may not become null',
      object({ a: text }),
      object({ a: { type: ['string', 'null'] } }),
      ['answer cart.add: a: the type goes from string to string | null'],
    ],
    ['may list its types or be a union of them', { type: ['string', 'null'] }, either(text, { type: 'null' }), []],
    ['may not be held to no type', text, {}, ['answer cart.add: it: the type goes from string to anything']],
    ['may not lose a value', { enum: ['a', 'b'] }, { enum: ['a'] }, ['answer cart.add: it: "b" is no longer a value']],
    ['may not get a value', { enum: ['a'] }, { enum: ['a', 'b'] }, ['answer cart.add: it: "b" is a new value']],
    ['may not be any value', { enum: ['a'] }, {}, ['answer cart.add: it: any value may be answered']],
    ['may shrink its bounds', { maximum: 10 }, { maximum: 5 }, []],
    [
      'may not lose a field of a map',
      object({}, { additionalProperties: object({ a: text }) }),
      object({}, { additionalProperties: object({}) }),
      ['answer cart.add: *.a is removed'],
    ],
    ['may not be a variant more', either(text), either(text, whole), ['answer cart.add: it may be integer']],
  ])('%s', (_, before, after, expected) => {
    expect(changes({ answer: before }, { answer: after })).toEqual(expected)
  })
})

describe('a component', () => {
  const schemas = { Cart: object({ id: text, next: cart }), Fault: object({ code: text }) }

  it('is told of once and under its own name, even where it holds itself', () => {
    const answer = either(object({ carts: { type: 'array', items: cart }, best: cart }), fault)
    const after = { answer, schemas: { ...schemas, Cart: object({ next: cart }) } }
    expect(changes({ answer, schemas }, after)).toEqual(['answer Cart: id is removed'])
  })

  it('may take the place of the same shape', () => {
    expect(changes({ answer: object({ id: text, next: cart }), schemas }, { answer: cart, schemas })).toEqual([])
  })

  it('is one more variant beside itself', () => {
    expect(changes({ answer: cart, schemas }, { answer: either(cart, fault), schemas })).toEqual([
      'answer cart.add: it may be Fault',
    ])
  })

  it('breaks a request where it breaks no answer', () => {
    const after = { ...schemas, Cart: object({ id: text, next: cart }, { required: ['id'] }) }
    expect(changes({ request: cart, answer: cart, schemas }, { request: cart, answer: cart, schemas: after })).toEqual([
      'request Cart: id is required now',
    ])
  })
})
