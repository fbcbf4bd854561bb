import type { OpenApiDocument } from '@soe/contracts/openapi'
import { describeDifference } from './describe-difference'

const documentOf = (version: string, keys: Readonly<Record<string, string>>, errors: string[], fields: string[]) =>
  ({
    info: { version },
    paths: Object.fromEntries(
      Object.entries(keys).map(([path, key]) => [
        path,
        { post: { 'x-operation': key, 'x-error-ids': errors, parameters: [], responses: {} } },
      ]),
    ),
    components: {
      schemas: { Cart: { type: 'object', properties: Object.fromEntries(fields.map((name) => [name, {}])) } },
    },
  }) as unknown as OpenApiDocument

const before = documentOf('1.0.0', { '/add': 'cart.add', '/old': 'cart.old' }, ['208'], ['id'])
const after = documentOf(
  '2.0.0',
  { '/add': 'cart.add', '/more': 'cart.add', '/new': 'cart.new' },
  ['208', '1008'],
  ['id', 'total'],
)

describe('the page of a version', () => {
  it('lists what breaks a client, and what is new', () => {
    expect(describeDifference(before, after)).toBe(`# Contract 2.0.0

What differs from 1.0.0. The [changelog](../../libs/contracts/CHANGELOG.md) says why.

## Breaks a client

- \`cart.old: the operation is removed\`

## New operations

- \`cart.new\`

## New paths

- \`cart.add: POST /more\`

## New errors

- \`cart.add: 1008\`

## New fields

- \`Cart: total\`
`)
  })

  it('says where nothing differs', () => {
    expect(describeDifference(before, before)).toContain('## Breaks a client\n\nNothing.')
  })
})
