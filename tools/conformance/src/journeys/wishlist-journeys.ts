import { exampleOf } from '../shopping/examples'
import type { Journey, Story } from './journey'

const item = (productId: string, sorId: string, itemType: string) => ({ productId, sorId, itemType })
const phone = item('dev14000001', 'orbit-12-pro-kelp-128', 'DEVICE')
const accessory = item('acc15000021', 'bosun-charger-chalk', 'ACCESSORY')

const add = (story: Story, ...items: object[]) =>
  story.does('wishlist.addWishlist', { body: { data: { action: 'add', favorites: [{ name: 'Wishlist', items }] } } })

const remove = (story: Story, deviceId: string) =>
  story.does('wishlist.removeWishlist', { body: { data: { action: 'Item', favorites: [{ items: [{ deviceId }] }] } } })

const readList = async (story: Story, wid?: string) => {
  const { body } = exampleOf('wishlist.retrieveWishlist') as { body: object }
  const answer = await story.does('wishlist.retrieveWishlist', { body: { ...body, ...(wid !== undefined && { wid }) } })
  return answer.data.wishList
}

const idsOf = ({ items }: { items: readonly { productId: string }[] }) => items.map(({ productId }) => productId)

export const wishlistJourneys: readonly Journey[] = [
  {
    name: 'a product that was added is on the wishlist',
    key: 'wishlist.addWishlist',
    also: ['wishlist.retrieveWishlist'],
    as: 'signed-in',
    run: async (story) => {
      await add(story, phone)
      const list = await readList(story)
      story.expect(idsOf(list).includes(phone.productId), 'item-missing', 'the product is not on the wishlist')
      story.expect(
        list.deviceList.some(({ productId }) => productId === phone.productId),
        'device-missing',
        'deviceList lacks the product',
      )
    },
  },
  {
    name: 'a product is on the wishlist once',
    key: 'wishlist.addWishlist',
    as: 'signed-in',
    run: async (story) => {
      await add(story, phone)
      await add(story, phone)
      const ids = idsOf(await readList(story))
      story.expect(new Set(ids).size === ids.length, 'item-twice', 'the same product is on the wishlist twice')
    },
  },
  {
    name: 'the wishlist counts its products',
    key: 'wishlist.retrieveWishlist',
    also: ['wishlist.addWishlist'],
    as: 'signed-in',
    run: async (story) => {
      await add(story, phone, accessory)
      const list = await readList(story)
      story.expect(list.wishListCount === list.items.length, 'other-count', 'wishListCount is not the number of items')
      story.expect(
        list.deviceList.length + list.accessoryList.length === list.items.length,
        'lists-differ',
        'devices and accessories are not the items',
      )
    },
  },
  {
    name: 'the wishlist cookie counts its products',
    key: 'wishlist.addWishlist',
    as: 'signed-in',
    run: async (story) => {
      await add(story, phone)
      await add(story, accessory)
      story.expect(story.shopper.jar.get('wishListCount') === '2', 'count-cookie', 'the cookie wishListCount is not 2')
    },
  },
  {
    name: 'a product that was removed is off the wishlist',
    key: 'wishlist.removeWishlist',
    as: 'signed-in',
    run: async (story) => {
      await add(story, phone, accessory)
      await remove(story, phone.productId)
      const ids = idsOf(await readList(story))
      story.expect(!ids.includes(phone.productId), 'item-stays', 'the removed product is still on the wishlist')
      story.expect(ids.includes(accessory.productId), 'other-removed', 'another product is off the wishlist too')
    },
  },
  {
    name: 'favorites are the items of the wishlist',
    key: 'wishlist.retrieveFavorites',
    as: 'signed-in',
    run: async (story) => {
      await add(story, phone)
      const { favorites } = await story.does('wishlist.retrieveFavorites', exampleOf('wishlist.retrieveFavorites'))
      const ids = favorites.flatMap(idsOf)
      story.expect(ids.includes(phone.productId), 'item-missing', 'the favorites lack the product')
    },
  },
  {
    name: 'a shared wishlist shows its products to others',
    key: 'wishlist.retrieveWishlist',
    as: 'signed-in',
    family: 'identity',
    run: async (story) => {
      await add(story, phone)
      const { id } = await readList(story)
      const other = await story.beside('prospect')
      const shared = await readList(other, id)
      story.expect(idsOf(shared).includes(phone.productId), 'not-shared', 'the shared wishlist lacks the product')
    },
  },
]
