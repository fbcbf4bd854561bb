import { named, type Page } from '@soe/shop-platform'

/** The cart that an agent of the chat holds. */
export const chatLockedPage: Page = {
  file: 'cart-locked-page',
  addresses: { 'cartLocked/chatRep': 'platform 2' },
  load: named('CartLockedPage', () => import('./cart-locked-page'), { isChat: true }),
  bar: 'G',
  isDrawn: true,
}
