import type { Change } from '../draft'
import { emptyCollections } from '../world'
import { PartPlaces } from './part-places'

const lock = (id: string, channel = 'VZW-RETAIL') => ({ id, channel, lockedAt: 1, expiresAt: 2 })
const put = (id: string, channel?: string): Change => ({ collection: 'locks', id, value: lock(id, channel) })

it('keeps the order in which aggregates came, whatever order they are stored in', () => {
  const places = new PartPlaces()
  const collections = emptyCollections()
  const written = new Map<string, string>()
  const commit = (version: number, changes: readonly Change[]) => {
    places.settle(collections, version, changes)
    for (const { id, value } of changes) {
      collections.locks.set(id, value as ReturnType<typeof lock>)
      written.set(id, places.write('locks', id, value).text ?? '')
    }
  }
  commit(9, [put('z'), put('y')])
  commit(10, [put('b'), put('a'), put('y', 'VZW-CHAT')])

  const texts = [...written].sort().map(([, text]) => ['locks', text] as const)
  const read = new PartPlaces().read(texts).map(({ value }) => value)
  expect(read).toEqual([lock('z'), lock('y', 'VZW-CHAT'), lock('b'), lock('a')])
})
