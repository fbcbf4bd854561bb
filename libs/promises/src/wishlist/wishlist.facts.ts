import type { Product } from '@soe/contracts'
import { effect, lostBy, refutes, fromAnswer, type Fact } from '../promise/fact'
import type { Pair } from '../promise/invariant'

export interface WishlistFact {
  readonly count: number
  /** Products, sorted. */
  readonly products?: readonly string[] | undefined
}

const listOf = (items: readonly { readonly productId: string }[], count = items.length): WishlistFact => ({
  count,
  products: items.map(({ productId }) => productId).sort(),
})

const itemsIn = <Item>(favorites: readonly { readonly items: readonly Item[] }[]) =>
  favorites.flatMap(({ items }) => items)

const withProducts = (products: Iterable<string>): WishlistFact => {
  const sorted = [...new Set(products)].sort()
  return { count: sorted.length, products: sorted }
}

const phone = { favorites: [{ items: [{ productId: 'phone' }] }] }

export const wishlistFact: Fact<WishlistFact> = {
  name: 'wishlist',
  says: 'a wishlist has what was put on it, and nothing else',
  sources: [
    fromAnswer('wishlist.retrieveWishlist', ({ request, answer: { data } }) =>
      request && request.wid === undefined ? listOf(data.wishList.items, data.wishList.wishListCount) : undefined,
    ),
    fromAnswer('wishlist.retrieveFavorites', ({ answer }) => listOf(itemsIn(answer.favorites))),
    fromAnswer('wishlist.addWishlist', ({ answer }) => listOf(itemsIn(answer.favorites))),
    fromAnswer('wishlist.removeWishlist', ({ answer }) => listOf(itemsIn(answer.favorites))),
    fromAnswer('recommendations.getRtCartCount', ({ answer }) => ({ count: answer.wishListCount })),
    fromAnswer('omni.readDL', ({ answer }) => ({ count: answer.dataLayer.wishListCount })),
  ],
  effects: {
    ...effect('wishlist.addWishlist', (before, { request }) =>
      before?.products && request
        ? withProducts([...before.products, ...itemsIn(request.data.favorites).map(({ productId }) => productId)])
        : undefined,
    ),
    ...effect('wishlist.removeWishlist', (before, { request }) => {
      const gone = request?.data.favorites.flatMap(({ items }) => items.map(({ deviceId }) => deviceId))
      return before?.products && gone ? withProducts(before.products.filter((id) => !gone.includes(id))) : undefined
    }),
  },
  refutes: [
    refutes(
      ['wishlist.removeWishlist'],
      'ITEM_NOT_FOUND',
      'a product of the wishlist can be removed',
      ({ products }, { data: { action: _, favorites, ...others } }) => {
        const items = itemsIn(favorites)
        const ids = items.map(({ deviceId }) => deviceId)
        // Further fields may name another list, or an item of another kind; what is named twice is gone the second time.
        const isPlain = [
          others,
          ...items.map(({ deviceId: _id, ...item }) => item),
          ...favorites.map(({ items: _items, ...list }) => list),
        ]
        return (
          isPlain.every((rest) => Object.keys(rest).length === 0) &&
          new Set(ids).size === ids.length &&
          ids.every((id) => products?.includes(id))
        )
      },
    ),
  ],
  compare: (said, known) => {
    const list: Pair[] = said.products && known.products ? [[said.products, known.products]] : []
    return [...list, [said.count, known.count]]
  },
  merge: (known, said) => (said.products || said.count !== known?.count ? said : known),
  right: [
    { key: 'wishlist.addWishlist', request: { data: phone }, answer: phone },
    { key: 'wishlist.retrieveFavorites', answer: phone },
    { key: 'recommendations.getRtCartCount', answer: { wishListCount: 1 } },
  ],
  wrong: [
    { key: 'wishlist.addWishlist', request: { data: phone }, answer: phone },
    { key: 'wishlist.retrieveFavorites', answer: { favorites: [{ items: [] }] } },
  ],
}

/** The variant of each product. */
type Variants = Readonly<Record<string, string>>

const variantsOf = (items: readonly { readonly productId: string; readonly sorId: string }[]): Variants =>
  Object.fromEntries(items.map(({ productId, sorId }) => [productId, sorId]))

const withVariant = (sorId: string) => ({ favorites: [{ items: [{ productId: 'phone', sorId }] }] })

export const variantsFact: Fact<Variants> = {
  name: 'wishedVariants',
  says: 'a product is on the wishlist in the variant that was put on it last',
  sources: [
    fromAnswer('wishlist.retrieveWishlist', ({ request, answer: { data } }) =>
      request && request.wid === undefined ? variantsOf(data.wishList.items) : undefined,
    ),
    ...(['wishlist.retrieveFavorites', 'wishlist.addWishlist', 'wishlist.removeWishlist'] as const).map((key) =>
      fromAnswer(key, ({ answer }) => variantsOf(itemsIn(answer.favorites))),
    ),
  ],
  effects: effect('wishlist.addWishlist', (before, { request }) => {
    const items = request && itemsIn(request.data.favorites)
    const isOnce = items && new Set(items.map(({ productId }) => productId)).size === items.length
    return isOnce ? { ...before, ...variantsOf(items) } : undefined
  }),
  compare: (said, known) =>
    Object.keys(said)
      .filter((product) => known[product] !== undefined)
      .map((product) => [{ [product]: said[product] }, { [product]: known[product] }]),
  merge: (known, said) => ({ ...known, ...said }),
  right: [
    { key: 'wishlist.addWishlist', request: { data: withVariant('a') }, answer: withVariant('a') },
    { key: 'wishlist.addWishlist', request: { data: withVariant('b') }, answer: withVariant('b') },
  ],
  wrong: [
    { key: 'wishlist.addWishlist', request: { data: withVariant('a') }, answer: withVariant('a') },
    { key: 'wishlist.retrieveFavorites', answer: withVariant('b') },
  ],
}

type Notices = Readonly<Record<string, boolean>>

const noticesOf = (products: readonly Product[]): Notices =>
  Object.fromEntries(products.flatMap(({ childSkus }) => childSkus.map(({ skuId, notifyMe }) => [skuId, notifyMe])))

export const noticesFact: Fact<Notices> = {
  name: 'notices',
  says: 'a notice that was requested is there until it is cancelled',
  sources: [
    fromAnswer('wishlist.subscribe', ({ answer: { skuId, notifyMe } }) => ({ [skuId]: notifyMe })),
    fromAnswer('wishlist.unsubscribe', ({ answer: { skuId, notifyMe } }) => ({ [skuId]: notifyMe })),
    fromAnswer('catalogue.getProduct', ({ answer }) => noticesOf([answer.product])),
    fromAnswer('wishlist.retrieveWishlist', ({ answer: { data } }) =>
      noticesOf([...data.wishList.deviceList, ...data.wishList.accessoryList]),
    ),
  ],
  effects: {
    ...effect('wishlist.subscribe', (before, { answer }) => ({ ...before, [answer.skuId]: true })),
    ...effect('wishlist.unsubscribe', (before, { answer }) => ({ ...before, [answer.skuId]: false })),
  },
  compare: (said, known) =>
    Object.keys(said)
      .filter((sku) => known[sku] !== undefined)
      .map((sku) => [{ [sku]: said[sku] }, { [sku]: known[sku] }]),
  merge: (known, said) => ({ ...known, ...said }),
  right: [
    { key: 'wishlist.subscribe', answer: { skuId: 'a', notifyMe: true } },
    { key: 'catalogue.getProduct', answer: { product: { childSkus: [{ skuId: 'a', notifyMe: true }] } } },
  ],
  wrong: [
    { key: 'wishlist.subscribe', answer: { skuId: 'a', notifyMe: true } },
    { key: 'catalogue.getProduct', answer: { product: { childSkus: [{ skuId: 'a', notifyMe: false }] } } },
  ],
}

export const wishlistIdFact: Fact<string> = {
  name: 'wishlistId',
  says: 'a shopper has one wishlist, which nobody else is given as their own',
  privateBut: [],
  sources: [
    fromAnswer('wishlist.retrieveWishlist', ({ request, answer: { data } }) =>
      request && request.wid === undefined && data.wishList.id !== '' ? data.wishList.id : undefined,
    ),
    fromAnswer('wishlist.retrieveFavorites', ({ answer: { favorites } }) => favorites[0]?.id),
  ],
  effects: lostBy('wishlist.addWishlist'),
  right: [
    { key: 'wishlist.retrieveFavorites', answer: { favorites: [{ id: 'w', items: [] }] } },
    { key: 'wishlist.retrieveFavorites', answer: { favorites: [{ id: 'w', items: [] }] } },
  ],
  wrong: [
    { key: 'wishlist.retrieveFavorites', answer: { favorites: [{ id: 'w', items: [] }] } },
    { key: 'wishlist.retrieveFavorites', answer: { favorites: [{ id: 'w', items: [] }] }, by: 'another' },
  ],
}

/** Names of what is on the wishlist, and the words that search engines are given. */
interface SearchWords {
  readonly names?: readonly string[]
  readonly keywords?: readonly string[]
}

const wished = (productDisplayName: string) => ({
  key: 'wishlist.retrieveWishlist' as const,
  request: {},
  answer: {
    data: {
      wishList: {
        items: [{ productId: 'phone' }],
        deviceList: [{ productId: 'phone', productDisplayName, childSkus: [] }],
        accessoryList: [],
      },
    },
  },
})

const foundBy = (...keywords: readonly string[]) =>
  ({ key: 'wishlist.getSeoDetails', answer: { seo: { keywords } } }) as const

export const searchWordsFact: Fact<SearchWords> = {
  name: 'searchWords',
  says: "search engines are given the names of the wishlist's products, before any others",
  sources: [
    fromAnswer('wishlist.retrieveWishlist', ({ request, language, answer: { data } }) => {
      const { items, deviceList, accessoryList } = data.wishList
      const products = new Map(
        [...deviceList, ...accessoryList].map(({ productId, productDisplayName }) => [productId, productDisplayName]),
      )
      const names = items.map(({ productId }) => products.get(productId))
      const isWhole = names.every((name) => name !== undefined)
      return request?.wid === undefined && language !== 'es' && isWhole ? { names } : undefined
    }),
    fromAnswer('wishlist.getSeoDetails', ({ language, answer: { seo } }) =>
      language === 'es' ? undefined : { keywords: seo.keywords },
    ),
  ],
  effects: lostBy('wishlist.addWishlist', 'wishlist.removeWishlist'),
  compare: (said, known) => {
    const { names, keywords } = { ...known, ...said }
    if (!names || !keywords) return []
    const right = [...new Set(names)]
    return [[keywords.slice(0, right.length).toSorted(), right.toSorted()]]
  },
  merge: (known, said) => ({ ...known, ...said }),
  right: [wished('Orbit 12'), foundBy('Orbit 12', 'Charger')],
  wrong: [wished('Orbit 12'), foundBy('Charger')],
}

export const wishlistFacts = [wishlistIdFact, wishlistFact, variantsFact, noticesFact, searchWordsFact]
