import { operations, wireRules } from '@soe/contracts'
import { createOpenApi } from '@soe/contracts/openapi'
import { documentPromises } from './document-promises'

describe('the promises of the document', () => {
  const document = createOpenApi({ promises: documentPromises })

  it('say in words what holds beyond the schemas, each of a place that it has', () => {
    const places = new Set([
      ...operations.map(({ key }) => key),
      ...Object.keys(document.components.schemas),
      'session',
      'any',
    ])
    const rows = document['x-invariants'] ?? []
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.filter((row) => !places.has(row.in) || row.says === '')).toEqual([])
    expect(rows).toContainEqual(expect.objectContaining({ in: 'CartView', at: 'itemCount', id: 'items-counted' }))
  })
  it('say what holds of every operation, by the kind of finding that leads to it', () => {
    const says = new Map((document['x-invariants'] ?? []).map((row) => [row.id, row.says]))
    for (const [id, rule] of Object.entries(wireRules)) expect(says.get(id)).toBe(rule)
  })
})
