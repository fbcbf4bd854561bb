import type { BodyOf } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { createDraft, createWorld } from '@soe/world'
import { findPersona } from '../../personas/personas'
import { signIn } from '../../sessions/session'
import { addToWishlist, removeFromWishlist } from './wishlist'

const counter = () => {
  let made = 0
  return { secret: () => `secret-${++made}` }
}

const emptyDraft = () => createDraft(createWorld({ id: 'w', persona: 'signed-in', seed: 1, now: 0 }), 0, counter())

const callerAs = (draft: ReturnType<typeof emptyDraft>, accountNumber: string): Caller => ({
  session: { ...signIn(draft, findPersona('signed-in')!), accountNumber },
  audience: 'signed-in',
  channel: 'VZW-DOTCOM',
})

const items = [{ productId: 'dev14000001', sorId: 'orbit-12-pro-kelp-128' }]
const added = (id?: string): BodyOf<'wishlist.addWishlist'> => ({
  data: { action: 'add', favorites: [{ items, ...(id && { id }) }] },
})

describe('the wishlist of one account', () => {
  it('is closed to another account that knows its id', () => {
    const draft = emptyDraft()
    const [mine, yours] = [callerAs(draft, '1-1'), callerAs(draft, '2-1')]
    const id = addToWishlist(draft, mine, added()).favorites[0]?.id ?? ''
    expect(() => addToWishlist(draft, yours, added(id))).toThrow('This wishlist belongs to someone else.')
    const removal = { data: { action: 'Item' as const, favorites: [{ id, items: [{ deviceId: 'dev14000001' }] }] } }
    expect(() => removeFromWishlist(draft, yours, removal)).toThrow('This wishlist belongs to someone else.')
    expect(draft.wishlists.get(id)?.items).toHaveLength(1)
  })
})
