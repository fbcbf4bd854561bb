import { inAnswersOf, wherever } from '../promise/invariant'
import { sameItems, unique } from '../promise/values'
import { countCookies, FavoriteSchema } from '@soe/contracts'

const productIds = (items: readonly { productId: string }[]) => items.map(({ productId }) => productId)

const wishOf = (sku: string) => ({
  data: {
    wishList: {
      items: [{ productId: 'a', sorId: 'sor-kelp' }],
      deviceList: [{ productId: 'a', childSkus: [{ skuId: 'kelp', sorId: 'SOR-KELP' }], selected: { sku } }],
      accessoryList: [],
    },
  },
})

export const wishlistInvariants = [
  wherever(FavoriteSchema, [
    {
      id: 'item-twice',
      at: 'items',
      says: 'a wishlist has each product once',
      pairs: ({ items }) => [unique(productIds(items))],
      right: { part: { items: [{ productId: 'a' }, { productId: 'b' }] } },
      wrong: { part: { items: [{ productId: 'a' }, { productId: 'a' }] } },
    },
  ]),
  inAnswersOf('wishlist.retrieveWishlist', [
    {
      id: 'other-count',
      at: 'data.wishList.wishListCount',
      says: 'wishListCount counts items',
      pairs: ({ data: { wishList } }) => [[wishList.wishListCount, wishList.items.length]],
      right: { part: { data: { wishList: { wishListCount: 1, items: [{ productId: 'a' }] } } } },
      wrong: { part: { data: { wishList: { wishListCount: 2, items: [{ productId: 'a' }] } } } },
    },
    {
      id: 'item-twice',
      at: 'data.wishList.items',
      says: 'a wishlist has each product once',
      pairs: ({ data: { wishList } }) => [unique(productIds(wishList.items))],
      right: { part: { data: { wishList: { items: [{ productId: 'a' }] } } } },
      wrong: { part: { data: { wishList: { items: [{ productId: 'a' }, { productId: 'a' }] } } } },
    },
    {
      id: 'lists-differ',
      at: 'data.wishList.deviceList',
      says: 'deviceList and accessoryList have the products of items that are still sold, by their type',
      pairs: ({ data: { wishList } }) => {
        const { items, deviceList, accessoryList } = wishList
        const ofType = (type: string) => productIds(items.filter(({ itemType }) => itemType === type))
        return [
          sameItems(productIds(deviceList), ofType('DEVICE')),
          sameItems(productIds(accessoryList), ofType('ACCESSORY')),
        ]
      },
      right: {
        part: {
          data: {
            wishList: {
              items: [{ productId: 'a', itemType: 'DEVICE' }],
              deviceList: [{ productId: 'a' }],
              accessoryList: [],
            },
          },
        },
      },
      wrong: {
        part: {
          data: { wishList: { items: [{ productId: 'a', itemType: 'DEVICE' }], deviceList: [], accessoryList: [] } },
        },
      },
    },
    {
      id: 'favorites-differ',
      at: 'data.wishList.favorites',
      says: 'favorites has the wishlist with its items',
      pairs: ({ data: { wishList } }) => {
        const own = wishList.favorites.find(({ id }) => id === wishList.id)
        return own ? [sameItems(productIds(own.items), productIds(wishList.items))] : []
      },
      right: {
        part: {
          data: {
            wishList: { id: 'w', items: [{ productId: 'a' }], favorites: [{ id: 'w', items: [{ productId: 'a' }] }] },
          },
        },
      },
      wrong: {
        part: { data: { wishList: { id: 'w', items: [{ productId: 'a' }], favorites: [{ id: 'w', items: [] }] } } },
      },
    },
    {
      id: 'other-variant',
      at: 'data.wishList.deviceList[].selected.sku',
      says: 'the variant that is selected of a product is the one that was put on the wishlist, by sku or by sorId in any letter case',
      pairs: ({ data: { wishList } }) =>
        [...wishList.deviceList, ...wishList.accessoryList].flatMap(({ productId, childSkus, selected }) => {
          const item = wishList.items.find((one) => one.productId === productId)
          const asked = item?.sorId.toLowerCase()
          const saved = childSkus.find((sku) => [sku.sorId, sku.skuId].some((id) => id.toLowerCase() === asked))
          return selected && saved ? [[selected.sku, saved.skuId] as const] : []
        }),
      right: { part: wishOf('kelp') },
      wrong: { part: wishOf('tide') },
    },
    {
      id: 'other-wishlist',
      at: 'data.wishList.id',
      says: 'the wishlist that was asked for by wid is answered',
      pairs: ({ data: { wishList } }, { request }) => (request?.wid === undefined ? [] : [[wishList.id, request.wid]]),
      right: { part: { data: { wishList: { id: 'w' } } }, call: { request: { wid: 'w' } } },
      wrong: { part: { data: { wishList: { id: 'v' } } }, call: { request: { wid: 'w' } } },
    },
  ]),
  ...(['wishlist.addWishlist', 'wishlist.removeWishlist'] as const).map((key) =>
    inAnswersOf(key, [
      {
        id: 'count-cookie',
        at: 'set-cookie',
        says: 'the cookie wishListCount, or prospectWishListCount for anyone who is not signed in, is the number of products on the wishlist',
        pairs: ({ favorites }, { cookies, audience }) => {
          const count = favorites.reduce((all, { items }) => all + items.length, 0)
          const { wishlist: name } = countCookies(audience.endsWith('signed-in'))
          return cookies ? [[{ [name]: cookies[name] }, { [name]: String(count) }]] : []
        },
        right: { part: { favorites: [{ items: [{ productId: 'a' }] }] }, call: { cookies: { wishListCount: '1' } } },
        wrong: { part: { favorites: [{ items: [{ productId: 'a' }] }] }, call: { cookies: { wishListCount: '2' } } },
      },
    ]),
  ),
  ...(['wishlist.subscribe', 'wishlist.subscribeByEmail', 'wishlist.unsubscribe'] as const).map((key) =>
    inAnswersOf(key, [
      {
        id: 'notice-differs',
        at: 'notifyMe',
        says: 'notifyMe is true for the sku that was subscribed to, and false once that is cancelled',
        pairs: (answer, { request }) => [
          [answer.notifyMe, key !== 'wishlist.unsubscribe'],
          ...(request ? [[answer.skuId, request.skuId] as const, [answer.productId, request.productId] as const] : []),
        ],
        right: {
          part: { notifyMe: key !== 'wishlist.unsubscribe', skuId: 'a', productId: 'p' },
          call: { request: { skuId: 'a', productId: 'p' } },
        },
        wrong: { part: { notifyMe: key === 'wishlist.unsubscribe', skuId: 'a', productId: 'p' } },
      },
    ]),
  ),
]
