import { named, type Page } from '@soe/shop-platform'
import { friendsAndFamily } from './friends-and-family'

export const promoHubPage: Page = {
  file: 'promo-hub-page',
  addresses: { promohub: 'platform 2' },
  load: named('PromoHubPage', () => import('./promo-hub-page')),
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
