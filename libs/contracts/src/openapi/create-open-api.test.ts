import type { z } from 'zod'
import { audiences } from '../audience'
import { ErrorEnvelopeSchema } from '../shared/service.schema'
import { errorCatalogue, type ErrorId } from '../errors/error-catalogue'
import { findOperation, operations } from '../operations'
import { createOpenApi } from './create-open-api'
import { errorEnvelope } from '../shared/error-envelope'
import { errorIdName, typeName } from './error-schemas'
import { operationPaths } from './operation-paths'
import { statusRow } from './status-texts'

const document = createOpenApi()

const placed = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)

const referencesOf = (value: unknown): string[] =>
  value instanceof Object
    ? Object.entries(value).flatMap(([key, part]) => (key === '$ref' ? [String(part)] : referencesOf(part)))
    : []

const isThere = (reference: string) =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], document) !== undefined

describe('the document', () => {
  it.each(operations.map(({ key, operation }) => ({ key, operation })))(
    'has every path of $key',
    ({ key, operation }) => {
      const { paths, aliases } = operation.metadata
      const expected = [...new Set([...Object.values(paths), ...aliases])].sort()
      const method = operation.method.toLowerCase()
      const own = placed.filter((other) => other.operation['x-operation'] === key && other.method === method)
      expect(own.map(({ path }) => path).sort()).toEqual(expected)
    },
  )

  it('gives every component a name that the next schema does not change', () => {
    expect(Object.keys(document.components.schemas).filter((name) => name.startsWith('anonymous'))).toEqual([])
  })

  it('names each operation and path once', () => {
    const ids = placed.map(({ operation }) => operation.operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids).toEqual(
      expect.arrayContaining(['cart.addDevice.signed-in', 'cart.addDevice.prospect', 'cart.addDevice.alias']),
    )
  })

  it('points nowhere in vain', () => {
    expect([...new Set(referencesOf(document))].filter((reference) => !isThere(reference))).toEqual([])
  })

  it('holds no component that nothing points to', () => {
    const used = new Set(referencesOf(document))
    const names = (['schemas', 'parameters', 'responses', 'headers', 'examples'] as const).flatMap((kind) =>
      Object.keys(document.components[kind]).map((name) => `#/components/${kind}/${name}`),
    )
    expect(names.filter((name) => !used.has(name))).toEqual([])
  })

  it('writes the shapes that calls share once, by their names', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        'CartLine',
        'ErrorEnvelope',
        'Refusal',
        'ProcessStepAnswer',
        'CartInfo',
        'AddDeviceBody',
      ]),
    )
    expect(document.components.responses['BadRequest']?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Refusal',
    })
  })

  it.each(placed)('describes $operation.operationId', ({ operation }) => {
    const { metadata, summary, responses } = findOperation(operation['x-operation'] as 'cart.addDevice')
    expect(operation).toMatchObject({
      summary,
      'x-success-rule': metadata.success,
      'x-chosen': metadata.chosen,
    })
    const declared = new Set(Object.keys(responses).map(statusRow))
    expect(Object.keys(operation.responses).sort()).toEqual([...declared].sort())
    const headers = metadata.headers.map((name) => ({ $ref: `#/components/parameters/${name}` }))
    expect(operation.parameters).toEqual(expect.arrayContaining(headers))
  })

  it.each(operations.map(({ key, operation }) => ({ key, operation })))(
    'lists the errors of $key',
    ({ key, operation }) => {
      expect(document.components.schemas[errorIdName(key)]?.enum).toEqual(operation.metadata.errors)
      const { schema } = document.components.responses[typeName(key)]?.content?.['application/json'] ?? {}
      expect(schema?.oneOf?.at(-1)?.$ref).toBe(`#/components/schemas/${errorIdName(key).replace(/ErrorId$/, 'Errors')}`)
    },
  )

  it('says for each refusal or failure that has no row of its own what it means', () => {
    const statuses = new Set(operations.flatMap(({ operation }) => Object.keys(operation.responses)))
    const { description = '' } = document.components.responses['Failure'] ?? {}
    expect([...statuses].filter((status) => statusRow(status) === 'default' && !description.includes(status))).toEqual(
      [],
    )
  })

  it('asks for a session where the path is for members', () => {
    const security = (id: string) => placed.find(({ operation }) => operation.operationId === id)?.operation.security
    expect(security('cart.addDevice.signed-in')).toEqual([{ session: [] }])
    expect(security('cart.addDevice.prospect')).toEqual([{}, { session: [] }])
    expect(security('cart.addDevice.alias')).toEqual([{}, { session: [] }])
  })

  it('says of each path how sure it is', () => {
    const status = (id: string) =>
      placed.find(({ operation }) => operation.operationId === id)?.operation['x-path-status']
    expect(
      [
        'cart.addDevice.signed-in',
        'cart.addDevice.prospect',
        'wishlist.retrieveWishlist.prospect',
        'catalogue.getProduct.prospect',
      ].map(status),
    ).toEqual(['given', 'extrapolated', 'derived', 'chosen'])
  })

  it('asks for the XSRF token of payments', () => {
    expect(document.components.parameters['X-XSRF-TOKEN']).toMatchObject({ in: 'header', required: true })
  })
})

describe('the parameters of a query', () => {
  const gets = operations.filter(({ operation }) => operation.method === 'GET')

  it.each(gets.map(({ key, operation }) => ({ key, operation })))('have the example of $key', ({ key, operation }) => {
    const own = placed.find((other) => other.operation['x-operation'] === key)?.operation.parameters ?? []
    const told = own.flatMap((parameter) =>
      'in' in parameter && parameter.example !== undefined ? [[parameter.name, parameter.example]] : [],
    )
    expect(Object.fromEntries(told)).toEqual(operation.metadata.example.query)
  })
})

describe('the examples', () => {
  const asked = placed.filter(({ operation }) => operation.requestBody)

  it.each(asked)('of $operation.operationId fit what it takes', ({ operation }) => {
    const { body } = findOperation(operation['x-operation'] as 'cart.addDevice') as unknown as { body: z.ZodType }
    expect(body.safeParse(operation.requestBody?.content['application/json']?.example).error).toBeUndefined()
  })

  it('of headers are there, and are values that they may have', () => {
    for (const { name, schema, example } of Object.values(document.components.parameters)) {
      expect([name, typeof example, example !== '']).toEqual([name, 'string', true])
      expect(schema.enum ?? [example]).toContain(example)
    }
  })

  const answers = operations.flatMap(({ key }) => {
    const done = document.components.responses[typeName(key)]?.content?.['application/json']?.examples?.['done']
    return done && 'value' in done ? [{ key, value: done.value }] : []
  })

  it.each(answers)('of $key fit what it answers', ({ key, value }) => {
    const { responses } = findOperation(key as 'cart.addDevice') as unknown as { responses: Record<200, z.ZodType> }
    expect(responses[200].safeParse(value).error).toBeUndefined()
  })

  it.each(Object.keys(errorCatalogue) as ErrorId[])('of the error %s fit its envelope', (id) => {
    expect(ErrorEnvelopeSchema.safeParse(errorEnvelope([{ id }])).error).toBeUndefined()
  })
})

describe('the document of one audience', () => {
  it.each(audiences)('has one function an operation, under its key: %s', (audience) => {
    const found = Object.entries(createOpenApi({ audience }).paths).flatMap(([path, item]) =>
      Object.values(item).map(({ operationId }) => [operationId, path]),
    )
    const expected = operations.flatMap(({ key, operation: { metadata } }) =>
      metadata.paths[audience] === undefined ? [] : [[key, metadata.paths[audience]]],
    )
    expect(found.sort()).toEqual(expected.sort())
  })
})

describe('an operation with paths', () => {
  const paths = { 'signed-in': '/auth/x', prospect: '/guest/x' }

  it('has one for each audience, then its aliases', () => {
    expect(operationPaths({ paths, aliases: ['/x', '/y'] }).map(({ path, suffix }) => [path, suffix])).toEqual([
      ['/auth/x', 'signed-in'],
      ['/guest/x', 'prospect'],
      ['/x', 'alias'],
      ['/y', 'alias-2'],
    ])
  })

  it('has one for anyone where the audiences share it', () => {
    const shared = { 'signed-in': '/x', prospect: '/x' }
    expect(operationPaths({ paths: shared, aliases: ['/x'] })).toEqual([
      { path: '/x', suffix: 'any', audience: 'any', isAlias: false },
    ])
  })
})
