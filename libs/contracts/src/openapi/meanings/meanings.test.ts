import { createOpenApi } from '../create-open-api'
import type { JsonSchema } from '../document'
import { explainSchema, meaningKeys, meanings, meaningTables } from './meanings'

interface Field {
  readonly owner: string
  readonly name: string
  readonly description: string | undefined
}

const inner = ({ items, additionalProperties, anyOf, oneOf, allOf, prefixItems }: JsonSchema): JsonSchema[] =>
  [items, additionalProperties, anyOf, oneOf, allOf, prefixItems]
    .flat()
    .filter((schema): schema is JsonSchema => typeof schema === 'object')

const fieldsOf = (schema: JsonSchema, owner: string): Field[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    { owner, name, description: property.description },
    ...fieldsOf(property, name),
  ]),
  ...inner(schema).flatMap((each) => fieldsOf(each, owner)),
]

const { components } = createOpenApi()

/** A component's own name, whether it is sent or answered. */
const ownName = (component: string) => component.replace(/Input$/, '')

const contents = [...Object.entries(components.requestBodies), ...Object.entries(components.responses)]

const fields = [
  ...Object.entries(components.schemas).flatMap(([name, schema]) => fieldsOf(schema, ownName(name))),
  ...contents.flatMap(([name, { content = {} }]) =>
    Object.values(content).flatMap(({ schema }) => fieldsOf(schema, name)),
  ),
]

describe('the meanings of fields', () => {
  it('leave none of what is sent or answered unexplained', () => {
    const unexplained = fields.filter(({ description }) => !description).map(({ owner, name }) => `${owner}.${name}`)
    expect([...new Set(unexplained)]).toEqual([])
    expect(fields.length).toBeGreaterThan(1000)
  })

  it('all explain a field that there is', () => {
    const used = new Set(
      fields.flatMap(({ owner, name, description }) =>
        meaningKeys(owner, name).filter((key) => meanings[key] === description),
      ),
    )
    expect(Object.keys(meanings).filter((key) => !used.has(key))).toEqual([])
  })

  it('stand in one table each', () => {
    const rows = meaningTables.flatMap((table) => Object.keys(table))
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([])
  })
})

describe('a field is explained', () => {
  const known = { id: 'any id', 'Cart.id': "the cart's id", 'line.id': "the line's id" }
  const text: JsonSchema = { type: 'string' }
  const described = (schema: JsonSchema, owner: string) => explainSchema(schema, owner, known)

  it('by the row of its component or parent, before the row of its name', () => {
    const schema = {
      properties: { id: text, line: { properties: { id: text } }, other: { items: { properties: { id: text } } } },
    }
    expect(described(schema, 'Cart')).toMatchObject({
      properties: {
        id: { description: "the cart's id" },
        line: { properties: { id: { description: "the line's id" } } },
        other: { items: { properties: { id: { description: 'any id' } } } },
      },
    })
  })

  it('by its own description before both', () => {
    const schema = { anyOf: [{ properties: { id: { ...text, description: 'its own' } } }] }
    expect(described(schema, 'Cart')).toEqual(schema)
  })

  it('beside a reference, which keeps its target', () => {
    const reference = { $ref: '#/components/schemas/Id' }
    expect(described({ properties: { id: reference } }, 'Cart').properties?.['id']).toEqual({
      ...reference,
      description: "the cart's id",
    })
  })
})
