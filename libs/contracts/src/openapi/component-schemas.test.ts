import { z } from 'zod'
import { renderSchemas } from './component-schemas'
import { namedSchemas, type SchemaSource } from './schema-sources'

const Line = z.strictObject({ id: z.string(), quantity: z.number().int().default(1) })
const Cart = z.strictObject({ lines: z.array(Line) })
const Fault = z.strictObject({ code: z.string() })
const answer = z.union([Cart, Fault])

const descriptions = [{ quantity: 'How many' }]
const schemas = renderSchemas(
  new Map<z.ZodType, SchemaSource>([
    [Line, { name: 'Line', descriptions }],
    [Cart, { name: 'Cart', descriptions }],
    [Fault, { name: 'Fault', descriptions }],
    [answer, { descriptions }],
  ]),
)

describe('the schemas of a document', () => {
  it('point to what has a name', () => {
    expect(schemas.show(answer, 'output')).toEqual({
      anyOf: [{ $ref: '#/components/schemas/Cart' }, { $ref: '#/components/schemas/Fault' }],
    })
    expect(schemas.show(Fault, 'input')).toEqual({ $ref: '#/components/schemas/Fault' })
  })

  it('have a name for each direction where a client may leave out what is always answered', () => {
    expect(schemas.show(Line, 'input')).toEqual({ $ref: '#/components/schemas/LineInput' })
    const { Line: answered, LineInput: sent } = schemas.used([
      schemas.show(Line, 'input'),
      schemas.show(Line, 'output'),
    ])
    expect([answered?.required, sent?.required]).toEqual([['id', 'quantity'], ['id']])
  })

  it('have two names too where they hold one that has', () => {
    const { CartInput } = schemas.used(schemas.show(Cart, 'input'))
    expect(CartInput?.properties?.['lines']?.items).toEqual({ $ref: '#/components/schemas/LineInput' })
  })

  it('are those that are pointed to, and those that these point to', () => {
    expect(Object.keys(schemas.used(schemas.show(Cart, 'output'))).sort()).toEqual(['Cart', 'Line'])
  })

  it('are known beforehand', () => {
    expect(() => schemas.show(z.string(), 'input')).toThrow('a schema that was not rendered')
  })
})

describe('the names of schemas', () => {
  it('are those of their exports, the first where there are several', () => {
    const found = namedSchemas({ LineSchema: Line, SameSchema: Line, Fault, makeSchema: () => Cart })
    expect([...found]).toEqual([[Line, 'Line']])
  })
})
