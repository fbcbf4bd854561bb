import { areas } from '../areas'
import { sharedDescriptions } from '../shared/shared.descriptions'
import { createOpenApi } from './create-open-api'
import type { JsonSchema } from './document'
import { describeFields, type Descriptions } from './field-descriptions'
import { schemaFiles } from './schema-files'
import { tableOf } from './schema-sources'

interface Field {
  readonly owner: string
  readonly name: string
  readonly description: string | undefined
}

const inner = ({ items, additionalProperties, anyOf, oneOf, allOf, prefixItems }: JsonSchema): JsonSchema[] =>
  [items, additionalProperties, anyOf, oneOf, allOf, prefixItems]
    .flat()
    .filter((schema): schema is JsonSchema => typeof schema === 'object')

/** A schema that narrows a component has that component's descriptions. */
const isNarrower = ({ allOf = [] }: JsonSchema) => allOf.some(({ $ref }) => $ref !== undefined)

const fieldsOf = (schema: JsonSchema, owner: string): Field[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    { owner, name, description: property.description },
    ...fieldsOf(property, name),
  ]),
  ...inner(schema).flatMap((each) => fieldsOf(each, owner)),
]

const { components, paths } = createOpenApi()

const operations = Object.values(paths).flatMap((item) => Object.values(item))

/** A component's own name, whether it is sent or answered. */
const ownName = (component: string) => component.replace(/Input$/, '')

const contents = [
  ...operations.map(({ operationId, requestBody }) => [operationId, requestBody?.content ?? {}] as const),
  ...Object.entries(components.responses).map(([name, { content = {} }]) => [name, content] as const),
]

const fields = [
  ...Object.entries(components.schemas)
    .filter(([, schema]) => !isNarrower(schema))
    .flatMap(([name, schema]) => fieldsOf(schema, ownName(name))),
  ...contents.flatMap(([name, content]) => Object.values(content).flatMap(({ schema }) => fieldsOf(schema, name))),
]

const parametersOf = operations.flatMap(({ parameters }) => parameters.flatMap((each) => ('in' in each ? [each] : [])))

const descriptions = new Set([...fields, ...parametersOf].map(({ description }) => description))

describe('the descriptions of fields', () => {
  it('leave none of what is sent or answered without one', () => {
    const without = fields.filter(({ description }) => !description).map(({ owner, name }) => `${owner}.${name}`)
    expect([...new Set(without)]).toEqual([])
    expect(fields.length).toBeGreaterThan(1000)
  })

  it('are each of a field that there is', () => {
    const files = [
      ...schemaFiles,
      ...Object.values(areas).flatMap(({ files }) => Object.values<Readonly<Record<string, unknown>>>(files)),
      { sharedDescriptions },
    ]
    const rows = files.flatMap((file) => Object.entries(tableOf(file)))
    expect(rows.filter(([, text]) => !descriptions.has(text)).map(([key]) => key)).toEqual([])
    expect(rows.length).toBeGreaterThan(500)
  })
})

describe('a field is described', () => {
  const table = { id: 'any id', 'Cart.id': "the cart's id", 'line.id': "the line's id" }
  const text: JsonSchema = { type: 'string' }
  const described = (schema: JsonSchema, owner: string, ...tables: Descriptions[]) =>
    describeFields(schema, owner, tables.length > 0 ? tables : [table])

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

  it('by the table beside its schema, before the shared one', () => {
    const schema = { anyOf: [{ properties: { id: text, name: text } }] }
    expect(described(schema, 'Cart', { id: 'its own' }, { ...table, name: 'any name' })).toEqual({
      anyOf: [{ properties: { id: { ...text, description: 'its own' }, name: { ...text, description: 'any name' } } }],
    })
  })

  it('beside a reference, which keeps its target', () => {
    const reference = { $ref: '#/components/schemas/Id' }
    expect(described({ properties: { id: reference } }, 'Cart').properties?.['id']).toEqual({
      ...reference,
      description: "the cart's id",
    })
  })
})
