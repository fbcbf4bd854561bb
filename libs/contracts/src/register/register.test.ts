import { audiences } from '../audience'
import type { OperationKey } from '../areas'
import { findOperation, operations } from '../operations'
import { register } from './register'

const rows = register.flatMap(({ id, operation, method, paths }) =>
  paths.map((registered) => ({ id, operation, method, ...registered })),
)

/** Calls that the platform spells in one way and commerce in another: commerce's is the one to call. */
const secondSpellings = ['E013', 'E016', 'E055']

describe('the paths of the register', () => {
  it.each(rows)('$id $operation serves $audience at $path', ({ operation, method, audience, path }) => {
    const found = findOperation(operation as OperationKey)
    const own = audience === 'bare' ? undefined : found.metadata.paths[audience]
    expect([own, ...found.metadata.aliases]).toContain(path)
    expect(found.method).toBe(method)
  })

  it.each(audiences)('are what the browser calls for %s', (audience) => {
    const told = rows.filter((row) => row.audience === audience && !secondSpellings.includes(row.id))
    for (const { operation, path } of told) {
      expect([operation, findOperation(operation as OperationKey).metadata.paths[audience]]).toEqual([operation, path])
    }
  })
})

describe('an operation that the register lacks', () => {
  it('is marked as chosen', () => {
    const known = new Set(register.map(({ operation }) => operation))
    const unknown = operations.filter(({ key }) => !known.has(key))
    expect(unknown.filter(({ operation }) => !operation.metadata.chosen).map(({ key }) => key)).toEqual([])
  })
})
