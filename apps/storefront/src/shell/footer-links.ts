import { isPrepay, type Audience } from '@soe/rules'
import { buildPagePath, type PageName } from '@soe/shop-journey'

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
  | 'videoHelp'

interface FooterColumn {
  title: FooterText
  links: readonly { text: FooterText; href: string }[]
}

const shopLinks = [
  { text: 'smartphones', href: '/smartphones/' },
  { text: 'watches', href: '/watches/' },
  { text: 'tablets', href: '/tablets/' },
  { text: 'accessories', href: '/accessories/' },
  { text: 'prepaidPhones', href: '/smartphones/prepaid' },
  { text: 'certified', href: '/smartphones/?condition=certified-pre-owned' },
] as const

const prepaidShopLinks = shopLinks.filter(({ text }) => text === 'prepaidPhones' || text === 'accessories')

interface PageLink {
  text: FooterText
  page: PageName
  /** Prepaid shoppers hand nothing in. */
  notForPrepaid?: true
}

const pageColumns: readonly { title: FooterText; pages: readonly PageLink[] }[] = [
  {
    title: 'plans',
    pages: [
      { text: 'comparePlans', page: 'compareplan' },
      { text: 'protection', page: 'protection' },
    ],
  },
  {
    title: 'switch',
    pages: [
      { text: 'tradeIn', page: 'tradein', notForPrepaid: true },
      { text: 'ownDevice', page: 'byod' },
      { text: 'secondNumber', page: 'secondnumber' },
    ],
  },
  { title: 'support', pages: [{ text: 'videoHelp', page: 'stores/video-assist' }] },
]

export const footerColumns = (audience: Audience): readonly FooterColumn[] => {
  const columns = pageColumns.map(({ title, pages }) => ({
    title,
    links: pages
      .filter(({ notForPrepaid }) => !notForPrepaid || !isPrepay(audience))
      .map(({ text, page }) => ({ text, href: buildPagePath(page, { audience }) })),
  }))
  const shop = { title: 'shop' as const, links: isPrepay(audience) ? prepaidShopLinks : shopLinks }
  return [shop, ...columns]
}

/** Where a shopper is about to buy, the footer is one row. */
const shortOn =
  /^\/sales\/[^/]+\/(express|cart|orderreview|prospectCheckout|checkout|aboutyourself|delivery|payment|agreement)/i

export const isFooterShort = (path: string): boolean => shortOn.test(path)
