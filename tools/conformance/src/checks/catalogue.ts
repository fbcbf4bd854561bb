import type { Audience, OperationKey } from '@soe/contracts'
import type { Check, CheckContext } from '../run/check'
import type { CallerOf } from './callers'
import { exampleOf } from '../shopping/examples'
import { fillCart, whereServed } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import { jsonOf } from '../target/exchange'
import { accessoryCall } from './courses/course'
import { readAll } from './reads/reads'
import { everyRead } from './alike-reads'

const reader: OperationKey = 'checkout.getCheckoutDetails'

const products = ['dev14000001', '<accessory.product>', '<otherAccessory.product>']

/** Reads of products, one by one or many together. */
const listings: readonly OperationKey[] = ['catalogue.listBundles', 'catalogue.listProducts', 'catalogue.getProduct']

const readProducts = async (context: CheckContext, shopper: Shopper) => {
  for (const productId of products)
    await whereServed(() => shopper.call('catalogue.getProduct', { query: { productId } }))
  for (const category of ['smartphones', 'accessories'])
    await whereServed(() => shopper.call('catalogue.listProducts', { query: { category } }))
  await readAll(context, shopper, ['catalogue.listBundles'])
  await whereServed(() => shopper.call('wishlist.addWishlist', exampleOf('wishlist.addWishlist')))
}

const addToCart = (shopper: Shopper) => {
  const addAccessories = ['bosun-charger-chalk', '<otherAccessory.sku>'].map((id) => ({ id, qty: 1 }))
  return whereServed(() => shopper.call('cart.addAccessories', accessoryCall({ mtn: 'newLine1', addAccessories })))
}

/** A cart of what is sold, between two rounds of the reads that describe products. */
const cartCheck = (audience: Audience): Check => ({
  name: 'what the catalogue says of a cart',
  family: 'effect',
  key: reader,
  audience,
  changes: true,
  run: async (context) => {
    context.needs('accessory.product', 'otherAccessory.product')
    const shopper = await context.shopper(audience)
    const others = everyRead.filter((read) => !listings.includes(read))
    await readProducts(context, shopper)
    await readAll(context, shopper, others)
    await fillCart(shopper)
    await readAll(context, shopper, [reader])
    await whereServed(() => shopper.call('cart.addFeatures', exampleOf('cart.addFeatures')))
    await addToCart(shopper)
    await readAll(context, shopper, [reader, ...others, ...listings])
  },
})

interface StockAnswer {
  readonly stores?: readonly { readonly locationCode: string }[]
}

/** The stock at one store right after that at another. */
const storesCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `${key} at one store after the other`,
  family: 'effect',
  key,
  audience,
  changes: false,
  run: async (context) => {
    const shopper = await context.sharedShopper(audience)
    const { query } = exampleOf(key, shopper.audience)
    const { exchange } = await shopper.call(key, { query: query ?? {} })
    const { stores = [] } = (jsonOf(exchange.response) ?? {}) as StockAnswer
    for (const { locationCode } of stores.slice(-2)) await shopper.call(key, { query: { ...query, locationCode } })
  },
})

interface ContentAnswer {
  readonly content?: Readonly<Record<string, unknown>>
}

/** All pages together and each alone, in each language. */
const pagesCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `${key} page by page`,
  family: 'effect',
  key,
  audience,
  changes: false,
  run: async (context) => {
    const shopper = await context.sharedShopper(audience)
    const languages: readonly Readonly<Record<string, string>>[] = [{}, { language: 'en' }, { language: 'es' }]
    const pages = new Set<string>()
    for (const query of languages) {
      const { exchange } = await shopper.call(key, { query })
      const { content = {} } = (jsonOf(exchange.response) ?? {}) as ContentAnswer
      for (const page of Object.keys(content)) pages.add(page)
    }
    for (const page of [...pages].slice(0, 4))
      for (const query of languages) await shopper.call(key, { query: { ...query, page } })
  },
})

/** The devices of an account, in every answer that has their values. */
const accountCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `${key} beside the lines of the account`,
  family: 'effect',
  key,
  audience,
  changes: false,
  run: async (context) => {
    const shopper = await context.sharedShopper(audience)
    await readAll(context, shopper, ['cart.listEligibleLines', key])
  },
})

/** The catalogue, product by product and by category, and a cart of what it sells: one price and one name for each. */
export const catalogueChecks = (keys: readonly OperationKey[], callerOf: CallerOf): Check[] => [
  cartCheck(callerOf(reader)),
  ...keys.filter((key) => key === 'catalogue.getInventory').map((key) => storesCheck(key, callerOf(key))),
  ...keys.filter((key) => key === 'content.getStaticContent').map((key) => pagesCheck(key, callerOf(key))),
  ...keys.filter((key) => key === 'tradeIn.accountDevices').map((key) => accountCheck(key, callerOf(key))),
]
