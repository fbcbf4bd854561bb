import type { BodyInputOf } from '@soe/contracts'
import { addToWishlist, chargerItem, createTestWorld, describeOperation, favoritesOf, orbitItem } from '../testing'

const customer = () => createTestWorld('signed-in').shopper()

const removal = (deviceIds: string[], id?: string): { body: BodyInputOf<'wishlist.removeWishlist'> } => ({
  body: {
    data: { action: 'Item', favorites: [{ ...(id && { id }), items: deviceIds.map((deviceId) => ({ deviceId })) }] },
  },
})

describeOperation('wishlist.removeWishlist', () => {
  it('leaves the others', async () => {
    const shopper = customer()
    await addToWishlist(shopper, [orbitItem, chargerItem])
    const { answer } = await shopper.call('wishlist.removeWishlist', removal([orbitItem.productId]))
    expect(answer).toMatchObject({ statusCode: '1', favorites: [{ items: [chargerItem] }] })
  })

  it('refuses a product that is not on the list, and removes nothing', async () => {
    const shopper = customer()
    await addToWishlist(shopper, [orbitItem])
    const { errorId } = await shopper.call('wishlist.removeWishlist', removal([orbitItem.productId, 'dev9']))
    expect(errorId).toBe('ITEM_NOT_FOUND')
    expect((await favoritesOf(shopper))[0]?.items).toHaveLength(1)
  })

  it("refuses another account's list", async () => {
    const world = createTestWorld('signed-in')
    const items = [{ ...orbitItem, itemType: 'DEVICE' as const }]
    const theirs = { id: 'w1', name: 'Wishlist', owner: 'account:2-1', items }
    world.change((draft) => draft.wishlists.put(theirs))
    const reply = await world.shopper().call('wishlist.removeWishlist', removal([orbitItem.productId], theirs.id))
    expect([reply.status, reply.errorId]).toEqual([403, 'NOT_YOUR_WISHLIST'])
    expect(world.list('wishlists')).toEqual([theirs])
  })

  it('refuses a guest', async () => {
    const guest = createTestWorld().guest('prospect')
    const { status, errorId } = await guest.call('wishlist.removeWishlist', removal([orbitItem.productId]))
    expect([status, errorId]).toEqual([401, 'SIGN_IN_REQUIRED'])
  })
})
