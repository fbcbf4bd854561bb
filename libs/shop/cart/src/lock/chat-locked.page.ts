import { named, type Page } from '@soe/shop-platform'

export const chatLockedPage: Page = {
  file: 'cart-locked-page',
  addresses: { 'cartLocked/chatRep': 'platform 2' },
  load: named('CartLockedPage', () => import('./cart-locked-page'), { isChat: true }),
  bar: 'G',
  isDrawn: true,
}
