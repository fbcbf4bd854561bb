import { isPrepay, type Audience } from '@soe/rules'
import type { PageName, PathOf, Query } from '@soe/shop-platform'

export type FooterText =
  | 'shop'
  | 'smartphones'
  | 'watches'
  | 'tablets'
  | 'accessories'
  | 'prepaidPhones'
  | 'certified'
  | 'plans'
  | 'comparePlans'
  | 'protection'
  | 'switch'
  | 'tradeIn'
  | 'ownDevice'
  | 'secondNumber'
  | 'support'
  | 'helpCenter'
  | 'videoHelp'
  | 'orders'

interface FooterColumn {
  title: FooterText
  links: readonly { text: FooterText; href: string }[]
}

interface PageLink {
  text: FooterText
  page: PageName
  query?: Query
  notForPrepaid?: true
}

const pageColumns: readonly { title: FooterText; pages: readonly PageLink[] }[] = [
  {
    title: 'shop',
    pages: [
      { text: 'smartphones', page: 'smartphones/', notForPrepaid: true },
      { text: 'watches', page: 'watches', notForPrepaid: true },
      { text: 'tablets', page: 'tablets', notForPrepaid: true },
      { text: 'accessories', page: 'accessories' },
      { text: 'prepaidPhones', page: 'smartphones/prepaid' },
      {
        text: 'certified',
        page: 'smartphones/',
        query: { condition: 'certified-pre-owned' },
        notForPrepaid: true,
      },
    ],
  },
  {
    title: 'plans',
    pages: [
      { text: 'comparePlans', page: 'compareplan' },
      { text: 'protection', page: 'protection/about', notForPrepaid: true },
    ],
  },
  {
    title: 'switch',
    pages: [
      { text: 'tradeIn', page: 'tradein', notForPrepaid: true },
      { text: 'ownDevice', page: 'byod' },
      { text: 'secondNumber', page: 'secondnumber/about', notForPrepaid: true },
    ],
  },
  {
    title: 'support',
    pages: [
      { text: 'helpCenter', page: 'support' },
      { text: 'orders', page: 'orders' },
      { text: 'videoHelp', page: 'stores/video-assist' },
    ],
  },
]

export const footerColumns = (audience: Audience, pathOf: PathOf): readonly FooterColumn[] =>
  pageColumns.map(({ title, pages }) => ({
    title,
    links: pages
      .filter(({ notForPrepaid }) => !notForPrepaid || !isPrepay(audience))
      .map(({ text, page, query }) => ({ text, href: pathOf(page, query) })),
  }))

/** Where a shopper is about to buy, the footer is one row. */
const shortOn =
  /^\/sales\/[^/]+\/(express|cart|orderreview|prospectCheckout|checkout|aboutyourself|delivery|payment|agreement)/i

export const isFooterShort = (path: string): boolean => shortOn.test(path)
