import { type Audience, isPrepay } from '@soe/rules'
import { buildPagePath, type PageName } from '@soe/shop-journey'

export interface NavigationEntry {
  text:
    | 'smartphones'
    | 'watches'
    | 'tablets'
    | 'accessories'
    | 'prepaid'
    | 'prepaidPhones'
    | 'plans'
    | 'tradeIn'
    | 'ownDevice'
    | 'support'
  href: string
}

export interface Navigation {
  /** Behind the entry Shop; prepaid shoppers have one grid, and no such entry. */
  readonly shop: readonly NavigationEntry[]
  readonly entries: readonly NavigationEntry[]
}

/** Where Shop leads before its list can open. */
export const shopHref = '/products/allproducts/'

const categories: readonly NavigationEntry[] = [
  { text: 'smartphones', href: '/smartphones/' },
  { text: 'watches', href: '/watches/' },
  { text: 'tablets', href: '/tablets/' },
  { text: 'accessories', href: '/accessories/' },
  { text: 'prepaid', href: '/smartphones/prepaid' },
]

const prepaidPhones: NavigationEntry = { text: 'prepaidPhones', href: '/smartphones/prepaid' }

const pageEntries: readonly { text: NavigationEntry['text']; page: PageName; forPrepaid?: true }[] = [
  { text: 'plans', page: 'compareplan', forPrepaid: true },
  { text: 'tradeIn', page: 'tradein' },
  { text: 'ownDevice', page: 'byod' },
  { text: 'support', page: 'stores/video-assist', forPrepaid: true },
]

export const navigationFor = (audience: Audience): Navigation => {
  const isPrepaid = isPrepay(audience)
  const entries = pageEntries
    .filter(({ forPrepaid }) => !isPrepaid || forPrepaid)
    .map(({ text, page }) => ({ text, href: buildPagePath(page, { audience }) }))
  return isPrepaid ? { shop: [], entries: [prepaidPhones, ...entries] } : { shop: categories, entries }
}

/** The longest match wins, so that the prepaid grid does not count as smartphones. */
export const currentEntry = (entries: readonly NavigationEntry[], path: string): NavigationEntry | undefined =>
  entries
    .filter(({ href }) => `${path}/`.startsWith(href))
    .toSorted((left, right) => right.href.length - left.href.length)[0]
