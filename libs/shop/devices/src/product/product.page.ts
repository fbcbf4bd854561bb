import { isPrepay } from '@soe/rules'
import type { PageRecord } from '@soe/shop-platform'

export const productPage: PageRecord = {
  file: 'product-page',
  addresses: { product: 'chosen', prepaidProduct: 'chosen' },
  loadDocument: async (shop, path) => (await import('./product.server')).loadProduct(shop, path),
  isDrawn: true,
  isIndexed: true,
  submit: async (shop, path, form) => (await import('./product.server')).submitProduct(shop, path, form),
  bar: 'B',
  // The specification knows no payment by gift card.
  tracked: [
    { name: 'giftcard', when: ({ path }) => /^\/accessories\/[^/]*\bgift-card\b/.test(path) },
    'product detail',
  ],
  chat: { context: 'pdp', priority: 'Low' },
  next: [
    { when: ({ flowName }) => flowName.endsWith('ACC'), page: 'expresscart' },
    { when: ({ audience }) => isPrepay(audience), page: 'plans/prepaidPlans' },
    { when: ({ audience }) => audience === 'signed-in', page: 'mdnselection' },
    { page: 'numberselection' },
  ],
}
