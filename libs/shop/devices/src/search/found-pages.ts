import { listPages, type PageEntry } from '@soe/shop-journey/listed-pages'
import type { Shop } from '@soe/shop-platform'
import type { Audience } from '@soe/rules'

/** Pages that answer questions which no product does. */
const names = [
  'prepaidPhones',
  'preOwned',
  'plans',
  'tradeIn',
  'ownDevice',
  'protection',
  'secondNumber',
  'offers',
  'unlocking',
  'homeInternet',
  'support',
  'cart',
  'orders',
  'hub',
] as const

/** A page, and the words that a search finds it by. */
export interface SearchablePage extends PageEntry {
  readonly words: string
}

/** The pages that an audience can find. */
export const searchablePages = (shop: Pick<Shop, 'addresses' | 'language'>, audience: Audience) =>
  listPages(names, shop, audience)
