import { type Audience, isPrepay } from '@soe/rules'

export interface NavigationEntry {
  text: 'smartphones' | 'watches' | 'tablets' | 'accessories' | 'prepaid'
  href: string
}

const postpaid: readonly NavigationEntry[] = [
  { text: 'smartphones', href: '/smartphones/' },
  { text: 'watches', href: '/watches/' },
  { text: 'tablets', href: '/tablets/' },
  { text: 'accessories', href: '/accessories/' },
  { text: 'prepaid', href: '/smartphones/prepaid' },
]

const prepaid: readonly NavigationEntry[] = [
  { text: 'smartphones', href: '/smartphones/prepaid' },
  { text: 'accessories', href: '/accessories/' },
]

export const navigationFor = (audience: Audience): readonly NavigationEntry[] =>
  isPrepay(audience) ? prepaid : postpaid

/** The longest match wins, so that the prepaid grid does not count as smartphones. */
export const currentEntry = (entries: readonly NavigationEntry[], path: string): NavigationEntry | undefined =>
  entries
    .filter(({ href }) => `${path}/`.startsWith(href))
    .toSorted((left, right) => right.href.length - left.href.length)[0]
