import type { PageRecord } from '@soe/shop-platform'
import { friendsAndFamily } from './friends-and-family'

export const promoHubPage: PageRecord = {
  file: 'promo-hub-page',
  addresses: { promohub: 'platform 2' },
  bar: 'B',
  tracked: [
    {
      name: 'friends and family promotion',
      when: ({ parameters }) => parameters.campaignName?.toLowerCase() === friendsAndFamily,
    },
    { name: 'promo hub cart', when: ({ cartCount }) => cartCount > 0 },
    'promo hub',
  ],
}
