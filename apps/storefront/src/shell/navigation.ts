import { type Audience, isPrepay } from '@soe/rules'
import type { PageName, PathOf } from '@soe/shop-platform'

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

interface EntryRow {
  text: NavigationEntry['text']
  page: PageName
  forPrepaid?: true
}

const categories: readonly EntryRow[] = [
  { text: 'smartphones', page: 'smartphones/' },
  { text: 'watches', page: 'watches' },
  { text: 'tablets', page: 'tablets' },
  { text: 'accessories', page: 'accessories' },
  { text: 'prepaid', page: 'smartphones/prepaid' },
]

const prepaidPhones: EntryRow = { text: 'prepaidPhones', page: 'smartphones/prepaid', forPrepaid: true }

const pageEntries: readonly EntryRow[] = [
  { text: 'plans', page: 'compareplan', forPrepaid: true },
  { text: 'tradeIn', page: 'tradein' },
  { text: 'ownDevice', page: 'byod' },
  { text: 'support', page: 'support', forPrepaid: true },
]

export const navigationFor = (audience: Audience, pathOf: PathOf): Navigation => {
  const entriesOf = (rows: readonly EntryRow[]) => rows.map(({ text, page }) => ({ text, href: pathOf(page) }))
  if (!isPrepay(audience)) return { shop: entriesOf(categories), entries: entriesOf(pageEntries) }
  return { shop: [], entries: entriesOf([prepaidPhones, ...pageEntries.filter(({ forPrepaid }) => forPrepaid)]) }
}

/** The longest match wins, so that the prepaid grid does not count as smartphones. */
export const currentEntry = (entries: readonly NavigationEntry[], path: string): NavigationEntry | undefined =>
  entries
    .filter(({ href }) => `${path}/`.startsWith(href))
    .toSorted((left, right) => right.href.length - left.href.length)[0]
