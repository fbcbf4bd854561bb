import type { ClientRoute } from './client-route'
import { createRequestIds } from './call-operation'

const change = { kind: 'change' } as ClientRoute
const read = { kind: 'read' } as ClientRoute

const beginning = () => {
  let made = 0
  return createRequestIds(() => `id-${(made += 1)}`)
}

describe('the id of a request', () => {
  it.each([0, 502, 503, 504])('stays when the same change is asked for again after the status %d', (status) => {
    const begin = beginning()
    begin(change, '/add', { id: 1 }).settle(status)
    expect(begin(change, '/add', { id: 1 }).id).toBe('id-1')
  })

  it.each([
    ['the change was answered', change, 200, { id: 1 }],
    ['the change was refused', change, 500, { id: 1 }],
    ['another change is asked for', change, 0, { id: 2 }],
    ['it only reads', read, 0, { id: 1 }],
  ])('is new when %s', (_name, route, status, next) => {
    const begin = beginning()
    begin(route, '/add', { id: 1 }).settle(status)
    expect(begin(route, '/add', next).id).toBe('id-2')
  })

  it('is one of its own for each of two changes under way', () => {
    const begin = beginning()
    expect([begin(change, '/add', {}).id, begin(change, '/add', {}).id]).toEqual(['id-1', 'id-2'])
  })
})
