import { withSearch } from '@soe/shop-journey'
import type { PageRecord } from '@soe/shop-platform'

const leadTo =
  (name: 'leadToGiftCard' | 'leadToGrid' | 'leadToProduct'): NonNullable<PageRecord['leadTo']> =>
  async (shop, address) =>
    (await import('./lead-to-catalogue'))[name](shop, address)

/** Addresses that lead to grids and products. */
export const catalogueLeads: readonly PageRecord[] = [
  {
    file: 'lead-page',
    addresses: { 'shop/accessories': 'platform 2' },
    leadTo: async ({ pathOf }, { search }) => withSearch(pathOf('accessories'), search),
    nextGen: { 'shop/accessories': 'shop/accessories' },
    bar: 'A',
    tracked: ['accessories landing'],
    chat: { context: 'gridwall', priority: 'Low' },
  },
  {
    file: 'lead-page',
    addresses: {
      gridwall: 'platform 2',
      'gridwall/smartphones': 'commerce 2.5',
      'gridwall/:category': 'chosen',
      'sales/smartphones': 'chosen',
    },
    leadTo: leadTo('leadToGrid'),
    bar: 'A',
    tracked: ['gridwall'],
    chat: { context: 'gridwall', priority: 'Low' },
  },
  { file: 'lead-page', addresses: { 'products/gift-cards': 'commerce 5' }, leadTo: leadTo('leadToGiftCard'), bar: 'B' },
  { file: 'lead-page', addresses: { pdp: 'platform 2' }, leadTo: leadTo('leadToProduct'), bar: 'B' },
]
